"""The registry: brings requests, the store, the tables and everybody who watches together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from gorin.kernel.errors import GorinError
from gorin.server.hosting.bot_seats import BotPool, BotSeats
from gorin.server.hosting.interfaces import JobRunner, Log, soon
from gorin.server.hosting.listing_cache import ListingCache
from gorin.server.hosting.maintenance import Maintenance
from gorin.server.hosting.monotonic import MonotonicClock
from gorin.server.hosting.peer_sync import PeerSync
from gorin.server.hosting.quarantine import Quarantine
from gorin.server.hosting.recovery import Recovery
from gorin.server.hosting.writer import TableWriter
from gorin.server.jobs.pool import AT_ONCE, IN_TURN, InlineRunner
from gorin.server.peers.peers import Peers
from gorin.server.presentation.listing import Listing, listed, quarantined
from gorin.server.presentation.live_table import LiveTable
from gorin.server.presentation.opening import new_seed, read_opening, rematch_of
from gorin.server.presentation.protocol import CreateTableRequest
from gorin.server.presentation.subscriber import Subscriber
from gorin.server.saved.packing import unpacked
from gorin.server.saved.reading import opening_of
from gorin.server.saved.snapshots import Kept, Snapshots
from gorin.server.store.logs import is_table
from gorin.server.table import entries
from gorin.server.table.entries import AnyEntry, Opened
from gorin.server.table.refusal import Code, NotThere, Refused
from gorin.server.table.routing import is_brought, new_id
from gorin.server.table.table import Table

LINGER = 300.0
"""Seconds after which a table that nobody needs is dropped from memory."""

log = logging.getLogger(__name__)


class TableRegistry:
    """The tables of a process."""

    def __init__(
        self,
        store: Log,
        pool: BotPool,
        pause: float = 0.0,
        *,
        now: Callable[[], float] | None = None,
        linger: float = LINGER,
        peers: Peers | None = None,
        jobs: JobRunner | None = None,
        owns: Callable[[str], bool] = is_table,
        beats: bool = True,
        on_rules_running: Callable[[str], None] = lambda table: None,
    ) -> None:
        self.store = store
        self.peers = peers or Peers()
        self.jobs: JobRunner = jobs or InlineRunner()
        self.pool = pool
        self.now = now or MonotonicClock()
        self.linger = linger
        self.owns = owns
        """Which of the tables in the store are this registry's."""
        self.on_rules_running = on_rules_running
        """Told which table's rules are about to run, and `""` when they are done."""
        self.live_tables: dict[str, LiveTable] = {}
        """The tables in memory."""
        self.unloaded: dict[str, Listing] = {}
        """The others: they come back when somebody asks for them."""
        self.quarantine = Quarantine()
        self.changed: set[str] = set()
        """Of which tables the lobby should hear."""
        self.bots = BotSeats(self, pool, pause)
        self.listing_cache = ListingCache(store)
        self.snapshots = Snapshots(store)
        self.maintenance = Maintenance(self, beats)
        self.writing = TableWriter(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self._recovery = Recovery(self)

    # --- starting -----------------------------------------------------------------------------------

    async def start(self, alive: float | None = None, others: bool = False) -> None:
        """After a start: what sleeps is listed at once, and whatever was being played goes on soon after."""
        others = await self.peers.join(self.store, PeerSync(self)) or others
        earlier = {} if others else await self.maintenance.beats_of_old()
        await self._recovery.begin(max(earlier.values(), default=alive), others, list(earlier))
        self.maintenance.begin()
        await self.peers.start()

    async def recovered(self) -> None:
        """Wait until every table of old is folded."""
        await self._recovery.done()

    async def forget_beats(self, beats: list[str]) -> None:
        await self.maintenance.forget_beats(beats)

    # --- tables -------------------------------------------------------------------------------------

    async def open(self, request: CreateTableRequest, owner: str, id: str = "") -> Table:
        """Make a table out of what the lobby asked for."""
        urgency = AT_ONCE if request.record is None and request.position is None else IN_TURN
        game = await self.jobs.do("start", msgspec.json.encode(request), urgency=urgency, caller=owner)
        return await self._open(read_opening(request, game, owner, self.now()), id or self.new_id())

    async def _open(self, opened: Opened, id: str) -> Table:
        table = await self._begun(opened, id)
        await soon(self.store.append(id, 0, entries.encode(opened)))
        self.live_tables[id] = LiveTable(table, self.now())
        self.changed.add(id)
        self.peers.tell(id)
        self.bots.move(self.live_tables[id])
        return table

    async def _begun(self, opened: Opened, id: str) -> Table:
        """A new table. Where bots have all seats its game begins at once; what was brought may take long."""
        if opened.record is None:
            return Table(id, opened)
        return unpacked(await self.jobs.do("fold", id, [entries.encode(opened)], urgency=IN_TURN))

    def new_id(self) -> str:
        """An id that belongs to this registry."""
        while True:
            for brought in (False, True):
                if self.owns(id := new_id(brought)):
                    return id

    async def load(self, id: str, urgency: int = AT_ONCE) -> LiveTable:
        """A table, read from the store where it is not in memory, or where others write to it too."""
        if id not in self.live_tables:
            async with self._loading.setdefault(id, asyncio.Lock()):
                if id not in self.live_tables:
                    await self._load(id, urgency)
            self._loading.pop(id, None)
        if self.peers.shared and id in self.live_tables:
            # Also where it was only just loaded: others go on writing while it is folded.
            await self.refresh(self.live_tables[id])
        if id not in self.live_tables:
            raise NotThere(f"there is no table {id!r}")
        self.live_tables[id].used = self.now()
        return self.live_tables[id]

    async def _load(self, id: str, urgency: int) -> None:
        self.quarantine.check(id, self.now())
        kept = await self.snapshots.log_of(id) if is_table(id) else None
        if kept is None or not (kept.entries or kept.bodies):
            raise NotThere(f"there is no table {id!r}")
        try:
            table = await self._folded(id, kept, urgency)
        except GorinError as error:
            self._quarantine(id, await soon(self.store.reading(id)), error)
            raise
        self.quarantine.take_back(id)
        before = self.unloaded.pop(id, None)
        live = self.live_tables[id] = LiveTable(table, before.quiet if before else self.now())
        live.kept = kept.entries
        if kept.bodies:
            await self.snapshots.keep_if_due(live, kept.bodies[-1])
        self.changed.add(id)
        await self._recovery.resume(live)
        self.bots.move(live)

    async def _folded(self, id: str, kept: Kept, urgency: int) -> Table:
        """The table out of its log; a snapshot that cannot be used, for whatever reason, is done without."""
        patience = max(urgency, IN_TURN) if is_brought(id) else urgency
        if kept.snapshot is not None:
            with contextlib.suppress(GorinError):
                given = id, kept.bodies, kept.snapshot
                return unpacked(await self.jobs.do("fold", *given, urgency=patience))
            kept = Kept(0, await soon(self.store.reading(id)), None)
        return unpacked(await self.jobs.do("fold", id, kept.bodies, urgency=patience))

    def _quarantine(self, id: str, bodies: list[bytes], error: GorinError) -> None:
        """Say why a table cannot be served, and leave it as it is."""
        log.warning("table %s is quarantined: %s", id, error)
        self.quarantine.put(id, error, self.now())
        opened = None
        with contextlib.suppress(GorinError):
            opened = opening_of(id, bodies)
        self.unloaded[id] = quarantined(id, opened, str(error))
        self.changed.add(id)

    def stop_table(self, id: str, reason: str) -> None:
        """This table is left alone for a while."""
        self.quarantine.stop(id, reason, self.now())
        if id in self.unloaded:
            self.unloaded[id].told["stopped"], self.unloaded[id].unfolded = reason, False
            self.changed.add(id)

    def listings(self) -> list[Listing]:
        """All tables, in memory or not."""
        now = self.now()
        return [*(listed(live.table, now) for live in self.live_tables.values()), *self.unloaded.values()]

    def listing(self, id: str) -> Listing | None:
        live = self.live_tables.get(id)
        return listed(live.table, self.now()) if live is not None else self.unloaded.get(id)

    async def close_table(self, id: str, session: str) -> None:
        live = await self.load(id)
        async with live.lock:
            trouble = live.table.why_no_delete(session)
            if trouble:
                raise Refused(trouble)
            if live.deleted:
                raise NotThere(f"there is no table {id!r}")
            await self.delete(live)

    async def delete(self, live: LiveTable) -> None:
        self.listing_cache.forget(live.table.id)
        self.snapshots.forget(live.table.id)
        await soon(self.store.drop(live.table.id))
        self.forget(live)
        self.peers.tell(live.table.id)

    def forget(self, live: LiveTable) -> None:
        """The table is no more."""
        live.deleted = True
        self.live_tables.pop(live.table.id, None)
        self.changed.add(live.table.id)
        if live.bots is not None:
            live.bots.cancel()
        for subscriber in list(live.subscribers):
            live.dismiss(subscriber)

    # --- at rest ------------------------------------------------------------------------------------

    def is_ticking(self) -> bool:
        ticking = any(live.table.ticking for live in self.live_tables.values())
        return ticking or any(listing.ticking for listing in self.unloaded.values())

    def unload(self, live: LiveTable) -> None:
        del self.live_tables[live.table.id]
        listing = self.unloaded[live.table.id] = listed(live.table, self.now(), live.quiet)
        self.changed.add(live.table.id)
        if not live.table.stopped:
            self.listing_cache.write(listing)

    # --- requests -------------------------------------------------------------------------------------

    async def write(self, live: LiveTable, request: Callable[[], AnyEntry]) -> AnyEntry:
        return await self.writing.write(live, request)

    async def refresh(self, live: LiveTable) -> None:
        """Bring a table up to date with what other processes have done to it."""
        await self.writing.refresh(live)

    async def sit(
        self,
        id: str,
        name: str,
        session: str,
        seat: int | None,
        deck: str | dict[str, Any] | None = None,
        commitment: str = "",
    ) -> int:
        live = await self.load(id)
        taken = live.table.seat_of(session)
        if taken is not None:
            return taken
        seed = new_seed()
        entry = await self.write(
            live, lambda: live.table.sit(name, session, seat, self.now(), deck, commitment, seed)
        )
        assert isinstance(entry, entries.Sat)
        return entry.seat

    async def leave(self, id: str, session: str) -> None:
        live = await self.load(id)
        await self.write(live, lambda: live.table.leave(session, self.now()))

    async def rematch(self, id: str, session: str, commitment: str = "") -> Table:
        """The table at which the same people go on. Whoever asks first makes it; the others get the same."""
        live = await self.load(id)
        table, seat = live.table, live.table.seat_of(session)
        if seat is None:
            raise Refused("only those who sit at the table can have a rematch", Code.NO_SEAT)
        async with live.rematching:
            if not table.rematch:
                table.go_on_at("", self.now())  # refuses where there can be none
                made = await self._open(rematch_of(table, session, self.now()), self.new_id())
                try:
                    await self.write(live, lambda: table.go_on_at(made.id, self.now()))
                except Refused:
                    await self.close_table(made.id, session)
                    if not table.rematch:  # otherwise another process was quicker
                        raise
        await self.sit(table.rematch, table.seats[seat].name, session, None, commitment=commitment)
        return (await self.load(table.rematch)).table

    async def enter(self, live: LiveTable, subscriber: Subscriber) -> None:
        """A page is opened. A player who was gone has the seat back."""
        self.on_rules_running(live.table.id)
        try:
            live.enter(subscriber, self.now())
        finally:
            self.on_rules_running("")
        self.peers.tell(live.table.id)
        seat = live.table.seat_of(subscriber.session)
        if seat is not None and live.table.seats[seat].gone:
            with contextlib.suppress(Refused):  # another page of the same player was faster
                await self.write(live, lambda: live.table.let_bot_play(seat, None, self.now()))

    def exit(self, live: LiveTable, subscriber: Subscriber) -> None:
        """A page is closed."""
        live.exit(subscriber, self.now())
        self.peers.tell(live.table.id)

    def stop(self) -> None:
        self._recovery.stop()
        self.maintenance.stop()
        for live in self.live_tables.values():
            if live.bots is not None:
                live.bots.cancel()
        self.pool.close()
        self.jobs.close()
        self.maintenance.last_words()
        self.store.close()
