"""The host: brings wishes, the store, the tables and everybody who watches together.

Each table has one lock. A wish is checked, written to the store, folded in and told, in this order.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from gorin.kernel.errors import GorinError
from gorin.server import entries, heartbeat
from gorin.server.bot_pool import BotPool
from gorin.server.entries import AnyEntry, Opened, Resumed
from gorin.server.heartbeat import Heartbeat
from gorin.server.listening import Listening
from gorin.server.listing import Listing, listed
from gorin.server.logs import is_table
from gorin.server.metrics import Histogram
from gorin.server.neighbours import Neighbours
from gorin.server.notes import Notes
from gorin.server.opening import new_seed, read_opening, rematch_of
from gorin.server.place import Audience, Place
from gorin.server.protocol import TableWish
from gorin.server.store import Conflict, Store
from gorin.server.table import Moment, Refused, Table

RETRY = 1.0
"""Seconds until a bot tries again where its choice could not be written."""
LINGER = 300.0
"""Seconds after which a table that nobody needs is dropped from memory."""

log = logging.getLogger(__name__)


class Host:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        pause: float = 0.0,
        *,
        now: Callable[[], float] = time.time,
        linger: float = LINGER,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.store = store
        self.neighbours = neighbours or Neighbours()
        self.pool = pool
        self.pause = pause
        """How long a bot waits before its choice, so that people can follow."""
        self.now = now
        self.linger = linger
        self.places: dict[str, Place] = {}
        """The tables in memory."""
        self.asleep: dict[str, Listing] = {}
        """The others: they come back when somebody asks for them."""
        self.choices = 0
        self.latency = Histogram()
        """From the arrival of a choice until everybody was told of it."""
        self._heartbeat = Heartbeat(store)
        self._notes = Notes(store)
        self._chores: asyncio.Task[None] | None = None
        self._loading = asyncio.Lock()
        self._writing: set[asyncio.Task[AnyEntry]] = set()

    # --- tables -------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a start: every table that was being played goes on, its bots included."""
        others = await self.neighbours.join(self.store, Listening(self))
        earlier = {} if others else await self._heartbeat.earlier()
        alive = max(earlier.values(), default=None)
        counted = await asyncio.to_thread(self.store.tables)
        await self._recall(counted)
        for id in counted:
            if not is_table(id) or id in self.asleep:
                continue
            try:
                await self._resume(await self.place(id), alive, others)
            except Exception as error:  # whatever it is: one bad log must not keep all other tables shut
                log.warning("table %s cannot be read: %r", id, error)
        # Not before all clocks were set right: a crash in between must not charge the time until now.
        await self._beat()
        await self._heartbeat.forget(list(earlier))
        self._chores = asyncio.get_running_loop().create_task(self._do_chores())
        await self.neighbours.wake()

    async def _recall(self, counted: dict[str, int]) -> None:
        """What was asleep and has no clock that runs sleeps on."""
        for id, note in (await asyncio.to_thread(self._notes.current, counted)).items():
            if not note.ticking:
                note.quiet = self.now()
                self.asleep[id] = note

    async def _resume(self, place: Place, alive: float | None, others: bool) -> None:
        """Set a table going again; where other servers are up, its clocks have never stood still."""
        if place.table.game.over:
            self._put_to_sleep(place)
        elif place.table.ticking and not others:
            await self.write(place, lambda: Resumed(at=self.now(), until=alive))

    async def open(self, wish: TableWish, owner: str) -> Table:
        """Make a table out of what the lobby asked for."""
        return await self._open(read_opening(wish, owner, self.now()))

    async def _open(self, opened: Opened) -> Table:
        id = secrets.token_urlsafe(8)
        table = Table(id, opened)
        await asyncio.wrap_future(self.store.append(id, 0, entries.encode(opened)))
        self.places[id] = Place(table, self.now())
        self.neighbours.tell(id)
        self._move_bots(self.places[id])
        return table

    async def place(self, id: str) -> Place:
        """A table, read from the store where it is not in memory, or where others write to it too."""
        if id not in self.places:
            async with self._loading:
                if id not in self.places:
                    await self._load(id)
        elif self.neighbours.shared:
            await self.refresh(self.places[id])
        if id not in self.places:
            raise Refused(f"there is no table {id!r}")
        self.places[id].used = self.now()
        return self.places[id]

    async def _load(self, id: str) -> None:
        bodies = await asyncio.to_thread(self.store.read, id) if is_table(id) else []
        if not bodies:
            raise Refused(f"there is no table {id!r}")
        opened = entries.decode(bodies[0])
        if not isinstance(opened, Opened):
            raise GorinError(f"the log of table {id!r} does not begin with its opening")
        table = Table(id, opened)
        for body in bodies[1:]:
            table.fold(entries.decode(body))
        before = self.asleep.pop(id, None)
        place = self.places[id] = Place(table, before.quiet if before else self.now())
        self._move_bots(place)

    def listings(self) -> list[Listing]:
        """All tables, in memory or not."""
        now = self.now()
        return [*(listed(place.table, now) for place in self.places.values()), *self.asleep.values()]

    async def close_table(self, id: str, session: str) -> None:
        place = await self.place(id)
        if place.table.opened.owner != session:
            raise Refused("only who opened a table can delete it")
        async with place.lock:
            if place.deleted:
                raise Refused(f"there is no table {id!r}")
            self._notes.forget(id)
            await asyncio.to_thread(self.store.delete, id)
            self._forget(place)
        self.neighbours.tell(id)

    def _forget(self, place: Place) -> None:
        """The table is no more."""
        place.deleted = True
        self.places.pop(place.table.id, None)
        if place.bots is not None:
            place.bots.cancel()
        for audience in list(place.audience):
            place.dismiss(audience)

    # --- chores -------------------------------------------------------------------------------------

    async def _do_chores(self) -> None:
        """Once a second: say that the server is alive where a clock runs, and drop what nobody needs."""
        while True:
            await asyncio.sleep(heartbeat.EVERY)
            try:
                await self.do_chores()
            except Exception as error:  # whatever it is: the clocks of tomorrow need this loop
                log.warning("a chore was left undone: %r", error)

    async def do_chores(self) -> None:
        await self._beat()
        for place in list(self.places.values()):
            if place.is_idle(self.now(), self.linger):
                self._put_to_sleep(place)

    async def _beat(self) -> None:
        if self._is_ticking():
            await self._heartbeat.beat(self.now())

    def _is_ticking(self) -> bool:
        ticking = any(place.table.ticking for place in self.places.values())
        return ticking or any(listing.ticking for listing in self.asleep.values())

    def _put_to_sleep(self, place: Place) -> None:
        del self.places[place.table.id]
        listing = self.asleep[place.table.id] = listed(place.table, self.now(), place.quiet)
        self._notes.write(listing)

    # --- wishes -------------------------------------------------------------------------------------

    async def write(self, place: Place, wish: Callable[[], AnyEntry]) -> AnyEntry:
        """Grant a wish. Who wishes may be cancelled; what is being written is still folded in and told."""
        writing = asyncio.create_task(self._write(place, wish))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        return await asyncio.shield(writing)

    async def _write(self, place: Place, wish: Callable[[], AnyEntry]) -> AnyEntry:
        """Check, write, fold, tell. Nothing is told that is not on the disk."""
        arrived = time.perf_counter()
        async with place.lock:
            entry = await self._append(place, wish)
            place.table.fold(entry)
            self.neighbours.tell(place.table.id)
            place.tell(self.now())
        if isinstance(entry, entries.Chose):
            self.choices += 1
            self.latency.observe(time.perf_counter() - arrived)
        self._move_bots(place)
        return entry

    async def _append(self, place: Place, wish: Callable[[], AnyEntry]) -> AnyEntry:
        """Write what a wish comes to. Where another process was faster, the wish is looked at anew."""
        table = place.table
        while not place.deleted:
            entry = wish()
            try:
                await asyncio.wrap_future(self.store.append(table.id, table.seq, entries.encode(entry)))
                return entry
            except Conflict:
                if not await self._catch_up(place):
                    raise
        raise Refused("this table was deleted")

    async def _catch_up(self, place: Place) -> bool:
        """Take in what other processes have done to this table; whether there was anything."""
        table = place.table
        bodies = await asyncio.to_thread(self.store.read, table.id, table.seq - 1)
        if not bodies:  # not even the last one that was known
            self._forget(place)
            return True
        for body in bodies[1:]:
            table.fold(entries.decode(body))
        if bodies[1:]:
            place.tell(self.now())
        return bool(bodies[1:])

    async def refresh(self, place: Place) -> None:
        """Bring a table up to date with what other processes have done to it."""
        async with place.lock:
            if not place.deleted:
                await self._catch_up(place)
        self._move_bots(place)

    async def sit(
        self,
        id: str,
        name: str,
        session: str,
        seat: int | None,
        deck: str | dict[str, Any] | None = None,
    ) -> int:
        place = await self.place(id)
        taken = place.table.seat_of(session)
        if taken is not None:
            return taken
        entry = await self.write(place, lambda: place.table.sit(name, session, seat, self.now(), deck))
        assert isinstance(entry, entries.Sat)
        return entry.seat

    async def leave(self, id: str, session: str) -> None:
        place = await self.place(id)
        await self.write(place, lambda: place.table.leave(session, new_seed(), self.now()))

    async def rematch(self, id: str, session: str) -> Table:
        """The table at which the same people go on. Whoever asks first makes it; the others get the same."""
        place = await self.place(id)
        table, seat = place.table, place.table.seat_of(session)
        if seat is None:
            raise Refused("a rematch is for those who sit at the table")
        async with place.rematching:
            if not table.rematch:
                table.go_on_at("", self.now())  # refuses where there can be none
                made = await self._open(rematch_of(table, session, self.now()))
                try:
                    await self.write(place, lambda: table.go_on_at(made.id, self.now()))
                except Refused:
                    await self.close_table(made.id, session)
                    if not table.rematch:  # otherwise another process was quicker
                        raise
        await self.sit(table.rematch, table.seats[seat].name, session, None)
        return (await self.place(table.rematch)).table

    async def enter(self, place: Place, audience: Audience) -> None:
        """A page is opened. A player who was gone has the seat back."""
        place.enter(audience, self.now())
        self.neighbours.tell(place.table.id)
        seat = place.table.seat_of(audience.session)
        if seat is not None and place.table.seats[seat].gone:
            with contextlib.suppress(Refused):  # another page of the same player was faster
                await self.write(place, lambda: place.table.let_bot_play(seat, None, self.now()))

    def exit(self, place: Place, audience: Audience) -> None:
        """A page is closed."""
        place.exit(audience, self.now())
        self.neighbours.tell(place.table.id)

    # --- bots -----------------------------------------------------------------------------------------

    def _move_bots(self, place: Place) -> None:
        if self._bot_to_move(place.table) is None or (place.bots is not None and not place.bots.done()):
            return
        place.bots = asyncio.get_running_loop().create_task(self._play_bots(place))

    def _bot_to_move(self, table: Table) -> int | None:
        return next((seat for seat in table.awaited if table.seats[seat].bot), None)

    async def _play_bots(self, place: Place) -> None:
        """Let bots choose until a person is awaited."""
        while not place.deleted and self._bot_to_move(place.table) is not None:
            await asyncio.sleep(self.pause)
            if not await self.neighbours.may_think(place.table.id, place.table.moment):
                await asyncio.sleep(RETRY)
                continue
            try:
                await self._play_bot(place)
            except Refused:
                pass  # the table has moved on while the bot thought
            except GorinError as error:
                log.warning("a bot cannot choose at table %s: %s", place.table.id, error)
                await asyncio.sleep(RETRY)

    async def _play_bot(self, place: Place) -> None:
        """One choice of one bot. A choice that cannot be made, or none, becomes the first that can."""
        table = place.table
        seat = self._bot_to_move(table)
        if seat is None:
            return
        bot, moment = table.seats[seat].bot or "", table.moment
        decision = next(d for d in table.game.pending if d.seat == seat)
        offered = [option.id for option in decision.options]
        option = await self.pool.choose(bot, table.game.save(), seat, int(table.seed) + table.seq)
        wishes = [option, *offered] if option in offered else offered
        await self.write(place, functools.partial(self._chosen_by_bot, table, seat, wishes, moment))

    def _chosen_by_bot(self, table: Table, seat: int, options: list[str], moment: Moment) -> AnyEntry:
        """The choice of a bot that still has the seat, in the game that it thought about."""
        if not table.seats[seat].bot:
            raise Refused("the seat was given back")
        if table.moment != moment:
            raise Refused("the table has moved on")
        return table.choose_for_bot(seat, options, self.now())

    def stop(self) -> None:
        if self._chores is not None:
            self._chores.cancel()
        for place in self.places.values():
            if place.bots is not None:
                place.bots.cancel()
        self.pool.close()
        if self._is_ticking():
            self._heartbeat.last_words(self.now())
        self.store.close()
