"""The log in a database of PostgreSQL; a connection that breaks is opened again."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, ClassVar

import psycopg
from psycopg.conninfo import conninfo_to_dict

from gorin.server.store.database import Interrupted, Trouble

DEFAULTS = {
    "application_name": "gorin",
    "connect_timeout": 5,
    # A server that vanished without a word is noticed within seconds, not hours.
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15000,
}
"""Settings of the connection where the URL does not say otherwise."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS gorin_entries (
    tab TEXT COLLATE "C" NOT NULL,
    seq INTEGER NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (tab, seq)
)
"""
SCHEMA_LOCK = 0x676F72696E
"""Two servers that start at once would trip over each other while they make the table."""

# The opening is locked against `delete`, so that no entry can outlive its table.
ADD = """
INSERT INTO gorin_entries (tab, seq, body) SELECT %(tab)s, %(seq)s, %(body)s
WHERE %(seq)s = 0 OR EXISTS (SELECT FROM gorin_entries WHERE tab = %(tab)s AND seq = 0 FOR KEY SHARE)
ON CONFLICT DO NOTHING
"""

# Whoever administers the server may ask for more than `on`, but not for less.
DURABLE = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') IN ('off', 'local')
"""

PASSING = (
    psycopg.errors.DeadlockDetected,
    psycopg.errors.SerializationFailure,
    # The server goes down; the end of the connection itself may be noticed only later.
    psycopg.errors.AdminShutdown,
    psycopg.errors.CrashShutdown,
    psycopg.errors.CannotConnectNow,
    psycopg.InterfaceError,
)
"""Errors of a transaction that would succeed on another try."""


class Postgres:
    """A database that several servers may share."""

    errors: ClassVar[tuple[type[Exception], ...]] = (psycopg.Error,)

    def __init__(self, url: str) -> None:
        self.name = "PostgreSQL"
        self._url = url
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None

    @property
    def _db(self) -> psycopg.Connection[tuple[Any, ...]]:
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    def _connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        settings: dict[str, Any] = {**DEFAULTS, **conninfo_to_dict(self._url)}
        db = psycopg.connect(**settings)
        try:
            db.execute(DURABLE)
            db.commit()
        except psycopg.Error:
            db.close()
            raise
        return db

    def open(self) -> None:
        try:
            self._make_table()
            info = self._db.info
            self.name = f"PostgreSQL (database {info.dbname} at {info.host}:{info.port})"
        except psycopg.Error as error:
            self.close()
            raise Trouble(in_one_line(error)) from None

    def _make_table(self) -> None:
        """Whoever may not make tables can still use one that is there."""
        if self._db.execute("SELECT to_regclass('gorin_entries')").fetchone() == (None,):
            self._db.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
            self._db.execute(SCHEMA)
        self._db.commit()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        try:
            _ = self._db
            yield
            self._db.commit()
        except psycopg.Error as error:
            lost = self._connection is None or self._connection.closed
            self.close()  # what was not committed is undone, and the next transaction gets a sound connection
            again = lost or isinstance(error, PASSING)
            raise (Interrupted if again else Trouble)(in_one_line(error)) from None

    def add(self, table: str, seq: int, body: bytes) -> bool:
        return self._db.execute(ADD, {"tab": table, "seq": seq, "body": body}).rowcount == 1

    def read(self, table: str, since: int) -> list[bytes]:
        query = "SELECT body FROM gorin_entries WHERE tab = %s AND seq >= %s ORDER BY seq"
        return [row[0] for row in self._db.execute(query, (table, since))]

    def tables(self) -> dict[str, int]:
        return dict(self._db.execute("SELECT tab, max(seq) + 1 FROM gorin_entries GROUP BY tab"))

    def delete(self, table: str) -> None:
        # The opening first: that waits for whoever is adding an entry, and then sees the entry too.
        self._db.execute("DELETE FROM gorin_entries WHERE tab = %s AND seq = 0", (table,))
        self._db.execute("DELETE FROM gorin_entries WHERE tab = %s", (table,))


def in_one_line(error: psycopg.Error) -> str:
    return " ".join(str(error).split()) or type(error).__name__
