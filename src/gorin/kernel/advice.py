"""Hints: what a strong player would do, as data. The program around the kernel decides who gives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from gorin.kernel.errors import GorinError

WORLDS: Final = 24
"""How many worlds a hint is tried in, unless the caller says otherwise."""


class Alternative(NamedTuple):
    """An option that the bot considered, and what it expects of it.

    >>> Alternative("pass", "Pass", chance=0.4, error=0.05, odds=0.0).chance
    0.4
    """

    option: str
    """The id of the option."""
    label: str
    """The option as people read it."""
    chance: float
    """The chance of winning, from 0 to 1."""
    error: float
    """The standard error of the difference between its chance and that of the bot's choice."""
    odds: float
    """How often to choose it where one must not be predictable; otherwise 1 for the choice, 0 for others."""


class Hint(NamedTuple):
    """What a strong bot in this seat would choose, what it expects of the alternatives, and why.

    >>> import gorin
    >>> hint = gorin.new("battle", seats=2, seed=1, clans=["crab", "lion"]).hint(0, budget=4)
    >>> hint.seat, hint.option == hint.plain()["option"]
    (0, True)
    """

    seat: int
    """The seat that was advised."""
    option: str
    """The id of the option that the bot would choose."""
    label: str
    """That option as people read it."""
    why: str
    """The reason, as one sentence for people."""
    worlds: int
    """How many worlds it was tried in."""
    alternatives: tuple[Alternative, ...]
    """Every option that was considered, the bot's choice included, the best first."""

    def plain(self) -> dict[str, Any]:
        """The hint as plain JSON values."""
        told = self._asdict()
        told["alternatives"] = [each._asdict() for each in self.alternatives]
        return told


Adviser = Callable[[Any, int, int, float, int], Hint]
"""Takes a game, a seat, a number of worlds, a number of seconds (0: no limit) and a seed."""
_advisers: list[Adviser] = []


def ask_for_advice(adviser: Adviser) -> None:
    """Let this adviser give all hints from now on."""
    _advisers[:] = [adviser]


def hint(game: Any, seat: int, worlds: int, seconds: float, seed: int) -> Hint:
    """Ask the adviser for a hint."""
    if not _advisers:
        raise GorinError("nobody here gives hints; import gorin first")
    return _advisers[-1](game, seat, worlds, seconds, seed)
