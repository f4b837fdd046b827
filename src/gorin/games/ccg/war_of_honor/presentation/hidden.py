"""What a seat cannot know besides cards: the secret missions of the others."""

from __future__ import annotations

import random

from gorin.games.ccg.war_of_honor.paths import PathPhase, progress
from gorin.games.ccg.war_of_honor.setup import MISSIONS, WriteMissions
from gorin.games.ccg.war_of_honor.state import PATHS, WarState
from gorin.games.ccg.war_of_honor.victory import meets
from gorin.kernel.questions import SimultaneousQuestions
from gorin.language.core.questions import CHOICES


def deal_missions(s: WarState, seat: int, rng: random.Random) -> None:
    """Every other player may have written any mission that he would not have won by already."""
    for other, score in enumerate(s.scores):
        if other != seat and score.mission:
            score.mission = rng.choice(_possible(s, other)).copy()
    for step in s.stack:
        if isinstance(step, WriteMissions):
            _write_anew(s, step, seat, rng)


def _possible(s: WarState, other: int) -> list[list[int]]:
    """WH-VAR-07: who meets his mission says so, and wins; who has not won has written another one."""
    steps = _steps_when_checked(s, other)
    return [mission for mission in MISSIONS if not meets(steps, mission)] or MISSIONS


def _steps_when_checked(s: WarState, seat: int) -> list[int]:
    """How far he had come when it was last seen who has won: what this phase brought is not looked at yet."""
    steps = list(s.scores[seat].steps)
    for phase in s.stack:
        if isinstance(phase, PathPhase) and phase.has_moved(s, seat):
            for path in range(len(PATHS)):
                have, due = progress(s, seat, path)
                steps[path] -= int(have >= due and steps[path] > 0)
    return steps


def _write_anew(s: WarState, step: WriteMissions, seat: int, rng: random.Random) -> None:
    """While missions are being written, also what the others have written so far."""
    asked = s.stack[-1]
    for other in range(s.seats):
        if other != seat:
            mission = rng.choice(MISSIONS)
            so_far = len(step.points[other])
            step.points[other] = list(mission[:so_far])
            s.answers[other] = CHOICES + mission[so_far]
    if isinstance(asked, SimultaneousQuestions):
        asked.questions = [
            each if each.seat == seat else step.question(each.seat) for each in asked.questions
        ]
