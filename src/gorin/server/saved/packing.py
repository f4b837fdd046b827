"""A table as bytes, for another process of this server or for the store, and back.

Plain values only: whoever could change what is kept could at most make a table unreadable.
"""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.server.saved.own_saves import load_own
from gorin.server.table import entries
from gorin.server.table.clock import Clocks
from gorin.server.table.entries import Opened, Said, SeatPlan
from gorin.server.table.seat import Seat, Undo
from gorin.server.table.table import Table

AS_THEY_ARE = (
    "id", "seed", "begun", "seq", "start", "by_person", "noticed", "rewound",
    "unseen", "unseen_returns", "said", "stopped", "rematch",
)  # fmt: skip
"""What of a table is numbers, words and lists of them."""
OF_CLOCKS = ("left", "running", "since")
LEFT_OUT = ("agreed", "passed", "_marks", "_before")
"""What can be worked out again, or be missed."""


def packed(table: Table) -> bytes:
    parts = {name: getattr(table, name) for name in AS_THEY_ARE}
    parts |= {
        "opened": entries.encode(table.opened),
        "seats": [vars(seat) for seat in table.seats],
        "clocks": {name: getattr(table.clocks, name) for name in OF_CLOCKS},
        "undo": None if table.undo is None else vars(table.undo),
        "asked": table.asked,
        "chat": [entries.encode(said) for said in table.chat],
        "game": table.game.save() if table.dealt else None,
    }
    return msgspec.msgpack.encode(parts)


def unpacked(data: bytes) -> Table:
    """Only for what a process of this server has packed, and nobody can have changed since."""
    parts = msgspec.msgpack.decode(data)
    opened = entries.decode(parts["opened"])
    assert isinstance(opened, Opened)
    table = Table.__new__(Table)
    table.__dict__.update({name: parts[name] for name in AS_THEY_ARE})
    table.opened = opened
    table.seats = [_filled(Seat(SeatPlan(), 0.0), seat) for seat in parts["seats"]]
    table.clocks = _filled(Clocks(opened.clock, len(table.seats), 0.0), parts["clocks"])
    table.undo = None if parts["undo"] is None else _filled(Undo(0, 0, []), parts["undo"])
    table.asked = {seat: (since, prompt) for seat, (since, prompt) in parts["asked"].items()}
    table.chat = [said for said in map(entries.decode, parts["chat"]) if isinstance(said, Said)]
    _set_up(table, parts["game"])
    return table


def _filled(made: Any, parts: dict[str, Any]) -> Any:
    made.__dict__.update(parts)
    return made


def _set_up(table: Table, save: str | None) -> None:
    """Where it stands is a moment that is kept: what is chosen from here on can be taken back cheaply."""
    table._game = None if save is None else load_own(save)
    table.passed, table._before = [], None
    table._marks = [] if table._game is None else [(table.made, table._game.clone())]
