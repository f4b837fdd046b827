"""What the parts of a registry know of each other, of the store and of the jobs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any, Protocol

from gorin.server.hosting.listing_cache import ListingCache
from gorin.server.hosting.quarantine import Quarantine
from gorin.server.peers.peers import Peers
from gorin.server.presentation.listing import Listing
from gorin.server.presentation.live_table import LiveTable
from gorin.server.saved.snapshots import Snapshots
from gorin.server.table.entries import AnyEntry
from gorin.server.table.refusal import Code, Refused


class Log(Protocol):
    """The store as a registry uses it. Futures may be of a thread or of this loop."""

    def append(self, table: str, seq: int, body: bytes) -> Any: ...

    def reading(self, table: str, since: int = 0) -> Any: ...

    def counting(self) -> Any: ...

    def drop(self, table: str) -> Any: ...

    def put(self, log: str, body: bytes) -> Any: ...

    def close(self) -> None: ...


class JobRunner(Protocol):
    """Who does what may take long: see `jobs.functions`."""

    async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any: ...

    def close(self) -> None: ...


def soon(future: Future[Any] | asyncio.Future[Any]) -> Awaitable[Any]:
    """What a store promises, to be awaited here."""
    return asyncio.wrap_future(future)


class EngineFailed(Refused):
    """The engine broke on a request: it costs that request, and nothing else."""

    code = Code.ENGINE_FAILED


class Bots(Protocol):
    """The bots at the tables of a registry."""

    def move(self, live: LiveTable) -> None: ...


class Registry(Protocol):
    """A registry, as its parts know it."""

    store: Log
    jobs: JobRunner
    linger: float
    on_rules_running: Callable[[str], None]
    peers: Peers
    quarantine: Quarantine
    listing_cache: ListingCache
    snapshots: Snapshots
    now: Callable[[], float]
    owns: Callable[[str], bool]
    live_tables: dict[str, LiveTable]
    unloaded: dict[str, Listing]
    changed: set[str]

    @property
    def bots(self) -> Bots: ...

    async def load(self, id: str, urgency: int = 0) -> LiveTable: ...

    async def write(self, live: LiveTable, request: Callable[[], AnyEntry]) -> AnyEntry: ...

    async def refresh(self, live: LiveTable) -> None: ...

    async def forget_beats(self, beats: list[str]) -> None: ...

    async def delete(self, live: LiveTable) -> None: ...

    def is_ticking(self) -> bool: ...

    def unload(self, live: LiveTable) -> None: ...

    def forget(self, live: LiveTable) -> None: ...
