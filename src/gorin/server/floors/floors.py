"""The tables in processes of their own, as the web process sees them: it never runs a rule itself.

A process in which the rules run too long is ended and started again. What was not written was never done, so
nothing is lost but that one choice; the pages of its tables connect again by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from typing import Any

import msgspec

from gorin.kernel.errors import GorinError
from gorin.server.floors.floor import Figures, together
from gorin.server.floors.process import RemoteVisit, Tables
from gorin.server.floors.table_process import Settings, Trial
from gorin.server.hosting import heartbeat
from gorin.server.hosting.desk import Answer, Call
from gorin.server.hosting.heartbeat import Heartbeat
from gorin.server.hosting.host import LINGER
from gorin.server.hosting.hosting import Errands
from gorin.server.hosting.steady import SteadyTime
from gorin.server.labour.bot_pool import BotPool
from gorin.server.labour.children import search_often
from gorin.server.labour.workers import Workers
from gorin.server.neighbours.neighbours import Bell, Neighbours
from gorin.server.store import Store
from gorin.server.table.routing import new_id, owner_of
from gorin.server.telling import protocol
from gorin.server.telling.audience import Listener
from gorin.server.telling.listing import Board, Listing
from gorin.server.telling.protocol import TableWish, read_body

STRIKES = 3
"""After so many ends by the same table, it is set aside."""
EVERY = 0.25
"""Seconds between two looks at the processes."""
RETRY = 1.0
"""Seconds until a process that could not be started is tried again."""

log = logging.getLogger(__name__)


class Floors:
    """All processes with tables. The store, the bots, the errands and the neighbours are here."""

    def __init__(
        self,
        store: Store,
        pause: float = 0.0,
        *,
        processes: int | None = None,
        neighbours: Neighbours | None = None,
        pool: BotPool | None = None,
        errands: Errands | None = None,
        linger: float = LINGER,
    ) -> None:
        self.store, self.pause, self.linger = store, pause, linger
        self.now = SteadyTime()
        self.neighbours = neighbours or Neighbours()
        self.pool = pool or BotPool()
        self.errands: Errands = errands or Workers(count=2, budget=10.0, nice=10, share=4, spare=1)
        self.stopping = False
        self.listed = Board()
        self.bells: dict[str, tuple[int, list[str]]] = {}
        """Table -> how many entries it has, and whose pages are there: for the neighbours."""
        self._others = False
        self._strikes: dict[str, int] = {}
        self._stopped: dict[str, str] = {}
        self._heartbeat = Heartbeat(store)
        self._tasks: set[asyncio.Task[Any]] = set()
        ordinary = processes or max(1, min(8, os.cpu_count() or 1))
        self.tables = [Tables(self, number) for number in range(ordinary + 1)]

    # --- what the web application uses ---

    async def start(self) -> None:
        self._others = await self.neighbours.join(self.store, Ears(self))
        earlier = {} if self._others else await self._heartbeat.earlier()
        alive = max(earlier.values(), default=None)
        await asyncio.gather(*(tables.start(alive) for tables in self.tables))
        await self.neighbours.wake()
        self.spawn(self._keep_watch())
        self.spawn(search_often())
        self.spawn(self._keep_beating(list(earlier)))

    async def stop(self) -> None:
        self.stopping = True
        await self.neighbours.leave()
        for task in self._tasks:
            task.cancel()
        for tables in self.tables:
            tables.end()
        self.pool.close()
        self.errands.close()
        if self.figures().ticking:
            self._heartbeat.last_words(self.now())
        await asyncio.to_thread(self.store.close)

    async def call(self, call: Call) -> Answer:
        if call.what == "open":
            wish = read_body(call.body, TableWish)
            brought = wish.record is not None or wish.position is not None
            call = msgspec.structs.replace(call, id=new_id(brought))
        try:
            return await self._at(call.id).call(call)
        except GorinError as error:  # the process was ended while it worked on this
            return Answer(503, protocol.write({"error": str(error)}))

    async def visit(self, id: str, page: Listener) -> RemoteVisit:
        return await self._at(id).visit(id, page)

    def listings(self) -> list[Listing]:
        return self.listed.newest_first()

    def figures(self) -> Figures:
        return together([tables.figures for tables in self.tables])

    # --- what the processes use ---

    async def serve(self, what: str, given: tuple[Any, ...]) -> Any:
        """The store, bots, errands and neighbours for a process with tables."""
        if what == "choose":
            bot, save, seat, seed, people = given
            return await self.pool.choose(bot, save, seat, int(seed), people)
        if what == "do":
            name, rest, urgency, caller = given
            return await self.errands.do(name, *rest, urgency=urgency, caller=caller)
        if what == "may_think":
            table, (rewound, made) = given
            return await self.neighbours.may_think(table, (rewound, made))
        return await asyncio.wrap_future(getattr(self.store, what)(*given))

    def settings(self, number: int, alive: float | None) -> Settings:
        return Settings(
            number,
            len(self.tables),
            self.pause,
            self.neighbours.shared,
            self._others,
            alive,
            {id: why for id, why in self._stopped.items() if owner_of(id, len(self.tables)) == number},
            self.linger,
            self.now.offset,
        )

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _at(self, id: str) -> Tables:
        return self.tables[owner_of(id, len(self.tables))]

    # --- watching over them ---

    async def _keep_watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            for tables in self.tables:
                if tables.ready.done() and tables.is_stuck():
                    log.warning("the rules run for too long at table %s", Trial(tables.memory).read() or "?")
                    await asyncio.to_thread(tables.end)  # its link breaks, and it is replaced
                else:
                    tables.link.send("ping")

    async def replace(self, tables: Tables) -> None:
        """A process has ended. Another one takes its tables, and goes on from what was written."""
        culprit = await asyncio.to_thread(tables.end)
        tables.link.close()
        if culprit:
            self._blame(culprit)
        tables.send_everybody_away(culprit)
        while not self.stopping:
            try:
                await tables.start(tables.alive)
                return
            except (OSError, GorinError) as error:
                log.warning("a process with tables cannot be started: %s", error)
                await asyncio.sleep(RETRY)

    def _blame(self, table: str) -> None:
        self._strikes[table] = self._strikes.get(table, 0) + 1
        log.warning("a choice at table %s was given up (%d)", table, self._strikes[table])
        if self._strikes[table] >= STRIKES:
            self._stopped[table] = "this table was set aside: its rules take too long, again and again"

    async def _keep_beating(self, earlier: list[str]) -> None:
        """Say once a second that the server is alive, where a clock runs."""
        await asyncio.sleep(heartbeat.EVERY)
        forgotten = False
        while True:
            with contextlib.suppress(GorinError):
                if self.figures().ticking:
                    await self._heartbeat.beat(self.now())
                if not forgotten and all(not listing.unfolded for listing in self.listings()):
                    await self._heartbeat.forget(earlier)
                    forgotten = True
            await asyncio.sleep(heartbeat.EVERY)


class Ears:
    """What the neighbours say is passed on to where the table is."""

    def __init__(self, floors: Floors) -> None:
        self.floors = floors

    async def hear(self, bell: Bell) -> None:
        tables = self.floors._at(bell.table)
        tables.link.send("bell", bell.server, bell.table, bell.entries, bell.here)

    async def look_around(self) -> None:
        for tables in self.floors.tables:
            tables.link.send("look_around")

    async def go_round(self) -> None:
        for tables in self.floors.tables:
            tables.link.send("go_round")

    def bell_of(self, server: str, table: str) -> Bell | None:
        told = self.floors.bells.get(table)
        return None if told is None else Bell(server, table, told[0], told[1])
