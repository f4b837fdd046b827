"""A stack from outside: does a step wait for an answer just where it has asked, and for what it would ask?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from gorin.kernel.questions import Question, SimultaneousQuestions
from gorin.kernel.state import State, Step
from gorin.kernel.windows import InterruptibleEvent
from gorin.language.core.state import CardState

S = TypeVar("S", bound=CardState)


def waits_for_answer(step: Step, also: tuple[str, ...], never: tuple[str, ...] = ()) -> bool:
    """Will the next stage read an answer? Mostly its name says so; a game has others besides."""
    if step.at >= len(step.stages):
        return False
    stage = step.stages[step.at]
    return stage in also or (stage.startswith("take") and stage not in never)


def is_asking(s: State, depth: int) -> bool:
    return depth + 1 < len(s.stack) and isinstance(s.stack[depth + 1], Question | SimultaneousQuestions)


def asking_stage(step: Step) -> str:
    """The stage before the one that reads the answer; in a window it is always the same."""
    return step.stages[0] if isinstance(step, InterruptibleEvent) else step.stages[step.at - 1]


def asks_alike(s: S, stage: str, is_alike: Callable[[S, State], bool]) -> bool:
    """Let the step that asks ask again, on a copy: what lists the options is what checks them."""
    copy = s.clone()
    copy.stack.pop()
    step = copy.stack[-1]
    if step.at == 0:
        return False
    try:
        getattr(step, stage)(copy)
        return is_alike(s, copy)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError, StopIteration):
        return False
