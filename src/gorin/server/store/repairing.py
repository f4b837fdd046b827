"""Repairing a damaged file of SQLite: what can be read goes into a new one."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

import msgspec

from gorin.kernel.errors import GorinError
from gorin.server.store.salvage import is_damaged, readable_tables
from gorin.server.store.store import Store


class Report(msgspec.Struct):
    """What a repair came to."""

    whole: int = 0
    cut: int = 0
    """Tables of which the last entries could not be read."""
    aside: str = ""
    """Where the damaged file is now; empty: there was nothing to repair."""


def repair(path: Path) -> Report:
    """Write what can be read into a new file; the damaged one is kept beside it."""
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
