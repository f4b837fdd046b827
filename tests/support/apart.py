"""Running things in a thread of their own.

Playwright keeps an event loop running in the main thread of a test process, and a thread can have only one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from support.limits import SCENARIO

T = TypeVar("T")


def apart(work: Callable[[], T]) -> T:
    """What `work` returns or raises, called in another thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def run_apart(coroutine: Coroutine[Any, Any, T]) -> T:
    """`asyncio.run`, also where a browser test has been in this process before."""
    return apart(lambda: asyncio.run(asyncio.wait_for(coroutine, SCENARIO)))
