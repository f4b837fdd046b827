"""Notes about tables that are asleep: with them a server starts without playing every old game through again.

A note is a help and no more. It counts only while it knows of every entry that its table has; without it, or
where it cannot be read, the table is folded from its log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from gorin.server.telling.listing import Listing

MARK = "asleep:"
"""The note about a table is a log of one entry, called so with the id of the table."""

_decoder = msgspec.json.Decoder(Listing)


class Notes:
    """The notes in the store."""

    def __init__(self, store: Any) -> None:
        self.store = store

    def write(self, listing: Listing) -> None:
        """Put a note in the place of an older one. Nobody waits for it."""
        log = MARK + listing.table_id
        self.store.drop(log)
        self.store.append(log, 0, msgspec.json.encode(listing))

    def forget(self, table: str) -> None:
        self.store.drop(MARK + table)

    async def current(self, counted: dict[str, int], owns: Callable[[str], bool]) -> dict[str, Listing]:
        """The notes that tell everything; `counted` has the entries of every log in the store."""
        noted = [log.removeprefix(MARK) for log in counted if log.startswith(MARK)]
        mine = [table for table in noted if owns(table)]
        found = [await self._read(table, counted.get(table, 0)) for table in mine]
        return {note.table_id: note for note in found if note is not None}

    async def _read(self, table: str, entries: int) -> Listing | None:
        try:
            note = _decoder.decode((await asyncio.wrap_future(self.store.reading(MARK + table)))[0])
        except (IndexError, msgspec.MsgspecError):
            return None
        return note if note.entries == entries else None
