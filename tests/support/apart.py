"""Running things in a thread of their own.

Playwright keeps an event loop running in the main thread of a test process, and a thread can have only one.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

from support.limits import LONGEST, SCENARIO

T = TypeVar("T")


def apart(work: Callable[[], T]) -> T:
    """What `work` returns or raises, called in another thread; one that never ends is not waited for."""
    done: Future[T] = Future()

    def do() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    # Not one of a pool: who leaves a pool, by whatever error, waits for its threads, however long they take.
    threading.Thread(target=do, daemon=True).start()
    return done.result(LONGEST)


def run_apart(coroutine: Coroutine[Any, Any, T]) -> T:
    """`asyncio.run`, also where a browser test has been in this process before."""
    return apart(lambda: asyncio.run(asyncio.wait_for(coroutine, SCENARIO)))
