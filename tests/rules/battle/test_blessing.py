"""Chapter: Blessing."""

import pytest

import gorin
from support.battle_table import side, table, token
from support.rule import rule


@rule("BR-BLS-01")
def test_a_blessing_goes_faceup_on_an_own_facedown_army_navy_or_shinobi():
    for face, spot in (("army-1", "crab_east"), ("navy-1", "sea>crane_south"), ("shinobi-1", "lion_east")):
        t = table(
            crab=side("crab_east", hand=("blessing-2", "army-2", "bluff")),
            crane=side("crane_south"),
            pieces=[token("crab", face, spot)],
        )
        t.crab.places("blessing-2", spot)
        below, blessing = t.view()["pieces"]
        assert (blessing["face"], blessing["faceup"], blessing["on"]) == ("blessing-2", True, below["id"])
        assert "face" not in below
        t.crab.places("army-2", "crab_east")
        assert t.told("illegal") == []


@rule("BR-BLS-01", "BR-BLS-02")
def test_a_blessing_is_offered_for_own_facedown_tokens_only():
    t = table(
        crab=side("crab_east", hand=("blessing-2", "bluff"), discard=("army-3",)),
        crane=side("crane_south"),
        pieces=[
            token("crab", "army-1", "crab_east", id=1),
            token("crab", "raid", "crane_south", id=2),  # nobody can see that it is one
            token("crab", "army-5", "crab_east>crane_south", id=3, faceup=True),
            token("crane", "army-1", "crane_south", id=4),
        ],
    )
    t.crab.choose("place:blessing-2")
    assert t.crab.may == {"piece-1", "piece-2", "back"}
    assert "BR-BLS-02" in t.crab.why_not("piece:4")


@rule("BR-BLS-01")
def test_several_blessings_may_lie_on_one_token():
    t = table(
        crab=side("crab_east", hand=("army-1", "blessing-2", "blessing-2", "bluff")),
        crane=side("crane_south"),
    )
    t.crab.places("army-1", "crab_east>crane_south")
    t.crab.places("blessing-2", "crab_east>crane_south")
    t.crab.places("blessing-2", "crab_east>crane_south")
    assert t.told("illegal") == []
    assert "Battle for Crane South: Crab attacks with 5; Crane defends with 0; Crab takes it." in t.log


@rule("BR-BLS-02")
def test_a_blessing_on_a_bluff_raid_or_diplomacy_is_discarded():
    for face, spot in (("bluff", "crab_east"), ("raid", "crane_south"), ("diplomacy", "crab_east")):
        t = table(
            crab=side("crab_east", hand=("blessing-2", "army-1")),
            crane=side("crane_south"),
            pieces=[token("crab", face, spot)],
        )
        t.crab.places("blessing-2", spot)
        assert [args[0] for args in t.told("illegal")] == [t.crab.seat]
        assert "Crab's blessing 2" in next(line for line in t.log if "against the rules" in line)
        assert t.crab.discard.count("blessing-2") == 1


@rule("BR-BLS-02")
def test_a_blessing_on_a_foreign_token_is_discarded_and_helps_nobody():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south"),
        pieces=[
            token("crane", "shinobi-2", "crab_east"),
            token("crab", "blessing-2", "crab_east", on=1),
        ],
        phase="resolution",
    )
    assert [args[0] for args in t.told("illegal")] == [t.crab.seat]
    assert "Battle for Crab East: Crane attacks with 2; Crab defends with 0; Crane takes it." in t.log


def blessed_and_plain(**facts):
    """The Lion have a blessed token (1 under 2) and a plain one (3) on the board."""
    return table(
        **facts,
        pieces=[
            token("lion", "army-1", "lion_capital", id=1),
            token("lion", "blessing-2", "lion_capital", id=2, on=1),
            token("lion", "army-2", "lion_east", id=3),
        ],
    )


@rule("BR-BLS-03", "BR-SCT-06")
def test_cards_cannot_choose_a_blessed_token_nor_its_blessing():
    t = blessed_and_plain(
        crab=side("crab_capital", hand=("army-1", "bluff")),
        crane=side("crane_capital"),
        lion=side("lion_capital", "lion_east"),
    )
    for card in ("scout", "shugenja", "first-player"):
        t.crab.choose(f"play:{card}")
        assert t.crab.may == {"piece-3", "back"}
        assert "BR-BLS-03" in t.crab.why_not("piece:1") & t.crab.why_not("piece:2")
        with pytest.raises(gorin.IllegalChoice):
            t.crab.choose("piece-1")
        t.crab.choose("back")


@rule("BR-BLS-03")
def test_dark_cards_cannot_choose_a_blessed_token_either():
    for card, picks in (("dark-favors", ("crab_capital",)), ("purge-the-weak", ("army-1",))):
        t = blessed_and_plain(
            crab=side("crab_capital", "shadowlands_north", hand=("army-1", "army-2", "bluff")),
            lion=side("lion_capital", "lion_east"),
            cards={"shadowlands_north": (card, "crab")},
        )
        t.crab.plays(card, *picks)
        assert t.crab.may & {"piece-1", "piece-2", "piece-3"} == {"piece-3"}


@rule("BR-BLS-04")
def test_the_scorpion_cannot_look_at_a_blessed_token():
    t = blessed_and_plain(
        scorpion=side("scorpion_capital", hand=("army-1", "bluff")),
        lion=side("lion_capital", "lion_east"),
    )
    t.scorpion.places("army-1", "scorpion_capital")
    assert t.scorpion.may == {"piece-3", "pass"}
    assert "BR-BLS-04" in t.scorpion.why_not("piece:1")


@rule("BR-BLS-04")
def test_the_unicorn_cannot_swap_a_blessed_token():
    t = table(
        unicorn=side("unicorn_capital", "unicorn_east"),
        lion=side("lion_capital"),
        pieces=[
            token("unicorn", "army-1", "unicorn_capital", id=1),
            token("unicorn", "blessing-2", "unicorn_capital", id=2, on=1),
            token("unicorn", "army-2", "unicorn_capital", id=3),
            token("unicorn", "army-3", "unicorn_east", id=4),
        ],
        phase="resolution",
    )
    assert t.unicorn.may == {"piece-3", "piece-4", "pass"}
    t.unicorn.choose("piece-3")
    assert t.unicorn.may == {"piece-4", "back"}


@rule("BR-BLS-05")
def test_a_blessing_adds_its_strength_to_an_attack():
    t = table(
        crab=side("crab_east", hand=("army-3", "blessing-2", "bluff")),
        crane=side("crane_south"),
        pieces=[token("crane", "army-4", "crane_south")],
    )
    t.crab.places("army-3", "crab_east>crane_south")
    t.crab.places("blessing-2", "crab_east>crane_south")
    assert "Battle for Crane South: Crab attacks with 5; Crane defends with 4; Crab takes it." in t.log
    assert t.crab.discard == ["army-3", "blessing-2"]


@rule("BR-BLS-05")
def test_a_blessing_adds_its_strength_to_a_defense():
    t = table(
        phoenix=side("phoenix_east", hand=("army-1", "blessing-3", "bluff")),
        lion=side("lion_east"),
        pieces=[token("lion", "army-4", "lion_east>phoenix_east")],
    )
    t.phoenix.places("army-1", "phoenix_east")
    t.phoenix.places("blessing-3", "phoenix_east")
    assert "Battle for Phoenix East: Lion attacks with 4; Phoenix defends with 4; Phoenix holds it." in t.log


@rule("BR-BLS-06")
def test_raid_and_diplomacy_take_a_blessed_token_and_its_blessing():
    attack = [
        token("crab", "army-3", "crab_east>crane_south"),
        token("crab", "blessing-2", "crab_east>crane_south", on=1),
    ]
    for last, special in (
        (token("crab", "raid", "crane_south"), "scorched-earth"),
        (token("crane", "diplomacy", "crane_south"), "peace"),
    ):
        t = table(
            crab=side("crab_east"), crane=side("crane_south"), pieces=[*attack, last], phase="resolution"
        )
        assert t.special("crane_south") == special
        assert {"army-3", "blessing-2"} <= set(t.crab.discard)
        assert t.told("battle") == t.told("illegal") == []


@rule("BR-BLS-07")
def test_a_blessing_is_the_placement_of_that_turn():
    t = table(
        crab=side("crab_capital", hand=("army-1", "army-2", "blessing-2", "bluff")),
        crane=side("crane_capital", hand=("army-1", "army-2", "bluff")),
    )
    t.crab.places("army-1", "crab_capital")
    t.crane.places("army-1", "crane_capital")
    t.crab.places("blessing-2", "crab_capital")
    assert t.awaits == ["crane"]
    assert t.crab.hand == ["army-2", "bluff"]


@rule("BR-BLS-08")
def test_a_blessing_cannot_be_placed_without_an_own_token():
    t = table(
        crab=side("crab_east", hand=("blessing-2", "army-1", "bluff")),
        crane=side("crane_south"),
        pieces=[token("crane", "army-1", "crane_south>crab_east")],
    )
    assert "place:blessing-2" not in t.crab.may
    assert "BR-BLS-08" in t.crab.why_not("hand:blessing-2")
    t.crab.places("army-1", "crab_east")
    assert t.crab.spots("blessing-2") == {t.crab.piece_at("crab_east")}


@rule("BR-BLS-08")
@pytest.mark.parametrize(
    ("blessing", "words"),
    [
        (token("crab", "blessing-2", "crab_east>crane_south", faceup=True), "lies on a token"),
        (token("crab", "blessing-2", "crab_east", on=1), "at the same spot"),
        (token("crab", "blessing-2", "crab_east>mainland_west", on=1, faceup=False), "lies faceup"),
    ],
)
def test_a_blessing_alone_or_apart_from_its_token_cannot_be(blessing, words):
    with pytest.raises(gorin.InvalidPosition, match=words):
        table(
            crab=side("crab_east"),
            crane=side("crane_south"),
            pieces=[token("crab", "army-1", "crab_east>mainland_west"), blessing],
        )
