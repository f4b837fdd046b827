"""Where the tables are: in this process, or in others that can be ended (see `floors`)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol

import msgspec

from gorin.server.hosting import visits
from gorin.server.hosting.desk import Answer, Call, Desk
from gorin.server.hosting.host import Host
from gorin.server.hosting.hosting import Errands
from gorin.server.telling.audience import Listener
from gorin.server.telling.listing import Listing, newest_first


class Visit(Protocol):
    """A page that is at a table."""

    async def hear(self, text: str | bytes) -> None: ...

    def leave(self) -> None: ...


class Figures(msgspec.Struct):
    """What a floor has counted."""

    tables: int = 0
    asleep: int = 0
    pages: int = 0
    choices: int = 0
    counts: list[int] = []
    seconds: float = 0.0
    ticking: bool = False
    aside: dict[str, int] = {}
    """How many tables cannot be served at the moment, by the reason."""


class Floor(Protocol):
    """All tables, as the web application sees them."""

    store: Any
    errands: Errands

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def call(self, call: Call) -> Answer: ...

    async def visit(self, id: str, page: Listener) -> Visit:
        """Come to a table; Closed where that is not possible."""

    def listings(self) -> list[Listing]:
        """Every table, the newest first."""

    def figures(self) -> Figures: ...


class OneFloor:
    """All tables in this process."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.store, self.errands = host.store, host.errands
        self._desk = Desk(host)

    async def start(self) -> None:
        await self.host.wake()

    async def stop(self) -> None:
        await self.host.neighbours.leave()
        self.host.stop()

    async def call(self, call: Call) -> Answer:
        return await self._desk.answer(call)

    async def visit(self, id: str, page: Listener) -> Visit:
        return await visits.begin(self.host, id, page)

    def listings(self) -> list[Listing]:
        return newest_first(self.host.listings())

    def figures(self) -> Figures:
        return counted(self.host)


def counted(host: Host) -> Figures:
    pages = sum(len(place.audience) for place in host.places.values())
    counts, seconds = host.writing.latency.counts, host.writing.latency.total
    figures = Figures(len(host.places), len(host.asleep), pages, host.writing.choices, counts, seconds)
    figures.ticking, figures.aside = host.is_ticking(), host.aside.counted()
    return figures


def together(each: list[Figures]) -> Figures:
    """The figures of several floors."""
    total = Figures()
    for one in each:
        total.tables += one.tables
        total.asleep += one.asleep
        total.pages += one.pages
        total.choices += one.choices
        total.seconds += one.seconds
        longer = max(len(total.counts), len(one.counts))
        pad = [*total.counts, *[0] * (longer - len(total.counts))]
        total.counts = [a + b for a, b in zip(pad, [*one.counts, *[0] * longer], strict=False)]
        total.ticking = total.ticking or one.ticking
        total.aside = dict(Counter(total.aside) + Counter(one.aside))
    return total
