"""Amounts: numbers that are read from the table when they are needed."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg import reading
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Amount, Condition, Things, text_of, value_of
from gorin.games.ccg.words.nouns import Noun


class StatOf(Amount):
    """A stat of some cards, added up: "Kurumi's Chi"."""

    def __init__(self, whose: Things, name: str, read: Callable[[CcgState, int], int]) -> None:
        self.whose = whose
        self.name = name
        self.read = read

    def value(self, s: CcgState, scope: Scope) -> int:
        return sum(self.read(s, card) for card in self.whose.cards(s, scope))

    def text(self, speaker: Speaker) -> str:
        return f"{self.whose.owning(speaker)} {self.name}"


def force_of(whose: Things) -> Amount:
    return StatOf(whose, "Force", reading.force)


def chi_of(whose: Things) -> Amount:
    return StatOf(whose, "Chi", reading.chi)


def personal_honor_of(whose: Things) -> Amount:
    return StatOf(whose, "Personal Honor", reading.personal_honor)


def gold_cost_of(whose: Things) -> Amount:
    return StatOf(whose, "Gold Cost", reading.gold_cost)


def focus_of(whose: Things) -> Amount:
    return StatOf(whose, "Focus Value", reading.focus_value)


def unit_force_of(whose: Things) -> Amount:
    return StatOf(whose, "unit's total Force", lambda s, card: reading.unit_force(s, reading.leader(s, card)))


class CountOf(Amount):
    """How many there are: "the number of units on the attacking side"."""

    def __init__(self, noun: Noun, times: int = 1) -> None:
        self.noun = noun
        self.times = times

    def value(self, s: CcgState, scope: Scope) -> int:
        return self.times * len(self.noun.cards(s, scope))

    def text(self, speaker: Speaker) -> str:
        twice = "twice " if self.times == 2 else "" if self.times == 1 else f"{self.times} times "
        return f"{twice}the number of {self.noun.phrase(speaker, many=True)}"


def count_of(noun: Noun, times: int = 1) -> Amount:
    return CountOf(noun, times)


class Sum(Amount):
    def __init__(self, first: int | Amount, second: int | Amount) -> None:
        self.first, self.second = first, second

    def value(self, s: CcgState, scope: Scope) -> int:
        return value_of(self.first, s, scope) + value_of(self.second, s, scope)

    def text(self, speaker: Speaker) -> str:
        return f"{text_of(self.first, speaker)} plus {text_of(self.second, speaker)}"


def plus(first: int | Amount, second: int | Amount) -> Amount:
    return Sum(first, second)


class When(Amount):
    """One amount if a condition holds, another one if not."""

    def __init__(self, condition: Condition, amount: int | Amount, otherwise: int | Amount) -> None:
        self.condition = condition
        self.amount = amount
        self.otherwise = otherwise

    def value(self, s: CcgState, scope: Scope) -> int:
        return value_of(self.amount if self.condition.holds(s, scope) else self.otherwise, s, scope)

    def text(self, speaker: Speaker) -> str:
        text = f"{text_of(self.amount, speaker)} if {self.condition.text(speaker)}"
        return text if self.otherwise == 0 else f"{text}, otherwise {text_of(self.otherwise, speaker)}"


def when(condition: Condition, amount: int | Amount, otherwise: int | Amount = 0) -> Amount:
    return When(condition, amount, otherwise)


class Minus(Amount):
    """The same amount as a penalty."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def value(self, s: CcgState, scope: Scope) -> int:
        return -self.amount.value(s, scope)

    def text(self, speaker: Speaker) -> str:
        return self.amount.text(speaker)


def minus(amount: Amount) -> Amount:
    return Minus(amount)
