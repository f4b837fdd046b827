"""What every process that the server starts has in common."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import signal
import sys

DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of Linux."""


SEARCHES = (2_000, 20, 1_000)
"""How many new objects make Python search for circles among the newest, the middle-aged and all of them."""


def search_rarely() -> None:
    """A search through all tables stops them for a while, and games leave no circles behind."""
    gc.set_threshold(*SEARCHES)


def die_with_parent() -> None:
    """End with the process that started this one, also in the middle of work that never ends."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
