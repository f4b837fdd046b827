"""Which process a table lives in: its id says it.

Tables that go on from a file that somebody brought live in a process of their own kind, so that whatever such
a file does to the rules, nobody else waits for it.
"""

from __future__ import annotations

import secrets
import zlib

BROUGHT = "p."
"""The ids of tables that go on from a record or a position begin with this."""


def new_id(brought: bool) -> str:
    return (BROUGHT if brought else "") + secrets.token_urlsafe(8)


def is_brought(id: str) -> bool:
    return id.startswith(BROUGHT)


def owner_of(id: str, workers: int) -> int:
    """The number of the process; the last one has the tables that were brought.

    >>> owner_of("p.something", 3)
    2
    >>> {owner_of(f"table-{n}", 3) for n in range(20)} == {0, 1}
    True
    """
    if is_brought(id) or workers == 1:
        return workers - 1
    return zlib.crc32(id.encode()) % (workers - 1)
