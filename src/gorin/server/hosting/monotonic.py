"""The time of day as it was at the start, and steadily on from there.

Whoever sets the clock of the machine, forward or back, takes no time from anybody and gives none.
"""

from __future__ import annotations

import time


class MonotonicClock:
    """Seconds since the epoch. Processes of one server share the `offset`, and so the time."""

    def __init__(self, offset: float | None = None) -> None:
        self.offset = time.time() - time.monotonic() if offset is None else offset

    def __call__(self) -> float:
        return self.offset + time.monotonic()
