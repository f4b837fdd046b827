"""How much of anything may come from outside: what is larger or deeper is no game, and is not read at all."""

from __future__ import annotations

from typing import Any

from gorin.kernel.errors import GorinError

DEEPEST = 40
"""Lists within tables within lists ...: a save has a dozen levels."""
MOST_VALUES = 2_000_000
"""Numbers, words, lists and tables altogether: a long game needs some hundred thousand."""
MOST_LETTERS = 100_000_000
"""The length of a save as text."""
MOST_BITS = 400
"""The largest number that is read is a seed; what is larger could not even be quoted in an error."""


def refuse_excess(value: Any, error: type[GorinError]) -> None:
    """Raise the error where a value is deeper or larger than anything that gorin writes."""
    level: list[Any] = [value]
    values = 1
    for _ in range(DEEPEST):
        level = _inner(level, error)
        values += len(level)
        if values > MOST_VALUES:
            raise error(f"this is too large: it has more than {MOST_VALUES:,} values")
        if not level:
            return
    raise error(f"this is nested too deeply: at most {DEEPEST} levels are read")


def _inner(level: list[Any], error: type[GorinError]) -> list[Any]:
    """What the lists and tables of a level hold."""
    inner: list[Any] = []
    for value in level:
        if isinstance(value, dict):
            inner.extend(value.values())
        elif isinstance(value, list | tuple):
            inner.extend(value)
        elif isinstance(value, int) and value.bit_length() > MOST_BITS:
            raise error("a number in it is too large")
    return inner
