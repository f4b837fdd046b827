"""Names that somebody wrote: those that nobody knows are refused, with the nearest that somebody does."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from gorin.kernel.errors import GorinError, InvalidPosition

NAME_LENGTH = 60
"""A longer name resembles nothing that we know, and is cut short where it is quoted."""

EVERYWHERE = ("game", "new", "then")
"""What a position of any game may say besides what its rules read."""


def refuse_unknown(
    told: dict[Any, Any],
    known: Iterable[str],
    where: str = "",
    error: type[GorinError] = InvalidPosition,
) -> None:
    """An error that names the first key that nobody knows, and the nearest known one."""
    allowed = tuple(known)
    for name in told:
        if name not in allowed:
            meant = allowed if where else (*allowed, *EVERYWHERE)
            raise error(f"{where or 'a position'} knows no {quoted(name)}{nearest(name, meant)}")


def nearest(name: Any, known: tuple[str, ...]) -> str:
    """A question after the known name that resembles this one most; nothing where none does.

    >>> nearest("hnd", ("hand", "discard"))
    '; did you mean hand?'
    """
    if type(name) is not str or len(name) > NAME_LENGTH:
        return ""
    found = difflib.get_close_matches(name, known, 1, 0.6)
    return f"; did you mean {found[0]}?" if found else ""


def quoted(value: Any) -> str:
    """A value of somebody else's in a sentence of ours: never long, whatever it is."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a JSON object"
    text = repr(value) if not isinstance(value, str) else repr(value[: NAME_LENGTH + 1])
    return text if len(text) <= NAME_LENGTH + 2 else text[:NAME_LENGTH] + "..."
