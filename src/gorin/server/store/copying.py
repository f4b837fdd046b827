"""All logs of one store in another: a backup, or a way from SQLite to PostgreSQL and back.

Logs only grow, so what is copied while a server writes is each table as it was at some moment.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

from gorin.kernel.errors import GorinError
from gorin.server.store.logs import is_table
from gorin.server.store.store import IDENTITY, Store

AT_ONCE = 500
"""How many entries may be on their way."""
PASSING = ("alive:",)
"""Logs that say only that a server is alive: they mean nothing anywhere else."""


def copy_all(source: Store, target: Store) -> int:
    """Copy every log; returns how many tables there were."""
    logs = [log for log in source.logs() if log != IDENTITY and not log.startswith(PASSING)]
    writing: list[Future[None]] = []
    for log in logs:
        for seq, body in enumerate(source.read(log)):
            writing.append(target.append(log, seq, body))
            if len(writing) >= AT_ONCE:
                writing = _written(writing)
    _written(writing)
    return sum(is_table(log) for log in logs)


def _written(writing: list[Future[None]]) -> list[Future[None]]:
    for done in writing:
        done.result()
    return []


def back_up(data: Path | str, file: Path) -> int:
    """Write all tables into a new file, which is there only when it is whole."""
    if file.exists():
        raise GorinError(f"{file} exists; a backup never overwrites a file")
    unfinished = file.with_name(f"{file.name}.{time.time_ns()}.unfinished")
    try:
        count = _copied(data, unfinished)
        for suffix in ("-wal", "-shm"):
            unfinished.with_name(unfinished.name + suffix).unlink(missing_ok=True)
        unfinished.rename(file)
        return count
    finally:
        unfinished.unlink(missing_ok=True)


def restore(file: Path, data: Path | str) -> int:
    """Bring all tables of a backup into a store that has none."""
    if not file.exists():
        raise GorinError(f"there is no backup {file}")
    return _copied(file, data, check=_is_empty)


def _is_empty(target: Store) -> None:
    if target.tables():
        raise GorinError(f"{target.name} already has tables; restore into an empty folder or database")


def _copied(
    source: Path | str, target: Path | str, check: Callable[[Store], None] = lambda store: None
) -> int:
    from_store = Store(source)
    try:
        to_store = Store(target)
        try:
            check(to_store)
            return copy_all(from_store, to_store)
        finally:
            to_store.close()
    finally:
        from_store.close()
