"""The chores of a host: clocks are kept right, seats freed, and what nobody needs leaves the memory."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging

from gorin.kernel.errors import GorinError
from gorin.server.hosting import heartbeat
from gorin.server.hosting.heartbeat import Heartbeat
from gorin.server.hosting.hosting import Hosting
from gorin.server.labour.workers import LATER
from gorin.server.saved.reading import said
from gorin.server.table.refusal import Refused
from gorin.server.telling.place import Place

AT_ONCE = 50
"""How many tables are looked after before others have their turn."""

log = logging.getLogger(__name__)


class Chores:
    """What a host does once a second."""

    def __init__(self, host: Hosting, beats: bool) -> None:
        self.host = host
        self._heartbeat = Heartbeat(host.store) if beats else None
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
        if self._heartbeat and self.host.is_ticking():
            self._heartbeat.last_words(self.host.now())

    async def _keep_at_it(self) -> None:
        """Once a second: say that the server is alive where a clock runs, and drop what nobody needs."""
        while True:
            await asyncio.sleep(heartbeat.EVERY)
            try:
                await self.do()
            except Exception as error:  # whatever it is: the clocks of tomorrow need this loop
                log.warning("a chore was left undone: %s", said(error))

    async def do(self) -> None:
        """One round of them."""
        await self._beat()
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try_again())
        for number, place in enumerate(list(self.host.places.values())):
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)  # who wishes something does not wait for all of them
            if self.host.places.get(place.table.id) is not place:
                continue
            await self._free_the_overdue(place)
            if place.is_forgotten(self.host.now()):
                async with place.lock:
                    await self.host.delete(place)
            elif place.is_idle(self.host.now(), self.host.linger):
                self.host.put_to_sleep(place)
        for listing in [each for each in self.host.asleep.values() if each.is_forgotten(self.host.now())]:
            await self.host.place(listing.table_id)  # and in the next round it is deleted, if nobody is there

    async def _try_again(self) -> None:
        """A table that was set aside long ago may be served today."""
        id = self.host.aside.due(self.host.now())
        if id is not None:
            with contextlib.suppress(GorinError):  # then it stays where it is
                await self.host.place(id, LATER)

    async def _free_the_overdue(self, place: Place) -> None:
        """Who has not told a share in time gives up the seat, so that others can begin."""
        for seat in place.table.overdue(self.host.now()):
            with contextlib.suppress(Refused):
                holder = place.table.seats[seat].holder
                await self.host.write(place, functools.partial(place.table.leave, holder, self.host.now()))

    async def _beat(self) -> None:
        if self._heartbeat and self.host.is_ticking():
            await self._heartbeat.beat(self.host.now())
