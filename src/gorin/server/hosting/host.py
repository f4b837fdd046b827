"""The host: brings wishes, the store, the tables and everybody who watches together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from gorin.kernel.errors import GorinError
from gorin.server.hosting.aside import Aside
from gorin.server.hosting.bot_seats import BotPool, BotSeats
from gorin.server.hosting.chores import Chores
from gorin.server.hosting.hosting import Errands, Log, soon
from gorin.server.hosting.listening import Listening
from gorin.server.hosting.notes import Notes
from gorin.server.hosting.steady import SteadyTime
from gorin.server.hosting.waking import Waking
from gorin.server.hosting.writing import Writing
from gorin.server.labour.workers import AT_ONCE, IN_TURN, InPlace
from gorin.server.neighbours.neighbours import Neighbours
from gorin.server.saved.packing import unpacked
from gorin.server.saved.reading import opening_of
from gorin.server.saved.snapshots import Kept, Snapshots
from gorin.server.store.logs import is_table
from gorin.server.table import entries
from gorin.server.table.entries import AnyEntry, Opened
from gorin.server.table.refusal import NotThere, Refused
from gorin.server.table.routing import is_brought, new_id
from gorin.server.table.table import Table
from gorin.server.telling.audience import Audience
from gorin.server.telling.listing import Listing, listed, set_aside
from gorin.server.telling.opening import new_seed, read_opening, rematch_of
from gorin.server.telling.place import Place
from gorin.server.telling.protocol import TableWish

LINGER = 300.0
"""Seconds after which a table that nobody needs is dropped from memory."""

log = logging.getLogger(__name__)


class Host:
    """The tables of a process."""

    def __init__(
        self,
        store: Log,
        pool: BotPool,
        pause: float = 0.0,
        *,
        now: Callable[[], float] | None = None,
        linger: float = LINGER,
        neighbours: Neighbours | None = None,
        errands: Errands | None = None,
        owns: Callable[[str], bool] = is_table,
        beats: bool = True,
        on_trial: Callable[[str], None] = lambda table: None,
    ) -> None:
        self.store = store
        self.neighbours = neighbours or Neighbours()
        self.errands: Errands = errands or InPlace()
        self.pool = pool
        self.now = now or SteadyTime()
        self.linger = linger
        self.owns = owns
        """Which of the tables in the store are this host's."""
        self.on_trial = on_trial
        """Told which table's rules are about to run, and `""` when they are done."""
        self.places: dict[str, Place] = {}
        """The tables in memory."""
        self.asleep: dict[str, Listing] = {}
        """The others: they come back when somebody asks for them."""
        self.aside = Aside()
        self.changed: set[str] = set()
        """Of which tables the lobby should hear."""
        self.bots = BotSeats(self, pool, pause)
        self.notes = Notes(store)
        self.snapshots = Snapshots(store)
        self.chores = Chores(self, beats)
        self.writing = Writing(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self._waking = Waking(self)

    # --- starting -----------------------------------------------------------------------------------

    async def wake(self, alive: float | None = None, others: bool = False) -> None:
        """After a start: what sleeps is listed at once, and whatever was being played goes on soon after."""
        others = await self.neighbours.join(self.store, Listening(self)) or others
        earlier = {} if others else await self.chores.beats_of_old()
        await self._waking.begin(max(earlier.values(), default=alive), others, list(earlier))
        self.chores.begin()
        await self.neighbours.wake()

    async def awake(self) -> None:
        """Wait until every table of old is folded."""
        await self._waking.done()

    async def forget_beats(self, beats: list[str]) -> None:
        await self.chores.forget_beats(beats)

    # --- tables -------------------------------------------------------------------------------------

    async def open(self, wish: TableWish, owner: str, id: str = "") -> Table:
        """Make a table out of what the lobby asked for."""
        urgency = AT_ONCE if wish.record is None and wish.position is None else IN_TURN
        game = await self.errands.do("start", msgspec.json.encode(wish), urgency=urgency, caller=owner)
        return await self._open(read_opening(wish, game, owner, self.now()), id or self.new_id())

    async def _open(self, opened: Opened, id: str) -> Table:
        table = await self._begun(opened, id)
        await soon(self.store.append(id, 0, entries.encode(opened)))
        self.places[id] = Place(table, self.now())
        self.changed.add(id)
        self.neighbours.tell(id)
        self.bots.move(self.places[id])
        return table

    async def _begun(self, opened: Opened, id: str) -> Table:
        """A new table. Where bots have all seats its game begins at once; what was brought may take long."""
        if opened.record is None:
            return Table(id, opened)
        return unpacked(await self.errands.do("fold", id, [entries.encode(opened)], urgency=IN_TURN))

    def new_id(self) -> str:
        """An id that belongs to this host."""
        while True:
            for brought in (False, True):
                if self.owns(id := new_id(brought)):
                    return id

    async def place(self, id: str, urgency: int = AT_ONCE) -> Place:
        """A table, read from the store where it is not in memory, or where others write to it too."""
        if id not in self.places:
            async with self._loading.setdefault(id, asyncio.Lock()):
                if id not in self.places:
                    await self._load(id, urgency)
            self._loading.pop(id, None)
        if self.neighbours.shared and id in self.places:
            # Also where it was only just loaded: others go on writing while it is folded.
            await self.refresh(self.places[id])
        if id not in self.places:
            raise NotThere(f"there is no table {id!r}")
        self.places[id].used = self.now()
        return self.places[id]

    async def _load(self, id: str, urgency: int) -> None:
        self.aside.check(id, self.now())
        kept = await self.snapshots.log_of(id) if is_table(id) else None
        if kept is None or not (kept.entries or kept.bodies):
            raise NotThere(f"there is no table {id!r}")
        try:
            table = await self._folded(id, kept, urgency)
        except GorinError as error:
            self._set_aside(id, await soon(self.store.reading(id)), error)
            raise
        self.aside.take_back(id)
        before = self.asleep.pop(id, None)
        place = self.places[id] = Place(table, before.quiet if before else self.now())
        place.kept = kept.entries
        if kept.bodies:
            await self.snapshots.keep_if_due(place, kept.bodies[-1])
        self.changed.add(id)
        await self._waking.resume(place)
        self.bots.move(place)

    async def _folded(self, id: str, kept: Kept, urgency: int) -> Table:
        """The table out of its log; a snapshot that cannot be used, for whatever reason, is done without."""
        patience = max(urgency, IN_TURN) if is_brought(id) else urgency
        if kept.snapshot is not None:
            with contextlib.suppress(GorinError):
                given = id, kept.bodies, kept.snapshot
                return unpacked(await self.errands.do("fold", *given, urgency=patience))
            kept = Kept(0, await soon(self.store.reading(id)), None)
        return unpacked(await self.errands.do("fold", id, kept.bodies, urgency=patience))

    def _set_aside(self, id: str, bodies: list[bytes], error: GorinError) -> None:
        """Say why a table cannot be served, and leave it as it is."""
        log.warning("table %s is set aside: %s", id, error)
        self.aside.put(id, error, self.now())
        opened = None
        with contextlib.suppress(GorinError):
            opened = opening_of(id, bodies)
        self.asleep[id] = set_aside(id, opened, str(error))
        self.changed.add(id)

    def stop_table(self, id: str, reason: str) -> None:
        """This table is left alone from the beginning."""
        self.aside.stop(id, reason)
        if id in self.asleep:
            self.asleep[id].told["stopped"], self.asleep[id].unfolded = reason, False
            self.changed.add(id)

    def listings(self) -> list[Listing]:
        """All tables, in memory or not."""
        now = self.now()
        return [*(listed(place.table, now) for place in self.places.values()), *self.asleep.values()]

    def listing(self, id: str) -> Listing | None:
        place = self.places.get(id)
        return listed(place.table, self.now()) if place is not None else self.asleep.get(id)

    async def close_table(self, id: str, session: str) -> None:
        place = await self.place(id)
        async with place.lock:
            trouble = place.table.why_no_delete(session)
            if trouble:
                raise Refused(trouble)
            if place.deleted:
                raise NotThere(f"there is no table {id!r}")
            await self.delete(place)

    async def delete(self, place: Place) -> None:
        self.notes.forget(place.table.id)
        self.snapshots.forget(place.table.id)
        await soon(self.store.drop(place.table.id))
        self.forget(place)
        self.neighbours.tell(place.table.id)

    def forget(self, place: Place) -> None:
        """The table is no more."""
        place.deleted = True
        self.places.pop(place.table.id, None)
        self.changed.add(place.table.id)
        if place.bots is not None:
            place.bots.cancel()
        for audience in list(place.audience):
            place.dismiss(audience)

    # --- at rest ------------------------------------------------------------------------------------

    def is_ticking(self) -> bool:
        ticking = any(place.table.ticking for place in self.places.values())
        return ticking or any(listing.ticking for listing in self.asleep.values())

    def put_to_sleep(self, place: Place) -> None:
        del self.places[place.table.id]
        listing = self.asleep[place.table.id] = listed(place.table, self.now(), place.quiet)
        self.changed.add(place.table.id)
        if not place.table.stopped:
            self.notes.write(listing)

    # --- wishes -------------------------------------------------------------------------------------

    async def write(self, place: Place, wish: Callable[[], AnyEntry]) -> AnyEntry:
        return await self.writing.write(place, wish)

    async def refresh(self, place: Place) -> None:
        """Bring a table up to date with what other processes have done to it."""
        await self.writing.refresh(place)

    async def sit(
        self,
        id: str,
        name: str,
        session: str,
        seat: int | None,
        deck: str | dict[str, Any] | None = None,
        commitment: str = "",
    ) -> int:
        place = await self.place(id)
        taken = place.table.seat_of(session)
        if taken is not None:
            return taken
        seed = new_seed()
        entry = await self.write(
            place, lambda: place.table.sit(name, session, seat, self.now(), deck, commitment, seed)
        )
        assert isinstance(entry, entries.Sat)
        return entry.seat

    async def leave(self, id: str, session: str) -> None:
        place = await self.place(id)
        await self.write(place, lambda: place.table.leave(session, self.now()))

    async def rematch(self, id: str, session: str, commitment: str = "") -> Table:
        """The table at which the same people go on. Whoever asks first makes it; the others get the same."""
        place = await self.place(id)
        table, seat = place.table, place.table.seat_of(session)
        if seat is None:
            raise Refused("only those who sit at the table can have a rematch")
        async with place.rematching:
            if not table.rematch:
                table.go_on_at("", self.now())  # refuses where there can be none
                made = await self._open(rematch_of(table, session, self.now()), self.new_id())
                try:
                    await self.write(place, lambda: table.go_on_at(made.id, self.now()))
                except Refused:
                    await self.close_table(made.id, session)
                    if not table.rematch:  # otherwise another process was quicker
                        raise
        await self.sit(table.rematch, table.seats[seat].name, session, None, commitment=commitment)
        return (await self.place(table.rematch)).table

    async def enter(self, place: Place, audience: Audience) -> None:
        """A page is opened. A player who was gone has the seat back."""
        self.on_trial(place.table.id)
        try:
            place.enter(audience, self.now())
        finally:
            self.on_trial("")
        self.neighbours.tell(place.table.id)
        seat = place.table.seat_of(audience.session)
        if seat is not None and place.table.seats[seat].gone:
            with contextlib.suppress(Refused):  # another page of the same player was faster
                await self.write(place, lambda: place.table.let_bot_play(seat, None, self.now()))

    def exit(self, place: Place, audience: Audience) -> None:
        """A page is closed."""
        place.exit(audience, self.now())
        self.neighbours.tell(place.table.id)

    def stop(self) -> None:
        self._waking.stop()
        self.chores.stop()
        for place in self.places.values():
            if place.bots is not None:
                place.bots.cancel()
        self.pool.close()
        self.errands.close()
        self.chores.last_words()
        self.store.close()
