"""Hints: what a strong player would do, as data. Who gives them is up to the program around the kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from gorin.kernel.errors import GorinError

WORLDS: Final = 24
"""How many worlds are looked into for a hint, unless somebody says otherwise."""


class Alternative(NamedTuple):
    """An option that was considered, and what may be expected of it."""

    option: str
    """Its id."""
    label: str
    chance: float
    """The chance to win, from 0 to 1."""
    error: float
    """The standard error of how much better or worse it is than the choice."""
    odds: float
    """How often to choose it where one must not be predictable; otherwise 1 for the choice, 0 for others."""


class Hint(NamedTuple):
    """What a strong bot in this seat would choose, what it expects of the alternatives, and why."""

    seat: int
    option: str
    """The id of the choice."""
    label: str
    why: str
    """One sentence for people."""
    worlds: int
    """In how many worlds it was tried."""
    alternatives: tuple[Alternative, ...]
    """All options that were considered, the choice among them, the best first."""

    def plain(self) -> dict[str, Any]:
        """The hint as JSON values."""
        told = self._asdict()
        told["alternatives"] = [each._asdict() for each in self.alternatives]
        return told


Adviser = Callable[[Any, int, int, float, int], Hint]
"""Given a game, a seat, how many worlds, how many seconds (0: any number), and a seed."""
_advisers: list[Adviser] = []


def ask_for_advice(adviser: Adviser) -> None:
    """Let this one give all hints from now on."""
    _advisers[:] = [adviser]


def hint(game: Any, seat: int, worlds: int, seconds: float, seed: int) -> Hint:
    """What the adviser says."""
    if not _advisers:
        raise GorinError("nobody here gives hints; import gorin first")
    return _advisers[-1](game, seat, worlds, seconds, seed)
