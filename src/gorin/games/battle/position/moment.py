"""The moments that have a name: from the steps in progress to the name, and back."""

from __future__ import annotations

from typing import Any

from gorin.games.battle.clans import CLAN_IDS
from gorin.games.battle.course.placement import Placement, Turn
from gorin.games.battle.course.resolution import Resolution
from gorin.games.battle.course.rounds import Match, Round
from gorin.games.battle.course.setup import Setup, ask_objectives
from gorin.games.battle.course.upkeep import TerritoryCards, Upkeep
from gorin.games.battle.state import BattleState
from gorin.kernel.questions import SimultaneousQuestions
from gorin.kernel.resolve import Resolve
from gorin.kernel.state import Step

SETUP_PHASES = ("clans", "objectives", "starting-provinces")
ROUND_PHASES = ("upkeep", "return-token", "territory-cards", "placement", "resolution", "scoring")
PHASES = (*SETUP_PHASES, *ROUND_PHASES)
TURN_PHASES = ("territory-cards", "placement")
"""The phases in which it is somebody's turn. (In the set-up, what was done says whose it is.)"""
PHASE_OF_STEPS: dict[tuple[str, ...], str] = {
    ("game", "setup", "ask-clan"): "clans",
    ("game", "setup", "simultaneous-questions"): "objectives",
    ("game", "setup", "ask-province"): "starting-provinces",
    ("game", "round", "upkeep-phase", "ask-hand-token"): "return-token",
    ("game", "round", "upkeep-phase", "territory-cards", "ask-card"): "territory-cards",
    ("game", "round", "placement-phase", "turn", "ask-turn"): "placement",
    ("game", "round", "resolution-phase", "play-card", "ask-board-token"): "resolution",
}
"""The tags of the steps in progress -> the name of the moment."""


def moment_of(s: BattleState) -> dict[str, Any] | None:
    """The moment by its name; None in the middle of something that has none."""
    if s.outcome is not None:
        return {"phase": "scoring"}
    phase = PHASE_OF_STEPS.get(tuple([step.tag for step in s.stack]))
    if phase is None or not _has_just_begun(s):
        return None
    told: dict[str, Any] = {"phase": phase}
    step = s.stack[-2]
    if isinstance(step, Turn | TerritoryCards):
        told["turn"] = CLAN_IDS[s.clans[step.seat]]
    if isinstance(step, TerritoryCards) and step.passes:
        told["passes"] = step.passes
    return told


def _has_just_begun(s: BattleState) -> bool:
    """Nobody has chosen an objective yet; no token has been picked for an exchange before the reveal."""
    top, asker, below = s.stack[-1], s.stack[-2], s.stack[-3]
    if isinstance(top, SimultaneousQuestions):
        return len(top.open) == s.seats
    if isinstance(asker, Resolve) and isinstance(below, Resolution):
        first_stage = below.stages.index("before_revealing")
        return below.at == first_stage + 1 and not asker.begun and not asker.picks
    return True


def steps_in_setup(s: BattleState, phase: str, turn: int) -> list[Step]:
    setup = Setup(s.clans.copy())
    setup.seat = turn
    steps: list[Step] = [_match(), setup]
    if phase == "clans":
        setup.go("choose_clan")
    elif phase == "objectives":
        setup.go("keep_objectives")
        steps.append(ask_objectives(s))
    else:
        setup.go("choose_starting_province")
    return steps


def steps_in_round(phase: str, turn: int, passes: int) -> list[Step]:
    """The steps in progress at a moment of a round, or of the scoring after the last one."""
    match, round, upkeep = _match(), Round(), Upkeep()
    if phase == "scoring":
        match.go("score")
        return [match]
    if phase == "upkeep":
        return [match]
    if phase == "resolution":
        round.go("resolution")
        return [match, round]
    if phase == "placement":
        round.go("resolution")
        placement = Placement(turn)
        placement.go("next_turn")
        return [match, round, placement]
    round.go("placement")
    if phase == "return-token":
        upkeep.go("choose_token_to_return")
        return [match, round, upkeep]
    upkeep.at = len(upkeep.stages)
    cards = TerritoryCards(turn)
    cards.passes = passes
    return [match, round, upkeep, cards]


def _match() -> Match:
    match = Match([])
    match.go("play_round")
    return match


def next_to_start(s: BattleState) -> int:
    """Whose turn it is to place a starting token: of those with the most set aside, the next clockwise."""
    most = max(s.set_aside)
    return next(seat for seat in s.seats_from(s.first) if s.set_aside[seat] == most)
