"""After a start: tables are listed at once and folded one after the other, while everybody is served."""

from __future__ import annotations

import asyncio
import logging

from gorin.kernel.errors import GorinError
from gorin.server.hosting.hosting import Hosting
from gorin.server.labour.workers import LATER
from gorin.server.saved.reading import opening_of, said
from gorin.server.store.logs import is_table
from gorin.server.table.entries import Resumed
from gorin.server.telling.listing import Listing, set_aside
from gorin.server.telling.place import Place

WAIT = "this table is being set up again: wait a moment"

log = logging.getLogger(__name__)


class Waking:
    """What a host does about the tables that are there when it starts."""

    def __init__(self, host: Hosting) -> None:
        self.host = host
        self._folding: asyncio.Task[None] | None = None
        self._stood_still: dict[str, float | None] = {}
        """Tables that nobody has looked at since the start, and until when their clocks ran."""

    async def begin(self, alive: float | None, others: bool, beats: list[str]) -> None:
        """List every table, and begin to fold those that do not sleep on."""
        host = self.host
        counted = await asyncio.wrap_future(host.store.counting())
        await self._recall(counted)
        waiting = [id for id in counted if is_table(id) and host.owns(id) and id not in host.asleep]
        for id in waiting:
            host.asleep[id] = await self._unfolded(id)
        # Where other servers are up, the clocks have never stood still.
        self._stood_still = {} if others else dict.fromkeys(waiting, alive)
        self._folding = asyncio.create_task(self._fold(waiting, beats))

    async def _recall(self, counted: dict[str, int]) -> None:
        """What was asleep and has no clock that runs sleeps on."""
        for id, note in (await self.host.notes.current(counted, self.host.owns)).items():
            if not note.ticking:
                note.quiet = self.host.now()
                self.host.asleep[id] = note
                self.host.changed.add(id)

    async def _unfolded(self, id: str) -> Listing:
        """A table of which only the beginning is known yet."""
        self.host.changed.add(id)
        try:
            opened = opening_of(id, await asyncio.wrap_future(self.host.store.reading(id)))
        except GorinError as error:
            return set_aside(id, None, str(error))
        listing = set_aside(id, opened, WAIT)
        listing.unfolded = True
        return listing

    async def _fold(self, ids: list[str], beats: list[str]) -> None:
        for id in ids:
            try:
                place = await self.host.place(id, LATER)
                if place.table.over and not place.audience:
                    self.host.put_to_sleep(place)
            except Exception as error:  # whatever it is: one bad log must not keep all other tables shut
                log.warning("table %s cannot be read: %s", id, said(error))
        # Not before all clocks were set right: a crash in between must not charge the time until now.
        await self.host.forget_beats(beats)

    async def resume(self, place: Place) -> None:
        """Charge nobody for the time that the server was down, before anything else happens at a table."""
        if place.table.id not in self._stood_still:
            return
        alive = self._stood_still.pop(place.table.id)
        if place.table.ticking:
            await self.host.write(place, lambda: Resumed(at=self.host.now(), until=alive))

    async def done(self) -> None:
        """Wait until every table is folded."""
        if self._folding is not None:
            await asyncio.shield(self._folding)

    def stop(self) -> None:
        if self._folding is not None:
            self._folding.cancel()
