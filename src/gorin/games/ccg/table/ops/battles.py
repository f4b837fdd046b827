"""Attacks and battles."""

from __future__ import annotations

from gorin.games.ccg.kinds import ATTACKING, DEFENDING, EVENT_RESOLVED, NO_SIDE, TACTICAL_USED
from gorin.games.ccg.table.contests import Fight, Rounds
from gorin.games.ccg.table.ops.moments import happen, remember
from gorin.games.ccg.table.reading import land, province
from gorin.games.ccg.table.sides import leader_of
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent


def declare_attack(s: CcgState, attacker: int, defender: int) -> None:
    """CE-ATK-02, WH-ATK-06, WH-ATK-07: each of the two leads a side."""
    _take_sides(s, attacker, defender)
    for each in s.provinces:
        each.fought = False
    s.tell("attack", (attacker, defender))


def _take_sides(s: CcgState, attacker: int, defender: int) -> None:
    s.attacker, s.defender = attacker, defender
    s.allegiance[attacker], s.allegiance[defender] = ATTACKING, DEFENDING


def invite(s: CcgState, seat: int, side: int) -> None:
    """WH-ATK-12 to WH-ATK-16, DE-ATK-07 to DE-ATK-12: it binds nobody."""
    s.invited[seat] |= side
    s.tell("invite", (leader_of(s, side), seat, side))


def join(s: CcgState, seat: int, side: int) -> None:
    """WH-MAN-09, WH-MAN-15, WH-MOV-05: for the rest of the attack he is an ally of this side."""
    s.allegiance[seat] = side
    s.tell("join", (seat, leader_of(s, side), side))


def open_battlefield(s: CcgState, attacker: int, defender: int) -> int:
    """CE-BTL-04: a place to fight at that is at no province. Returns its number."""
    place = s.next_province
    s.next_province += 1
    _take_sides(s, attacker, defender)
    s.tell("battlefield", (attacker, defender, place))
    return place


def engage(s: CcgState, place: int, quietly: bool = False) -> None:
    """`quietly`: nobody responds to it (DE-NAV-05)."""
    s.battlefield = place
    if s.settings.tactical_each_battle:
        s.used = [code for code in s.used if not TACTICAL_USED <= code < EVENT_RESOLVED]
    s.tell("engage", (place, *land(s, place)))
    (remember if quietly else happen)(s, TriggerEvent("engaged", NOTHING, s.attacker, NOTHING, place))


def set_combat(s: CcgState, in_combat: bool) -> None:
    s.in_combat = in_combat
    s.tell("combat", (int(in_combat),))


def mark_attackers(s: CcgState, cards: list[int]) -> None:
    for card in cards:
        s.attacked[card] = True
    s.forget_values()


def end_battle(s: CcgState) -> None:
    place = province(s, s.battlefield)
    if place is not None:
        place.fought = True
    s.battlefield = NOTHING
    s.tell("battle_end", ())


def end_attack(s: CcgState) -> None:
    s.attacker = s.defender = NOBODY
    s.allegiance = [NO_SIDE] * s.seats
    s.invited = [NO_SIDE] * s.seats
    s.attacked = [False] * len(s.attacked)
    s.tell("attack_end", ())


def save_province(s: CcgState, battle: Fight, place: int) -> None:
    """The province that was lost in this battle stands."""
    battle.falls = False
    s.tell("province_saved", (place, *land(s, place)))


def break_off(s: CcgState, battle: Fight) -> None:
    """DE-RES-33: the battle ends without resolution; nobody acts in it any more."""
    if not battle.break_off():
        return
    for step in s.stack[s.stack.index(battle) :]:
        if isinstance(step, Rounds):
            step.at = len(step.stages)
    s.tell("broken_off", (s.battlefield, *land(s, s.battlefield)))


def invade(s: CcgState, battle: Fight, side: int) -> None:
    """DE-NAV-01, DE-NAV-02: the battle that was chosen is a naval invasion."""
    battle.invading = side
    if side == ATTACKING:
        battle.first = s.attacker
    s.tell("invasion", (leader_of(s, side),))


def meet_invasion(s: CcgState, battle: Fight) -> None:
    """DE-NAV-04: somebody else has acted or passed."""
    battle.met = True
    s.forget_values()


def act_first(s: CcgState, battle: Fight, seat: int, personality: int) -> None:
    """CE-NAV-02."""
    battle.first, battle.only = seat, personality
    s.tell("first_action", (seat, personality, s.what[personality]))
