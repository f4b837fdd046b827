"""A table as the lobby lists it: little enough to be kept for every table, also for those out of memory."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.server.presentation.live_table import FORGOTTEN
from gorin.server.presentation.proof import origin
from gorin.server.presentation.table_info import rights, seat_told
from gorin.server.table.entries import Opened
from gorin.server.table.seat import Seat
from gorin.server.table.table import Table


class Listing(msgspec.Struct):
    """What the lobby tells of a table, and to whom."""

    table_id: str
    entries: int
    holders: list[str]
    owner: str
    deleter: str
    """Who may delete it now; empty: nobody."""
    open: bool
    ticking: bool
    told: dict[str, Any]
    quiet: float = 0.0
    """Since when nobody has been at the table."""
    unfolded: bool = False
    """Whether the server has started and not come to this table yet."""

    def is_forgotten(self, now: float) -> bool:
        """Whether nobody has sat at it for so long that it may go."""
        waits = not self.told["full"] and not any(self.holders) and not self.told["stopped"]
        return waits and now - max(self.told["opened"], self.quiet) >= FORGOTTEN

    def seat_of(self, session: str) -> int | None:
        return self.holders.index(session) if session and session in self.holders else None

    def is_visible_to(self, session: str) -> bool:
        return self.open or self.seat_of(session) is not None

    def may_delete(self, session: str) -> bool:
        return bool(session) and self.deleter == session


def listed(table: Table, now: float, quiet: float = 0.0) -> Listing:
    """A table as it stands."""
    return Listing(
        table_id=table.id,
        entries=table.seq,
        holders=[seat.holder for seat in table.seats],
        owner=table.opened.owner,
        deleter="" if table.why_no_delete(table.opened.owner) else table.opened.owner,
        open=table.may_watch(None),
        ticking=table.ticking,
        told=told(table, now),
        quiet=quiet,
    )


def quarantined(id: str, opened: Opened | None, reason: str) -> Listing:
    """A table of which only the opening is known, or not even that, and why."""
    seats = [] if opened is None else [seat_told(Seat(plan, opened.at), opened.at) for plan in opened.plan]
    told = {
        "id": id,
        "title": "A table that cannot be read" if opened is None else opened.title,
        "game": "" if opened is None else opened.game,
        "agreed": None,
        "seats": [{**seat, "free": False} for seat in seats],
        "full": True,
        "over": False,
        "origin": None,
        "stopped": reason,
        "choices": 0,
        "awaited": [],
        "opened": 0.0 if opened is None else opened.at,
        "clock": {"kind": "none", "seconds": 0, "extra": 0},
        "spectators": False,
        "absence": 0,
        "rematch": None,
    }
    return Listing(
        table_id=id,
        entries=0,
        holders=[],
        owner="" if opened is None else opened.owner,
        deleter="",
        open=opened is None or opened.spectators,
        ticking=False,
        told=told,
    )


def told(table: Table, now: float) -> dict[str, Any]:
    """What anybody may read of it."""
    clock = table.opened.clock
    return {
        "id": table.id,
        "title": table.opened.title,
        "game": table.opened.game,
        "agreed": table.agreed,
        "seats": [seat_told(seat, now) for seat in table.seats],
        "full": table.full,
        "over": table.over,
        "origin": origin(table),
        "stopped": table.stopped,
        "choices": table.start + sum(table.noticed),
        "awaited": table.awaited,
        "opened": table.opened.at,
        "clock": {"kind": clock.kind, "seconds": clock.seconds, "extra": clock.extra},
        "spectators": table.opened.spectators,
        "absence": table.opened.absence,
        "rematch": table.rematch or None,
    }


def summary(table: Table, session: str, now: float, gone: list[float | None]) -> dict[str, Any]:
    """A listed table with what this session may do there."""
    return {**told(table, now), **rights(table, session, now, gone)}
