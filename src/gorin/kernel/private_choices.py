"""What others have chosen and a seat has not heard of: it is in no world that the seat could believe in."""

from __future__ import annotations

from typing import Final

from gorin.kernel.questions import BACK, Question, SimultaneousQuestions, answer
from gorin.kernel.rules import Rules
from gorin.kernel.state import State

MOST_PICKS: Final = 1000
"""More than anybody picks before it happens."""


def retract_private(rules: Rules, s: State, seat: int) -> None:
    """Take back what another player can still take back without this seat's noticing it."""
    for _ in range(MOST_PICKS):
        asked = s.stack[-1] if s.stack else None
        if not isinstance(asked, Question) or asked.seat == seat or BACK not in asked.among:
            return
        if not _is_private(rules, s, seat):
            return
        answer(s, asked, BACK)


def _is_private(rules: Rules, s: State, seat: int) -> bool:
    """Is all the same to this seat if it is taken back? Not where that forgoes what was announced before."""
    trial = s.clone()
    asked = trial.stack[-1]
    assert isinstance(asked, Question)
    answer(trial, asked, BACK)
    again = trial.stack[-1] if trial.stack else None
    if not isinstance(again, Question) or again.seat != asked.seat or len(trial.events) != len(s.events):
        return False
    return rules.view(trial, seat) == rules.view(s, seat)


def forget_answers(s: State) -> None:
    """An answer is for the stage after its question; only who waits for others is still to be heard."""
    asked = s.stack[-1] if s.stack else None
    waiting: list[int] = []
    if isinstance(asked, SimultaneousQuestions):
        waiting = [question.seat for question in asked.questions if question.seat not in asked.open]
    s.answers = [code if seat in waiting else 0 for seat, code in enumerate(s.answers)]
