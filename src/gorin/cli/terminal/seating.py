"""Who plays which seat, as a command line says it."""

from __future__ import annotations

from gorin.bots import named_on_the_command_line
from gorin.cli.terminal.table import HUMAN
from gorin.kernel.errors import GorinError

NOBODY = "none"


def human_seats(text: str, seats: int) -> list[int]:
    """The seats of the people at the keyboard. People count seats from 1, the engine from 0.

    >>> human_seats("1,3", 4), human_seats("none", 4)
    ([0, 2], [])
    """
    if text == NOBODY:
        return []
    chosen = [seat_called(part.strip(), seats) for part in text.split(",")]
    if len(set(chosen)) < len(chosen):
        raise GorinError(f"--seat {text} names a seat twice")
    return chosen


def seat_called(text: str, seats: int) -> int:
    """The seat, from 0, that a person calls by a number from 1.

    >>> seat_called("1", 4)
    0
    """
    if not text.isdecimal():
        raise GorinError(f"a seat is a number from 1 to {seats}, not {text!r}")
    if not 1 <= int(text) <= seats:
        raise GorinError(f"there is no seat {int(text)}; the seats are 1 to {seats}")
    return int(text) - 1


def players_of(seats: int, humans: list[int], bots: str) -> list[str]:
    """The players by seat. One bot plays all seats without a person, or there is one named for each.

    >>> players_of(3, [1], "beginner,heuristic")
    ['beginner', 'human', 'heuristic']
    """
    names = list(named_on_the_command_line(bots))
    empty = seats - len(humans)
    if len(names) == 1:
        names *= empty
    if len(names) != empty:
        raise GorinError(f"--bots names {len(names)} bots for {empty} free seats")
    waiting = iter(names)
    return [HUMAN if seat in humans else next(waiting) for seat in range(seats)]
