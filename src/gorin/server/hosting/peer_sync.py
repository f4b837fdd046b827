"""What a registry does about its peers: it reads in the store what they have written."""

from __future__ import annotations

import asyncio
import logging

from gorin.server.hosting.interfaces import Registry
from gorin.server.peers.peers import TableUpdate
from gorin.server.store.logs import is_table
from gorin.server.table.refusal import Refused

log = logging.getLogger(__name__)


class PeerSync:
    """Keeps the tables of a registry in step with the other servers."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def receive(self, update: TableUpdate) -> None:
        """Take in what a peer tells; where its people are new to this server, say who is here."""
        await self._compare(update.table, update.entries)
        live = self.registry.live_tables.get(update.table)
        if live is not None:
            if update.server not in live.elsewhere and live.subscribers:
                self.registry.peers.tell(update.table)
            live.note_presence(update.server, update.here, self.registry.now())

    async def resync_all(self) -> None:
        """Take in every table as the store has it."""
        counted = await asyncio.wrap_future(self.registry.store.counting())
        for table, entries in counted.items():
            if is_table(table) and self.registry.owns(table):
                await self._compare(table, entries)
        for table in {*self.registry.live_tables, *self.registry.unloaded} - set(counted):
            await self._compare(table, 0)

    async def sweep(self) -> None:
        """Look after the tables at which somebody is, whatever was heard of them, and say who is here."""
        for live in list(self.registry.live_tables.values()):
            live.forget_the_silent(self.registry.now())
            if live.subscribers:
                self.registry.peers.tell(live.table.id)
        watched = [live for live in self.registry.live_tables.values() if live.subscribers]
        for answer in await asyncio.gather(*map(self.registry.refresh, watched), return_exceptions=True):
            if isinstance(answer, Exception):
                log.warning("a table cannot be read: %r", answer)

    def update_of(self, server: str, table: str) -> TableUpdate | None:
        live = self.registry.live_tables.get(table)
        if live is not None:
            here = sorted({subscriber.session for subscriber in live.subscribers} - {""})
            return TableUpdate(server, table, live.table.seq, here)
        return None if table in self.registry.unloaded else TableUpdate(server, table, 0, [])

    async def _compare(self, table: str, entries: int) -> None:
        """Look into the store where it may have something else than is known here."""
        live, unloaded = self.registry.live_tables.get(table), self.registry.unloaded.get(table)
        known = live.table.seq if live is not None else unloaded.entries if unloaded is not None else 0
        if 0 < entries <= known:
            return
        try:
            await (self.registry.refresh(live) if live is not None else self.registry.load(table))
        except Refused:  # there is no such table any more
            self.registry.unloaded.pop(table, None)
        except Exception as error:  # whatever it is: one bad log must not keep all other tables shut
            log.warning("table %s cannot be read: %r", table, error)
