"""Maintenance: clocks are kept right, seats freed, and what nobody needs leaves the memory."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging

from gorin.kernel.errors import GorinError
from gorin.server.hosting import heartbeat
from gorin.server.hosting.heartbeat import Heartbeat
from gorin.server.hosting.interfaces import Registry
from gorin.server.jobs.pool import LATER
from gorin.server.presentation.live_table import LiveTable
from gorin.server.saved.reading import said
from gorin.server.table.refusal import Refused

AT_ONCE = 50
"""How many tables are looked after before others have their turn."""

log = logging.getLogger(__name__)


class Maintenance:
    """What a registry does once a second."""

    def __init__(self, registry: Registry, beats: bool) -> None:
        self.registry = registry
        self._heartbeat = Heartbeat(registry.store) if beats else None
        self._task: asyncio.Task[None] | None = None
        self._trying: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._keep_at_it())

    def stop(self) -> None:
        for task in (self._task, self._trying):
            if task is not None:
                task.cancel()

    async def beats_of_old(self) -> dict[str, float]:
        """When the processes before this one were last alive."""
        return await self._heartbeat.earlier() if self._heartbeat else {}

    async def forget_beats(self, beats: list[str]) -> None:
        """All clocks are right: what processes before this one have left is needed no more."""
        if self._heartbeat:
            await self._beat()
            await self._heartbeat.forget(beats)

    def last_words(self) -> None:
        if self._heartbeat and self.registry.is_ticking():
            self._heartbeat.last_words(self.registry.now())

    async def _keep_at_it(self) -> None:
        """Once a second: say that the server is alive where a clock runs, and drop what nobody needs."""
        while True:
            await asyncio.sleep(heartbeat.EVERY)
            try:
                await self.do()
            except Exception as error:  # whatever it is: the clocks of tomorrow need this loop
                log.warning("maintenance failed and is tried again: %s", said(error))

    async def do(self) -> None:
        """One round of them."""
        await self._beat()
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try_again())
        for number, live in enumerate(list(self.registry.live_tables.values())):
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)  # who wishes something does not wait for all of them
            if self.registry.live_tables.get(live.table.id) is not live:
                continue
            await self._free_the_overdue(live)
            if live.is_forgotten(self.registry.now()):
                async with live.lock:
                    await self.registry.delete(live)
            elif live.is_idle(self.registry.now(), self.registry.linger):
                self.registry.unload(live)
        for listing in [
            each for each in self.registry.unloaded.values() if each.is_forgotten(self.registry.now())
        ]:
            await self.registry.load(
                listing.table_id
            )  # and in the next round it is deleted, if nobody is there

    async def _try_again(self) -> None:
        """A table that was quarantined long ago may be served today."""
        id = self.registry.quarantine.due(self.registry.now())
        if id is not None:
            with contextlib.suppress(GorinError):  # then it stays where it is
                await self.registry.load(id, LATER)

    async def _free_the_overdue(self, live: LiveTable) -> None:
        """Who has not told a share in time gives up the seat, so that others can begin."""
        for seat in live.table.overdue(self.registry.now()):
            with contextlib.suppress(Refused):
                holder = live.table.seats[seat].holder
                await self.registry.write(
                    live, functools.partial(live.table.leave, holder, self.registry.now())
                )

    async def _beat(self) -> None:
        if self._heartbeat and self.registry.is_ticking():
            await self._heartbeat.beat(self.registry.now())
