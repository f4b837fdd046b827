"""What a host is to its parts: who keeps its tables, who runs its errands, and what the parts ask of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any, Protocol

from gorin.server.hosting.aside import Aside
from gorin.server.hosting.notes import Notes
from gorin.server.neighbours.neighbours import Neighbours
from gorin.server.saved.snapshots import Snapshots
from gorin.server.table.entries import AnyEntry
from gorin.server.table.refusal import Refused
from gorin.server.telling.listing import Listing
from gorin.server.telling.place import Place


class Log(Protocol):
    """The store as a host uses it. Futures may be of a thread or of this loop."""

    def append(self, table: str, seq: int, body: bytes) -> Any: ...

    def reading(self, table: str, since: int = 0) -> Any: ...

    def counting(self) -> Any: ...

    def drop(self, table: str) -> Any: ...

    def put(self, log: str, body: bytes) -> Any: ...

    def close(self) -> None: ...


class Errands(Protocol):
    """Who does what may take long: see `labour.errands`."""

    async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any: ...

    def close(self) -> None: ...


def soon(future: Future[Any] | asyncio.Future[Any]) -> Awaitable[Any]:
    """What a store promises, to be awaited here."""
    return asyncio.wrap_future(future)


class EngineFailed(Refused):
    """The engine broke on a wish: it costs that wish, and nothing else."""


class Bots(Protocol):
    """The bots at the tables of a host."""

    def move(self, place: Place) -> None: ...


class Hosting(Protocol):
    """A host, as its parts know it."""

    store: Log
    errands: Errands
    linger: float
    on_trial: Callable[[str], None]
    neighbours: Neighbours
    aside: Aside
    notes: Notes
    snapshots: Snapshots
    now: Callable[[], float]
    owns: Callable[[str], bool]
    places: dict[str, Place]
    asleep: dict[str, Listing]
    changed: set[str]

    @property
    def bots(self) -> Bots: ...

    async def place(self, id: str, urgency: int = 0) -> Place: ...

    async def write(self, place: Place, wish: Callable[[], AnyEntry]) -> AnyEntry: ...

    async def refresh(self, place: Place) -> None: ...

    async def forget_beats(self, beats: list[str]) -> None: ...

    async def delete(self, place: Place) -> None: ...

    def is_ticking(self) -> bool: ...

    def put_to_sleep(self, place: Place) -> None: ...

    def forget(self, place: Place) -> None: ...
