"""What a change needs: when it is possible, what it does, how much there is of it, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import TriggerEvent


@final
class Aftermath:
    """What has happened, and what follows from it before anybody reacts (LCG-KEYW-03)."""

    def __init__(self) -> None:
        self.done: list[TriggerEvent] = []
        self.follow: list[TriggerEvent] = []
        self.parting: dict[int, list[str]] = {}
        """The keywords of the cards that leave play by it, as they were before any of them had left."""


Possible: TypeAlias = Callable[[LcgState, TriggerEvent], bool]
Doing: TypeAlias = Callable[[LcgState, TriggerEvent, Aftermath], None]
Supply: TypeAlias = Callable[[LcgState, TriggerEvent], int]
"""How much there is of what a change takes away."""

A_SEAT: Final = "a seat"
A_SEAT_OR_NOBODY: Final = "a seat or nobody"
A_CARD: Final = "a card"
A_PLACE: Final = "a place"
A_PLACE_OR_NOTHING: Final = "a place or nothing"
A_RING: Final = "a ring"
A_NUMBER: Final = "a number"
"""What the `other` of a moment is, by its kind. A number counts something, or says in which manner something
happens, or means nothing."""


@final
class Change:
    """What a kind of change does, and what its `other` is."""

    def __init__(self, does: Doing, other: str) -> None:
        self.does = does
        self.other = other
