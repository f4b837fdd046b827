"""Stored listings of unloaded tables: with them a server starts without replaying every old game.

A stored listing is only a shortcut. It counts only while it knows of every entry that its table has; without
it, or where it cannot be read, the table is folded from its log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from gorin.server.presentation.listing import Listing

MARK = "asleep:"
"""The listing of a table is a log of one entry, called so with the id of the table."""

_decoder = msgspec.json.Decoder(Listing)


class ListingCache:
    """The listings in the store."""

    def __init__(self, store: Any) -> None:
        self.store = store

    def write(self, listing: Listing) -> None:
        """Put a listing in the place of an older one. Nobody waits for it."""
        log = MARK + listing.table_id
        self.store.drop(log)
        self.store.append(log, 0, msgspec.json.encode(listing))

    def forget(self, table: str) -> None:
        self.store.drop(MARK + table)

    async def current(self, counted: dict[str, int], owns: Callable[[str], bool]) -> dict[str, Listing]:
        """The listings that are up to date; `counted` has the entries of every log in the store."""
        stored = [log.removeprefix(MARK) for log in counted if log.startswith(MARK)]
        mine = [table for table in stored if owns(table)]
        found = [await self._read(table, counted.get(table, 0)) for table in mine]
        return {listing.table_id: listing for listing in found if listing is not None}

    async def _read(self, table: str, entries: int) -> Listing | None:
        try:
            listing = _decoder.decode((await asyncio.wrap_future(self.store.reading(MARK + table)))[0])
        except (IndexError, msgspec.MsgspecError):
            return None
        return listing if listing.entries == entries else None
