"""The server's own key: it signs sessions and seals snapshots. Drawn once, and kept in the store."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

from gorin.server.store.database import Conflict

LOG = "@sessions"
"""A log of one entry, which the store does not count among the tables."""


async def own_key(store: Any) -> bytes:
    """The same for all servers on this store."""
    with contextlib.suppress(Conflict):
        await asyncio.wrap_future(store.append(LOG, 0, secrets.token_hex(32).encode()))
    key: bytes = (await asyncio.wrap_future(store.reading(LOG)))[0]
    return bytes(key)
