"""What an event is about, as options name it: a shape for each kind of event says what its numbers mean."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import Event

SEAT: Final = 0
CARD: Final = 1
PLACE: Final = 2
OTHER: Final = 3
"""A number that names nothing: an amount, a definition, a word."""
MARKS: dict[int, str] = {SEAT: "seat", CARD: "c", PLACE: "p"}


def refs_by(shapes: dict[str, tuple[int, ...]], event: Event) -> list[str]:
    """The objects that an event is about, in its order; what is nobody or nothing is left out."""
    return [
        f"{MARKS[what]}{number}"
        for what, number in zip(shapes.get(event.kind, ()), event.args, strict=False)
        if what != OTHER and number >= 0
    ]
