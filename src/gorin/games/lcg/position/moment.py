"""Where in the round the game is: which window is open, and who is to act."""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.acting.rounds import ActionWindow, AskAction, DynastyWindow
from gorin.games.lcg.fighting.conflict import ResolveConflict
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.turn.phases import ConflictPhase, DrawPhase, DynastyPhase, FatePhase, Round
from gorin.games.lcg.turn.setup import Match
from gorin.kernel.position_reader import PositionReader
from gorin.kernel.state import Step

PHASES = {"dynasty": 0, "draw": 1, "conflict": 2, "fate": 3}
AFTER = {"dynasty": "end", "draw": "end", "conflict": "next_opportunity", "fate": "ready_everybody"}
"""What comes after the action window of a phase."""


def steps_at(s: LcgState, told: PositionReader, phase: str) -> list[Step]:
    """The steps in progress while the action window of a phase, or of a conflict, is open."""
    match, round = Match(), Round()
    match.go("next_round")
    round.go(phase)
    round.at += 1
    steps: list[Step] = [match, round, _phase(s, told, phase)]
    if s.conflict is not None:
        steps[-1].go("act")
        resolving = ResolveConflict()
        resolving.go("compare")
        order = [seat for seat in s.seats_from(s.conflict.defender) if not s.players[seat].lost]
        return [*steps, resolving, _window(s, told, order)]
    order = s.playing()
    return [*steps, _window(s, told, order, DynastyWindow(order) if phase == "dynasty" else None)]


def _phase(s: LcgState, told: PositionReader, phase: str) -> Step:
    step: Step
    if phase == "conflict":
        step = conflict = ConflictPhase()
        conflict.turn = told.number("next_to_attack", s.active, 0, s.seats - 1)
    elif phase == "dynasty":
        step = DynastyPhase()
    elif phase == "draw":
        step = DrawPhase()
    else:
        step = FatePhase()
    step.go(AFTER[phase])
    return step


def _window(
    s: LcgState, told: PositionReader, order: list[int], window: ActionWindow | None = None
) -> ActionWindow:
    found = window or ActionWindow(order)
    to_act = told.number("to_act", order[0], 0, s.seats - 1)
    if to_act not in order:
        raise told.wrong("to_act", "is a player who is still in the game")
    sides = found.sides(s)
    found.turn = sides.index(rules_of(s).side_of(to_act))
    mates = found.members(s)
    found.left = mates[: mates.index(to_act)] if to_act in mates else []
    if window is None:
        found.passes = told.number("passed", 0, 0, s.seats - 1)
    return found


def where(s: LcgState) -> dict[str, Any] | None:
    """Where the game is, as a position says it; None in the middle of something."""
    kinds = [type(step) for step in s.stack]
    if s.outcome is not None or len(kinds) != 5 or kinds[:2] != [Match, Round] or kinds[4] != AskAction:
        return None
    window, phase = s.stack[3], s.stack[2]
    if not isinstance(window, ActionWindow) or window.order != s.playing():
        return None
    told: dict[str, Any] = {"phase": s.phase, "to_act": window.seat(s)}
    if window.passes:
        told["passed"] = window.passes
    if isinstance(phase, ConflictPhase):
        told["next_to_attack"] = phase.turn
    return told
