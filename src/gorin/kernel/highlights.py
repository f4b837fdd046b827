"""Highlights: how the moments of a game are told to people who look on."""

from __future__ import annotations

from typing import Any, final

from gorin.kernel.events import Event
from gorin.kernel.state import State, Witness


@final
class Side:
    """One of those who measure themselves against each other."""

    def __init__(self, name: str, value: int, seat: int = -1, card: str = "") -> None:
        self.name = name
        self.value = value
        self.seat = seat
        self.card = card
        """The slug of who stands for the side, where it is a card."""

    def plain(self) -> dict[str, Any]:
        seat = None if self.seat < 0 else self.seat
        return {"name": self.name, "value": self.value, "seat": seat, "card": self.card}


@final
class Highlight:
    """A moment worth seeing: what it is about, the totals, and what comes of it."""

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
        """The slug of the card that makes it."""
        self.light = light
        """Seen in passing: somebody has done something."""

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
    """Keeps a copy of the state for each moment that its rules want to be seen."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.seen: list[State] = []

    def see(self, s: State, event: Event) -> None:
        if event.kind in self.rules.moments and self.rules.highlight(s, event) is not None:
            self.seen.append(s.clone())
