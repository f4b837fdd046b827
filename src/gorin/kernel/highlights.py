"""Highlights: how the moments of a game are shown to people."""

from __future__ import annotations

from typing import Any, final

from gorin.kernel.events import Event
from gorin.kernel.state import State, Witness


@final
class Side:
    """One of the sides that are compared, such as the two of a duel."""

    def __init__(self, name: str, value: int, seat: int = -1, card: str = "") -> None:
        self.name = name
        self.value = value
        self.seat = seat
        self.card = card
        """The slug of the card that stands for the side; empty if none does."""

    def plain(self) -> dict[str, Any]:
        seat = None if self.seat < 0 else self.seat
        return {"name": self.name, "value": self.value, "seat": seat, "card": self.card}


@final
class Highlight:
    """A moment worth seeing: what it is about, the totals, and what comes of it.

    >>> Highlight("Duel", [Side("Toturi", 7), Side("Kachiko", 5)], "Toturi wins.").plain()["result"]
    'Toturi wins.'
    """

    def __init__(
        self,
        title: str,
        sides: list[Side] | None = None,
        result: str = "",
        card: str = "",
        light: bool = False,
    ) -> None:
        self.title = title
        self.sides: list[Side] = sides or []
        self.result = result
        self.card = card
        """The slug of the card that brings the moment about; empty if there is none."""
        self.light = light
        """Whether it is only seen in passing, as when somebody has just done something."""

    def plain(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "sides": [side.plain() for side in self.sides],
            "result": self.result,
            "card": self.card,
            "light": self.light,
        }


@final
class Observer(Witness):
    """Keeps a copy of the state at each moment that the rules call worth seeing."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.seen: list[State] = []

    def see(self, s: State, event: Event) -> None:
        if event.kind in self.rules.moments and self.rules.highlight(s, event) is not None:
            self.seen.append(s.clone())
