"""How long a test waits for what must come: long on an idle machine, well below the limit of a test."""

import time
from collections.abc import Callable

LIMIT = 60.0
"""Seconds in which anything that is waited for must have come."""
SCENARIO = 150.0
"""Seconds for a whole scenario that waits for many things one after another."""
LONGEST = 240.0
"""Seconds after which a test gives up whatever it waits for: before pytest does (pyproject.toml)."""


def wait_until(holds: Callable[[], bool], story: Callable[[], str] = str, limit: float = LIMIT) -> None:
    end = time.monotonic() + limit
    while not holds():
        assert time.monotonic() < end, f"it did not happen: {story()}"
        time.sleep(0.02)
