"""What is said of a card's numbers: "with Force lower than Kohana's Personal Honor"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from gorin.language.amounts import When
from gorin.language.core.base import Amount, text_of, value_of
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import listed
from gorin.language.core.state import CardState
from gorin.language.predicates import AFTER, Predicate

LOWER, AT_MOST, EXACTLY, AT_LEAST, HIGHER = range(5)
_COMPARED = ("lower than {}", "{} or lower", "{}", "{} or higher", "higher than {}")
_COMPARED_AMOUNT = (
    "lower than {}",
    "no higher than {}",
    "equal to {}",
    "no lower than {}",
    "higher than {}",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Measured(Predicate):
    """With a stat that compares to an amount: "with Chi 3 or higher"."""

    def __init__(self, name: str, read: Callable[[Any, int], int], how: int, amount: int | Amount) -> None:
        super().__init__(AFTER, name)
        self.read = read
        self.how = how
        self.amount = amount

    def fits(self, s: Any, context: AbilityContext, card: int) -> bool:
        return self.compares(self.read(s, card), value_of(self.amount, s, context))

    def compares(self, value: int, limit: int) -> bool:
        if self.how == LOWER:
            return value < limit
        if self.how == AT_MOST:
            return value <= limit
        if self.how == EXACTLY:
            return value == limit
        return value >= limit if self.how == AT_LEAST else value > limit

    def text(self, renderer: TextRenderer) -> str:
        return f"with {self.words} {self._limit(self.amount, renderer)}"

    def _limit(self, amount: int | Amount, renderer: TextRenderer) -> str:
        """What applies only on a condition stands in brackets: "2 or lower (4 or lower if ...)"."""
        if isinstance(amount, When):
            otherwise, limit = self._limit(amount.otherwise, renderer), self._limit(amount.amount, renderer)
            return f"{otherwise} ({limit} if {amount.condition.text(renderer)})"
        form = (_COMPARED if isinstance(amount, int) else _COMPARED_AMOUNT)[self.how]
        return form.format(text_of(amount, renderer))


_COUNTED = (
    "fewer than {} {things}",
    "{} or fewer {things}",
    "exactly {} {things}",
    "{} or more {things}",
    "more than {} {things}",
)


class Counting(Measured):
    """The same of how many things a card has: "with 1 or fewer Followers"."""

    def text(self, renderer: TextRenderer) -> str:
        said = _COUNTED[self.how].format(text_of(self.amount, renderer), things=self.words)
        return f"with {said}"


def compared(
    below: int | Amount | None,
    at_most: int | Amount | None,
    exactly: int | Amount | None,
    at_least: int | Amount | None,
    above: int | Amount | None,
) -> tuple[int, int | Amount]:
    """Which comparison is asked for, and with what: one of them."""
    asked = [
        (how, amount)
        for how, amount in enumerate((below, at_most, exactly, at_least, above))
        if amount is not None
    ]
    if len(asked) != 1:
        raise ValueError(f"one comparison is asked for, not {len(asked)}")
    return asked[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Limit:
    """A stat of everything picked, added up, and what it must stay below."""

    def __init__(self, name: str, read: Callable[[Any, int], int], below: Amount) -> None:
        self.name = name
        self.read = read
        self.below = below

    def is_kept(self, s: CardState, context: AbilityContext, cards: list[int]) -> bool:
        return sum(self.read(s, card) for card in cards) < self.below.value(s, context)

    def text(self, renderer: TextRenderer) -> str:
        return f"whose combined {self.name} is below {self.below.text(renderer)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class AtMost(Limit):
    """The same with a most that may be reached."""

    def is_kept(self, s: CardState, context: AbilityContext, cards: list[int]) -> bool:
        return sum(self.read(s, card) for card in cards) <= self.below.value(s, context)

    def text(self, renderer: TextRenderer) -> str:
        return f"whose combined {self.name} is no higher than {self.below.text(renderer)}"


class NoMoreThan(AtMost):
    """How many are picked: "up to as many as ..."."""

    def __init__(self, most: Amount) -> None:
        super().__init__("number", lambda s, card: 1, most)

    def text(self, renderer: TextRenderer) -> str:
        return f"up to {self.below.text(renderer)}"


class Together(Predicate):
    """Fits what was picked for the same slot already: one of the limits is kept by all of them."""

    def __init__(self, slot: int, limits: tuple[Limit, ...]) -> None:
        super().__init__(AFTER, "")
        self.slot = slot
        self.limits = limits

    def fits(self, s: CardState, context: AbilityContext, card: int) -> bool:
        cards = [each for each in context.get(self.slot) if each != card] + [card]
        return any(limit.is_kept(s, context, cards) for limit in self.limits)

    def text(self, renderer: TextRenderer) -> str:
        return listed([limit.text(renderer) for limit in self.limits], "or")
