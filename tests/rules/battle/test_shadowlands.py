"""Chapter: The Shadowlands."""

import gorin
from support.battle_table import side, table, token
from support.rule import rule

NORTH, SOUTH = "shadowlands_north", "shadowlands_south"


@rule("BR-SHL-01")
def test_each_of_the_two_shadowlands_provinces_is_a_territory_of_its_own():
    for held, other in ((NORTH, SOUTH), (SOUTH, NORTH)):
        t = table(crab=side("crab_capital", held), crane=side("crane_capital"))
        told = t.view()["territories"]
        assert told[held]["owner"] == t.crab.seat
        assert told[other]["owner"] is None
        assert {name for name in told if "shadowlands" in name} == {NORTH, SOUTH}


@rule("BR-SHL-01")
def test_the_shadowlands_lie_behind_the_crab():
    t = table(crab=side(NORTH, SOUTH, hand=("army-1", "bluff")), crane=side("crane_capital"))
    assert {spot for spot in t.crab.legal_spots("army-1") if ">" in spot} == {
        f"{NORTH}>crab_capital",
        f"{NORTH}>crab_central",
        f"{NORTH}>crab_northwest",
        f"{SOUTH}>crab_capital",
    }


@rule("BR-SHL-02")
def test_both_shadowlands_provinces_have_a_defense_of_their_own():
    for province in (NORTH, SOUTH):
        for strength, owner in ((1, None), (2, "crab")):
            t = table(
                crab=side("crab_capital"),
                crane=side("crane_capital"),
                pieces=[token("crab", f"army-{strength}", f"crab_capital>{province}")],
                phase="resolution",
            )
            assert t.owner(province) == owner
            assert t.view()["provinces"]["mainland_south"]["defense"] == 0
            assert t.view()["provinces"][province]["defense"] > 0


@rule("BR-SHL-03")
def test_north_and_south_have_different_territory_cards():
    north, south = set(), set()
    for seed in range(30):
        cards = gorin.new("battle", seats=2, seed=seed).position()["territory_cards"]
        north.add(cards[NORTH]["card"])
        south.add(cards[SOUTH]["card"])
    assert len(north) == len(south) == 2
    assert north.isdisjoint(south)


@rule("BR-SHL-04", "BR-SHL-03")
def test_who_controls_a_shadowlands_province_takes_the_card_of_that_province():
    for province, card in ((NORTH, "purge-the-weak"), (SOUTH, "animate-the-dead")):
        t = table(
            crab=side("crab_capital", hand=("army-3", "bluff")),
            crane=side("crane_capital"),
            cards={NORTH: ("purge-the-weak", None), SOUTH: ("animate-the-dead", None)},
        )
        t.crab.places("army-3", f"crab_capital>{province}")
        assert t.crab.cards == {province: card}


@rule("BR-SHL-05")
def test_a_shadowlands_card_is_played_at_the_start_of_an_own_turn():
    t = table(
        crab=side("crab_capital", NORTH, hand=("army-1", "army-2", "bluff"), scouts=0, shugenja=0),
        crane=side("crane_capital", hand=("army-1", "bluff")),
        pieces=[token("crane", "army-2", "crane_capital", id=1)],
        cards={NORTH: ("dark-favors", "crab")},
    )
    tokens = {"place:army-1", "place:army-2", "place:bluff"}
    assert t.crab.may == tokens | {"play:dark-favors"}
    t.crab.places("army-1", "crab_capital")
    assert t.crab.may == set()
    assert "play:dark-favors" not in t.crane.may
    t.crane.places("army-1", "crane_capital")
    assert "play:dark-favors" in t.crab.may
    t.crab.plays("dark-favors", "crab_capital", "piece-1", "done")
    assert t.crab.cards == {}
    assert t.view()["territories"][NORTH]["played"]


@rule("BR-SHL-06")
def test_a_shadowlands_card_does_not_use_up_the_cards_of_a_turn():
    t = table(
        crab=side("crab_capital", "crab_east", NORTH, SOUTH, hand=("army-1", "army-2", "bluff"), shugenja=0),
        crane=side("crane_capital", hand=("army-2", "bluff")),
        specials={"islands_east": "defense+1"},
        pieces=[token("crane", "army-1", "crane_capital", id=i) for i in (1, 2, 3, 4)],
        cards={NORTH: ("dark-favors", "crab"), SOUTH: ("inspire-fear", "crab")},
    )
    t.crab.plays("inspire-fear", "crab_capital", "islands_east")
    t.crab.plays("scout", "piece-1")
    t.crab.plays("dark-favors", "crab_east", "piece-2", "done", "piece-2")
    assert t.awaits == ["crab"]  # nobody else was asked for a card in between
    assert t.crab.may == {"place:army-1", "place:army-2", "place:bluff", "play:scout"}


@rule("BR-SHL-07", "BR-SHL-08")
def test_the_shadowlands_give_no_honor():
    t = table(
        crab=side("crab_capital", f"{NORTH}+2", f"{SOUTH}+3", objective="way_of_the_sail"),
        crane=side("crane_capital+2"),
        phase="scoring",
    )
    assert t.crab.score == {"flowers": 2, "faceup": 0, "objective": 0, "territories": 0}
    assert t.crane.score["faceup"] == 2
    assert t.game.outcome.scores[t.crab.seat] == 2


@rule("BR-SHL-07")
def test_other_single_territories_would_give_honor():
    islands = ("islands_east", "islands_north", "islands_west")
    t = table(crab=side("crab_capital", *islands), crane=side(NORTH, SOUTH), phase="scoring")
    assert t.crab.score["territories"] == 5
    assert t.crane.score == {"flowers": 0, "faceup": 0, "objective": 0, "territories": 0}


@rule("BR-SHL-09")
def test_faceup_control_tokens_in_the_shadowlands_still_defend():
    for strength, owner in ((3, "crane"), (4, "lion")):
        t = table(
            crane=side("crane_capital", f"{NORTH}+2"),
            lion=side("crab_capital"),
            pieces=[token("lion", f"army-{strength}", f"crab_capital>{NORTH}")],
            phase="resolution",
        )
        assert f"Lion attacks with {strength}; Crane defends with 3" in " ".join(t.log)
        assert t.owner(NORTH) == owner
