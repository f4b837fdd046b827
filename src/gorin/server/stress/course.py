"""How far a test of the server has come, for the person who waits for it and may press Ctrl-C."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any


class Course:
    """The course of one test: its progress, and whether it was interrupted.

    What was measured until a Ctrl-C counts. One that comes before the measuring began leaves nothing to
    tell of and is passed on.
    """

    def __init__(self, advance: Callable[[], None] = lambda: None) -> None:
        self.advance = advance
        """Called for each part that is done."""
        self.interrupted = False
        self._began: float | None = None
        self._ended = 0.0

    def begin(self) -> None:
        """From now on it is measured."""
        self._began = time.monotonic()

    @property
    def seconds(self) -> float:
        """For how long it was measured."""
        return 0.0 if self._began is None else self._ended - self._began

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Until it is done or somebody presses Ctrl-C, which cancels it."""
        try:
            asyncio.run(work)
        except KeyboardInterrupt:
            if self._began is None:
                raise
            self.interrupted = True
        finally:
            self._ended = time.monotonic()

    async def tick(self) -> None:
        """One part a second, until it is canceled."""
        while True:
            await asyncio.sleep(1)
            self.advance()
