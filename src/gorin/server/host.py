"""The host: brings wishes, the store, the tables and everybody who watches together.

Each table has one lock. A wish is checked, written to the store, folded in and told, in this order.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import random
import secrets
import time
from collections.abc import Callable
from typing import Any, Protocol

import gorin
from gorin import bots
from gorin.kernel.errors import GorinError
from gorin.server import entries, protocol
from gorin.server.bot_pool import BotPool
from gorin.server.entries import AnyEntry, Opened, Resumed, SeatPlan
from gorin.server.protocol import TableWish
from gorin.server.store import Conflict, Store
from gorin.server.table import TITLE_LENGTH, Moment, Refused, Table, clean, log_lines

CLOCKS = ("none", "countdown", "chess")
RETRY = 1.0
"""Seconds until a bot tries again where its choice could not be written."""

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody at a table: a seat's page, or a spectator's."""

    seat: int | None

    def send(self, message: bytes) -> None: ...


class Audience:
    """What one listener has been told, so that the next message says only what is new."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.view: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.lines = 0
        self.rewound = -1

    def tell(self, table: Table, now: float) -> None:
        """Everything at first and after an undo; later only what has changed."""
        seat = self.listener.seat
        view, shown = table.game.view(seat), table.shown(now)
        fresh = table.rewound != self.rewound
        log = log_lines(table.game, seat, 0 if fresh else self.lines)
        if fresh:
            message = {"type": "all", "seq": table.seq, "view": view, "table": shown, "log": log}
        else:
            message = {
                "type": "news",
                "seq": table.seq,
                "view": protocol.changes(self.view, view),
                "table": protocol.changes(self.shown, shown),
                "log": log,
            }
        self.view, self.shown, self.lines, self.rewound = view, shown, len(table.game.events), table.rewound
        self.listener.send(protocol.write(message))


class Place:
    """A table with its lock, its audience and the task that moves its bots."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.audience: list[Audience] = []
        self.bots: asyncio.Task[None] | None = None
        self.deleted = False

    def tell(self, now: float) -> None:
        for audience in list(self.audience):
            if self.table.may_watch(audience.listener.seat):
                audience.tell(self.table, now)
            else:
                self.dismiss(audience)

    def dismiss(self, audience: Audience) -> None:
        """For this listener there is no such table any more."""
        self.audience.remove(audience)
        audience.listener.send(protocol.write({"type": "gone"}))


class Host:
    """All tables of a server."""

    def __init__(self, store: Store, pool: BotPool, pause: float = 0.0) -> None:
        self.store = store
        self.pool = pool
        self.pause = pause
        """How long a bot waits before its choice, so that people can follow."""
        self.places: dict[str, Place] = {}
        self.choices = 0
        self._loading = asyncio.Lock()
        self._writing: set[asyncio.Task[AnyEntry]] = set()

    # --- tables -------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a start: every table that was being played goes on, its bots included."""
        for id in await asyncio.to_thread(self.store.tables):
            try:
                await self.place(id)
            except Exception as error:  # whatever it is: one bad log must not keep all other tables shut
                log.warning("table %s cannot be read: %r", id, error)

    async def open(self, wish: TableWish, owner: str) -> Table:
        """Make a table out of what the lobby asked for."""
        opened = read_opening(wish, owner)
        id = secrets.token_urlsafe(8)
        table = Table(id, opened)
        await asyncio.wrap_future(self.store.append(id, 0, entries.encode(opened)))
        self.places[id] = Place(table)
        self._move_bots(self.places[id])
        return table

    async def place(self, id: str) -> Place:
        """A table, read from the store where it is not in memory yet."""
        if id not in self.places:
            async with self._loading:
                if id not in self.places:
                    await self._load(id)
        return self.places[id]

    async def _load(self, id: str) -> None:
        bodies = await asyncio.to_thread(self.store.read, id)
        if not bodies:
            raise Refused(f"there is no table {id!r}")
        opened = entries.decode(bodies[0])
        if not isinstance(opened, Opened):
            raise GorinError(f"the log of table {id!r} does not begin with its opening")
        table = Table(id, opened)
        for body in bodies[1:]:
            table.fold(entries.decode(body))
        place = self.places[id] = Place(table)
        if not table.game.over:
            await self.write(place, lambda: Resumed(at=time.time()))
        self._move_bots(place)

    async def close_table(self, id: str, session: str) -> None:
        place = await self.place(id)
        if place.table.opened.owner != session:
            raise Refused("only who opened a table can delete it")
        async with place.lock:
            if place.deleted:
                raise Refused(f"there is no table {id!r}")
            if place.bots is not None:
                place.bots.cancel()
            await asyncio.to_thread(self.store.delete, id)
            place.deleted = True
            del self.places[id]
            for audience in list(place.audience):
                place.dismiss(audience)

    # --- wishes -------------------------------------------------------------------------------------

    async def write(self, place: Place, wish: Callable[[], AnyEntry]) -> AnyEntry:
        """Grant a wish. Who wishes may be cancelled; what is being written is still folded in and told."""
        writing = asyncio.create_task(self._write(place, wish))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        return await asyncio.shield(writing)

    async def _write(self, place: Place, wish: Callable[[], AnyEntry]) -> AnyEntry:
        """Check, write, fold, tell. Nothing is told that is not on the disk."""
        async with place.lock:
            if place.deleted:
                raise Refused("this table was deleted")
            entry = wish()
            table = place.table
            try:
                await asyncio.wrap_future(self.store.append(table.id, table.seq, entries.encode(entry)))
            except Conflict:
                await self._catch_up(place)
                raise Refused("the table has moved on; look again") from None
            table.fold(entry)
            if isinstance(entry, entries.Chose):
                self.choices += 1
            place.tell(time.time())
        self._move_bots(place)
        return entry

    async def _catch_up(self, place: Place) -> None:
        """Another process has written to this table: take in what it wrote."""
        for body in await asyncio.to_thread(self.store.read, place.table.id, place.table.seq):
            place.table.fold(entries.decode(body))
        place.tell(time.time())

    async def sit(self, id: str, name: str, session: str, seat: int | None) -> int:
        place = await self.place(id)
        taken = place.table.seat_of(session)
        if taken is not None:
            return taken
        entry = await self.write(place, lambda: place.table.sit(name, session, seat, time.time()))
        assert isinstance(entry, entries.Sat)
        return entry.seat

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
            try:
                await self._play_bot(place)
            except Refused:
                pass  # the table has moved on while the bot thought
            except GorinError as error:
                log.warning("a bot cannot choose at table %s: %s", place.table.id, error)
                await asyncio.sleep(RETRY)

    async def _play_bot(self, place: Place) -> None:
        """One choice of one bot. A choice that is not offered, or none, becomes the first that is."""
        table = place.table
        seat = self._bot_to_move(table)
        if seat is None:
            return
        bot, moment = table.seats[seat].bot or "", table.moment
        decision = next(d for d in table.game.pending if d.seat == seat)
        offered = [option.id for option in decision.options]
        option = await self.pool.choose(bot, table.game.save(), seat, table.opened.seed + table.seq)
        chosen = option if option in offered else offered[0]
        await self.write(place, functools.partial(chosen_by_bot, table, seat, chosen, moment))

    def stop(self) -> None:
        for place in self.places.values():
            if place.bots is not None:
                place.bots.cancel()
        self.pool.close()
        self.store.close()


def chosen_by_bot(table: Table, seat: int, option: str, moment: Moment) -> AnyEntry:
    """The choice of a bot that still has the seat, in the game that it thought about."""
    if not table.seats[seat].bot:
        raise Refused("the seat was given back")
    if table.moment != moment:
        raise Refused("the table has moved on")
    return table.choose(seat, option, time.time(), bot=True)


def read_opening(wish: TableWish, owner: str) -> Opened:
    """The first entry of a table, from what the lobby sent."""
    plan = tuple(SeatPlan(bot) for bot in wish.seats)
    seed, options = secrets.randbits(62), {**wish.options, "seats": len(plan)}
    trial = first_game(wish, seed, options)
    if trial.seats != len(plan):
        raise Refused(f"this game has {trial.seats} seats, and {len(plan)} were planned")
    for seat in plan:
        if seat.bot is not None:
            bots.make(seat.bot, trial.rules.id, random.Random(0))  # refuses a bot that does not know the game
    clock = wish.clock
    if clock.kind not in CLOCKS or not 0 <= clock.seconds <= 10**6 or not 0 <= clock.extra <= 10**4:
        raise Refused(f"a clock is one of {', '.join(CLOCKS)}, with seconds that make sense")
    return Opened(
        at=time.time(),
        game=trial.rules.id,
        options=options,
        seed=seed,
        salt=secrets.token_hex(16),
        plan=plan,
        clock=clock,
        spectators=wish.spectators,
        owner=owner,
        title=clean(wish.title or trial.rules.name, TITLE_LENGTH, "a title"),
        record=wish.record,
    )


def first_game(wish: TableWish, seed: int, options: dict[str, Any]) -> gorin.Game:
    """The game as it would begin, or a sentence about what is wrong with the wish."""
    if "seed" in options:
        raise Refused("the seed is the server's to draw")
    if wish.record is None:
        return gorin.new(wish.game, seed=seed, **options)
    if "state" in wish.record:  # it would be believed in every detail, and could hold anything
        raise Refused("a table goes on from a set-up and a seed or from a position, not from a state")
    return gorin.replay(wish.record)
