"""What a host does about its neighbours: it reads in the store what they have written."""

from __future__ import annotations

import asyncio
import logging

from gorin.server.hosting.hosting import Hosting
from gorin.server.neighbours.neighbours import Bell
from gorin.server.store.logs import is_table
from gorin.server.table.refusal import Refused

log = logging.getLogger(__name__)


class Listening:
    """The ears of a host."""

    def __init__(self, host: Hosting) -> None:
        self.host = host

    async def hear(self, bell: Bell) -> None:
        """Take in what a neighbour tells; where its people are new to this server, say who is here."""
        await self._compare(bell.table, bell.entries)
        place = self.host.places.get(bell.table)
        if place is not None:
            if bell.server not in place.elsewhere and place.audience:
                self.host.neighbours.tell(bell.table)
            place.hear_of(bell.server, bell.here, self.host.now())

    async def look_around(self) -> None:
        """Take in every table as the store has it."""
        counted = await asyncio.wrap_future(self.host.store.counting())
        for table, entries in counted.items():
            if is_table(table) and self.host.owns(table):
                await self._compare(table, entries)
        for table in {*self.host.places, *self.host.asleep} - set(counted):
            await self._compare(table, 0)

    async def go_round(self) -> None:
        """Look after the tables at which somebody is, whatever was heard of them, and say who is here."""
        for place in list(self.host.places.values()):
            place.forget_the_silent(self.host.now())
            if place.audience:
                self.host.neighbours.tell(place.table.id)
        watched = [place for place in self.host.places.values() if place.audience]
        for answer in await asyncio.gather(*map(self.host.refresh, watched), return_exceptions=True):
            if isinstance(answer, Exception):
                log.warning("a table cannot be read: %r", answer)

    def bell_of(self, server: str, table: str) -> Bell | None:
        place = self.host.places.get(table)
        if place is not None:
            here = sorted({audience.session for audience in place.audience} - {""})
            return Bell(server, table, place.table.seq, here)
        return None if table in self.host.asleep else Bell(server, table, 0, [])

    async def _compare(self, table: str, entries: int) -> None:
        """Look into the store where it may have something else than is known here."""
        place, asleep = self.host.places.get(table), self.host.asleep.get(table)
        known = place.table.seq if place is not None else asleep.entries if asleep is not None else 0
        if 0 < entries <= known:
            return
        try:
            await (self.host.refresh(place) if place is not None else self.host.place(table))
        except Refused:  # there is no such table any more
            self.host.asleep.pop(table, None)
        except Exception as error:  # whatever it is: one bad log must not keep all other tables shut
            log.warning("table %s cannot be read: %r", table, error)
