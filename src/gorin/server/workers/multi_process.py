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
from gorin.server.hosting import heartbeat
from gorin.server.hosting.handlers import Answer, Call
from gorin.server.hosting.heartbeat import Heartbeat
from gorin.server.hosting.interfaces import JobRunner
from gorin.server.hosting.monotonic import MonotonicClock
from gorin.server.hosting.registry import LINGER
from gorin.server.jobs.bot_pool import BotPool
from gorin.server.jobs.pool import JobPool
from gorin.server.jobs.subprocesses import gc_loop
from gorin.server.peers.peers import Peers, TableUpdate
from gorin.server.presentation import protocol
from gorin.server.presentation.board import Board
from gorin.server.presentation.protocol import CreateTableRequest, read_body
from gorin.server.presentation.subscriber import Listener
from gorin.server.store import Store
from gorin.server.table.routing import new_id, owner_of
from gorin.server.workers.backend import Figures, together
from gorin.server.workers.handle import RemoteConnection, WorkerHandle
from gorin.server.workers.table_worker import RunningMarker, Settings

STRIKES = 3
"""After so many ends by the same table, it is quarantined."""
EVERY = 0.25
"""Seconds between two looks at the processes."""
RETRY = 1.0
"""Seconds until a process that could not be started is tried again."""

log = logging.getLogger(__name__)


class MultiProcessBackend:
    """All processes with tables. The store, the bots, the jobs and the peers are here."""

    def __init__(
        self,
        store: Store,
        pause: float = 0.0,
        *,
        processes: int | None = None,
        peers: Peers | None = None,
        pool: BotPool | None = None,
        jobs: JobRunner | None = None,
        linger: float = LINGER,
    ) -> None:
        self.store, self.pause, self.linger = store, pause, linger
        self.now = MonotonicClock()
        self.peers = peers or Peers()
        self.pool = pool or BotPool()
        self.jobs: JobRunner = jobs or JobPool(count=2, budget=10.0, nice=10, share=4, spare=1)
        self.stopping = False
        self.board = Board()
        self.updates: dict[str, tuple[int, list[str]]] = {}
        """Table -> how many entries it has, and whose pages are there: for the peers."""
        self._others = False
        self._strikes: dict[str, int] = {}
        self._stopped: dict[str, str] = {}
        self._heartbeat = Heartbeat(store)
        self._tasks: set[asyncio.Task[Any]] = set()
        ordinary = processes or max(1, min(8, os.cpu_count() or 1))
        self.workers = [WorkerHandle(self, number) for number in range(ordinary + 1)]

    # --- what the web application uses ---

    async def start(self) -> None:
        self._others = await self.peers.join(self.store, PeerListener(self))
        earlier = {} if self._others else await self._heartbeat.earlier()
        alive = max(earlier.values(), default=None)
        await asyncio.gather(*(worker.start(alive) for worker in self.workers))
        await self.peers.start()
        self.spawn(self._keep_watch())
        self.spawn(gc_loop())
        self.spawn(self._keep_beating(list(earlier)))

    async def stop(self) -> None:
        self.stopping = True
        await self.peers.leave()
        for task in self._tasks:
            task.cancel()
        for worker in self.workers:
            worker.end()
        self.pool.close()
        self.jobs.close()
        if self.figures().ticking:
            self._heartbeat.last_words(self.now())
        await asyncio.to_thread(self.store.close)

    async def call(self, call: Call) -> Answer:
        if call.what == "open":
            wish = read_body(call.body, CreateTableRequest)
            brought = wish.record is not None or wish.position is not None
            call = msgspec.structs.replace(call, id=new_id(brought))
        try:
            return await self._at(call.id).call(call)
        except GorinError as error:  # the process was ended while it worked on this
            return Answer(503, protocol.write(protocol.problem(error)))

    async def connect(self, id: str, page: Listener) -> RemoteConnection:
        return await self._at(id).connect(id, page)

    def figures(self) -> Figures:
        return together([worker.figures for worker in self.workers])

    # --- what the processes use ---

    async def serve(self, what: str, given: tuple[Any, ...]) -> Any:
        """The store, bots, jobs and peers for a process with tables."""
        if what == "choose":
            bot, save, seat, seed, people = given
            return await self.pool.choose(bot, save, seat, int(seed), people)
        if what == "do":
            name, rest, urgency, caller = given
            return await self.jobs.do(name, *rest, urgency=urgency, caller=caller)
        if what == "acquire_bot_lease":
            table, (rewound, made) = given
            return await self.peers.acquire_bot_lease(table, (rewound, made))
        return await asyncio.wrap_future(getattr(self.store, what)(*given))

    def settings(self, number: int, alive: float | None) -> Settings:
        return Settings(
            number,
            len(self.workers),
            self.pause,
            self.peers.shared,
            self._others,
            alive,
            {id: why for id, why in self._stopped.items() if owner_of(id, len(self.workers)) == number},
            self.linger,
            self.now.offset,
        )

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _at(self, id: str) -> WorkerHandle:
        return self.workers[owner_of(id, len(self.workers))]

    # --- watching over them ---

    async def _keep_watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            for worker in self.workers:
                if worker.ready.done() and worker.is_stuck():
                    log.warning(
                        "the rules run for too long at table %s", RunningMarker(worker.memory).read() or "?"
                    )
                    await asyncio.to_thread(worker.end)  # its link breaks, and it is replaced
                else:
                    worker.link.send("ping")

    async def replace(self, worker: WorkerHandle) -> None:
        """A process has ended. Another one takes its tables, and goes on from what was written."""
        culprit = await asyncio.to_thread(worker.end)
        worker.link.close()
        if culprit:
            self._blame(culprit)
        worker.send_everybody_away(culprit)
        while not self.stopping:
            try:
                await worker.start(worker.alive)
                return
            except (OSError, GorinError) as error:
                log.warning("a process with tables cannot be started: %s", error)
                await asyncio.sleep(RETRY)

    def _blame(self, table: str) -> None:
        self._strikes[table] = self._strikes.get(table, 0) + 1
        log.warning("a choice at table %s was given up (%d)", table, self._strikes[table])
        if self._strikes[table] >= STRIKES:
            self._stopped[table] = "this table was quarantined: its rules take too long, again and again"

    async def _keep_beating(self, earlier: list[str]) -> None:
        """Say once a second that the server is alive, where a clock runs."""
        await asyncio.sleep(heartbeat.EVERY)
        forgotten = False
        while True:
            with contextlib.suppress(GorinError):
                if self.figures().ticking:
                    await self._heartbeat.beat(self.now())
                if not forgotten and all(not listing.unfolded for listing in self.board):
                    await self._heartbeat.forget(earlier)
                    forgotten = True
            await asyncio.sleep(heartbeat.EVERY)


class PeerListener:
    """What the peers say is passed on to where the table is."""

    def __init__(self, backend: MultiProcessBackend) -> None:
        self.backend = backend

    async def receive(self, update: TableUpdate) -> None:
        worker = self.backend._at(update.table)
        worker.link.send("update", update.server, update.table, update.entries, update.here)

    async def resync_all(self) -> None:
        for worker in self.backend.workers:
            worker.link.send("resync_all")

    async def sweep(self) -> None:
        for worker in self.backend.workers:
            worker.link.send("sweep")

    def update_of(self, server: str, table: str) -> TableUpdate | None:
        told = self.backend.updates.get(table)
        return None if told is None else TableUpdate(server, table, told[0], told[1])
