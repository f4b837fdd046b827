"""Where tables are kept: an append-only log of entries, in SQLite or in PostgreSQL."""

from gorin.server.store.database import Conflict
from gorin.server.store.store import Store

__all__ = ["Conflict", "Store"]
