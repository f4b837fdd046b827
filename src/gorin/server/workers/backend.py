"""Where the tables are: in this process, or in others that can be ended (see `multi_process`)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol

import msgspec

from gorin.server.hosting import connections
from gorin.server.hosting.handlers import Answer, Call, TableHandlers
from gorin.server.hosting.interfaces import JobRunner
from gorin.server.hosting.registry import TableRegistry
from gorin.server.presentation.board import Board
from gorin.server.presentation.subscriber import Listener


class TableConnection(Protocol):
    """A page that is at a table."""

    async def receive(self, text: str | bytes) -> None: ...

    def leave(self) -> None: ...


class Figures(msgspec.Struct):
    """What a backend has counted."""

    tables: int = 0
    unloaded: int = 0
    pages: int = 0
    choices: int = 0
    counts: list[int] = []
    seconds: float = 0.0
    ticking: bool = False
    quarantined: dict[str, int] = {}
    """How many tables cannot be served at the moment, by the reason."""


class TableBackend(Protocol):
    """All tables, as the web application sees them."""

    store: Any
    jobs: JobRunner

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def call(self, call: Call) -> Answer: ...

    async def connect(self, id: str, page: Listener) -> TableConnection:
        """Come to a table; Closed where that is not possible."""

    @property
    def board(self) -> Board:
        """Every table, as the lobby lists them."""

    def figures(self) -> Figures: ...


class InProcessBackend:
    """All tables in this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store, self.jobs = registry.store, registry.jobs
        self._handlers = TableHandlers(registry)

    async def start(self) -> None:
        await self.registry.start()

    async def stop(self) -> None:
        await self.registry.peers.leave()
        self.registry.stop()

    async def call(self, call: Call) -> Answer:
        return await self._handlers.answer(call)

    async def connect(self, id: str, page: Listener) -> TableConnection:
        return await connections.begin(self.registry, id, page)

    @property
    def board(self) -> Board:
        return Board(self.registry.listings())

    def figures(self) -> Figures:
        return counted(self.registry)


def counted(registry: TableRegistry) -> Figures:
    pages = sum(len(place.subscribers) for place in registry.live_tables.values())
    counts, seconds = registry.writing.latency.counts, registry.writing.latency.total
    figures = Figures(
        len(registry.live_tables), len(registry.unloaded), pages, registry.writing.choices, counts, seconds
    )
    figures.ticking, figures.quarantined = registry.is_ticking(), registry.quarantine.counted()
    return figures


def together(each: list[Figures]) -> Figures:
    """The figures of several workers."""
    total = Figures()
    for one in each:
        total.tables += one.tables
        total.unloaded += one.unloaded
        total.pages += one.pages
        total.choices += one.choices
        total.seconds += one.seconds
        longer = max(len(total.counts), len(one.counts))
        pad = [*total.counts, *[0] * (longer - len(total.counts))]
        total.counts = [a + b for a, b in zip(pad, [*one.counts, *[0] * longer], strict=False)]
        total.ticking = total.ticking or one.ticking
        total.quarantined = dict(Counter(total.quarantined) + Counter(one.quarantined))
    return total
