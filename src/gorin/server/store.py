"""Where tables are kept: an append-only log of entries in SQLite.

One thread owns the connection. What waits is written in one transaction, and an append is answered only when
it is on the disk, so that nobody is ever told of a choice that could be lost.
"""

from __future__ import annotations

import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from gorin.kernel.errors import GorinError

T = TypeVar("T")
Work = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    tab TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (tab, seq)
) WITHOUT ROWID;
"""


class Conflict(GorinError):
    """Somebody else has written this entry already; nothing was changed."""


class Store:
    """The log of every table."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._closed = False
        started: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(started,), name="store", daemon=True)
        self._thread.start()
        started.result()

    # --- what callers use ---

    def append(self, table: str, seq: int, body: bytes) -> Future[None]:
        """Write an entry as number `seq` of its table; Conflict where that number is taken."""

        def write(db: sqlite3.Connection) -> None:
            try:
                db.execute("INSERT INTO entries (tab, seq, body) VALUES (?, ?, ?)", (table, seq, body))
            except sqlite3.IntegrityError:
                raise Conflict(f"entry {seq} of table {table} is written already") from None

        return self._submit(write)

    def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table in order, from number `since` on."""
        query = "SELECT body FROM entries WHERE tab = ? AND seq >= ? ORDER BY seq"
        return self._submit(lambda db: [row[0] for row in db.execute(query, (table, since))]).result()

    def tables(self) -> list[str]:
        return self._submit(
            lambda db: [row[0] for row in db.execute("SELECT DISTINCT tab FROM entries")]
        ).result()

    def delete(self, table: str) -> None:
        """Forget a table for good."""

        def forget(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM entries WHERE tab = ?", (table,))

        self._submit(forget).result()

    def close(self) -> None:
        """Write what waits, then let go of the file."""
        self._closed = True
        self._work.put(None)
        self._thread.join()

    # --- the thread that owns the connection ---

    def _submit(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        if self._closed:
            raise GorinError("the store is closed")
        done: Future[T] = Future()
        self._work.put((work, done))
        return done

    def _run(self, started: Future[None]) -> None:
        try:
            db = self._open()
        except (sqlite3.Error, OSError) as error:
            started.set_exception(GorinError(f"cannot open the store {self.path}: {error}"))
            return
        started.set_result(None)
        while True:
            batch, last = self._next_batch()
            self._write(db, batch)
            if last:
                db.close()
                return

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA busy_timeout = 5000")
        db.executescript(SCHEMA)
        return db

    def _next_batch(self) -> tuple[list[Work], bool]:
        """All that waits now: one sync to disk serves all of it."""
        batch: list[Work] = []
        item = self._work.get()
        while item is not None:
            batch.append(item)
            try:
                item = self._work.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _write(self, db: sqlite3.Connection, batch: list[Work]) -> None:
        # From here on nobody can cancel: what is written must be answered as written.
        batch = [item for item in batch if item[1].set_running_or_notify_cancel()]
        answers: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for work, done in batch:
                answers.append((done, *_attempt(work, db)))
            db.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            trouble = GorinError(f"the store could not be written: {error}")
            answers = [(done, None, trouble) for _, done in batch]
        for done, result, failure in answers:
            if failure is None:
                done.set_result(result)
            else:
                done.set_exception(failure)


def _attempt(
    work: Callable[[sqlite3.Connection], Any], db: sqlite3.Connection
) -> tuple[Any, BaseException | None]:
    """A piece of work, and what went wrong with it alone; trouble with the store itself is everybody's."""
    try:
        return work(db), None
    except sqlite3.Error:
        raise
    except Exception as error:  # whatever it is: the thread must live on for the others
        return None, error
