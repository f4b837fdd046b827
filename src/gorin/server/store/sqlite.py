"""The log in a file of SQLite."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from collections.abc import Iterator
from typing import ClassVar

from gorin.server.store.database import Trouble
from gorin.server.store.salvage import readable_tables

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


log = logging.getLogger(__name__)


def _keep_private(name: str) -> None:
    """Whoever reads the file knows every hand: it is its owner's alone."""
    os.close(os.open(name, os.O_CREAT | os.O_RDWR, 0o600))
    if os.name == "posix":
        for suffix in ("", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                os.chmod(name + suffix, 0o600)


class Sqlite:
    """A file; several processes may share it."""

    errors: ClassVar[tuple[type[Exception], ...]] = (sqlite3.Error,)

    def __init__(self, path: str) -> None:
        self.name = path
        self._db: sqlite3.Connection
        self._has_written = False
        """Whether this transaction has changed anything."""

    def open(self) -> None:
        try:
            _keep_private(self.name)
            self._db = sqlite3.connect(self.name, isolation_level=None)
            self._db.execute("PRAGMA busy_timeout = 5000")
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.executescript(SCHEMA)
        except (sqlite3.Error, OSError) as error:
            raise Trouble(str(error)) from None

    def close(self) -> None:
        self._db.close()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            self._has_written = False
            yield
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            raise Trouble(str(error)) from None

    def add(self, table: str, seq: int, body: bytes) -> bool:
        self._has_written = True
        return self._db.execute(ADD, {"tab": table, "seq": seq, "body": body}).rowcount == 1

    def read(self, table: str, since: int) -> list[bytes]:
        query = "SELECT body FROM entries WHERE tab = ? AND seq >= ? ORDER BY seq"
        return [row[0] for row in self._db.execute(query, (table, since))]

    def tables(self) -> dict[str, int]:
        try:
            return dict(self._db.execute("SELECT tab, max(seq) + 1 FROM entries GROUP BY tab").fetchall())
        except sqlite3.DatabaseError as error:
            if "malformed" not in str(error) or self._has_written:
                raise  # with others it is tried again alone
            log.error(
                "%s is damaged (%s): only what can be read is served. "
                "Stop the server and run `gorin serve --repair` to save it.",
                self.name,
                error,
            )
            self._db.execute("ROLLBACK")
            found = readable_tables(self._db)
            self._db.execute("BEGIN IMMEDIATE")
            return found

    def delete(self, table: str) -> None:
        self._has_written = True
        self._db.execute("DELETE FROM entries WHERE tab = ?", (table,))
