"""A process with tables, as the web process sees it: started, asked, listened to, ended where it hangs."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import time
from typing import Any, Protocol

import msgspec

from gorin.kernel.errors import GorinError
from gorin.server.hosting.connections import Closed
from gorin.server.hosting.handlers import Answer, Call
from gorin.server.hosting.monotonic import MonotonicClock
from gorin.server.jobs.subprocesses import cpu_seconds
from gorin.server.peers.peers import Peers
from gorin.server.presentation import protocol
from gorin.server.presentation.board import Board
from gorin.server.presentation.listing import Listing
from gorin.server.presentation.subscriber import Listener
from gorin.server.table.refusal import Code, Refused, code_of
from gorin.server.workers.backend import Figures
from gorin.server.workers.ipc import Frame, IpcChannel, PendingRequests
from gorin.server.workers.table_worker import RunningMarker, Settings, kind_of, run

BUDGET = 3.0
"""Seconds of work that the rules may spend on one thing; then their process is ended."""
PATIENCE = 30.0
"""Seconds without any answer after which a process is ended, however little it has worked."""
TOO_LONG = "the rules took too long on this, and it was not done"

_spawn = multiprocessing.get_context("spawn")


class Supervisor(Protocol):
    """Watches over the worker processes, and does for them what only the web process can."""

    peers: Peers
    stopping: bool
    board: Board
    updates: dict[str, tuple[int, list[str]]]
    now: MonotonicClock

    def settings(self, number: int, alive: float | None) -> Settings: ...

    def spawn(self, work: Any) -> None: ...

    async def serve(self, what: str, given: tuple[Any, ...]) -> Any: ...

    async def replace(self, worker: WorkerHandle) -> None: ...


class RemoteConnection:
    """A page that is at a table in another process."""

    def __init__(self, process: WorkerHandle, number: int, table: str, page: Listener) -> None:
        self.process, self.number, self.table, self.page = process, number, table, page
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def receive(self, text: str | bytes) -> None:
        self.process.link.send("receive", self.number, text)

    def leave(self) -> None:
        self.process.connections.pop(self.number, None)
        self.process.link.send("leave", self.number)


class WorkerHandle:
    """One process with tables, seen from the web process."""

    def __init__(self, supervisor: Supervisor, number: int) -> None:
        self.supervisor, self.number = supervisor, number
        self.memory = _spawn.Array("c", RunningMarker.SIZE, lock=False)
        self.figures = Figures()
        self.connections: dict[int, RemoteConnection] = {}
        self.heard = 0.0
        """When it last gave a sign of life."""
        self.alive: float | None = None
        """The same by the clock on the wall, for the clocks of its tables."""
        self._worked = 0.0
        self._calls = PendingRequests()
        self._visitors = 0
        self._up = asyncio.Event()
        """Whether there is somebody to talk to."""

    async def start(self, alive: float | None) -> None:
        """Start the process; back when it serves."""
        ours, theirs = socket.socketpair()
        self.memory.value = b""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        link = self.link = IpcChannel(self._hear, self._lost)
        settings = self.supervisor.settings(self.number, alive)
        self.process = _spawn.Process(target=run, args=(theirs, settings, self.memory), daemon=True)
        await asyncio.to_thread(self.process.start)
        theirs.close()
        self.heard, self._worked = time.monotonic(), 0.0
        await asyncio.get_running_loop().create_connection(lambda: link, sock=ours)
        await self.ready
        self._up.set()

    async def call(self, call: Call) -> Answer:
        await self._up.wait()
        number, waiting = self._calls.ask()
        self.link.send("call", number, call)
        answer: Answer = await waiting
        return answer

    async def connect(self, id: str, page: Listener) -> RemoteConnection:
        await self._up.wait()
        self._visitors += 1
        connection = self.connections[self._visitors] = RemoteConnection(self, self._visitors, id, page)
        self.link.send("enter", connection.number, id, page.session)
        try:
            await connection.welcomed
        except BaseException:
            connection.leave()
            raise
        return connection

    # --- what it says ---

    def _hear(self, frame: Frame) -> None:
        kind, *given = frame
        getattr(self, "_on_" + kind)(*given)

    def _on_ready(self) -> None:
        """From now on it is watched: what it took to start is no work of the rules."""
        self.heard, self._worked = time.monotonic(), cpu_seconds(self.process.pid)
        if not self.ready.done():
            self.ready.set_result(None)

    def _on_answer(self, number: int, status: int, body: bytes) -> None:
        self._calls.answer(number, Answer(status, body))

    def _on_say(self, number: int, message: bytes) -> None:
        if number in self.connections:
            self.connections[number].page.send(message)

    def _on_shut(self, number: int, code: int, reason: str) -> None:
        if number in self.connections:
            self.connections[number].page.close(code, reason)

    def _on_welcome(self, number: int) -> None:
        if number in self.connections and not self.connections[number].welcomed.done():
            self.connections[number].welcomed.set_result(None)

    def _on_closed(self, number: int, code: int, reason: str) -> None:
        if number in self.connections and not self.connections[number].welcomed.done():
            self.connections[number].welcomed.set_exception(Closed(code, reason))

    def _on_pong(self, figures: Any) -> None:
        self.figures = msgspec.convert(figures, Figures)
        self.heard, self.alive = time.monotonic(), self.supervisor.now()
        self._worked = cpu_seconds(self.process.pid)

    def _on_listed(self, id: str, listing: Any) -> None:
        if listing is None:
            self.supervisor.board.remove(id)
        else:
            self.supervisor.board.put(msgspec.convert(listing, Listing))

    def _on_tell(self, table: str, entries: int, here: list[str]) -> None:
        self.supervisor.updates[table] = entries, here
        self.supervisor.peers.tell(table)

    def _on_ask(self, number: int, what: str, *given: Any) -> None:
        self.supervisor.spawn(self._answer(number, what, given))

    async def _answer(self, number: int, what: str, given: tuple[Any, ...]) -> None:
        """Do for it what only the web process can."""
        link = self.link
        try:
            link.send("answer", number, await self.supervisor.serve(what, given))
        except GorinError as error:
            link.send("failed", number, kind_of(error), str(error), code_of(error))

    def _lost(self) -> None:
        if not self.ready.done():
            self.ready.set_exception(GorinError("a process with tables ended at its start"))
        elif not self.supervisor.stopping:
            self._up.clear()
            self.supervisor.spawn(self.supervisor.replace(self))

    # --- its end ---

    def is_stuck(self) -> bool:
        """Whether it has worked for too long without looking up; on a busy machine waiting is no work."""
        waited = time.monotonic() - self.heard
        if waited < BUDGET:
            return False
        spent = cpu_seconds(self.process.pid) - self._worked
        return spent >= BUDGET or waited >= PATIENCE or spent < 0

    def end(self) -> str:
        """End it, and say at which table its rules were running."""
        if self.process.pid is not None:
            self.process.kill()
            self.process.join()
        return RunningMarker(self.memory).read()

    def send_everybody_away(self, culprit: str) -> None:
        """Their pages come back by themselves, and find everything that was written."""
        for connection in list(self.connections.values()):
            if connection.table == culprit:
                connection.page.send(protocol.write(protocol.ErrorMessage(TOO_LONG, Code.TOOK_TOO_LONG)))
            connection.page.close(1012, "connect again")
            if not connection.welcomed.done():
                connection.welcomed.set_exception(Closed(1012, "connect again"))
        self.connections.clear()
        code = Code.TOOK_TOO_LONG if culprit else Code.BUSY
        self._calls.fail_all(Refused(TOO_LONG if culprit else "try again: the table was restarted", code))
