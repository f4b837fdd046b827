"""Treaties between two players, as plain values (LCG-TRT)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.kernel.serializable import Serializable
from gorin.language.core.context import NOBODY, NOTHING


@final
class Promise(Serializable):
    """What one party will do, or will not do."""

    tag: ClassVar[str] = "promise"
    fields: ClassVar[dict[str, str]] = {"kind": "int", "words": "str", "done": "bool"}

    def __init__(self, kind: int, words: str = "") -> None:
        self.kind = kind
        self.words = words
        """What the parties have said themselves, where no word of the referee fits."""
        self.done = False

    def clone(self) -> Promise:
        copied = Promise(self.kind, self.words)
        copied.done = self.done
        return copied


@final
class Treaty(Serializable):
    """Two players, a promise of each, how long, and what is staked."""

    tag: ClassVar[str] = "treaty"
    fields: ClassVar[dict[str, str]] = {
        "parties": "[int]",
        "promises": "[promise]",
        "until": "int",
        "value": "int",
        "round": "int",
        "card": "int",
        "breakers": "[int]",
        "is_over": "bool",
        "accused": "[int]",
    }

    def __init__(self, one: int, other: int) -> None:
        self.parties = [one, other]
        self.promises: list[Promise] = []
        self.until = NOTHING
        self.value = 0
        self.round = 0
        """In which it was made."""
        self.card = NOTHING
        """The treaty card that lies face-down between the two (LCG-TRT-10)."""
        self.breakers: list[int] = []
        self.is_over = False
        self.accused: list[int] = []
        """Who was said to have broken it, this phase."""

    def partner(self, seat: int) -> int:
        return self.parties[1 - self.parties.index(seat)] if seat in self.parties else NOBODY

    def promise_of(self, seat: int) -> Promise:
        return self.promises[self.parties.index(seat)]

    def clone(self) -> Treaty:
        copied = Treaty(self.parties[0], self.parties[1])
        copied.promises = [promise.clone() for promise in self.promises]
        copied.until, copied.value, copied.round = self.until, self.value, self.round
        copied.card = self.card
        copied.breakers = self.breakers.copy()
        copied.is_over = self.is_over
        copied.accused = self.accused.copy()
        return copied
