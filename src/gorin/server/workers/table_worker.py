"""The process in which tables live: a registry whose store, bots, jobs and pages are in the web process."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import logging
import os
import signal
import socket
from multiprocessing.sharedctypes import Synchronized
from typing import Any

import msgspec

from gorin.kernel.errors import GorinError
from gorin.server.hosting import connections
from gorin.server.hosting.handlers import Answer, Call, TableHandlers
from gorin.server.hosting.monotonic import MonotonicClock
from gorin.server.hosting.peer_sync import PeerSync
from gorin.server.hosting.registry import TableRegistry
from gorin.server.jobs.pool import Broke, TookTooLong
from gorin.server.jobs.subprocesses import die_with_parent, gc_loop, tune_gc
from gorin.server.peers.peers import PeerListener, Peers, TableUpdate
from gorin.server.presentation import protocol
from gorin.server.store import Conflict
from gorin.server.table.refusal import Code, Coded, Refused
from gorin.server.table.routing import owner_of
from gorin.server.workers.backend import counted
from gorin.server.workers.ipc import Frame, IpcChannel, PendingRequests

FLUSH = 0.25
"""Seconds after which the lobby hears of what has changed."""
ERRORS: dict[str, type[GorinError]] = {
    "conflict": Conflict,
    "late": TookTooLong,
    "broke": Broke,
    "refused": Refused,
    "wrong": GorinError,
}


def kind_of(error: Exception) -> str:
    """What an error is called on the line."""
    for name, kind in ERRORS.items():
        if isinstance(error, kind):
            return name
    return "wrong"


def rebuilt(kind: str, sentence: str, code: Code) -> GorinError:
    """An error as it was in the web process."""
    if kind == "wrong":
        return Coded(sentence, code)
    return Refused(sentence, code) if kind == "refused" else ERRORS[kind](sentence)


class Settings(msgspec.Struct, frozen=True):
    """What a table process is told at its start."""

    number: int
    workers: int
    pause: float
    shared: bool
    others: bool
    alive: float | None
    stopped: dict[str, str]
    """Tables at which the rules took too long too often."""
    linger: float
    offset: float
    """What makes the time of this process that of the server."""


class RunningMarker:
    """In shared memory: at which table the rules run at the moment, for who may have to end this process."""

    SIZE = 64

    def __init__(self, memory: Any) -> None:
        self._memory = memory

    def note(self, table: str) -> None:
        self._memory.value = table.encode()[: self.SIZE - 1]

    def read(self) -> str:
        noted: bytes = self._memory.value
        return noted.decode(errors="replace")


class RemoteStore:
    """The store of the web process."""

    def __init__(self, process: TableWorker) -> None:
        self._ask = process.ask

    def append(self, table: str, seq: int, body: bytes) -> asyncio.Future[Any]:
        return self._ask("append", table, seq, body)

    def reading(self, table: str, since: int = 0) -> asyncio.Future[Any]:
        return self._ask("reading", table, since)

    def counting(self) -> asyncio.Future[Any]:
        return self._ask("counting")

    def drop(self, table: str) -> asyncio.Future[Any]:
        return self._ask("drop", table)

    def put(self, log: str, body: bytes) -> asyncio.Future[Any]:
        return self._ask("put", log, body)

    def close(self) -> None:
        pass


class RemoteJobs:
    """The workers of the web process, for bots and other jobs."""

    def __init__(self, process: TableWorker) -> None:
        self._ask = process.ask

    async def choose(self, bot: str, save: bytes, seat: int, seed: int, people: bool = False) -> str | None:
        option: str | None = await self._ask("choose", bot, save, seat, str(seed), people)
        return option

    async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any:
        return await self._ask("do", name, list(given), urgency, caller)

    def close(self) -> None:
        pass


class RemotePeers(Peers):
    """The peers of the web process."""

    def __init__(self, process: TableWorker, shared: bool) -> None:
        self._process = process
        self.shared = shared
        self.listener: PeerListener

    async def join(self, store: Any, listener: PeerListener) -> bool:
        self.listener = listener
        return False

    def tell(self, table: str) -> None:
        if self.shared:
            update = self.listener.update_of("", table)
            if update is not None:
                self._process.link.send("tell", table, update.entries, update.here)

    async def acquire_bot_lease(self, table: str, moment: tuple[int, int]) -> bool:
        if not self.shared:
            return True
        allowed: bool = await self._process.ask("acquire_bot_lease", table, list(moment))
        return allowed


class RemotePage:
    """A page whose socket is in the web process. What it says is heeded in its order."""

    def __init__(self, process: TableWorker, number: int, session: str) -> None:
        self.process, self.number, self.session = process, number, session
        self.connect: connections.TableConnection | None = None
        self.said: asyncio.Queue[str | bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        self.process.link.send("say", self.number, message)

    def close(self, code: int, reason: str) -> None:
        self.process.link.send("shut", self.number, code, reason)

    async def stay(self, table: str) -> None:
        """From hello to good-bye."""
        try:
            self.connect = await connections.begin(self.process.registry, table, self)
        except connections.Closed as closed:
            self.process.link.send("closed", self.number, closed.code, closed.reason)
            return
        self.process.link.send("welcome", self.number)
        try:
            while (text := await self.said.get()) is not None:
                await self.connect.receive(text)
        finally:
            self.connect.leave()


class TableWorker:
    """The life of a process with tables."""

    def __init__(self, settings: Settings, trial: RunningMarker) -> None:
        self.settings = settings
        self.link = IpcChannel(self._hear, self._orphaned)
        self._questions = PendingRequests()
        self._pages: dict[int, RemotePage] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ended = asyncio.Event()
        self._held: list[Frame] | None = []
        self.peers = RemotePeers(self, settings.shared)
        workers = RemoteJobs(self)
        self.registry = TableRegistry(
            RemoteStore(self),
            workers,
            settings.pause,
            now=MonotonicClock(settings.offset),
            linger=settings.linger,
            peers=self.peers,
            jobs=workers,
            owns=lambda id: owner_of(id, settings.workers) == settings.number,
            beats=False,
            on_rules_running=trial.note,
        )
        for id, reason in settings.stopped.items():
            self.registry.stop_table(id, reason)
        self._handlers = TableHandlers(self.registry)

    async def load(self, line: socket.socket) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self.link, sock=line)
        await self.registry.start(self.settings.alive, self.settings.others)
        for id, reason in self.settings.stopped.items():
            self.registry.stop_table(id, reason)
        self._flush()
        self.link.send("ready")
        held, self._held = self._held or [], None
        for frame in held:
            self._hear(frame)
        self._start(self._keep_flushing())
        self._start(gc_loop())
        await self._ended.wait()

    def ask(self, what: str, *given: Any) -> asyncio.Future[Any]:
        number, answer = self._questions.ask()
        self.link.send("ask", number, what, *given)
        return answer

    # --- what the web process says ---

    def _hear(self, frame: Frame) -> None:
        if self._held is not None and frame[0] not in ("answer", "failed"):
            self._held.append(frame)  # until it is known what there is
            return
        kind, *given = frame
        getattr(self, "_on_" + kind)(*given)

    def _on_answer(self, number: int, result: Any) -> None:
        self._questions.answer(number, result)

    def _on_failed(self, number: int, kind: str, sentence: str, code: str) -> None:
        self._questions.fail(number, rebuilt(kind, sentence, Code(code)))

    def _on_call(self, number: int, call: Any) -> None:
        self._start(self._answer(number, msgspec.convert(call, Call)))

    async def _answer(self, number: int, call: Call) -> None:
        try:
            answer = await self._handlers.answer(call)
        except Exception as error:  # whatever it is: somebody waits for an answer
            logging.getLogger(__name__).error("a call failed: %s %r", call.what, error)
            answer = Answer(500, protocol.write(protocol.Problem("the server failed at this", Code.FAILED)))
        self._flush()
        self.link.send("answer", number, answer.status, answer.body)

    def _on_enter(self, number: int, table: str, session: str) -> None:
        page = self._pages[number] = RemotePage(self, number, session)
        self._start(page.stay(table))

    def _on_receive(self, number: int, text: str | bytes) -> None:
        if number in self._pages:
            self._pages[number].said.put_nowait(text)

    def _on_leave(self, number: int) -> None:
        page = self._pages.pop(number, None)
        if page is not None:
            page.said.put_nowait(None)

    def _on_ping(self) -> None:
        self.link.send("pong", counted(self.registry))

    def _on_update(self, server: str, table: str, entries: int, here: list[str]) -> None:
        self._start(PeerSync(self.registry).receive(TableUpdate(server, table, entries, here)))

    def _on_resync_all(self) -> None:
        self._start(PeerSync(self.registry).resync_all())

    def _on_sweep(self) -> None:
        self._start(PeerSync(self.registry).sweep())

    # --- what it does by itself ---

    def _start(self, task: Any) -> None:
        running = asyncio.create_task(task)
        self._tasks.add(running)
        running.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logging.getLogger(__name__).error("a task failed: %r", task.exception())

    async def _keep_flushing(self) -> None:
        while True:
            await asyncio.sleep(FLUSH)
            self._flush()

    def _flush(self) -> None:
        """Tell the lobby of every table that has changed."""
        changed, self.registry.changed = self.registry.changed, set()
        for id in changed:
            self.link.send("listed", id, self.registry.listing(id))

    def _orphaned(self) -> None:
        """The web process is gone: whatever it has not written was never done."""
        os._exit(0)


def run(line: socket.socket, settings: Settings, memory: Synchronized[ctypes.Array[ctypes.c_char]]) -> None:
    """The main function of a process with tables."""
    die_with_parent()
    tune_gc()
    with contextlib.suppress(ValueError):  # the web process decides when it ends
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)

    async def main() -> None:
        await TableWorker(settings, RunningMarker(memory)).load(line)

    asyncio.run(main())
