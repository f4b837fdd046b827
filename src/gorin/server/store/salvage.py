"""What can be read of a damaged file of SQLite: every range of names that does not touch the damage."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from gorin.kernel.errors import GorinError

LETTERS = [chr(code) for code in range(0x21, 0x7F)]
"""What names of logs are made of."""
DEPTH = 3
"""A range that cannot be read is looked at letter by letter, so deep."""


class Report(msgspec.Struct):
    """What a repair came to."""

    whole: int = 0
    cut: int = 0
    """Tables of which the last entries could not be read."""
    aside: str = ""
    """Where the damaged file is now; empty: there was nothing to repair."""


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


def repair(path: Path) -> Report:
    """Write what can be read into a new file; the damaged one is kept beside it."""
    from gorin.server.store.store import Store

    if not path.exists() or not is_damaged(path):
        return Report()
    new, report = path.with_suffix(".repaired"), Report()
    new.unlink(missing_ok=True)
    store = Store(new)
    db = sqlite3.connect(path)
    try:
        for table, count in readable_tables(db).items():
            bodies = _read(db, table)
            for seq, body in enumerate(bodies):
                store.append(table, seq, body).result()
            report.whole += len(bodies) == count
            report.cut += len(bodies) != count
    except sqlite3.DatabaseError as error:
        raise GorinError(f"nothing of {path} can be read: {error}") from None
    finally:
        db.close()
        store.close()
    report.aside = _put_in_place(path, new)
    return report


def _read(db: sqlite3.Connection, table: str) -> list[bytes]:
    """The entries of a table up to the first that cannot be read."""
    bodies: list[bytes] = []
    try:
        while True:
            query = "SELECT body FROM entries WHERE tab = ? AND seq = ?"
            row = db.execute(query, (table, len(bodies))).fetchone()
            if row is None:
                return bodies
            bodies.append(row[0])
    except sqlite3.DatabaseError:
        return bodies


def _put_in_place(path: Path, new: Path) -> str:
    aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    for suffix in ("-wal", "-shm"):
        log = path.with_name(path.name + suffix)
        if log.exists():
            os.replace(log, aside.with_name(aside.name + suffix))
    os.replace(path, aside)
    os.replace(new, path)
    return str(aside)
