"""Granting wishes: each is checked and tried, written to the store, folded in and told, in this order."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from typing import Any

from gorin.kernel.errors import GorinError
from gorin.server.hosting.hosting import EngineFailed, Hosting, soon
from gorin.server.hosting.metrics import Histogram
from gorin.server.labour.workers import IN_TURN
from gorin.server.saved.packing import unpacked
from gorin.server.saved.reading import said
from gorin.server.store import Conflict
from gorin.server.table import entries
from gorin.server.table.entries import AnyEntry
from gorin.server.table.refusal import Refused
from gorin.server.table.table import Table
from gorin.server.telling.audience import Sight
from gorin.server.telling.place import Place

LONG_RECORD = 50
"""A game that goes on after more choices than this is set up by a worker."""

log = logging.getLogger(__name__)


class Writing:
    """The pen of a host: nobody else appends to the log of a table. Each table has one lock."""

    def __init__(self, host: Hosting) -> None:
        self.host = host
        self.choices = 0
        self.latency = Histogram()
        """From the arrival of a choice until everybody was told of it."""
        self._tasks: set[asyncio.Task[AnyEntry]] = set()

    async def write(self, place: Place, wish: Callable[[], AnyEntry]) -> AnyEntry:
        """Grant a wish. Who wishes may be cancelled; what is being written is still folded in and told."""
        writing = asyncio.create_task(self._write(place, wish))
        self._tasks.add(writing)
        writing.add_done_callback(self._finished)
        return await asyncio.shield(writing)

    def _finished(self, writing: asyncio.Task[AnyEntry]) -> None:
        """Who wished hears what became of it, or has gone: then a refusal is nobody's business."""
        self._tasks.discard(writing)
        failure = None if writing.cancelled() else writing.exception()
        if failure is not None and not isinstance(failure, GorinError):
            log.error("a wish failed: %r", failure)

    async def _write(self, place: Place, wish: Callable[[], AnyEntry]) -> AnyEntry:
        """Check, try, write, take over, tell. Nothing is told that is not on the disk."""
        arrived = time.perf_counter()
        async with place.lock:
            entry, seen = await self._append(place, wish)
            self.host.neighbours.tell(place.table.id)
            place.tell_news(self.host.now(), seen)
            await self.host.snapshots.keep_if_due(place, entries.encode(entry))
        self.host.changed.add(place.table.id)
        if isinstance(entry, entries.Chose):
            self.choices += 1
            self.latency.observe(time.perf_counter() - arrived)
        self.host.bots.move(place)
        return entry

    async def _append(self, place: Place, wish: Callable[[], AnyEntry]) -> tuple[AnyEntry, Sight]:
        """Write what a wish comes to. Where another process was faster, the wish is looked at anew."""
        table = place.table
        while not place.deleted:
            if table.stopped:
                raise Refused(table.stopped)
            entry = wish()
            trial, seen = await self._tried(place, entry)
            try:
                await soon(self.host.store.append(table.id, table.seq, entries.encode(entry)))
                table.become(trial)
                return entry, seen
            except Conflict:
                if not await self._catch_up(place):
                    raise
        raise Refused("this table was deleted")

    async def _tried(self, place: Place, entry: AnyEntry) -> tuple[Table, Sight]:
        """The table with this entry, and how it looks. What the engine cannot do is logged, not written."""
        table = place.table
        trial = await self._set_up_elsewhere(table, entry)
        self.host.on_trial(table.id)
        try:
            trial = trial or table.after(entry)
            return trial, place.look_ahead(trial, self.host.now())
        except GorinError:
            raise
        except Exception as error:  # whatever it is: it costs this wish and not the table
            log_failure(table, json.loads(entries.encode(entry)), error)
            raise EngineFailed("the engine failed and nothing was changed; try something else") from None
        finally:
            self.host.on_trial("")

    async def _set_up_elsewhere(self, table: Table, entry: AnyEntry) -> Table | None:
        """A table that goes on from a long record is set up by a worker; None where there is no need."""
        record = table.opened.record
        if table.dealt or record is None or len(record.get("choices", ())) <= LONG_RECORD:
            return None
        bodies = [*await soon(self.host.store.reading(table.id)), entries.encode(entry)]
        return unpacked(await self.host.errands.do("fold", table.id, bodies, urgency=IN_TURN))

    async def _catch_up(self, place: Place) -> bool:
        """Take in what other processes have done to this table; whether there was anything."""
        table = place.table
        bodies = await soon(self.host.store.reading(table.id, table.seq - 1))
        if not bodies:  # not even the last one that was known
            self.host.forget(place)
            return True
        for body in bodies[1:]:
            try:
                table.become(table.after(entries.decode(body)))
            except Exception as error:  # another version wrote it, or this one cannot play it
                table.stopped = f"this table cannot go on with this version: {said(error)}"
                break
        if bodies[1:]:
            self.host.changed.add(table.id)
            place.tell_news(self.host.now())
        return bool(bodies[1:])

    async def refresh(self, place: Place) -> None:
        """Bring a table up to date with what other processes have done to it."""
        async with place.lock:
            if not place.deleted and not place.table.stopped:
                await self._catch_up(place)
        self.host.bots.move(place)


def log_failure(table: Table, tried: Any, error: Exception) -> None:
    """Say what reproduces an error of the engine: the record until then, and what was tried."""
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    where = f"{frame.tb_frame.f_code.co_filename}:{frame.tb_lineno}" if frame is not None else ""
    record = table.game.record() if table.dealt else table.opened.record
    told = {"error": said(error), "where": where, "table": table.id, "tried": tried, "record": record}
    log.error("the engine failed: %s", json.dumps(told))
