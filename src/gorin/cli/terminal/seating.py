"""Who plays which seat, as a command line says it."""

from __future__ import annotations

from gorin.cli.terminal.table import HUMAN
from gorin.kernel.errors import GorinError

NOBODY = "none"


def human_seats(text: str, seats: int) -> list[int]:
    """The seats of the people at the keyboard.

    >>> human_seats("0,2", 4), human_seats("none", 4)
    ([0, 2], [])
    """
    if text == NOBODY:
        return []
    chosen = [_seat(part.strip(), seats) for part in text.split(",")]
    if len(set(chosen)) < len(chosen):
        raise GorinError(f"--seat {text} names a seat twice")
    return chosen


def _seat(text: str, seats: int) -> int:
    if not text.isdecimal():
        raise GorinError(f"a seat is a number from 0 to {seats - 1}, or 'none', not {text!r}")
    if int(text) >= seats:
        raise GorinError(f"there is no seat {int(text)}: the seats are 0 to {seats - 1}")
    return int(text)


def players_of(seats: int, humans: list[int], bots: str) -> list[str]:
    """The players by seat. One bot plays all seats without a person, or there is one named for each.

    >>> players_of(3, [1], "random,heuristic")
    ['random', 'human', 'heuristic']
    """
    names = [name.strip() for name in bots.split(",")]
    empty = seats - len(humans)
    if len(names) == 1:
        names *= empty
    if len(names) != empty:
        raise GorinError(f"--bots names {len(names)} bots, but {empty} seats are free for them")
    waiting = iter(names)
    return [HUMAN if seat in humans else next(waiting) for seat in range(seats)]
