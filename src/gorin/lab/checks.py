"""The laws that hold at every moment of every game, checked while bots play."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import gorin
from gorin.kernel.errors import GorinError


class BrokenLaw(GorinError):
    """A copy of a game that is another game. That is a defect of gorin."""


def check_moment(game: gorin.Game, rng: random.Random) -> None:
    """A moment can be saved, cloned, replayed, described and dealt anew, and looks the same afterwards."""
    for name, copy in _copies(game):
        if copy.digest() != game.digest():
            raise BrokenLaw(f"its {name} is another game")
    position = json.loads(json.dumps(game.position()))
    described = gorin.setup(position["game"], position)
    for seat in (None, *range(game.seats)):
        if described.view(seat) != game.view(seat):
            raise BrokenLaw(f"its position shows something else to {_whom(seat)}")
    for seat in range(game.seats):
        if game.determinize(seat, rng).view(seat) != game.view(seat):
            raise BrokenLaw(f"what is dealt anew shows something else to {_whom(seat)}")


def _copies(game: gorin.Game) -> Iterator[tuple[str, gorin.Game]]:
    yield "save", gorin.load(game.save())
    yield "clone", game.clone()
    yield "record", gorin.replay(json.loads(json.dumps(game.record())))


def _whom(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
