"""After a start: tables are listed at once and folded one after the other, while everybody is served."""

from __future__ import annotations

import asyncio
import logging

from gorin.kernel.errors import GorinError
from gorin.server.hosting.interfaces import Registry
from gorin.server.jobs.pool import LATER
from gorin.server.presentation.listing import Listing, quarantined
from gorin.server.presentation.live_table import LiveTable
from gorin.server.saved.reading import opening_of, said
from gorin.server.store.logs import is_table
from gorin.server.table.entries import Resumed

WAIT = "this table is being set up again: wait a moment"

log = logging.getLogger(__name__)


class Recovery:
    """What a registry does about the tables that are there when it starts."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._folding: asyncio.Task[None] | None = None
        self._stood_still: dict[str, float | None] = {}
        """Tables that nobody has looked at since the start, and until when their clocks ran."""

    async def begin(self, alive: float | None, others: bool, beats: list[str]) -> None:
        """List every table, and begin to fold those that do not sleep on."""
        registry = self.registry
        counted = await asyncio.wrap_future(registry.store.counting())
        await self._recall(counted)
        waiting = [id for id in counted if is_table(id) and registry.owns(id) and id not in registry.unloaded]
        for id in waiting:
            registry.unloaded[id] = await self._unfolded(id)
        # Where other servers are up, the clocks have never stood still.
        self._stood_still = {} if others else dict.fromkeys(waiting, alive)
        self._folding = asyncio.create_task(self._fold(waiting, beats))

    async def _recall(self, counted: dict[str, int]) -> None:
        """What was unloaded and has no running clock stays unloaded."""
        for id, note in (await self.registry.listing_cache.current(counted, self.registry.owns)).items():
            if not note.ticking:
                note.quiet = self.registry.now()
                self.registry.unloaded[id] = note
                self.registry.changed.add(id)

    async def _unfolded(self, id: str) -> Listing:
        """A table of which only the beginning is known yet."""
        self.registry.changed.add(id)
        try:
            opened = opening_of(id, await asyncio.wrap_future(self.registry.store.reading(id)))
        except GorinError as error:
            return quarantined(id, None, str(error))
        listing = quarantined(id, opened, WAIT)
        listing.unfolded = True
        return listing

    async def _fold(self, ids: list[str], beats: list[str]) -> None:
        for id in ids:
            try:
                live = await self.registry.load(id, LATER)
                if live.table.over and not live.subscribers:
                    self.registry.unload(live)
            except Exception as error:  # whatever it is: one bad log must not keep all other tables shut
                log.warning("table %s cannot be read: %s", id, said(error))
        # Not before all clocks were set right: a crash in between must not charge the time until now.
        await self.registry.forget_beats(beats)

    async def resume(self, live: LiveTable) -> None:
        """Charge nobody for the time that the server was down, before anything else happens at a table."""
        if live.table.id not in self._stood_still:
            return
        alive = self._stood_still.pop(live.table.id)
        if live.table.ticking:
            await self.registry.write(live, lambda: Resumed(at=self.registry.now(), until=alive))

    async def done(self) -> None:
        """Wait until every table is folded."""
        if self._folding is not None:
            await asyncio.shield(self._folding)

    def stop(self) -> None:
        if self._folding is not None:
            self._folding.cancel()
