"""A table as the lobby lists it: little enough to be kept for every table, also for those out of memory."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.server.shown import rights, seat_told
from gorin.server.table import Table


class Listing(msgspec.Struct):
    """What the lobby tells of a table, and to whom."""

    table_id: str
    entries: int
    holders: list[str]
    owner: str
    open: bool
    ticking: bool
    told: dict[str, Any]
    quiet: float = 0.0
    """Since when nobody has been at the table."""

    def seat_of(self, session: str) -> int | None:
        return self.holders.index(session) if session and session in self.holders else None

    def is_visible_to(self, session: str) -> bool:
        return self.open or self.seat_of(session) is not None

    def may_delete(self, session: str) -> bool:
        return bool(session) and self.owner == session


def listed(table: Table, now: float, quiet: float = 0.0) -> Listing:
    """A table as it stands."""
    return Listing(
        table_id=table.id,
        entries=table.seq,
        holders=[seat.holder for seat in table.seats],
        owner=table.opened.owner,
        open=table.may_watch(None),
        ticking=table.ticking,
        told=told(table, now),
        quiet=quiet,
    )


def told(table: Table, now: float) -> dict[str, Any]:
    """What anybody may read of it."""
    clock = table.opened.clock
    return {
        "id": table.id,
        "title": table.opened.title,
        "game": table.opened.game,
        "seats": [seat_told(seat, now) for seat in table.seats],
        "full": table.full,
        "over": table.game.over,
        "choices": table.moment[1],
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
