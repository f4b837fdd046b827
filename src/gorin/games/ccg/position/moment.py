"""The steps in progress at a moment that is named by its phase."""

from __future__ import annotations

from gorin.games.ccg.acting.rounds import ActionRound
from gorin.games.ccg.fighting.attack import AttackPhase
from gorin.games.ccg.fighting.battle import Battle
from gorin.games.ccg.table.reading import provinces_of
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.dynasty import DynastyPhase
from gorin.games.ccg.turn.phases import Turn
from gorin.games.ccg.turn.setup import Match
from gorin.kernel.errors import InvalidPosition
from gorin.kernel.state import Step
from gorin.words.grammar.scope import NOTHING

FOLLOWING = {"straighten": "straighten_phase", "events": "events_phase", "end": "end_phase"}


def steps_at(s: CcgState, phase: str) -> list[Step]:
    """The active player's turn, at the beginning of a phase or in the middle of a battle."""
    match = Match()
    match.go("next_turn")
    turn = Turn(s.active)
    steps: list[Step] = [match, turn]
    if phase == "setup":
        return [Match()]
    if phase in FOLLOWING:
        turn.go(FOLLOWING[phase])
    elif phase == "action":
        _close_before(turn, "attack_phase")
        steps.append(ActionRound(s.seats_from(s.active)))
    elif phase == "attack":
        _close_before(turn, "dynasty_phase")
        steps.append(AttackPhase(s.active))
    elif phase == "dynasty":
        _close_before(turn, "end_phase")
        steps.append(DynastyPhase(s.active))
    else:
        _close_before(turn, "dynasty_phase")
        steps += _in_battle(s)
    return steps


def _close_before(turn: Turn, following: str) -> None:
    """When the present phase is done it is closed first, so that what waits for its end happens."""
    turn.go(following)
    turn.at -= 1


def _in_battle(s: CcgState) -> list[Step]:
    """The Combat Segment of a battle, before the first action."""
    ids = [place.id for place in provinces_of(s, s.defender)]
    if s.battlefield == NOTHING or s.battlefield not in ids:
        raise InvalidPosition("battle says at which province of the Defender it is fought")
    attack = AttackPhase(s.attacker)
    attack.go("next_battle")
    fight = Battle(s.battlefield)
    fight.go("end_combat")
    return [attack, fight, ActionRound([s.defender, s.attacker])]
