"""A bar for who waits at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from threading import Timer
from typing import TypeVar

PATIENCE = 2.0
"""Seconds without a progress bar."""

T = TypeVar("T")


def with_progress(done: Iterator[T], total: int, what: str) -> Iterator[T]:
    """The same things; who waits for them at a terminal sees how many are done."""
    if not sys.stderr.isatty():
        yield from done
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(what, total=total)
    late = Timer(PATIENCE, bar.start)
    late.start()
    try:
        for each in done:
            bar.advance(task)
            yield each
    finally:
        late.cancel()
        late.join()
        bar.stop()
