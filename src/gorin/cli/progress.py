"""For whoever waits at a terminal: a bar that shows how far the work is, and Ctrl-C that loses none of it."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from threading import Timer
from types import FrameType
from typing import TypeVar

from gorin.cli.terminal.input.interrupts import CTRL_C

PATIENCE = 2.0
"""Seconds without a progress bar."""

T = TypeVar("T")


@contextmanager
def progress(total: int, what: str, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar at the terminal, while the block works; call what it gives for each part that is done.

    It tells how many parts are done (`done` of them before it began), how many a second, and the time left.
    """
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.fields[rate]}")
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), rate, TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task, began, parts = bar.add_task(what, total=total, completed=done, rate=""), time.monotonic(), count(1)

    def advance() -> None:
        seconds = time.monotonic() - began
        bar.update(task, advance=1, rate=told_rate(next(parts), seconds))

    late = Timer(PATIENCE, bar.start)
    late.start()
    try:
        yield advance
    finally:
        late.cancel()
        late.join()
        bar.stop()


def told_rate(parts: int, seconds: float) -> str:
    """
    >>> told_rate(50, 4.0), told_rate(2, 60.0)
    ('12.5/s', '2.0/min')
    """
    rate = parts / max(seconds, 1e-3)
    return f"{rate:.1f}/s" if rate >= 1 else f"{rate * 60:.1f}/min"


def with_progress(things: Iterator[T], total: int, what: str, done: int = 0) -> Iterator[T]:
    """The same things, with a bar that counts them."""
    with progress(total, what, done) as advance:
        for each in things:
            advance()
            yield each


@contextmanager
def stopped_by_ctrl_c() -> Iterator[threading.Event]:
    """An event that the first Ctrl-C sets, so that the work can end in order; the second one breaks it off.

    Where Ctrl-C is ignored, as in a job in the background, it stays so.
    """
    stop, before = threading.Event(), signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield stop
        return

    def heard(number: int, frame: FrameType | None) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)
        # Straight to the terminal: the handler may have come in the middle of something being printed.
        os.write(2, b"\nFinishing the games in progress. Press Ctrl-C again to stop at once.\n")

    signal.signal(signal.SIGINT, heard)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
        CTRL_C.answered()
