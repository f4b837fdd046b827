"""The log in a file of SQLite."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import ClassVar

from gorin.server.store.database import Trouble

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    tab TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (tab, seq)
) WITHOUT ROWID;
"""
ADD = """
INSERT INTO entries (tab, seq, body) SELECT :tab, :seq, :body
WHERE :seq = 0 OR EXISTS (SELECT 1 FROM entries WHERE tab = :tab AND seq = 0)
ON CONFLICT DO NOTHING
"""


class Sqlite:
    """A file; several processes may share it."""

    errors: ClassVar[tuple[type[Exception], ...]] = (sqlite3.Error,)

    def __init__(self, path: str) -> None:
        self.name = path
        self._db: sqlite3.Connection

    def open(self) -> None:
        try:
            self._db = sqlite3.connect(self.name, isolation_level=None)
            self._db.execute("PRAGMA busy_timeout = 5000")
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.executescript(SCHEMA)
        except sqlite3.Error as error:
            raise Trouble(str(error)) from None

    def close(self) -> None:
        self._db.close()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            yield
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            raise Trouble(str(error)) from None

    def add(self, table: str, seq: int, body: bytes) -> bool:
        return self._db.execute(ADD, {"tab": table, "seq": seq, "body": body}).rowcount == 1

    def read(self, table: str, since: int) -> list[bytes]:
        query = "SELECT body FROM entries WHERE tab = ? AND seq >= ? ORDER BY seq"
        return [row[0] for row in self._db.execute(query, (table, since))]

    def tables(self) -> dict[str, int]:
        return dict(self._db.execute("SELECT tab, max(seq) + 1 FROM entries GROUP BY tab"))

    def delete(self, table: str) -> None:
        self._db.execute("DELETE FROM entries WHERE tab = ?", (table,))
