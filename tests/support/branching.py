"""Going on from a position on copies of it, stage by stage: for laws about what lies between questions."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import BACK, DONE, PASS, Question, SimultaneousQuestions, excuse
from gorin.kernel.state import State
from gorin.kernel.windows import InterruptibleEvent

WORDS = (PASS, DONE, BACK)
"""Answers that choose nothing."""


def step_once(s: State) -> bool:
    """One stage of what is in progress; False where somebody is asked, or nothing is left."""
    if not s.stack:
        return False
    if s.state_based_actions():
        return True
    step = s.stack[-1]
    if step.at < len(step.stages):
        name = step.stages[step.at]
        step.at += 1
        getattr(step, name)(s)
        return True
    if isinstance(step, Question | SimultaneousQuestions):
        return excuse(s, step)
    s.stack.pop()
    return True


def stage_of(step: Any) -> str:
    """What a step does next; nothing where it is done."""
    return step.stages[step.at] if step.at < len(step.stages) else ""


def asked_first(s: State) -> Question[Any]:
    """The question that is open; of several that are asked together, the first."""
    top = s.stack[-1]
    if isinstance(top, SimultaneousQuestions):
        return next(question for question in top.questions if question.seat in top.open)
    assert isinstance(top, Question)
    return top


def answered(s: Any, code: int) -> Any:
    """A copy in which the first who is asked has given this answer; nothing has come of it yet."""
    copy = s.clone()
    top, seat = copy.stack[-1], asked_first(copy).seat
    copy.answers[seat] = code
    if isinstance(top, SimultaneousQuestions):
        top.open.remove(seat)
        if top.open:
            return copy
    copy.stack.pop()
    return copy


def ways_on(s: State) -> list[int]:
    """How it could go on here: whatever may be chosen, except that nobody answers with an ability."""
    among = [code for code in asked_first(s).among if code != BACK]
    if PASS in among and isinstance(s.stack[-2], InterruptibleEvent):
        return [PASS]
    return [code for code in among if code not in WORDS] + [code for code in among if code in WORDS]
