"""A table out of its log, as far as it can be read: nothing in there is ever changed or thrown away."""

from __future__ import annotations

from importlib import metadata

from gorin.kernel.errors import GorinError
from gorin.kernel.game import FORMAT
from gorin.server.saved.packing import packed, unpacked
from gorin.server.table import entries
from gorin.server.table.entries import AnyEntry, Opened
from gorin.server.table.table import Table

ENGINE = f"{metadata.version('gorin')} (format {FORMAT})"
"""Written into the first entry of every table: it is played to its end by the version that began it."""


class Unreadable(GorinError):
    """A log of which not even the first entry can be read here."""


def table_from(id: str, bodies: list[bytes], kept: bytes | None = None) -> Table:
    """The table after the last entry that this version understands; `stopped` says why it is not the last.

    `bodies` are all entries, or those since the table was `kept`.
    """
    later = bodies if kept is not None else bodies[1:]
    table, good = _started(id, bodies, kept), list[AnyEntry]()
    first = table.seq
    try:
        for body in later:
            entry = entries.decode(body)
            table.apply(entry)
            good.append(entry)
    except Exception as error:  # whatever it is: what was played before can still be looked at
        table = _started(id, bodies, kept)
        for entry in good:
            table.apply(entry)
        trouble = f"entry {first + len(good)} is not understood ({said(error)})"
        table.stopped = f"this table cannot go on with this version: {trouble}"
    return table


def _started(id: str, bodies: list[bytes], kept: bytes | None) -> Table:
    return _begun(id, bodies) if kept is None else unpacked(kept)


def _begun(id: str, bodies: list[bytes]) -> Table:
    opened = opening_of(id, bodies)
    try:
        table = Table(id, opened)
    except Exception as error:  # a game that this version does not know, or cannot set up
        raise Unreadable(f"table {id!r} cannot be set up with this version: {said(error)}") from None
    table.stopped = _why_not_ours(opened.engine)
    return table


def _why_not_ours(engine: str) -> str:
    """Why a table of this engine cannot go on here; empty where it can. Logs of old do not say."""
    if engine in ("", ENGINE):
        return ""
    return (
        f"this table cannot go on with this version: it was begun with gorin {engine}, and this is {ENGINE}"
    )


def opening_of(id: str, bodies: list[bytes]) -> Opened:
    try:
        opened = entries.decode(bodies[0])
    except GorinError as error:
        raise Unreadable(f"the log of table {id!r} cannot be read: {error}") from None
    if not isinstance(opened, Opened):
        raise Unreadable(f"the log of table {id!r} does not begin with its opening")
    return opened


def folded(id: str, bodies: list[bytes], kept: bytes | None = None) -> bytes:
    """A table as it can be sent to another process of this server."""
    return packed(table_from(id, bodies, kept))


def said(error: Exception) -> str:
    """An error in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]
