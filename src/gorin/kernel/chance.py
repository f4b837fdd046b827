"""The one source of chance: a seeded stream that lives in the state and is saved and cloned with it."""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, final

from gorin.kernel.errors import InvalidSetup
from gorin.kernel.serializable import Serializable

_SPAN = 1 << 64
EXACT = 1 << 53
"""From here on some readers of JSON round whole numbers (a browser does): such a seed is written as text."""
SEED_DIGITS = 100
"""A seed of 256 bits has 78 digits."""


@final
class Chance(Serializable):
    """SHA-256 in counter mode: nobody can work out the next number from those seen so far.

    >>> a, b = Chance.seeded(7), Chance.seeded(7)
    >>> [a.below(6) for _ in range(8)] == [b.below(6) for _ in range(8)]
    True
    """

    tag: ClassVar[str] = "chance"
    fields: ClassVar[dict[str, str]] = {"key": "str", "drawn": "int", "deals_numbers": "bool"}
    added: ClassVar[dict[str, Any]] = {"deals_numbers": False}

    def __init__(self, key: str, drawn: int = 0, deals_numbers: bool = True) -> None:
        self.key = key
        self.drawn = drawn
        self.deals_numbers = deals_numbers
        """Whether shuffled cards get new numbers. Games of format 1 were numbered in the order of drawing."""

    @staticmethod
    def seeded(seed: int, deals_numbers: bool = True) -> Chance:
        return Chance(hashlib.sha256(f"gorin:{seed}".encode()).hexdigest()[:32], 0, deals_numbers)

    def clone(self) -> Chance:
        return Chance(self.key, self.drawn, self.deals_numbers)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        fair = _SPAN - _SPAN % n
        while True:
            self.drawn += 1
            block = hashlib.sha256(f"{self.key}{self.drawn}".encode()).digest()
            number = int.from_bytes(block[:8], "big")
            if number < fair:
                return number % n

    def shuffle(self, items: list[int]) -> None:
        """Mix a list in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def deal_numbers(self, cards: list[int]) -> None:
        """Mix the numbers of cards that were just shuffled, so that a number never says when it was drawn.

        It is a stream of its own: which card lies where is the same with and without it.
        """
        if self.deals_numbers:
            Chance(hashlib.sha256(f"{self.key}numbers{self.drawn}".encode()).hexdigest()[:32]).shuffle(cards)

    def take(self, items: list[int]) -> int:
        """Remove one item at random and return it."""
        at = self.below(len(items))
        taken = items[at]
        items[at] = items[-1]
        items.pop()
        return taken


def read_seed(seed: Any) -> int:
    """A seed as a number: it may come as the text of one, since large numbers do not survive every JSON."""
    if type(seed) is str and len(seed) <= SEED_DIGITS and seed.isascii() and seed.isdigit():
        return int(seed)
    if type(seed) is not int:
        raise InvalidSetup(f"a seed is a whole number, not {repr(seed)[:SEED_DIGITS]}")
    if abs(seed) >= 10**SEED_DIGITS:
        raise InvalidSetup(f"a seed has at most {SEED_DIGITS} digits")
    return seed


def told_seed(seed: int) -> int | str:
    """A seed as files hold it.

    >>> told_seed(7), told_seed(1 << 60)
    (7, '1152921504606846976')
    """
    return seed if -EXACT < seed < EXACT else str(seed)
