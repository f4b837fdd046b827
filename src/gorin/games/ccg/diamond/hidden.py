"""What a seat could believe of the Senseis that others choose."""

from __future__ import annotations

import random

from gorin.games.ccg.diamond.senseis import ChooseSenseis, choices
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import SimultaneousQuestions


def choose_anew(s: CcgState, seat: int, rng: random.Random) -> None:
    """Who could teach the others is in decks that were dealt anew, and whom they have chosen is secret."""
    together = s.stack[-1] if s.stack else None
    if (
        len(s.stack) < 2
        or not isinstance(s.stack[-2], ChooseSenseis)
        or not isinstance(together, SimultaneousQuestions)
    ):
        return
    for question in together.questions:
        if question.seat != seat:
            question.among = choices(s, question.seat)
            if question.seat not in together.open:
                s.answers[question.seat] = rng.choice(question.among)
