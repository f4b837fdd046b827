"""What every process that the server starts has in common."""

from __future__ import annotations

import contextlib
import ctypes
import signal
import sys

DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of Linux."""


def die_with_parent() -> None:
    """End with the process that started this one, also in the middle of work that never ends."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
