"""Many tables at once: in one process, or spread over several."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, NamedTuple

from gorin.kernel.errors import GorinError
from gorin.lab.envs.core import Env
from gorin.lab.extras import needed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = needed("numpy", "gorin.lab.envs")


class Batch(NamedTuple):
    """What is to be decided at every table, a row each, and what the last actions have brought."""

    seats: NDArray[np.int8]
    """Who is asked."""
    observations: NDArray[np.int16]
    options: NDArray[np.int16]
    masks: NDArray[np.int8]
    ended: NDArray[np.bool_]
    """Where a game has ended with the last action. A new one has begun there."""
    returns: NDArray[np.float32]
    """Of those games, for every seat; zeros elsewhere."""


class VectorEnv:
    """Tables in this process. The games have the seeds from `seed` on, each table its own."""

    def __init__(self, game: str, count: int, seed: int = 0, stride: int = 0, **options: Any) -> None:
        if count < 1:
            raise GorinError(f"there must be at least 1 table, not {count}")
        self.envs = [Env(game, **options) for _ in range(count)]
        self.count, self.seats = count, self.envs[0].seats
        self._next = [seed + number for number in range(count)]
        self._stride = stride or count
        for number in range(count):
            self._begin(number)

    def _begin(self, number: int) -> None:
        self.envs[number].reset(self._next[number])
        self._next[number] += self._stride

    def look(self) -> Batch:
        """What is to be decided now."""
        ended, returns = np.zeros(self.count, bool), np.zeros((self.count, self.seats), np.float32)
        return self._batch(ended, returns)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Take an action at every table."""
        if len(actions) != self.count:
            raise GorinError(f"{len(actions)} actions were given for {self.count} tables")
        ended, returns = np.zeros(self.count, bool), np.zeros((self.count, self.seats), np.float32)
        for number, env in enumerate(self.envs):
            env.step(int(actions[number]))
            if env.over:
                ended[number], returns[number] = True, env.returns()
                self._begin(number)
        return self._batch(ended, returns)

    def _batch(self, ended: NDArray[np.bool_], returns: NDArray[np.float32]) -> Batch:
        envs = self.envs
        return Batch(
            np.array([env.seat for env in envs], np.int8),
            np.stack([env.observation(env.seat) for env in envs]),
            np.stack([env.options() for env in envs]),
            np.stack([env.mask() for env in envs]),
            ended,
            returns,
        )


class ProcessVectorEnv:
    """The same tables in so many processes; the games are those that one process would play.

    Close it, or use it in a `with` statement: its processes then end.
    """

    def __init__(self, game: str, count: int, processes: int, seed: int = 0, **options: Any) -> None:
        if not 1 <= processes <= count:
            raise GorinError(f"{count} tables cannot be divided among {processes} processes")
        spawning = get_context("spawn")
        shares = [
            range(count * each // processes, count * (each + 1) // processes) for each in range(processes)
        ]
        self.count, self._shares = count, shares
        self._pipes: list[Connection] = []
        self._workers = []
        for share in shares:
            here, there = spawning.Pipe()
            told = {**options, "game": game, "count": len(share), "seed": seed + share.start, "stride": count}
            worker = spawning.Process(target=_serve, args=(there, told), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)

    def look(self) -> Batch:
        """What is to be decided now."""
        return self._asked([None] * len(self._pipes))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Take an action at every table."""
        if len(actions) != self.count:
            raise GorinError(f"{len(actions)} actions were given for {self.count} tables")
        return self._asked([actions[share.start : share.stop] for share in self._shares])

    def _asked(self, wishes: Sequence[Any]) -> Batch:
        try:
            for pipe, wish in zip(self._pipes, wishes, strict=True):
                pipe.send(wish)
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            raise GorinError("a process of the environment has ended") from None
        for answer in answers:
            if isinstance(answer, GorinError):
                raise answer
        return Batch(*[np.concatenate(rows) for rows in zip(*answers, strict=True)])

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()

    def __enter__(self) -> ProcessVectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _serve(pipe: Connection, told: dict[str, Any]) -> None:
    """In a process of its own: answer until nobody asks any more."""
    envs = VectorEnv(**told)
    while True:
        try:
            actions = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(envs.look() if actions is None else envs.step(actions))
        except GorinError as error:
            pipe.send(error)
