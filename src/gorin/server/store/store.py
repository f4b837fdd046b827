"""The store: one thread owns the database and writes what waits in one transaction.

An append is answered only when it is on the disk, so that nobody is ever told of a choice that could be lost.
"""

from __future__ import annotations

import contextlib
import queue
import re
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from gorin.kernel.errors import GorinError
from gorin.server.store.addresses import database_at
from gorin.server.store.database import Conflict, Database, Interrupted, Trouble
from gorin.server.store.logs import OWN

T = TypeVar("T")
Work = tuple[Callable[[Database], Any], "Future[Any]"]
Answer = tuple["Future[Any]", Any, BaseException | None]

NAME = re.compile("[!-~]{1,200}")
"""What a table can be called: every database keeps such a name as it is."""
IDENTITY = f"{OWN}store"
"""Not a table, but the name of the store itself."""
PROBE = f"{OWN}probe"
"""Written and deleted again, to find out whether anything can be written."""
PROBE_SIZE = 8192
"""Bytes: more than is left over in a page that is already there."""

PATIENCE = 10.0
"""Seconds in which a database that broke off may come back before its callers are told."""
RETRY = 0.1


class Store:
    """The log of every table. `where` is the path of a SQLite file, or the URL of a PostgreSQL database."""

    def __init__(self, where: Path | str) -> None:
        self._database = database_at(where)
        self._work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._closed = False
        started: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(started,), name="store", daemon=True)
        self._thread.start()
        started.result()

    # --- what callers use ---

    @property
    def name(self) -> str:
        """Where the tables are, in words."""
        return self._database.name

    def append(self, table: str, seq: int, body: bytes) -> Future[None]:
        """Write an entry as number `seq` of its table; Conflict where that number is taken.

        The very same entry again is no conflict: a write whose answer was lost can be repeated.
        """
        if not NAME.fullmatch(table):
            raise GorinError(f"a table cannot be called {table!r}")

        def write(database: Database) -> None:
            if not database.add(table, seq, body) and database.read(table, seq)[:1] != [body]:
                raise Conflict(f"entry {seq} of table {table} is written already, or the table was deleted")

        return self._submit(write)

    def rewrite(self, table: str, entries: int, bodies: list[bytes]) -> Future[None]:
        """Put these in the place of all entries, in one go; Conflict where there are not so many any more."""

        def write(database: Database) -> None:
            found = database.read(table, 0)
            if found == bodies:
                return
            if len(found) != entries:
                raise Conflict(f"table {table} has another length than {entries}")
            database.delete(table)
            for seq, body in enumerate(bodies):
                database.add(table, seq, body)

        return self._submit(write)

    def put(self, log: str, body: bytes) -> Future[None]:
        """Make this the only entry of a log, in one go: the old one is there until the new one is."""

        def write(database: Database) -> None:
            database.delete(log)
            database.add(log, 0, body)

        return self._submit(write)

    def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table in order, from number `since` on."""
        return self.reading(table, since).result()

    def reading(self, table: str, since: int = 0) -> Future[list[bytes]]:
        """The same without waiting."""
        if not NAME.fullmatch(table):
            nothing: Future[list[bytes]] = Future()
            nothing.set_result([])
            return nothing
        return self._submit(lambda database: database.read(table, since))

    def tables(self) -> dict[str, int]:
        """Every table, with the number of its entries."""
        return self.counting().result()

    def counting(self) -> Future[dict[str, int]]:
        """The same without waiting."""
        return self._submit(lambda database: without_own(database.tables()))

    def logs(self) -> list[str]:
        """Everything that is kept here, tables or not."""
        return list(self._submit(lambda database: database.tables()).result())

    def delete(self, table: str) -> None:
        """Forget a table for good."""
        self.drop(table).result()

    def drop(self, table: str) -> Future[None]:
        """Forget it without waiting: what is submitted later finds it gone."""
        return self._submit(lambda database: database.delete(table))

    def identity(self) -> str:
        """A random name that all who share this store agree on."""
        with contextlib.suppress(Conflict):
            self.append(IDENTITY, 0, secrets.token_hex(8).encode()).result()
        return self.read(IDENTITY)[0].decode()

    def probe(self) -> Future[bool]:
        """Find out whether there is room for another entry; GorinError where there is none."""
        trying = self._submit(lambda database: database.add(PROBE, 0, bytes(PROBE_SIZE)))
        trying.add_done_callback(lambda done: None if self._closed else self.drop(PROBE))
        return trying

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        self._closed = True
        self._work.put(None)
        self._thread.join()

    # --- the thread that owns the database ---

    def _submit(self, work: Callable[[Database], T]) -> Future[T]:
        if self._closed:
            raise GorinError("the store is closed")
        done: Future[T] = Future()
        self._work.put((work, done))
        return done

    def _run(self, started: Future[None]) -> None:
        try:
            self._database.open()
        except Trouble as error:
            started.set_exception(GorinError(f"cannot open the store {self.name}: {error}"))
            return
        started.set_result(None)
        while True:
            batch, last = self._next_batch()
            self._answer(batch)
            if last:
                self._database.close()
                return

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

    def _answer(self, batch: list[Work]) -> None:
        # From here on nobody can cancel: what is written must be answered as written.
        batch = [item for item in batch if item[1].set_running_or_notify_cancel()]
        for done, result, failure in self._carry_out(batch) if batch else []:
            if failure is None:
                done.set_result(result)
            else:
                done.set_exception(failure)

    def _carry_out(self, batch: list[Work]) -> list[Answer]:
        """The answers to a batch; what broke off is tried again, which is safe for each kind of work."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with self._database.transaction():
                    answers = [(done, *self._attempt(work)) for work, done in batch]
                return answers
            except Trouble as error:
                if not isinstance(error, Interrupted) and len(batch) > 1:
                    # Perhaps it is the fault of one alone, which reads where the file is damaged.
                    return [answer for item in batch for answer in self._carry_out([item])]
                if not isinstance(error, Interrupted) or time.monotonic() > end:
                    failure = GorinError(f"the store could not be written: {error}")
                    return [(done, None, failure) for _, done in batch]
                time.sleep(RETRY)

    def _attempt(self, work: Callable[[Database], Any]) -> tuple[Any, BaseException | None]:
        """A piece of work, and what went wrong with it alone; trouble of the database is everybody's."""
        try:
            return work(self._database), None
        except self._database.errors:
            raise
        except Exception as error:  # whatever it is: the thread must live on for the others
            return None, error


def without_own(counted: dict[str, int]) -> dict[str, int]:
    """What the store keeps for itself is nobody's table."""
    return {table: entries for table, entries in counted.items() if not table.startswith(OWN)}
