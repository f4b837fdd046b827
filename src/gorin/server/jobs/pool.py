"""Processes that do one thing at a time and can be ended: whatever may take long is done in one of them."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import multiprocessing
import os
import threading
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from gorin.kernel.errors import GorinError
from gorin.server.jobs import functions
from gorin.server.jobs.subprocesses import cpu_seconds, die_with_parent
from gorin.server.table.refusal import Code, Coded, Refused

_spawn = multiprocessing.get_context("spawn")

READY = "ready"
START_LIMIT = 60.0
"""Seconds that a process may take to start."""
PATIENCE = 6
"""How many times its budget of work a job may take by the clock on the wall: on a busy machine it waits."""
LOOK = 0.25
"""Seconds between two looks at how much work a job has cost."""
TRIES = 3
"""How often a job is begun whose process ends: mostly that was not the fault of the job."""

AT_ONCE, IN_TURN, LATER = 0, 5, 10
"""How urgent a job is: a table waits for it; somebody looks back or brings something; nobody waits."""

Job = tuple[Any, ...]
"""The name of a job in `functions`, and what it needs."""


class TookTooLong(Refused):
    """A job that needed more work than it may, or that the machine had no time for."""

    code = Code.TOOK_TOO_LONG


class Broke(GorinError):
    """A job whose process ended before it was done, as often as it was begun."""

    code = Code.BUSY


LATE, BROKE = "late", "broke"
"""What becomes of a job besides what `functions` says."""
BUSY: functions.Done = LATE, "the server is too busy for this; try again later"
ENDED: functions.Done = BROKE, "the process that worked on this has ended; try again later"


def _serve(pipe: Connection, nice: int) -> None:
    """The life of a worker: a job comes, its result goes back."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):  # the server is gone
        die_with_parent()
        os.nice(nice)
        pipe.send(READY)
        while True:
            pipe.send(functions.done(*pipe.recv()))


class Worker:
    """One process. It is ended when it takes too long, and replaced."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        self.pipe: Connection
        self.process: BaseProcess
        self.stopped = False
        self._changing = threading.Lock()
        self._start()

    def _start(self) -> None:
        self.pipe, other = _spawn.Pipe()
        self.process = _spawn.Process(target=_serve, args=(other, self.nice), daemon=True)
        self.process.start()
        other.close()
        self._greeted = False

    def ask(self, job: Job, budget: float) -> functions.Done:
        """What came of a job; a process that took too long or broke is replaced."""
        try:
            self.pipe.send(job)
            trouble = self._wait(budget) if self._has_started() else ENDED
            if trouble is None:
                answer: functions.Done = self.pipe.recv()
                return answer
        except (EOFError, OSError):
            trouble = ENDED
        self._replace()
        return trouble

    def _wait(self, budget: float) -> functions.Done | None:
        """Until there is something to be read, or the job has had its share: of work, not of time."""
        begun, before = time.monotonic(), cpu_seconds(self.process.pid)
        while not self.pipe.poll(min(LOOK, budget)):
            if cpu_seconds(self.process.pid) - before >= budget:
                return LATE, f"this took more than {budget:g} seconds of work and was stopped"
            if time.monotonic() - begun >= PATIENCE * budget:
                return BUSY
        return None

    def _replace(self) -> None:
        with self._changing:
            self._end()
            self.pipe.close()
            if not self.stopped:
                self._start()

    def _has_started(self) -> bool:
        """Wait for a process that is only just starting: that is no part of its work."""
        if not self._greeted and self.pipe.poll(START_LIMIT):
            self._greeted = self.pipe.recv() == READY
        return self._greeted

    def stop(self) -> None:
        """End the process. The pipe belongs to the thread that may be listening to it."""
        with self._changing:
            self.stopped = True
            self._end()

    def _end(self) -> None:
        self.process.kill()
        self.process.join()


class InlineRunner:
    """Jobs that are done at once, in this process: for who need not share it with anybody."""

    async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any:
        return result_of(functions.done(name, *given))

    def close(self) -> None:
        pass


class JobPool:
    """As many jobs as there are workers at the same time; the others wait, the most urgent in front.

    `share` bounds what one caller may have waiting, so that nobody keeps all the others waiting. So many
    workers are `spare`: they do only what is urgent, whatever else takes how long.
    """

    def __init__(
        self, count: int = 1, budget: float = 10.0, nice: int = 0, share: int = 1000, spare: int = 0
    ) -> None:
        self.budget, self.nice, self.share = budget, nice, share
        self._leisure = count - spare
        """How many jobs that are not urgent may still be begun."""
        self._idle: list[Worker] = []
        self._workers: list[Worker] = []
        self._unborn = count
        self._waiting: list[tuple[int, int, asyncio.Future[Worker]]] = []
        self._order = itertools.count()
        self._asking: set[asyncio.Task[Any]] = set()
        self._callers: dict[str, int] = {}

    async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any:
        """Have a job done; a smaller `urgency` comes first. Who asks may be cancelled, the worker may not:
        it would be handed on while it still works."""
        if caller and self._callers.get(caller, 0) >= self.share:
            raise Refused("your last requests are still in progress; wait a moment", Code.TOO_MANY)
        self._callers[caller] = self._callers.get(caller, 0) + 1
        asking = asyncio.create_task(self._do((name, *given), urgency, caller))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        return await asyncio.shield(asking)

    async def _do(self, job: Job, urgency: int, caller: str) -> Any:
        try:
            worker = await self._worker(urgency)
            try:
                answer = await self._tried(worker, job)
            finally:
                self._leisure += urgency > AT_ONCE
                self._hand_on(worker)
        finally:
            self._callers[caller] -= 1
            if not self._callers[caller]:
                del self._callers[caller]
        return result_of(answer)

    async def _tried(self, worker: Worker, job: Job) -> functions.Done:
        """Begin a job anew where its process has ended: by accident, or since somebody has ended it."""
        answer = ENDED
        for _ in range(TRIES):
            answer = await asyncio.to_thread(worker.ask, job, self.budget)
            if answer[0] != BROKE or worker.stopped:
                break
        return answer

    async def _worker(self, urgency: int) -> Worker:
        if (self._idle or self._unborn) and self._may_begin(urgency):
            self._leisure -= urgency > AT_ONCE
            return self._idle.pop() if self._idle else await self._new_worker()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._order), turn))
        return await turn

    async def _new_worker(self) -> Worker:
        self._unborn -= 1
        self._workers.append(await asyncio.to_thread(Worker, self.nice))
        return self._workers[-1]

    def _may_begin(self, urgency: int) -> bool:
        return urgency == AT_ONCE or self._leisure > 0

    def _hand_on(self, worker: Worker) -> None:
        while self._waiting and self._may_begin(self._waiting[0][0]):
            urgency, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                self._leisure -= urgency > AT_ONCE
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def close(self) -> None:
        self._unborn = 0
        for asking in self._asking:
            asking.cancel()
        for worker in self._workers:
            worker.stop()


def result_of(done: functions.Done) -> Any:
    """The result of a job, or its refusal."""
    outcome, result = done
    if outcome == "refused":
        raise Refused(*result)
    if outcome == LATE:
        raise TookTooLong(result)
    if outcome == BROKE:
        raise Broke(result)
    if outcome == "wrong":
        raise Coded(*result)
    return result
