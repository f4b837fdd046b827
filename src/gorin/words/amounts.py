"""Amounts: numbers that are read from the table when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.words.grammar.base import Amount, Condition, Things, certain, may_be_negative, text_of, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.in_force import has
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.state import CardState
from gorin.words.nouns import Noun


class StatOf(Amount):
    """A stat of some cards, added up: "Kurumi's Chi"."""

    def __init__(self, whose: Things, name: str, read: Callable[[Any, int], int]) -> None:
        self.whose = whose
        self.name = name
        self.read = read

    def value(self, s: CardState, scope: Scope) -> int:
        return sum(self.read(s, card) for card in self.whose.cards(s, scope))

    def text(self, speaker: Speaker) -> str:
        return f"{self.whose.owning(speaker)} {self.name}"


class CountOf(Amount):
    """How many there are: "the number of units on the attacking side"."""

    def __init__(self, noun: Noun, times: int = 1) -> None:
        self.noun = noun
        self.times = times

    def value(self, s: CardState, scope: Scope) -> int:
        return self.times * len(self.noun.cards(s, scope))

    def may_be_negative(self) -> bool:
        return self.times < 0

    def text(self, speaker: Speaker) -> str:
        twice = "twice " if self.times == 2 else "" if self.times == 1 else f"{self.times} times "
        return f"{twice}the number of {self.noun.phrase(speaker, many=True)}"

    def counted_in(self, unit: str, speaker: Speaker) -> str:
        return f"{self.times} {unit} for {self.noun.text(speaker)}"


def count_of(noun: Noun, times: int = 1) -> Amount:
    return CountOf(noun, times)


class Sum(Amount):
    def __init__(self, first: int | Amount, second: int | Amount) -> None:
        self.first, self.second = first, second

    def value(self, s: CardState, scope: Scope) -> int:
        return value_of(self.first, s, scope) + value_of(self.second, s, scope)

    def certain(self) -> int:
        return certain(self.first) + certain(self.second)

    def text(self, speaker: Speaker) -> str:
        """What is added only on a condition stands in brackets: the condition governs nothing else."""
        first, second = text_of(self.first, speaker), text_of(self.second, speaker)
        return f"{first} (plus {second})" if isinstance(self.second, When) else f"{first} plus {second}"

    def counted_in(self, unit: str, speaker: Speaker) -> str:
        said = [
            f"{each} {unit}" if isinstance(each, int) else each.counted_in(unit, speaker)
            for each in (self.first, self.second)
        ]
        return ", and ".join(said)


def plus(first: int | Amount, second: int | Amount) -> Amount:
    return Sum(first, second)


class When(Amount):
    """One amount if a condition holds, another one if not."""

    def __init__(self, condition: Condition, amount: int | Amount, otherwise: int | Amount) -> None:
        self.condition = condition
        self.amount = amount
        self.otherwise = otherwise

    def value(self, s: CardState, scope: Scope) -> int:
        return value_of(self.amount if self.condition.holds(s, scope) else self.otherwise, s, scope)

    def certain(self) -> int:
        return min(certain(self.amount), certain(self.otherwise))

    def may_be_negative(self) -> bool:
        return may_be_negative(self.amount) or may_be_negative(self.otherwise)

    def text(self, speaker: Speaker) -> str:
        text = f"{text_of(self.amount, speaker)} if {self.condition.text(speaker)}"
        return text if self.otherwise == 0 else f"{text}, otherwise {text_of(self.otherwise, speaker)}"

    def counted_in(self, unit: str, speaker: Speaker) -> str:
        if self.otherwise != 0 or not isinstance(self.amount, int):
            return super().counted_in(unit, speaker)
        return f"{self.amount} {unit} if {self.condition.text(speaker)}"


def when(condition: Condition, amount: int | Amount, otherwise: int | Amount = 0) -> Amount:
    return When(condition, amount, otherwise)


class Twice(Amount):
    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def value(self, s: CardState, scope: Scope) -> int:
        return 2 * self.amount.value(s, scope)

    def certain(self) -> int:
        return 2 * self.amount.certain()

    def may_be_negative(self) -> bool:
        return self.amount.may_be_negative()

    def text(self, speaker: Speaker) -> str:
        return f"twice {self.amount.text(speaker)}"


def twice(amount: Amount) -> Amount:
    return Twice(amount)


class AtMost(Amount):
    """An amount, but no more than so many."""

    def __init__(self, most: int, amount: Amount) -> None:
        self.most = most
        self.amount = amount

    def value(self, s: CardState, scope: Scope) -> int:
        return min(self.most, self.amount.value(s, scope))

    def certain(self) -> int:
        return min(self.most, self.amount.certain())

    def text(self, speaker: Speaker) -> str:
        return f"{self.amount.text(speaker)} (at most {self.most})"


def at_most(most: int, amount: Amount) -> Amount:
    return AtMost(most, amount)


class Highest(Amount):
    """The highest number among some cards; zero where there is none."""

    def __init__(self, name: str, read: Callable[[Any, int], int], noun: Noun) -> None:
        self.name = name
        self.read = read
        self.noun = noun

    def value(self, s: CardState, scope: Scope) -> int:
        return max([self.read(s, card) for card in self.noun.cards(s, scope)], default=0)

    def text(self, speaker: Speaker) -> str:
        return f"the highest {self.name} among {self.noun.phrase(speaker, many=True)}"


class Variety(Amount):
    """How many of some keywords are there among some cards."""

    def __init__(self, keywords: tuple[str, ...], among: Things, words: str) -> None:
        self.keywords = keywords
        self.among = among
        self.words = words

    def value(self, s: CardState, scope: Scope) -> int:
        cards = self.among.cards(s, scope)
        return sum(any(has(s, card, keyword) for card in cards) for keyword in self.keywords)

    def text(self, speaker: Speaker) -> str:
        return self.words
