"""Which database an address means."""

from __future__ import annotations

from pathlib import Path

from gorin.kernel.errors import GorinError
from gorin.server.store.database import Database

POSTGRES = ("postgresql://", "postgres://")


def database_at(where: Path | str) -> Database:
    """PostgreSQL for its URLs, SQLite for the path of a file."""
    if isinstance(where, Path) or "://" not in where:
        from gorin.server.store.sqlite import Sqlite

        return Sqlite(str(where))
    if not where.startswith(POSTGRES):
        raise GorinError(
            f"tables are kept in a folder or at postgresql://..., not at {scheme_of(where)}://..."
        )
    try:
        from gorin.server.store.postgres import Postgres
    except ImportError:
        raise GorinError("PostgreSQL needs an extra: pip install 'gorin[postgres]'") from None
    return Postgres(where)


def scheme_of(url: str) -> str:
    return url.partition("://")[0]
