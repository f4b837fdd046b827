"""Nobody who has left a game is asked again: what is asked goes on without him."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from gorin.kernel.chance import Chance
from gorin.kernel.questions import (
    BACK,
    DONE,
    PASS,
    Ask,
    Question,
    SimultaneousQuestions,
    answer,
    open_questions,
    run,
    take_off_question,
)
from gorin.kernel.state import State, Step


class Table(State):
    """Three seats, of whom some have left."""

    def __init__(self) -> None:
        super().__init__(3, Chance.seeded(1))
        self.out: set[int] = set()

    def is_out(self, seat: int) -> bool:
        return seat in self.out


class Round(Step):
    """Asks everybody in turn, and keeps the answers."""

    fields: ClassVar[dict[str, str]] = {"among": "[int]", "given": "[int]"}
    stages: ClassVar[tuple[str, ...]] = ("ask", "take")

    def __init__(self, among: list[int]) -> None:
        super().__init__()
        self.among = among
        self.given: list[int] = []

    def ask(self, s: Table) -> None:
        if len(self.given) == s.seats:
            self.at = len(self.stages)
        else:
            s.push(Ask(len(self.given), "Well?", self.among))

    def take(self, s: Table) -> None:
        self.given.append(s.answers[len(self.given)])
        self.go("ask")


class Secretly(Step):
    """Asks everybody at once."""

    stages: ClassVar[tuple[str, ...]] = ("ask", "take")

    def ask(self, s: Table) -> None:
        s.push(SimultaneousQuestions([Ask(seat, "Well?", [7, 8]) for seat in range(s.seats)]))

    def take(self, s: Table) -> None:
        pass


def begun(step: Step, *out: int) -> Table:
    s = Table()
    s.out = set(out)
    s.push(step)
    run(s)
    return s


def asked(s: State) -> list[int]:
    return [question.seat for question in open_questions(s)]


def gives(s: State, seat: int, code: int) -> None:
    question: Question[Any] = next(each for each in open_questions(s) if each.seat == seat)
    answer(s, question, code)


@pytest.mark.parametrize(
    ("among", "least"),
    [([4, 5, PASS], PASS), ([4, 5, DONE, BACK], DONE), ([4, 5, BACK], 4), ([5, 4], 5)],
)
def test_what_does_least_is_answered_for_who_is_gone(among: list[int], least: int):
    step = Round(among)
    s = begun(step, 1)
    assert asked(s) == [0]
    gives(s, 0, 4)
    assert asked(s) == [2]
    assert step.given == [4, least]


def test_a_question_that_is_taken_off_is_asked_again():
    step = Round([4, 5])
    s = begun(step)
    gives(s, 0, 5)
    step.among = [6]
    take_off_question(s)
    assert asked(s) == []
    run(s)
    assert [question.among for question in open_questions(s)] == [[6]]
    assert (asked(s), step.given) == ([1], [5])


def test_together_the_others_still_choose():
    s = begun(Secretly(), 1)
    assert asked(s) == [0, 2]
    gives(s, 2, 8)
    assert asked(s) == [0]


def test_who_leaves_before_he_has_chosen_is_not_awaited_and_what_others_chose_stands():
    s = begun(Secretly())
    gives(s, 0, 8)
    s.out = {1}
    take_off_question(s)
    run(s)
    assert asked(s) == [2]
    assert s.answers[0] == 8
    gives(s, 2, 7)
    assert s.stack == []


def test_if_the_last_one_who_is_awaited_leaves_it_goes_on():
    s = begun(Secretly())
    gives(s, 0, 8)
    gives(s, 2, 8)
    s.out = {1}
    run(s)
    assert s.stack == []
    assert s.answers == [8, 7, 8]
