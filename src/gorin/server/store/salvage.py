"""What can be read of a damaged file of SQLite: every range of names that does not touch the damage."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

LETTERS = [chr(code) for code in range(0x21, 0x7F)]
"""What names of logs are made of."""
DEPTH = 3
"""A range that cannot be read is looked at letter by letter, so deep."""


def readable_tables(db: sqlite3.Connection) -> dict[str, int]:
    """The tables with the number of their entries, as far as they can be read."""
    found: dict[str, int] = {}
    for low, high in _ranges(""):
        found.update(_counted(db, low, high, 1))
    return found


def _ranges(prefix: str) -> Iterator[tuple[str, str]]:
    for letter in LETTERS:
        yield prefix + letter, prefix + chr(ord(letter) + 1)


def _counted(db: sqlite3.Connection, low: str, high: str, depth: int) -> dict[str, int]:
    query = "SELECT tab, max(seq) + 1 FROM entries WHERE tab >= ? AND tab < ? GROUP BY tab"
    try:
        return dict(db.execute(query, (low, high)).fetchall())
    except sqlite3.DatabaseError:
        if depth == DEPTH:
            return {}
    return {tab: count for a, b in _ranges(low) for tab, count in _counted(db, a, b, depth + 1).items()}


def is_damaged(path: Path) -> bool:
    """Whether the file is not as SQLite has left it."""
    try:
        db = sqlite3.connect(path)
        try:
            return bool(db.execute("PRAGMA integrity_check(1)").fetchall() != [("ok",)])
        finally:
            db.close()
    except sqlite3.DatabaseError:
        return True
