"""Battles of several players: who acts and when, who is an enemy, who joins late, who wins and goes home."""

from typing import Any

import pytest

from gorin.games.ccg.language.abilities import battle
from gorin.games.ccg.language.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.which.card_filters import FOLLOWER, PERSONALITY, enemy
from gorin.games.ccg.language.which.places import at_home, in_your_army
from gorin.games.ccg.language.which.players import ENEMY_LEADER, VICTORS
from gorin.games.ccg.table.sides import fighters_at
from gorin.games.ccg.war_of_honor.one_offs import switch_locations
from gorin.language.abilities import trait
from gorin.language.card_filters import any_, your
from gorin.language.picks import second_target, target
from gorin.language.selectors import SECOND, TARGET
from support.ccg_making import holding, strategy
from support.ccg_several import BOOK, plain, playable, war
from support.ccg_table import Table, unit
from support.moments import heard
from support.rule import rule

STRIKE = strategy("Test Strike", focus=1, text=(battle(target(enemy(PERSONALITY | FOLLOWER)), bow(TARGET)),))
BOAST = strategy("Test Boast", focus=1, text=(battle(lose_honor(1, ENEMY_LEADER)),))
RALLY = strategy("Test Rally", focus=1, text=(battle(target(any_(PERSONALITY, in_your_army)), bow(TARGET)),))
ADVICE = strategy(
    "Test Advice", focus=1, text=(battle(target(any_(PERSONALITY)), move_home(TARGET), absent=True),)
)
MARCH = strategy(
    "Test March",
    focus=1,
    text=(battle(target(your(PERSONALITY, at_home), anywhere=True), move_here(TARGET)),),
)
SPOILS = holding(
    "Test Spoils",
    gold=1,
    text=(trait(heard("province destroyed", "after a province is destroyed"), gain_honor(3, VICTORS)),),
)
RELIEF = strategy(
    "Test Relief",
    focus=1,
    text=(
        battle(
            target(your(PERSONALITY)),
            second_target(any_(PERSONALITY, at_home), anywhere=True),
            switch_locations(TARGET, SECOND),
        ),
    ),
)
several = playable(STRIKE, BOAST, RALLY, ADVICE, MARCH, SPOILS, RELIEF)

SOLDIER, IDLE = "plain-samurai", ("guard-1",)
"""Three Force; and a hand with nothing to play, whose player is asked all the same."""


def holding_cards(*slugs: str) -> dict[str, Any]:
    return {"hand": (*slugs, *IDLE)}


def names_in_order(t: Table) -> list[str]:
    """Who is asked in one round of passes."""
    asked: list[str] = []
    while t.s.in_combat:
        asked.append(t.asked)
        getattr(t, t.asked).passes()
    return asked


# --- who acts -----------------------------------------------------------------------------------------


@rule("WH-CMB-02", "WH-CMB-03", "WH-EXP-80", "WH-CMB-06")
def test_the_defender_begins_and_the_others_follow_clockwise_whoever_is_allied():
    idle = {name: plain(SOLDIER, hand=IDLE) for name in ("attacker", "guard", "defender", "raider")}
    assert names_in_order(war(**idle)) == ["defender", "raider", "attacker", "guard"]


@rule("WH-CMB-04", "WH-CMB-05", "WH-PRS-03")
def test_only_leaders_and_those_who_were_invited_act():
    t = war(
        attacker=plain(SOLDIER, **holding_cards("test-advice")),
        bystander=plain(**holding_cards("test-advice")),
        defender=plain(SOLDIER, **holding_cards("test-advice")),
        neighbour=plain(**holding_cards("test-advice", "test-strike")),
    )
    t.defender.passes()
    assert t.asked == "neighbour"
    assert t.neighbour.may == {"use:test-advice", "pass"}  # without a unit there, only what needs none
    t.neighbour.passes()
    assert t.asked == "attacker"
    t.attacker.passes()
    assert not t.s.in_combat


@rule("WH-CLR-28")
def test_a_guest_need_not_help_the_side_that_has_invited_him():
    t = war(
        attacker=plain(SOLDIER, hand=IDLE),
        defender=plain(SOLDIER, hand=IDLE),
        neighbour=plain(**holding_cards("test-advice")),
    )
    t.defender.passes()
    t.neighbour.chooses("use:test-advice")
    assert {"c" + str(t.card(SOLDIER, nth)) for nth in (0, 1)} <= {o.id for o in t.game.decision.options}


@rule("WH-GLO-15", "WH-GLO-26", "WH-RES-01")
def test_enemies_are_the_units_of_the_whole_other_side():
    t = war(
        attacker=plain(SOLDIER, hand=IDLE),
        raider=plain("plain-stranger", hand=IDLE),
        defender=plain("plain-shugenja", hand=IDLE),
        guard=plain(unit(SOLDIER, "plain-spearmen"), **holding_cards("test-strike")),
    )
    t.defender.passes()
    t.guard.chooses("use:test-strike")
    assert t.guard.may == {SOLDIER, "plain-stranger", "back"}
    assert f"c{t.card(SOLDIER, 1)}" not in {option.id for option in t.game.decision.options}


@rule("WH-GLO-21")
def test_for_an_ally_the_enemy_leader_leads_the_other_side():
    t = war(
        attacker=plain(SOLDIER, hand=IDLE),
        raider=plain(SOLDIER, **holding_cards("test-boast")),
        defender=plain(SOLDIER, hand=IDLE),
        guard=plain(SOLDIER, hand=IDLE),
    )
    t.defender.passes()
    t.guard.passes()
    t.attacker.passes()
    t.raider.uses("test-boast")
    assert [player["honor"] for player in t.game.view()["players"]] == [5, 5, 4, 5]


@rule("WH-CLR-09")
def test_your_army_holds_the_units_of_allies():
    t = war(
        attacker=plain(SOLDIER, hand=IDLE),
        defender=plain("plain-shugenja", **holding_cards("test-rally")),
        guard=plain("plain-stranger", hand=IDLE),
    )
    t.defender.chooses("use:test-rally")
    assert t.defender.may == {"plain-shugenja", "plain-stranger", "back"}


# --- who joins late -----------------------------------------------------------------------------------


def visited(role: str, **facts: Any) -> Table:
    """A battle into which the third player, who has this role, may move his Samurai."""
    t = war(
        attacker=plain(SOLDIER, hand=IDLE),
        defender=plain(SOLDIER, hand=IDLE),
        **{
            role: plain(home=[SOLDIER, "plain-stranger"], **holding_cards("test-march", "test-march")),
            **facts,
        },
    )
    t.defender.passes()
    return t


@rule("WH-MOV-04", "WH-MOV-05", "WH-MAN-18", "DE-ATK-16")
@pytest.mark.parametrize(("choice", "side", "army"), [("choice0", 1, [0, 2]), ("choice1", 2, [1, 2])])
def test_who_was_invited_by_both_chooses_with_the_first_unit_that_moves_in(
    choice: str, side: int, army: list[int]
):
    t = visited("guest")
    t.guest.uses("test-march", SOLDIER)
    assert t.prompt == "Fight on whose side?"
    t.guest.chooses(choice)
    assert t.s.allegiance[2] == side
    assert fighters_at(t.s, 4, side) == army
    assert t.guest.honor == 5  # there is no Honor in coming late
    t.attacker.passes()
    t.defender.passes()
    t.guest.uses("test-march", "plain-stranger")
    assert t.asked == "attacker"  # he was not asked again
    assert t.s.side[t.card("plain-stranger")] == side


@rule("WH-MOV-08", "WH-MOV-06")
@pytest.mark.parametrize(("role", "side"), [("mercenary", 1), ("neighbour", 2)])
def test_who_was_invited_by_one_side_joins_that_one(role: str, side: int):
    t = visited(role)
    getattr(t, role).uses("test-march", SOLDIER)
    assert (t.s.allegiance[2], t.s.side[t.card(SOLDIER, 2)]) == (side, side)
    assert t.asked == "attacker"


@rule("DE-BTL-24", "DE-BTL-30", "WH-PRS-07")
def test_who_was_not_invited_moves_nobody_in(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(BOOK, "everybody_acts", True)
    t = visited("bystander")
    assert t.asked == "bystander"
    assert t.bystander.may == {"pass"}


@pytest.mark.parametrize(("role", "side"), [("raider", 1), ("bystander", 0)])
def test_who_is_not_part_of_the_attack_switches_with_nobody(role: str, side: int):
    t = war(
        attacker=plain(SOLDIER, hand=IDLE),
        defender=plain("plain-shugenja", hand=("test-relief", *IDLE)),
        **{role: plain(home=["plain-stranger"], hand=IDLE)},
    )
    t.defender.uses("test-relief", "plain-shugenja", "plain-stranger")
    assert t.is_home("plain-shugenja") == bool(side)
    assert t.is_home("plain-stranger") != bool(side)
    assert t.s.side[t.card("plain-stranger")] == side


@rule("WH-MOV-07")
def test_a_unit_that_somebody_else_moves_goes_to_its_own_side():
    t = war(
        attacker=plain(SOLDIER, hand=IDLE),
        raider=plain("plain-stranger", hand=IDLE),
        defender=plain(SOLDIER, hand=("test-advice",)),
    )
    t.defender.uses("test-advice", "plain-stranger")
    assert t.is_home("plain-stranger")
    assert t.s.allegiance == [1, 1, 2]  # he stays an ally although he has no unit there


# --- who wins -----------------------------------------------------------------------------------------


@rule("WH-RES-02", "WH-RES-08", "WH-RES-16", "WH-RES-18", "WH-GLO-54", "DE-RES-25")
def test_the_leader_gains_the_honor_even_without_a_unit_there():
    t = war(
        attacker=plain(home=[SOLDIER]),
        raider=plain(SOLDIER, SOLDIER),
        defender=plain("plain-shugenja"),
        guard=plain(unit("plain-stranger", "plain-sword")),
    )
    t.fight()
    assert [player["honor"] for player in t.game.view()["players"]] == [5 + 2 * 3, 5, 5, 5]
    assert {t.zone("plain-shugenja"), t.zone("plain-stranger"), t.zone("plain-sword")} == {"discard"}


@rule("WH-RES-15", "WH-RES-07")
def test_the_defending_side_wins_with_the_force_of_an_ally():
    t = war(
        attacker=plain(SOLDIER),
        defender=plain("plain-shugenja"),
        guard=plain(SOLDIER),
    )
    t.fight()
    assert t.zone(SOLDIER) == "discard"
    assert (t.defender.honor, t.guard.honor) == (7, 5)


@rule("WH-RES-19", "WH-RES-20", "DE-RES-16")
def test_in_a_tie_each_leader_gains_one_for_each_card_of_the_other_side():
    t = war(
        attacker=plain("plain-shugenja"),
        raider=plain("plain-stranger"),
        defender=plain(SOLDIER),
    )
    t.fight()
    assert (t.attacker.honor, t.raider.honor, t.defender.honor) == (5 + 1, 5, 5 + 2)


@rule("WH-GLO-51", "WH-GLO-52", "WH-GLO-53", "WH-PTV-06")
def test_who_has_units_there_has_destroyed_the_province_and_a_leader_without_any_has_not():
    t = war(
        attacker=plain("test-spoils", home=[SOLDIER]),
        raider=plain(SOLDIER, SOLDIER, SOLDIER),
        defender=plain(),
    )
    t.fight()
    assert t.defender.provinces == 3
    assert [player.destroyed for player in t.s.players] == [0, 1, 0]
    assert (t.attacker.honor, t.raider.honor) == (5, 5 + 3)


# --- who goes home ------------------------------------------------------------------------------------


@rule("WH-RES-24", "WH-RES-25", "WH-RES-27", "DE-RES-29")
def test_allies_of_the_defender_come_home_bowed_and_his_own_units_stay():
    t = war(
        attacker=plain(SOLDIER, hand=IDLE),
        defender=plain("plain-shugenja"),
        guard=plain(unit("plain-stranger", "plain-spearmen"), SOLDIER),
        raider=plain("plain-shugenja", hand=IDLE),
    )
    t.fight()
    assert t.is_home("plain-stranger")
    assert t.is_bowed("plain-stranger")
    assert t.is_bowed("plain-spearmen")
    assert not t.is_home("plain-shugenja")
    assert not t.is_bowed("plain-shugenja")


@rule("WH-RES-24", "DE-RES-29")
def test_the_attacker_and_his_allies_come_home_bowed():
    t = war(attacker=plain(SOLDIER), raider=plain("plain-stranger"), defender=plain("plain-shugenja"))
    t.fight()
    for slug in (SOLDIER, "plain-stranger"):
        assert t.is_home(slug)
        assert t.is_bowed(slug)
    moved = [line for line in t.log if "goes home" in line or "returns" in line]
    assert len(moved) == 2


@pytest.mark.parametrize(
    "bows", [pytest.param(False, marks=rule("WH-RES-31")), pytest.param(True, marks=rule("DE-RES-31"))]
)
def test_an_ally_of_the_defender_who_is_still_out_at_the_end(bows: bool, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(BOOK, "late_allies_bow", bows)
    t = war(
        attacker=plain(unit("plain-stranger", at=5)),
        defender=plain(
            provinces=[{"card": "farm-1", "fought": True}, *[{"card": "farm-2", "fought": True}] * 3]
        ),
        guard=plain(unit(SOLDIER, at=5)),
        phase="attack",
        segment="next-battle",
    )
    assert t.is_home(SOLDIER)
    assert t.is_bowed(SOLDIER) is bows
    assert t.is_bowed("plain-stranger")
    assert t.s.allegiance == [0, 0, 0]
    assert t.s.invited == [0, 0, 0]
