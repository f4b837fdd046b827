"""What is said of a card's numbers: "with Force lower than Kohana's Personal Honor"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from gorin.words.grammar.base import Amount, text_of, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import listed
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.state import CardState
from gorin.words.qualities import AFTER, Quality

LOWER, AT_MOST, EXACTLY, AT_LEAST, HIGHER = range(5)
_COMPARED = ("lower than {}", "{} or lower", "{}", "{} or higher", "higher than {}")
_COMPARED_AMOUNT = (
    "lower than {}",
    "not higher than {}",
    "equal to {}",
    "not lower than {}",
    "higher than {}",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Measured(Quality):
    """With a stat that compares to an amount: "with Chi 3 or higher"."""

    def __init__(self, name: str, read: Callable[[Any, int], int], how: int, amount: int | Amount) -> None:
        super().__init__(AFTER, name)
        self.read = read
        self.how = how
        self.amount = amount

    def fits(self, s: Any, scope: Scope, card: int) -> bool:
        return self.compares(self.read(s, card), value_of(self.amount, s, scope))

    def compares(self, value: int, limit: int) -> bool:
        if self.how == LOWER:
            return value < limit
        if self.how == AT_MOST:
            return value <= limit
        if self.how == EXACTLY:
            return value == limit
        return value >= limit if self.how == AT_LEAST else value > limit

    def text(self, speaker: Speaker) -> str:
        form = (_COMPARED if isinstance(self.amount, int) else _COMPARED_AMOUNT)[self.how]
        return f"with {self.words} {form.format(text_of(self.amount, speaker))}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Limit:
    """A stat of everything picked, added up, and what it must stay below."""

    def __init__(self, name: str, read: Callable[[Any, int], int], below: Amount) -> None:
        self.name = name
        self.read = read
        self.below = below

    def is_kept(self, s: CardState, scope: Scope, cards: list[int]) -> bool:
        return sum(self.read(s, card) for card in cards) < self.below.value(s, scope)

    def text(self, speaker: Speaker) -> str:
        return f"whose combined {self.name} is below {self.below.text(speaker)}"


class AtMost(Limit):
    """The same with a most that may be reached; `how` says it in words with {} for the amount."""

    def __init__(self, how: str, read: Callable[[Any, int], int], most: Amount) -> None:
        super().__init__(how, read, most)

    def is_kept(self, s: CardState, scope: Scope, cards: list[int]) -> bool:
        return sum(self.read(s, card) for card in cards) <= self.below.value(s, scope)

    def text(self, speaker: Speaker) -> str:
        return self.name.format(self.below.text(speaker))


class Together(Quality):
    """Fits what was picked for the same slot already: one of the limits is kept by all of them."""

    def __init__(self, slot: int, limits: tuple[Limit, ...]) -> None:
        super().__init__(AFTER, "")
        self.slot = slot
        self.limits = limits

    def fits(self, s: CardState, scope: Scope, card: int) -> bool:
        cards = [each for each in scope.get(self.slot) if each != card] + [card]
        return any(limit.is_kept(s, scope, cards) for limit in self.limits)

    def text(self, speaker: Speaker) -> str:
        return listed([limit.text(speaker) for limit in self.limits], "or")
