"""When a server was last alive: after a crash, clocks are charged up to that moment and no further.

The beats of a process are a small log of its own in the store, so that they work with any store and cost one
short entry for all tables together.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from gorin.server.store import Conflict

EVERY = 1.0
"""Seconds between two beats: after a crash nobody is given back more than this."""
LENGTH = 1000
"""After so many beats a new log is begun and the old one deleted."""
MARK = "alive:"
"""No table has such an id."""


def is_heartbeat(log: str) -> bool:
    return log.startswith(MARK)


class Heartbeat:
    """The sign of life of one process."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self._begin()

    async def beat(self, now: float) -> None:
        """Say that the server is alive. A full log is deleted only when the next one has begun."""
        full = self.log if self.beats == LENGTH else None
        if full:
            self._begin()
        try:
            await asyncio.wrap_future(self.store.append(self.log, self.beats, repr(now).encode()))
        except Conflict:  # a process that has just started took this one for dead
            self._begin()
            await asyncio.wrap_future(self.store.append(self.log, 0, repr(now).encode()))
        self.beats += 1
        if full:
            await self.forget([full])

    def _begin(self) -> None:
        self.log, self.beats = MARK + secrets.token_urlsafe(8), 0

    def last_words(self, now: float) -> None:
        """A beat that nobody waits for: the store writes it before it closes."""
        self.store.append(self.log, self.beats, repr(now).encode())

    async def earlier(self) -> dict[str, float]:
        """The logs of processes before (or beside) this one, each with its last beat."""
        counted = await asyncio.wrap_future(self.store.counting())
        return {log: await self._last_beat(log) for log in counted if is_heartbeat(log) and log != self.log}

    async def _last_beat(self, log: str) -> float:
        beats = await asyncio.wrap_future(self.store.reading(log))
        return float(beats[-1]) if beats else 0.0

    async def forget(self, logs: list[str]) -> None:
        """Delete what others have left. One that is still alive begins anew."""
        for log in logs:
            await asyncio.wrap_future(self.store.drop(log))
