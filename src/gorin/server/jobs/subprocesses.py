"""What every process that the server starts has in common."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import os
import signal
import sys
import time
from pathlib import Path

DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of Linux."""


GC_THRESHOLDS = (2_000, 20, 1_000)
"""How many new objects make Python search for circles among the newest, the middle-aged and all of them."""


def tune_gc() -> None:
    """A search through all tables stops them for a while, and games leave no circles behind."""
    gc.set_threshold(*GC_THRESHOLDS)


GC_GENERATIONS = (0, 0, 0, 0, 1)
"""The ages that are searched in turn: the newest, and now and then the middle-aged too."""
GC_EVERY = 0.1
"""Seconds between two searches."""


async def gc_loop() -> None:
    """Search what is new before it has become much.

    Python counts what is made less what is thrown away. Tables put a new state in the place of an old one all
    the time, so it searches seldom, and then through the states of all tables: everybody waits for it.
    """
    while True:
        for age in GC_GENERATIONS:
            await asyncio.sleep(GC_EVERY)
            gc.collect(age)


def die_with_parent() -> None:
    """End with the process that started this one, also in the middle of work that never ends."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)


def cpu_seconds(pid: int | None) -> float:
    """Seconds that a process has spent on a processor; where the system does not tell, all there were."""
    status = Path(f"/proc/{pid}/stat")
    try:
        fields = status.read_text().rpartition(")")[2].split()
    except OSError:
        return time.monotonic()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
