"""Processes that play the games of a plan, and what happens when one of them dies.

A process can be killed at any time: by somebody, or by a system that has run out of memory. The games that it
was playing are then played again by another, and come out the same, so it costs time and nothing else.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from typing import Any, TypeAlias

from gorin.kernel.errors import GorinError
from gorin.lab.plan import Plan, Played, Stop, play_until

SENT_TOGETHER = 5
"""The most games that are sent to a process at a time: they come back, and count as progress, together."""
LOOK = 0.2
"""Seconds between two looks whether somebody wants the games to stop."""
MOST_DEATHS = 5
"""How often processes may die in a row, without a game being finished, before we give up."""

Games: TypeAlias = "Future[list[Played]]"


def in_processes(plan: Plan, numbers: list[int], jobs: int, stop: Stop) -> Iterator[Played]:
    """The games with these numbers, in this order, played by so many processes."""
    chunks, finished = chunks_of(numbers), dict[int, list[Played]]()
    given, deaths = 0, 0
    while given < len(chunks) and not (deaths and stop.is_set()):
        before = len(finished) + given
        try:
            for games in _crew_plays(plan, chunks, given, finished, jobs, stop):
                given += 1
                yield from games
        except BrokenProcessPool:
            deaths = 1 if len(finished) + given > before else deaths + 1
            if deaths > MOST_DEATHS:
                raise GorinError(they_keep_dying(chunks[given])) from None


def they_keep_dying(chunk: list[int]) -> str:
    """What is said when giving up."""
    return (
        f"processes that play died {MOST_DEATHS + 1} times in a row around game {chunk[0] + 1}; "
        "is there enough memory for so many --jobs?"
    )


def chunks_of(numbers: list[int]) -> list[list[int]]:
    """The games that are sent to a process together.

    >>> chunks_of(list(range(3)))
    [[0], [1], [2]]
    """
    size = max(min(SENT_TOGETHER, len(numbers) // 200), 1)
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def _crew_plays(
    plan: Plan,
    chunks: list[list[int]],
    given: int,
    finished: dict[int, list[Played]],
    jobs: int,
    stop: Stop,
) -> Iterator[list[Played]]:
    """The chunks that were not given yet, in order; `finished` keeps what is done when a process dies."""
    # Spawned, not forked: a fork of a process with threads (a server, a notebook) can hang.
    spawning, others = get_context("spawn"), set(active_children())
    stopped = spawning.RawValue("b", stop.is_set())
    left = [number for number in range(given, len(chunks)) if number not in finished]
    pool = ProcessPoolExecutor(max(min(jobs, len(left)), 1), spawning, _begin_work, (stopped,))
    futures: dict[int, Games] = {}
    try:
        with _deaf_to_ctrl_c():
            for number in left:
                futures[number] = pool.submit(_play_chunk, plan, chunks[number])
        for number in range(given, len(chunks)):
            if number in futures:
                yield _awaited(futures.pop(number), stop, stopped)
            else:
                yield finished.pop(number)
    except BrokenProcessPool:
        finished.update({number: future.result() for number, future in futures.items() if _succeeded(future)})
        raise
    except KeyboardInterrupt:  # nobody waits for the games in progress
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        stopped.value = True
        pool.shutdown(cancel_futures=True)


def _awaited(future: Games, stop: Stop, stopped: Any) -> list[Played]:
    while not _has_come(future):
        if stop.is_set():
            stopped.value = True
    return future.result()


def _has_come(future: Games) -> bool:
    """Wait for a moment; a game that has crashed has come, too."""
    try:
        future.exception(LOOK)
    except TimeoutError:
        return False
    return True


def _succeeded(future: Games) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, not even while they import; this one hears it later.

    Ctrl-C is for the first process alone: it tells the others when to stop.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in a process that plays ---------------------------------------------------------------------------


class _Signal:
    """Says in a process that plays whether the first process wants it to stop.

    A plain value in shared memory: a lock would stay locked when the process that holds it is killed.
    """

    def __init__(self, stopped: Any) -> None:
        self.stopped = stopped

    def is_set(self) -> bool:
        return bool(self.stopped.value)


_STOPPED: list[Stop] = []


def _begin_work(stopped: Any) -> None:
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be blocked
    _STOPPED.append(_Signal(stopped))


def _end_with_the_first() -> None:
    """When the first process is killed, those that play for it end, too: nobody would take their games."""
    first = parent_process()
    assert first is not None
    first.join()
    os._exit(1)


def _play_chunk(plan: Plan, numbers: list[int]) -> list[Played]:
    return list(play_until(plan, numbers, _STOPPED[0]))
