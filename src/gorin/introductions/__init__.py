"""Introductions: a game that a newcomer plays along, one file for each game that has one.

A file holds a record and its beats. A beat begins `at` a number of choices and lasts until the next one;
what the taught seat chooses in between is left to the reader, and `choose` has a sentence for each of these
choices.
"""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec

from gorin.kernel.errors import GorinError


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: what is said, what to look at, and what to do."""

    at: int
    title: str
    say: tuple[str, ...]
    look: tuple[str, ...] = ()
    choose: tuple[str, ...] = ()
    instead: str = ""
    """Why the lesson goes its own way, for a reader who picks something else."""


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to learn by."""

    game: str
    title: str
    seat: int
    names: tuple[str, ...]
    """What the seats are called at this table."""
    record: dict[str, Any]
    beats: tuple[Beat, ...]

    def choices_of(self, number: int) -> list[int]:
        """Which choices of the record a beat leaves to the reader."""
        choices = self.record["choices"]
        end = self.beats[number + 1].at if number + 1 < len(self.beats) else len(choices)
        return [n for n in range(self.beats[number].at, end) if choices[n][0] == self.seat]


def games() -> tuple[str, ...]:
    """The games that have an introduction.

    >>> "battle" in games()
    True
    """
    files = resources.files(__name__).iterdir()
    return tuple(sorted(file.name.removesuffix(".json") for file in files if file.name.endswith(".json")))


def find(game: str) -> Introduction:
    if game not in games():
        raise GorinError(f"there is no introduction to {game!r}")
    text = resources.files(__name__).joinpath(f"{game}.json").read_bytes()
    return msgspec.json.decode(text, type=Introduction)
