"""Crab cards: what each does, and what it may not do."""

import pytest

from support.lcg_table import conflict, side, table, who
from support.rule import rule

HOLDING = {"card": "manicured-garden", "cards": [{"card": "imperial-storehouse", "face_up": True}]}
WITH_HOLDING = (HOLDING, "ancestral-lands")


def test_hiruma_ambusher_silences_a_character_for_the_conflict():
    t = conflict(
        attacker=side("doji-challenger", home=["doji-whisperer"]),
        defender=side("yogo-outcast", hand=("hiruma-ambusher",)),
    )
    t.defender.plays("hiruma-ambusher", "choice0", "choice0")
    t.defender.uses("hiruma-ambusher", "doji-challenger")
    assert not t.attacker.may_use("doji-challenger")


def test_jade_tetsubo_takes_all_fate_of_somebody_weaker():
    t = conflict(
        attacker=side(who("doji-challenger", "jade-tetsubo")),
        defender=side(who("yogo-outcast", fate=2), who("akodo-toturi", fate=1)),
    )
    t.defender.passes()
    t.attacker.uses("jade-tetsubo")
    assert t.attacker.options == [t.attacker.ref("yogo-outcast")]
    t.attacker.picks("yogo-outcast")
    assert t.fate_on("yogo-outcast") == 0
    assert t.defender.fate == 7
    assert t.is_bowed("jade-tetsubo")


@pytest.mark.parametrize(("given", "honor", "fate"), [("choice0", 10, 6), ("choice1", 11, 5)])
def test_levy_leaves_the_choice_to_the_opponent(given, honor, fate):
    t = table(north=side("doji-whisperer", hand=("levy",)), south=side())
    t.north.uses("levy", "seat1")
    t.south.chooses(given)
    assert (t.north.honor, t.north.fate) == (honor, fate)


@rule("LCG-SEL-02")
def test_levy_leaves_no_choice_to_whom_one_of_the_two_is_missing():
    t = table(north=side("doji-whisperer", hand=("levy",)), south=side(fate=0))
    t.north.uses("levy", "seat1")
    assert t.south.options == ["choice1"]
    t.south.chooses("choice1")
    assert (t.north.honor, t.north.fate) == (11, 5)


def test_the_mountain_does_not_fall_keeps_a_defender_ready():
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side("hida-kisada", hand=("the-mountain-does-not-fall",)),
    )
    t.defender.uses("the-mountain-does-not-fall", "hida-kisada")
    t.everybody_passes()
    assert not t.is_bowed("hida-kisada")
    assert t.is_bowed("doji-challenger")


@rule("LCG-CLAR-07")
def test_way_of_the_crab_costs_a_crab_and_the_opponent_one_of_theirs():
    t = table(
        north=side("eager-scout", "doji-whisperer", hand=("way-of-the-crab",)),
        south=side("yogo-outcast", "bayushi-liar"),
    )
    t.north.uses("way-of-the-crab")
    assert t.north.ref("doji-whisperer") not in t.north.options
    t.north.picks("eager-scout", "seat1")
    t.south.picks("bayushi-liar")
    assert (t.zone("bayushi-liar"), t.zone("yogo-outcast")) == ("discard", "play")


def test_borderlands_fortifications_changes_places():
    here = {"card": "manicured-garden", "cards": [{"card": "borderlands-fortifications", "face_up": True}]}
    t = table(north=side("doji-whisperer", provinces=(here, "ancestral-lands")), south=side())
    t.north.uses("borderlands-fortifications", "eager-scout")
    assert t.s.lies_in[t.card("borderlands-fortifications")] == 1


def test_hida_guardian_helps_another_by_the_holdings():
    t = conflict(
        attacker=side("hida-guardian", "doji-whisperer", provinces=WITH_HOLDING),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.uses("hida-guardian", "doji-whisperer")
    assert t.skills("doji-whisperer") == (2, 5)


def test_hida_guardian_without_a_holding_does_nothing():
    t = conflict(attacker=side("hida-guardian", "doji-whisperer"), defender=side("yogo-outcast"))
    t.defender.passes()
    assert not t.attacker.may_use("hida-guardian")


def test_hida_tomonatsu_takes_an_attacker_along():
    t = conflict(
        attacker=side("doji-whisperer", "doji-hotaru"), defender=side("hida-tomonatsu", "hida-kisada")
    )
    t.fight()
    t.defender.uses("hida-tomonatsu")
    assert t.defender.ref("doji-hotaru") not in t.defender.options
    t.defender.picks("doji-whisperer")
    assert t.zone("doji-whisperer") == "deck"
    assert t.zone("hida-tomonatsu") == "discard"


def test_hiruma_yojimbo_does_not_attack():
    t = table(north=side("hiruma-yojimbo", "vanguard-warrior"), south=side("doji-whisperer"))
    while "ring" not in t.prompt:
        t.mirror.choose("pass", t.game.decision.seat)
    t.north.chooses("ring-air")
    while t.north.ref("vanguard-warrior") not in t.north.options:
        t.north.chooses(t.north.options[0])
    assert t.north.ref("hiruma-yojimbo") not in t.north.options


def test_intimidating_hida_punishes_a_pass():
    t = table(north=side("doji-whisperer"), south=side("intimidating-hida"))
    while not t.south.may_use("intimidating-hida"):
        t.mirror.choose("pass", t.game.decision.seat)
    t.south.uses("intimidating-hida")
    assert t.north.honor == 9


@pytest.mark.parametrize("card", ["kaiu-shuichi", "shrewd-yasuki"])
def test_a_holding_in_play_is_needed(card):
    t = conflict(attacker=side(card), defender=side("yogo-outcast"))
    t.defender.passes()
    assert not t.attacker.may_use(card)


def test_kaiu_shuichi_gains_fate():
    t = conflict(attacker=side("kaiu-shuichi", provinces=WITH_HOLDING), defender=side("yogo-outcast"))
    t.defender.passes()
    t.attacker.uses("kaiu-shuichi")
    assert t.attacker.fate == 6


def test_shrewd_yasuki_takes_one_of_two_cards():
    deck = ["fine-katana", "fine-katana", "ornate-fan", "banzai"]
    t = conflict(
        attacker=side("shrewd-yasuki", provinces=WITH_HOLDING, conflict=deck), defender=side("yogo-outcast")
    )
    t.defender.passes()
    t.attacker.uses("shrewd-yasuki")
    assert len(t.attacker.options) == 2
    t.attacker.chooses(t.attacker.options[0])
    assert len(t.attacker.hand) == 1
    assert len(t.s.players[0].conflict) == 3


@rule("LCG-MOD-04")
def test_vengeful_berserker_doubles_when_another_leaves():
    t = conflict(attacker=side("vengeful-berserker", "vanguard-warrior"), defender=side("yogo-outcast"))
    t.defender.passes()
    before = t.skills("vengeful-berserker")[0]
    t.attacker.uses("vanguard-warrior")
    t.attacker.uses("vengeful-berserker")
    assert t.skills("vengeful-berserker")[0] == 2 * before


def test_defend_the_wall_lets_the_defender_resolve_the_ring():
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side("hida-kisada", provinces=("defend-the-wall", "ancestral-lands")),
        ring="fire",
    )
    t.fight()
    t.defender.uses("defend-the-wall")
    assert t.asked == "defender"
    assert "Fire ring" in t.prompt
