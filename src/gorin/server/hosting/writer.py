"""Granting requests: each is checked and tried, written to the store, folded in and told, in this order."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from typing import Any

from gorin.kernel.errors import GorinError
from gorin.server.hosting.interfaces import EngineFailed, Registry, soon
from gorin.server.hosting.metrics import Histogram
from gorin.server.jobs.pool import IN_TURN
from gorin.server.presentation.live_table import LiveTable
from gorin.server.presentation.subscriber import ViewCache
from gorin.server.saved.packing import unpacked
from gorin.server.saved.reading import said
from gorin.server.store import Conflict
from gorin.server.table import entries
from gorin.server.table.entries import AnyEntry
from gorin.server.table.refusal import Code, Refused
from gorin.server.table.table import Table

LONG_RECORD = 50
"""A game that goes on after more choices than this is set up by a worker."""

log = logging.getLogger(__name__)


class TableWriter:
    """Nobody else in a registry appends to the log of a table. Each table has one lock."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.choices = 0
        self.latency = Histogram()
        """From the arrival of a choice until everybody was told of it."""
        self._tasks: set[asyncio.Task[AnyEntry]] = set()

    async def write(self, live: LiveTable, request: Callable[[], AnyEntry]) -> AnyEntry:
        """Grant a request. Its sender may be cancelled; what is being written is still folded in and told."""
        writing = asyncio.create_task(self._write(live, request))
        self._tasks.add(writing)
        writing.add_done_callback(self._finished)
        return await asyncio.shield(writing)

    def _finished(self, writing: asyncio.Task[AnyEntry]) -> None:
        """Who wished hears what became of it, or has gone: then a refusal is nobody's business."""
        self._tasks.discard(writing)
        failure = None if writing.cancelled() else writing.exception()
        if failure is not None and not isinstance(failure, GorinError):
            log.error("a request failed: %r", failure)

    async def _write(self, live: LiveTable, request: Callable[[], AnyEntry]) -> AnyEntry:
        """Check, try, write, take over, tell. Nothing is told that is not on the disk."""
        arrived = time.perf_counter()
        async with live.lock:
            entry, seen = await self._append(live, request)
            self.registry.peers.tell(live.table.id)
            live.broadcast_delta(self.registry.now(), seen)
            await self.registry.snapshots.keep_if_due(live, entries.encode(entry))
        self.registry.changed.add(live.table.id)
        if isinstance(entry, entries.Chose):
            self.choices += 1
            self.latency.observe(time.perf_counter() - arrived)
        self.registry.bots.move(live)
        return entry

    async def _append(self, live: LiveTable, request: Callable[[], AnyEntry]) -> tuple[AnyEntry, ViewCache]:
        """Write what a request comes to. Where another process was faster, the request is looked at anew."""
        table = live.table
        while not live.deleted:
            if table.stopped:
                raise Refused(table.stopped, Code.QUARANTINED)
            entry = request()
            trial, seen = await self._tried(live, entry)
            try:
                await soon(self.registry.store.append(table.id, table.seq, entries.encode(entry)))
                table.accept(trial)
                return entry, seen
            except Conflict:
                if not await self._catch_up(live):
                    raise
        raise Refused("this table was deleted", Code.NOT_FOUND)

    async def _tried(self, live: LiveTable, entry: AnyEntry) -> tuple[Table, ViewCache]:
        """The table with this entry, and how it looks. What the engine cannot do is logged, not written."""
        table = live.table
        trial = await self._set_up_elsewhere(table, entry)
        self.registry.on_rules_running(table.id)
        try:
            trial = trial or table.preview(entry)
            return trial, live.preview_views(trial, self.registry.now())
        except GorinError:
            raise
        except Exception as error:  # whatever it is: it costs this request and not the table
            log_failure(table, json.loads(entries.encode(entry)), error)
            raise EngineFailed("the engine failed and nothing was changed; try something else") from None
        finally:
            self.registry.on_rules_running("")

    async def _set_up_elsewhere(self, table: Table, entry: AnyEntry) -> Table | None:
        """A table that goes on from a long record is set up by a worker; None where there is no need."""
        record = table.opened.record
        if table.dealt or record is None or len(record.get("choices", ())) <= LONG_RECORD:
            return None
        bodies = [*await soon(self.registry.store.reading(table.id)), entries.encode(entry)]
        return unpacked(await self.registry.jobs.do("fold", table.id, bodies, urgency=IN_TURN))

    async def _catch_up(self, live: LiveTable) -> bool:
        """Take in what other processes have done to this table; whether there was anything."""
        table = live.table
        bodies = await soon(self.registry.store.reading(table.id, table.seq - 1))
        if not bodies:  # not even the last one that was known
            self.registry.forget(live)
            return True
        for body in bodies[1:]:
            try:
                table.accept(table.preview(entries.decode(body)))
            except Exception as error:  # another version wrote it, or this one cannot play it
                table.stopped = f"this table cannot go on with this version: {said(error)}"
                break
        if bodies[1:]:
            self.registry.changed.add(table.id)
            live.broadcast_delta(self.registry.now())
        return bool(bodies[1:])

    async def refresh(self, live: LiveTable) -> None:
        """Bring a table up to date with what other processes have done to it."""
        async with live.lock:
            if not live.deleted and not live.table.stopped:
                await self._catch_up(live)
        self.registry.bots.move(live)


def log_failure(table: Table, tried: Any, error: Exception) -> None:
    """Say what reproduces an error of the engine: the record until then, and what was tried."""
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    where = f"{frame.tb_frame.f_code.co_filename}:{frame.tb_lineno}" if frame is not None else ""
    record = table.game.record() if table.dealt else table.opened.record
    told = {"error": said(error), "where": where, "table": table.id, "tried": tried, "record": record}
    log.error("the engine failed: %s", json.dumps(told))
