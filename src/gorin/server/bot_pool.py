"""Bots in processes of their own, with a hard limit on how long they may think."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import random
import threading
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import gorin
from gorin import bots

BUDGET = 5.0
"""Seconds that a bot may think about one choice."""

_spawn = multiprocessing.get_context("spawn")


def think(bot: str, save: str, seat: int, seed: int) -> str:
    """The option that a bot picks. It is shown the decision and the seat's view, not the game."""
    game = gorin.load(save)
    decision = next(d for d in game.pending if d.seat == seat)
    player = bots.make(bot, game.rules.id, random.Random(seed))
    return player.choose(decision, lambda: game.view(seat)).id


def _serve(pipe: Connection) -> None:
    """The life of a worker: a question comes, an option goes back."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):  # the server is gone
        while True:
            pipe.send(think(*pipe.recv()))


class Worker:
    """One process that thinks. It is ended when it takes too long, and replaced."""

    def __init__(self) -> None:
        self.pipe: Connection
        self.process: BaseProcess
        self.stopped = False
        self._changing = threading.Lock()
        self._start()

    def _start(self) -> None:
        self.pipe, other = _spawn.Pipe()
        self.process = _spawn.Process(target=_serve, args=(other,), daemon=True)
        self.process.start()
        other.close()

    def ask(self, bot: str, save: str, seat: int, seed: int, budget: float) -> str | None:
        """The bot's option; None where it took too long or broke."""
        try:
            self.pipe.send((bot, save, seat, seed))
            if self.pipe.poll(budget):
                answer: str = self.pipe.recv()
                return answer
        except (EOFError, OSError):
            pass
        with self._changing:
            self._end()
            self.pipe.close()
            if not self.stopped:
                self._start()
        return None

    def stop(self) -> None:
        """End the process. The pipe belongs to the thread that may be listening to it."""
        with self._changing:
            self.stopped = True
            self._end()

    def _end(self) -> None:
        self.process.kill()
        self.process.join()


class BotPool:
    """As many bots as there are workers think at the same time; the others wait."""

    def __init__(self, workers: int = 1, budget: float = BUDGET) -> None:
        self.budget = budget
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers: list[Worker] = []
        self._unborn = workers
        self._asking: set[asyncio.Task[str | None]] = set()

    async def choose(self, bot: str, save: str, seat: int, seed: int) -> str | None:
        """What a bot chooses; None where it could not. Who asks may be cancelled, the worker may not:
        it would be handed to the next table while it still answers this one."""
        asking = asyncio.create_task(self._ask(bot, save, seat, seed))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        return await asyncio.shield(asking)

    async def _ask(self, bot: str, save: str, seat: int, seed: int) -> str | None:
        worker = await self._worker()
        try:
            return await asyncio.to_thread(worker.ask, bot, save, seat, seed, self.budget)
        finally:
            self._idle.put_nowait(worker)

    async def _worker(self) -> Worker:
        if self._idle.empty() and self._unborn:
            self._unborn -= 1
            self._workers.append(await asyncio.to_thread(Worker))
            return self._workers[-1]
        return await self._idle.get()

    def close(self) -> None:
        self._unborn = 0
        for asking in self._asking:
            asking.cancel()
        for worker in self._workers:
            worker.stop()
