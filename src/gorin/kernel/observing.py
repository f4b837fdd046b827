"""What a seat may know as numbers, for programs that learn: how such a list is divided, and who is who."""

from __future__ import annotations

from typing import Final, NamedTuple

OPTION_COLUMNS: Final = ("sort", "thing", "where", "what")
"""What is told of an option. `sort` says what the others are numbers of."""
WORD: Final = 1
"""The sort of an option that is a plain word: done, pass, back."""


class Part(NamedTuple):
    """Some rows of an observation that have the same columns. Rows that are not needed are zero."""

    name: str
    rows: int
    columns: tuple[str, ...]


def size_of(parts: list[Part]) -> int:
    """How many numbers an observation has."""
    return sum([part.rows * len(part.columns) for part in parts])


def whose(seat: int, viewer: int, seats: int) -> int:
    """A seat as the viewer counts it: 1 is the viewer, 2 the next one clockwise; 0 is nobody.

    >>> [whose(seat, 1, 3) for seat in (-1, 0, 1, 2)]
    [0, 3, 1, 2]
    """
    return 0 if seat < 0 else (seat - viewer) % seats + 1
