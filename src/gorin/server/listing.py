"""A table as the lobby lists it: little enough to be kept for every table, also for those out of memory."""

from __future__ import annotations

from typing import Any

from gorin.server.shown import rights, seat_told
from gorin.server.table import Table


class Listing:
    """What the lobby tells of a table, and to whom."""

    def __init__(self, table: Table, now: float, quiet: float = 0.0) -> None:
        self.table_id = table.id
        self.entries = table.seq
        self.holders = [seat.holder for seat in table.seats]
        self.owner = table.opened.owner
        self.open = table.may_watch(None)
        self.ticking = table.ticking
        self.quiet = quiet
        """Since when nobody has been at the table."""
        self.told: dict[str, Any] = {
            "id": table.id,
            "title": table.opened.title,
            "game": table.opened.game,
            "seats": [seat_told(seat, now) for seat in table.seats],
            "full": table.full,
            "over": table.game.over,
            "choices": table.moment[1],
            "awaited": table.awaited,
            "opened": table.opened.at,
            "clock": {
                "kind": table.opened.clock.kind,
                "seconds": table.opened.clock.seconds,
                "extra": table.opened.clock.extra,
            },
            "spectators": table.opened.spectators,
            "absence": table.opened.absence,
            "rematch": table.rematch or None,
        }

    def seat_of(self, session: str) -> int | None:
        return self.holders.index(session) if session and session in self.holders else None

    def is_visible_to(self, session: str) -> bool:
        return self.open or self.seat_of(session) is not None

    def may_delete(self, session: str) -> bool:
        return bool(session) and self.owner == session


def summary(table: Table, session: str, now: float, gone: list[float | None]) -> dict[str, Any]:
    """A listed table with what this session may do there."""
    return {**Listing(table, now).told, **rights(table, session, now, gone)}
