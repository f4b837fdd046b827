"""Chapter: Bluff."""

from support.battle_table import side, table, token
from support.rule import rule


@rule("BR-BLF-01")
def test_a_bluff_goes_wherever_some_other_token_could():
    t = table(
        crab=side("crab_east", hand=("army-1", "navy-1", "shinobi-1", "diplomacy", "raid", "bluff")),
        crane=side("crane_south"),
        specials={"dragon_south": "harbor", "lion_capital": "peace", "islands_east": "scorched-earth"},
    )
    others = ("army-1", "navy-1", "shinobi-1", "diplomacy", "raid")
    somewhere_legal = set().union(*[t.crab.legal_spots(face) for face in others])
    assert t.crab.spots("bluff") == somewhere_legal
    assert t.crab.feints("bluff") == set()
    # An army's border, a navy's coast and harbor, the middle of any province: but not the impossible.
    assert {"crab_east>crane_south", "sea>crane_south", "dragon_capital>dragon_south"} < somewhere_legal
    assert {"crab_east", "unicorn_capital"} < somewhere_legal
    assert {"crane_south>crab_east", "lion_capital", "sea>islands_east"}.isdisjoint(somewhere_legal)


@rule("BR-BLF-01")
def test_a_bluff_is_never_a_breach_of_the_rules():
    for spot in ("crab_east>crane_south", "sea>crane_south", "crab_east", "crane_south"):
        t = table(crab=side("crab_east", hand=("army-1", "bluff")), crane=side("crane_south"))
        t.crab.places("bluff", spot)
        assert t.told("illegal") == []
        assert "bluff" in t.crab.hand


@rule("BR-BLF-02")
def test_a_bluff_cannot_be_put_on_top_of_a_token():
    t = table(
        crab=side("crab_east", hand=("army-1", "blessing-2", "bluff")),
        crane=side("crane_south"),
        pieces=[token("crab", "army-2", "crab_east>crane_south"), token("crab", "army-2", "crab_east")],
    )
    assert len(t.crab.spots("blessing-2")) == 2
    spots = t.crab.spots("bluff")
    assert not any(spot.startswith("piece-") for spot in spots)
    assert "crab_east>crane_south" not in spots
    t.crab.places("bluff", "crab_east")
    assert [piece["on"] for piece in t.view()["pieces"]] == [None, None, None]


@rule("BR-BLF-03")
def test_placing_the_bluff_saves_another_token_for_the_next_round():
    hand = ("army-1", "army-2", "army-3", "army-4", "army-5", "bluff")
    t = table(crab=side("crab_capital", hand=hand), crane=side("crane_capital"))
    for face in ("army-1", "bluff", "army-2", "army-3", "army-4"):
        t.crab.places(face, "crab_capital")
    assert t.round == 3
    assert t.crab.discard == ["army-1", "army-2", "army-3", "army-4"]
    assert {"army-5", "bluff"} <= set(t.crab.hand)
    assert "army-5" not in t.crab.pool
    assert (t.crab.seat, 4) in t.told("draw")


@rule("BR-BLF-04")
def test_a_bluff_comes_back_from_the_resolution_and_never_goes_to_the_discard_pile():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south"),
        pieces=[token("crab", "bluff", "crab_east>crane_south"), token("crab", "army-1", "crab_east")],
        phase="resolution",
    )
    assert t.crab.discard == ["army-1"]
    assert t.crab.hand.count("bluff") == 1
    order = [kind for kind in t.kinds if kind in ("discarded", "bluff_back", "round", "draw")]
    assert order[:2] == ["discarded", "bluff_back"]  # at once, not only when the next upkeep comes


@rule("BR-BLF-04")
def test_a_bluff_that_pays_for_a_card_comes_back_too():
    t = table(
        crab=side("crab_east", "shadowlands_north", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_south"),
        pieces=[token("crane", "army-1", "crane_south")],
        cards={"shadowlands_north": ("purge-the-weak", "crab")},
    )
    t.crab.plays("purge-the-weak", "bluff", t.crab.piece_at("crane_south"))
    assert t.crab.discard == []
    assert t.crab.own["bluff_before_screen"]
    t.crab.places("army-1", "crab_east")
    assert t.round == 3
    assert t.crab.discard == ["army-1"]
    assert t.crab.hand.count("bluff") == 1


@rule("BR-BLF-04")
def test_a_lion_bluff_that_stayed_for_the_battle_comes_back_too():
    t = table(
        lion=side("lion_east"),
        crane=side("crane_capital"),
        pieces=[token("lion", "bluff", "lion_east"), token("crane", "army-5", "crane_capital>lion_east")],
        phase="resolution",
    )
    assert t.owner("lion_east") == "crane"
    assert t.lion.discard == []
    assert t.lion.hand.count("bluff") == 1


@rule("BR-BLF-05")
def test_a_bluff_adds_nothing_to_a_battle():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south"),
        pieces=[
            token("crab", "army-2", "crab_east>crane_south"),
            token("crab", "bluff", "sea>crane_south"),
            token("crane", "army-1", "crane_south"),
            token("crane", "bluff", "crane_south"),
        ],
        phase="resolution",
    )
    assert "Battle for Crane South: Crab attacks with 2; Crane defends with 1; Crab takes it." in t.log


@rule("BR-BLF-05")
def test_a_bluff_alone_neither_attacks_nor_defends():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south", "crane_capital"),
        pieces=[token("crab", "bluff", "crab_east>crane_south"), token("crane", "bluff", "crane_capital")],
        phase="resolution",
    )
    assert t.told("battle") == t.told("defended") == []
    assert t.control("crane_south") == t.control("crane_capital") == (1, 0)


@rule("BR-BLF-06")
def test_a_bluff_closes_its_border_for_the_others():
    t = table(
        crab=side("crab_east", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_south", hand=("army-1", "bluff")),
    )
    t.crab.places("bluff", "crab_east>crane_south")
    assert "crane_south>crab_east" not in t.crane.spots("army-1")
    t.crane.choose("place:army-1")
    assert "BR-BLF-06" in t.crane.why_not("border:crab_east|crane_south")
