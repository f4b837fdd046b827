"""Chapter: Resolving Battles."""

import pytest

from support.battle_table import side, table, token
from support.rule import rule


def battle(*pieces, **facts):
    """Dragon South among its neighbours: Dragon inside, Lion, Phoenix and Crab around it."""
    sides = {
        "dragon": side("dragon_south", "dragon_capital"),
        "lion": side("lion_capital", "lion_northwest"),
        "phoenix": side("phoenix_capital"),
        "crab": side("lion_east"),
        **facts,
    }
    return table(**sides, phase="resolution", pieces=list(pieces))


def unheld(*pieces, **facts):
    """The same without the Dragon: the provinces in the north belong to nobody."""
    return battle(*pieces, dragon=side("dragon_west"), **facts)


def report(t):
    """What the log says of the battles."""
    return [line.removeprefix("Battle for ") for line in t.log if line.startswith("Battle for ")]


@rule("BR-BTL-01")
@pytest.mark.parametrize(
    ("face", "spot"),
    [("army-1", "lion_capital>dragon_south"), ("shinobi-1", "dragon_south")],
    ids=["on the border", "in the middle"],
)
def test_a_token_against_a_foreign_province_makes_a_battle(face, spot):
    t = battle(token("lion", face, spot))
    assert report(t) == ["Dragon South: Lion attacks with 1; Dragon defends with 0; Lion takes it."]


@rule("BR-BTL-01")
def test_a_token_on_the_border_makes_no_battle_where_its_arrow_comes_from():
    t = battle(token("lion", "army-1", "lion_capital>dragon_south"), token("crab", "army-1", "lion_east"))
    assert len(report(t)) == 1
    assert t.owner("lion_capital") == "lion"


@rule("BR-BTL-01")
def test_defending_tokens_alone_make_no_battle():
    t = battle(token("dragon", "army-3", "dragon_south"))
    assert report(t) == []


@rule("BR-BTL-02")
def test_every_clan_that_does_not_control_the_province_attacks_for_itself():
    t = battle(
        token("lion", "army-1", "lion_capital>dragon_south"),
        token("phoenix", "shinobi-2", "dragon_south"),
        token("crab", "army-1", "lion_east>dragon_south"),
    )
    assert report(t) == [
        "Dragon South: Lion attacks with 1, Phoenix attacks with 2, Crab attacks with 1; "
        "Dragon defends with 0; Phoenix takes it."
    ]


@rule("BR-BTL-03")
def test_attackers_do_not_add_their_totals():
    t = battle(
        token("lion", "army-2", "lion_capital>dragon_south"),
        token("phoenix", "army-1", "phoenix_capital>dragon_south"),
        token("dragon", "army-2", "dragon_south"),
    )
    assert t.owner("dragon_south") == "dragon"


@rule("BR-BTL-04")
def test_the_clan_that_controls_the_province_is_the_defender():
    # Not the clan after which it is called, and not the first clan that put a token there.
    t = battle(
        token("dragon", "army-2", "dragon_capital>dragon_south"),
        token("lion", "army-2", "dragon_south"),
        dragon=side("dragon_capital"),
        lion=side("lion_capital", "dragon_south"),
    )
    assert report(t) == ["Dragon South: Dragon attacks with 2; Lion defends with 2; Lion holds it."]


@rule("BR-BTL-05")
def test_a_controller_without_tokens_still_defends_with_the_bonuses():
    t = battle(
        token("lion", "army-3", "lion_capital>dragon_south"),
        dragon=side("dragon_south+3", "dragon_capital"),
    )
    assert report(t) == ["Dragon South: Lion attacks with 3; Dragon defends with 3; Dragon holds it."]
    assert t.control("dragon_south") == (1, 4)


@rule("BR-BTL-06")
def test_an_attacker_adds_up_all_own_tokens_aimed_at_the_province():
    t = battle(
        token("lion", "army-1", "lion_capital>dragon_south"),
        token("lion", "army-1", "lion_northwest>dragon_south"),
        token("lion", "shinobi-2", "dragon_south"),
        token("lion", "army-5", "lion_northwest>dragon_capital"),
    )
    assert "Dragon South: Lion attacks with 4; Dragon defends with 0; Lion takes it." in report(t)


@rule("BR-BTL-07")
def test_the_defender_adds_up_own_tokens_and_bonuses():
    t = battle(
        token("lion", "army-4", "lion_northwest>dragon_capital"),
        token("dragon", "army-1", "dragon_capital"),
        dragon=side("dragon_south", "dragon_capital+1"),
    )
    assert report(t) == ["Dragon Capital: Lion attacks with 4; Dragon defends with 4; Dragon holds it."]


@rule("BR-BTL-08")
def test_the_highest_total_wins():
    t = battle(
        token("lion", "army-1", "lion_capital>dragon_south"),
        token("phoenix", "army-3", "phoenix_capital>dragon_south"),
        token("dragon", "army-2", "dragon_south"),
    )
    assert t.owner("dragon_south") == "phoenix"


@rule("BR-BTL-09")
def test_a_tie_for_the_highest_total_goes_to_the_defender():
    t = battle(
        token("lion", "army-3", "lion_capital>dragon_south"), token("dragon", "army-3", "dragon_south")
    )
    assert t.owner("dragon_south") == "dragon"
    assert t.control("dragon_south") == (1, 1)


@rule("BR-BTL-10")
def test_a_tie_of_two_attackers_above_the_defender_goes_to_the_defender():
    t = battle(
        token("lion", "army-4", "lion_capital>dragon_south"),
        token("phoenix", "army-4", "phoenix_capital>dragon_south"),
        token("dragon", "army-2", "dragon_south"),
    )
    assert t.owner("dragon_south") == "dragon"
    assert t.control("dragon_south") == (1, 1)


@rule("BR-BTL-11")
def test_a_tie_below_the_highest_total_does_not_matter():
    t = battle(
        token("lion", "army-5", "lion_capital>dragon_south"),
        token("phoenix", "army-3", "phoenix_capital>dragon_south"),
        token("crab", "army-3", "lion_east>dragon_south"),
        token("dragon", "army-3", "dragon_south"),
    )
    assert t.owner("dragon_south") == "lion"


@rule("BR-BTL-12")
def test_an_empty_province_is_held_by_its_bonuses_alone():
    t = table(
        crab=side("crab_capital"),
        lion=side("lion_capital"),
        phase="resolution",
        pieces=[token("crab", "army-2", "crab_capital>shadowlands_south")],
    )
    assert report(t) == ["Shadowlands South: Crab attacks with 2; its defense is 1; Crab takes it."]
    assert t.owner("shadowlands_south") == "crab"


@rule("BR-BTL-13")
def test_nothing_happens_when_an_empty_province_is_not_won():
    t = unheld(token("lion", "army-2", "lion_northwest>dragon_capital"))
    assert report(t) == ["Dragon Capital: Lion attacks with 2; its defense is 2; nobody takes it."]
    assert t.owner("dragon_capital") is None
    assert t.control("dragon_capital") == (0, 0)
    assert not t.told("control")


@rule("BR-BTL-14")
def test_a_tie_of_two_attackers_leaves_an_empty_province_empty():
    t = unheld(
        token("lion", "army-4", "lion_capital>dragon_south"),
        token("phoenix", "army-4", "phoenix_capital>dragon_south"),
    )
    assert t.control("dragon_south") == (0, 0)
    assert not t.told("control")
    assert (t.lion.discard, t.phoenix.discard) == (["army-4"], ["army-4"])


@rule("BR-BTL-15")
def test_strength_one_takes_an_empty_province_without_bonus():
    t = unheld(token("lion", "army-1", "lion_capital>dragon_south"))
    assert (t.owner("dragon_south"), t.control("dragon_south")) == ("lion", (1, 0))


@rule("BR-BTL-16")
def test_all_tokens_of_a_battle_are_discarded_the_winners_too():
    t = battle(
        token("lion", "army-5", "lion_capital>dragon_south"),
        token("lion", "blessing-2", "lion_capital>dragon_south", on=1),
        token("phoenix", "army-1", "phoenix_capital>dragon_south"),
        token("dragon", "army-2", "dragon_south"),
    )
    assert t.owner("dragon_south") == "lion"
    assert t.pieces == set()
    assert t.lion.discard == ["army-5", "blessing-2"]
    assert t.phoenix.discard == ["army-1"]
    assert t.dragon.discard == ["army-2"]


@rule("BR-BTL-17", "BR-BTL-18")
@pytest.mark.parametrize("face", ["army-4", "army-6"])
def test_a_winning_attacker_puts_one_facedown_token_in_place_of_all_of_the_defenders(face):
    t = battle(
        token("lion", face, "lion_capital>dragon_south"),
        dragon=side("dragon_south+3", "dragon_capital"),
    )
    assert t.owner("dragon_south") == "lion"
    assert t.control("dragon_south") == (1, 0)
    assert t.dragon.own["control_pool"] == 29
    assert t.lion.own["control_pool"] == 27


@rule("BR-BTL-19", "BR-BTL-20")
def test_a_winning_defender_keeps_the_tokens_and_adds_one_faceup():
    t = battle(
        token("lion", "army-1", "lion_capital>dragon_south"),
        dragon=side("dragon_south+2", "dragon_capital"),
    )
    assert t.control("dragon_south") == (1, 3)
    assert t.view()["provinces"]["dragon_south"]["defense"] == 3


@rule("BR-BTL-21")
def test_beating_several_attackers_gives_one_faceup_token_per_province():
    t = battle(
        token("lion", "army-1", "lion_capital>dragon_south"),
        token("phoenix", "army-1", "phoenix_capital>dragon_south"),
        token("crab", "army-1", "lion_east>dragon_south"),
        token("dragon", "army-2", "dragon_south"),
        token("lion", "army-2", "lion_northwest>dragon_capital"),
    )
    assert t.control("dragon_south") == (1, 1)
    assert t.control("dragon_capital") == (1, 1)
