"""Where in the turn the game is: the phases, their segments, and who is to act."""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.acting.rounds import ActionRound
from gorin.games.ccg.fighting.attack import AttackPhase, Maneuvers, called_up
from gorin.games.ccg.fighting.battle import Battle, combat_order
from gorin.games.ccg.fighting.inviting import Invitations
from gorin.games.ccg.kinds import ATTACKING, DEFENDING, PHASES
from gorin.games.ccg.table.reading import provinces_of
from gorin.games.ccg.table.sides import leader_of
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.dynasty import DISCARDED, DynastyPhase
from gorin.games.ccg.turn.phases import Turn
from gorin.games.ccg.turn.setup import Match
from gorin.kernel.position_reader import PositionReader, read_name
from gorin.kernel.state import Step
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.questions import AskThing

FOLLOWING = {"straighten": "straighten_phase", "events": "events_phase", "end": "end_phase"}
AFTER = {
    "action": "attack_phase",
    "attack": "dynasty_phase",
    "battle": "dynasty_phase",
    "dynasty": "end_phase",
}
"""What comes after a phase that is in progress."""
MANEUVERS = {
    "attacker-infantry": (ATTACKING, False),
    "defender-infantry": (DEFENDING, False),
    "attacker-cavalry": (ATTACKING, True),
    "defender-cavalry": (DEFENDING, True),
}
INVITING = {"attacker-invites": ATTACKING, "defender-invites": DEFENDING}
NEXT_BATTLE, DISCARD = "next-battle", "discard"
SEGMENTS = {"attack": (*INVITING, *MANEUVERS, NEXT_BATTLE), "dynasty": (DISCARD,), "end": (DISCARD,)}
"""Within a phase, where it does not stand at its beginning."""
MOMENTS = {phase: number for number, phase in enumerate((*PHASES[1 : PHASES.index("end") + 1], "battle"))}
COURSE = ("phase", "segment", "to_act", "passed", "first")


# --- reading --------------------------------------------------------------------------------------


def read_phase(told: PositionReader) -> tuple[str, str]:
    """The phase, and the segment of it."""
    phase = list(MOMENTS)[told.name("phase", MOMENTS, MOMENTS["action"])]
    if not told.says("segment"):
        return phase, ""
    segments = SEGMENTS.get(phase, ())
    read_name(told.told["segment"], dict.fromkeys(segments, 0), told.place("segment"))
    return phase, str(told.told["segment"])


def steps_at(s: CcgState, told: PositionReader, phase: str, segment: str) -> list[Step]:
    """The steps in progress at this moment of the active player's turn."""
    match, turn = Match(), Turn(s.active)
    match.go("next_turn")
    if phase in FOLLOWING:
        turn.go("discard_down" if segment == DISCARD else FOLLOWING[phase])
        return [match, turn]
    turn.go(AFTER[phase])
    turn.at -= 1  # when the present phase is done it is closed first: something may wait for its end
    return [match, turn, *_within(s, told, phase, segment)]


def _within(s: CcgState, told: PositionReader, phase: str, segment: str) -> list[Step]:
    if phase == "action":
        return [_read_round(s, told, s.seats_from(s.active))]
    if phase == "battle":
        return _in_battle(s, told)
    if phase == "attack":
        return _attacking(s, told, segment)
    dynasty = DynastyPhase(s.active)
    if segment == DISCARD:
        dynasty.go("offer_discard")
        dynasty.way = DISCARDED  # a position tells everybody
    return [dynasty]


def _attacking(s: CcgState, told: PositionReader, segment: str) -> list[Step]:
    attack = AttackPhase(s.active)
    if segment:
        attack.go(segment.replace("-", "_"))
    if segment not in MANEUVERS:
        return [attack]
    attack.at += 1
    side, cavalry = MANEUVERS[segment]
    order = called_up(s, side)
    to_act = told.number("to_act", order[0])
    if to_act not in order:
        raise told.wrong("to_act", f"is one of those who assign: {', '.join(map(str, order))}")
    return [attack, *[Maneuvers(seat, side, cavalry) for seat in reversed(order[order.index(to_act) :])]]


def _in_battle(s: CcgState, told: PositionReader) -> list[Step]:
    """The Combat Segment of a battle."""
    attack, fight = AttackPhase(s.attacker), Battle(s.battlefield)
    attack.go("next_battle")
    fight.go("combat_is_over")
    return [attack, fight, _read_round(s, told, combat_order(s, s.defender))]


def _read_round(s: CcgState, told: PositionReader, order: list[int]) -> ActionRound:
    """CE-NAV-02: somebody else may have had the first opportunity."""
    first = told.number("first", order[0])
    if first not in order:
        raise told.wrong("first", f"is one of those who act: {', '.join(map(str, order))}")
    at = order.index(first)
    round = ActionRound(order[at:] + order[:at])
    to_act = told.number("to_act", first)
    if to_act not in order:
        raise told.wrong("to_act", f"is one of those who act: {', '.join(map(str, order))}")
    round.turn = round.order.index(to_act)
    round.passes = told.number("passed", 0, 0, len(order) - 1)
    return round


# --- writing --------------------------------------------------------------------------------------


def where(s: CcgState) -> dict[str, Any] | None:
    """Where the game is, as a position says it; None in the middle of something."""
    if not _is_between_things(s):
        return None
    steps = s.stack[2:-1]
    if not steps:
        return _of_turn(s.stack[1])
    kinds = [type(step) for step in steps]
    if kinds == [ActionRound] and s.phase == "action":
        return _with_round(s, "action", steps[0], s.seats_from(s.active))
    if kinds == [AttackPhase, Battle, ActionRound]:
        return _of_battle(s, steps[0], steps[1], steps[2])
    if kinds[0] == AttackPhase:
        return _of_attack(s, steps)
    return _of_dynasty(steps[0]) if kinds == [DynastyPhase] else None


def _is_between_things(s: CcgState) -> bool:
    """Nothing is half done: the turn waits for a choice of its own."""
    if s.outcome is not None or s.moments or s.held != NOTHING or len(s.stack) < 3:
        return False
    asks = isinstance(s.stack[-1], AskThing) and isinstance(s.stack[0], Match)
    turn = s.stack[1]
    return asks and isinstance(turn, Turn) and turn.seat == s.active and s.attacker in (NOBODY, s.active)


def _of_turn(turn: Step) -> dict[str, Any] | None:
    if turn.at < len(turn.stages) and turn.stages[turn.at] == "take_discard":
        return {"phase": "end", "segment": DISCARD}
    return None


def _of_attack(s: CcgState, steps: list[Step]) -> dict[str, Any] | None:
    attack, now = steps[0], steps[-1]
    if len(steps) == 1:
        stage = attack.stages[attack.at]
        return {"phase": "attack"} if stage == "declare" else {"phase": "attack", "segment": NEXT_BATTLE}
    if isinstance(now, Invitations) and not now.chosen:
        return {"phase": "attack", "segment": _name_of(now.side, INVITING)}
    return _of_maneuvers(s, now) if isinstance(now, Maneuvers) else None


def _of_maneuvers(s: CcgState, now: Maneuvers) -> dict[str, Any] | None:
    """The leader assigns first: nothing need be said of whose turn it is then."""
    if now.units or now.unit != NOTHING:
        return None
    told = {"phase": "attack", "segment": _name_of((now.side, now.cavalry), MANEUVERS)}
    return told if now.seat == leader_of(s, now.side) else {**told, "to_act": now.seat}


def _name_of(kind: Any, names: dict[str, Any]) -> str:
    return next(name for name, each in names.items() if each == kind)


def _of_battle(s: CcgState, attack: Step, battle: Step, round: Step) -> dict[str, Any] | None:
    if not isinstance(battle, Battle) or battle.apart or not s.in_combat:
        return None
    if isinstance(attack, AttackPhase) and attack.finishing:
        return None  # that the rest is fought in one go is not told
    if battle.place not in [place.id for place in provinces_of(s, s.defender)]:
        return None
    return _with_round(s, "battle", round, combat_order(s, s.defender))


def _of_dynasty(dynasty: Step) -> dict[str, Any] | None:
    assert isinstance(dynasty, DynastyPhase)
    stage = dynasty.stages[dynasty.at]
    if stage == "take":
        return {"phase": "dynasty"}
    if stage != "take_discard" or dynasty.is_secretly_done():
        return None
    return {"phase": "dynasty", "segment": DISCARD}


def _with_round(s: CcgState, phase: str, round: Step, order: list[int]) -> dict[str, Any] | None:
    """Whose opportunity it is, and how many have passed one after another; None where one is additional."""
    if not isinstance(round, ActionRound) or round.extra != NOBODY or round.granted or round.only != NOTHING:
        return None
    first = round.order[0]
    if first not in order:
        return None
    at = order.index(first)
    if round.order != order[at:] + order[:at]:
        return None
    told: dict[str, Any] = {"phase": phase, "to_act": round.seat(), "passed": round.passes}
    return told if at == 0 else {**told, "first": first}
