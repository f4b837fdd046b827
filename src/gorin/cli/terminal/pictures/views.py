"""A view of everything: what all seats together know."""

from __future__ import annotations

from typing import Any

from gorin.cli.terminal.pictures.picture import View
from gorin.cli.terminal.seating import seat_called
from gorin.kernel.game import Game

OPEN, SPECTATOR = "open", "spectator"
Eyes = int | str
"""Through whose eyes the table is seen: a seat's, a spectator's, or everybody's at once."""


def seen_by(game: Game, eyes: Eyes) -> View:
    if eyes == OPEN:
        return open_view(game)
    return game.view(None if isinstance(eyes, str) else eyes)


def open_view(game: Game) -> View:
    """The views of all seats laid on top of one another."""
    view = game.view(None)
    for seat in range(game.seats):
        _add(view, game.view(seat))
    view["seat"] = None
    return view


def _add(known: Any, more: Any) -> None:
    """Fill in what was not known. Views have the same shape for every seat, so parts lie on their like."""
    if isinstance(known, dict):
        for name, value in more.items():
            if known.get(name) is None:
                known[name] = value
            elif value is not None:
                _add(known[name], value)
    elif isinstance(known, list):
        for one, other in zip(known, more, strict=False):
            _add(one, other)


def checked_eyes(game: Game, seat: str | None, spectator: bool) -> Eyes:
    """The eyes that a command line asks for; all open where it asks for none."""
    if spectator:
        return SPECTATOR
    if seat is None:
        return OPEN
    return seat_called(seat, game.seats)
