"""Snapshots of tables: a table is folded from its last one, whatever happened at it before.

A snapshot is a help and no more. It counts only if this server (or one on the same store) has sealed it, with
this version, and its last entry is the one that the log has there; otherwise the whole log is folded.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Any, NamedTuple, Protocol

import msgspec

from gorin.server.saved.packing import packed
from gorin.server.saved.reading import ENGINE
from gorin.server.store.own_key import own_key
from gorin.server.table.table import Table

MARK = "kept:"
"""The snapshot of a table is a log of one entry, called so with the id of the table."""
EVERY = 200
"""Entries between two snapshots: so many are folded at most when a table is loaded."""
SEAL = hashlib.sha256().digest_size


class Snapshot(msgspec.Struct, frozen=True):
    """A table after so many entries."""

    table: str
    engine: str
    entries: int
    last: bytes
    """The hash of the last of these entries."""
    body: bytes


class Kept(NamedTuple):
    """What there is to fold: the entries since the snapshot, or all of them where it is None."""

    entries: int
    bodies: list[bytes]
    snapshot: bytes | None


class Growing(Protocol):
    """A table whose log grows, and how many of its entries the last snapshot has taken in."""

    table: Table
    kept: int


class Snapshots:
    """The snapshots in the store."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self._key = b""

    async def keep_if_due(self, live: Growing, last: bytes) -> None:
        """Put a snapshot in the place of the older one, if that is long ago. Nobody waits for it."""
        table = live.table
        if table.seq - live.kept < EVERY or table.stopped:
            return
        live.kept = table.seq
        made = Snapshot(table.id, ENGINE, table.seq, _hash(last), packed(table))
        body = msgspec.msgpack.encode(made)
        self.store.put(MARK + table.id, await self._seal(body) + body)

    def forget(self, table: str) -> None:
        self.store.drop(MARK + table)

    async def log_of(self, id: str) -> Kept:
        """The log of a table from its last snapshot on."""
        snapshot = await self._sound(id)
        if snapshot is not None:
            bodies = await self._reading(id, snapshot.entries - 1)
            if bodies and _hash(bodies[0]) == snapshot.last:
                return Kept(snapshot.entries, bodies[1:], snapshot.body)
        return Kept(0, await self._reading(id, 0), None)

    async def _sound(self, id: str) -> Snapshot | None:
        """The snapshot of a table, if it is one of ours."""
        for sealed in await self._reading(MARK + id, 0):
            seal, body = sealed[:SEAL], sealed[SEAL:]
            if hmac.compare_digest(seal, await self._seal(body)):
                snapshot = msgspec.msgpack.decode(body, type=Snapshot)
                if (snapshot.table, snapshot.engine) == (id, ENGINE):
                    return snapshot
        return None

    async def _reading(self, log: str, since: int) -> list[bytes]:
        return [bytes(body) for body in await asyncio.wrap_future(self.store.reading(log, since))]

    async def _seal(self, body: bytes) -> bytes:
        if not self._key:
            self._key = hmac.digest(await own_key(self.store), b"snapshots", "sha256")
        return hmac.digest(self._key, body, "sha256")


def _hash(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()
