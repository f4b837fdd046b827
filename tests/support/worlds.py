"""What tells two games apart in the worlds that a seat believes in."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import gorin
from gorin.kernel.serializable import encode

Path = tuple[str | int, ...]
FEW, MANY = 6, 60
NUMBERS = frozenset(
    (
        *("zone", "known", "lies_in", "place", "controller", "in_play"),
        *("hand", "fate", "dynasty", "conflict", "card", "focused"),
    )
)
"""Where a card lies, by its number: that says nothing, for which card a number is was dealt anew."""
OPEN = frozenset(("events", "lasting", "chance"))
"""What was told, and what lasts since: of two cards of one name it may be said of either. Chance is new."""


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Each single value with its place; of a list also how long it is."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, (*path, name))
    elif isinstance(value, list | tuple):
        yield (*path, "length"), len(value)
        for at, inner in enumerate(value):
            yield from leaves(inner, (*path, at))
    else:
        yield path, value


def is_telling(path: Path) -> bool:
    return path[0] not in OPEN and (path[0] == "stack" or NUMBERS.isdisjoint(path))


def values_in_worlds(game: gorin.Game, seat: int, deals: int) -> dict[Path, set[Any]]:
    found: dict[Path, set[Any]] = defaultdict(set)
    for number in range(deals):
        for path, value in leaves(encode(game.determinize(seat, random.Random(number)).state)):
            if is_telling(path):
                found[path].add(value)
    return found


def apart(one: gorin.Game, other: gorin.Game, seat: int, deals: int) -> set[Path]:
    ones, others = values_in_worlds(one, seat, deals), values_in_worlds(other, seat, deals)
    return {path for path, values in ones.items() if path in others and values.isdisjoint(others[path])}


def told_apart(one: gorin.Game, other: gorin.Game, seat: int) -> set[Path]:
    """The places whose values in any world of the one are in no world of the other."""
    suspected = apart(one, other, seat, FEW)
    return suspected & apart(one, other, seat, MANY) if suspected else suspected
