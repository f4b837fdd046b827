"""Amounts: numbers that are read from the table when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.language.card_filters import CardFilter
from gorin.language.core.active_effects import has
from gorin.language.core.base import Amount, Condition, Selector, certain, may_be_negative, text_of, value_of
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.state import CardState


class StatOf(Amount):
    """A stat of some cards, added up: "Kurumi's Chi"."""

    def __init__(self, whose: Selector, name: str, read: Callable[[Any, int], int]) -> None:
        self.whose = whose
        self.name = name
        self.read = read

    def value(self, s: CardState, context: AbilityContext) -> int:
        return sum(self.read(s, card) for card in self.whose.cards(s, context))

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whose.owning(renderer)} {self.name}"


class CountOf(Amount):
    """How many there are: "the number of units on the attacking side"."""

    def __init__(self, card_filter: CardFilter, times: int = 1) -> None:
        self.card_filter = card_filter
        self.times = times

    def value(self, s: CardState, context: AbilityContext) -> int:
        return self.times * len(self.card_filter.cards(s, context))

    def may_be_negative(self) -> bool:
        return self.times < 0

    def text(self, renderer: TextRenderer) -> str:
        twice = "twice " if self.times == 2 else "" if self.times == 1 else f"{self.times} times "
        return f"{twice}the number of {self.card_filter.phrase(renderer, many=True)}"

    def counted_in(self, unit: str, renderer: TextRenderer) -> str:
        return f"{self.times} {unit} for {self.card_filter.text(renderer)}"


def count_of(card_filter: CardFilter, times: int = 1) -> Amount:
    return CountOf(card_filter, times)


class Sum(Amount):
    def __init__(self, first: int | Amount, second: int | Amount) -> None:
        self.first, self.second = first, second

    def value(self, s: CardState, context: AbilityContext) -> int:
        return value_of(self.first, s, context) + value_of(self.second, s, context)

    def certain(self) -> int:
        return certain(self.first) + certain(self.second)

    def text(self, renderer: TextRenderer) -> str:
        """What is added only on a condition stands in brackets: the condition governs nothing else."""
        first, second = text_of(self.first, renderer), text_of(self.second, renderer)
        return f"{first} (plus {second})" if isinstance(self.second, When) else f"{first} plus {second}"

    def counted_in(self, unit: str, renderer: TextRenderer) -> str:
        said = [
            f"{each} {unit}" if isinstance(each, int) else each.counted_in(unit, renderer)
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

    def value(self, s: CardState, context: AbilityContext) -> int:
        return value_of(self.amount if self.condition.holds(s, context) else self.otherwise, s, context)

    def certain(self) -> int:
        return min(certain(self.amount), certain(self.otherwise))

    def may_be_negative(self) -> bool:
        return may_be_negative(self.amount) or may_be_negative(self.otherwise)

    def text(self, renderer: TextRenderer) -> str:
        text = f"{text_of(self.amount, renderer)} if {self.condition.text(renderer)}"
        return text if self.otherwise == 0 else f"{text}, otherwise {text_of(self.otherwise, renderer)}"

    def counted_in(self, unit: str, renderer: TextRenderer) -> str:
        if self.otherwise != 0 or not isinstance(self.amount, int):
            return super().counted_in(unit, renderer)
        return f"{self.amount} {unit} if {self.condition.text(renderer)}"


def amount_if(condition: Condition, amount: int | Amount, otherwise: int | Amount = 0) -> Amount:
    return When(condition, amount, otherwise)


class Twice(Amount):
    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def value(self, s: CardState, context: AbilityContext) -> int:
        return 2 * self.amount.value(s, context)

    def certain(self) -> int:
        return 2 * self.amount.certain()

    def may_be_negative(self) -> bool:
        return self.amount.may_be_negative()

    def text(self, renderer: TextRenderer) -> str:
        return f"twice {self.amount.text(renderer)}"


def twice(amount: Amount) -> Amount:
    return Twice(amount)


class AtMost(Amount):
    """An amount, but no more than so many."""

    def __init__(self, most: int, amount: Amount) -> None:
        self.most = most
        self.amount = amount

    def value(self, s: CardState, context: AbilityContext) -> int:
        return min(self.most, self.amount.value(s, context))

    def certain(self) -> int:
        return min(self.most, self.amount.certain())

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.amount.text(renderer)} (at most {self.most})"


def at_most(most: int, amount: Amount) -> Amount:
    return AtMost(most, amount)


class Highest(Amount):
    """The highest number among some cards; zero where there is none."""

    def __init__(self, name: str, read: Callable[[Any, int], int], card_filter: CardFilter) -> None:
        self.name = name
        self.read = read
        self.card_filter = card_filter

    def value(self, s: CardState, context: AbilityContext) -> int:
        return max([self.read(s, card) for card in self.card_filter.cards(s, context)], default=0)

    def text(self, renderer: TextRenderer) -> str:
        return f"the highest {self.name} among {self.card_filter.phrase(renderer, many=True)}"


class Variety(Amount):
    """How many of some keywords are there among some cards."""

    def __init__(self, keywords: tuple[str, ...], among: Selector, words: str) -> None:
        self.keywords = keywords
        self.among = among
        self.words = words

    def value(self, s: CardState, context: AbilityContext) -> int:
        cards = self.among.cards(s, context)
        return sum(any(has(s, card, keyword) for card in cards) for keyword in self.keywords)

    def text(self, renderer: TextRenderer) -> str:
        return self.words
