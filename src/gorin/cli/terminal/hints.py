"""A hint at the terminal: the choice, why, and what may be expected of the alternatives."""

from __future__ import annotations

from rich.text import Text

from gorin.cli.terminal.drawing.lines import TITLE, Lines, wrapped
from gorin.kernel.advice import WORLDS, Alternative, Hint
from gorin.kernel.game import Game

PATIENCE = 5.0
"""Seconds that a player waits for a hint at most."""


def hint_lines(game: Game, seat: int, width: int, worlds: int = WORLDS) -> Lines:
    """A hint for the seat that has to choose; the same for the same moment."""
    return told(game.hint(seat, budget=worlds, seconds=PATIENCE, seed=len(game.record()["choices"])), width)


def told(hint: Hint, width: int) -> Lines:
    """A hint in lines."""
    head = wrapped(Text.assemble(("Hint: ", TITLE), f"{hint.label}. {hint.why}"), width, indent=6)
    if len(hint.alternatives) < 2 or not hint.worlds:
        return head
    return [*head, *[line for each in hint.alternatives for line in _line(each, hint, width)]]


def _line(alternative: Alternative, hint: Hint, width: int) -> Lines:
    mark = "*" if alternative.option == hint.option else " "
    return wrapped(f"  {mark} {round(100 * alternative.chance):3} %  {alternative.label}", width, indent=11)
