"""What a seat cannot know besides cards: the secret missions of the others."""

from __future__ import annotations

import random

from gorin.games.ccg.war_of_honor.setup import MISSIONS, WriteMissions
from gorin.games.ccg.war_of_honor.state import WarState
from gorin.kernel.questions import Together
from gorin.words.grammar.questions import CHOICES


def deal_missions(s: WarState, seat: int, rng: random.Random) -> None:
    """Every other player may have written any mission."""
    for other, score in enumerate(s.scores):
        if other != seat and score.mission:
            score.mission = rng.choice(MISSIONS).copy()
    for step in s.stack:
        if isinstance(step, WriteMissions):
            _write_anew(s, step, seat, rng)


def _write_anew(s: WarState, step: WriteMissions, seat: int, rng: random.Random) -> None:
    """While missions are being written, also what the others have written so far."""
    asked = s.stack[-1]
    for other in range(s.seats):
        if other != seat:
            mission = rng.choice(MISSIONS)
            so_far = len(step.points[other])
            step.points[other] = list(mission[:so_far])
            s.answers[other] = CHOICES + mission[so_far]
    if isinstance(asked, Together):
        asked.questions = [
            each if each.seat == seat else step.question(each.seat) for each in asked.questions
        ]
