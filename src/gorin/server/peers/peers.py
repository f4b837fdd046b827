"""Other servers on the same tables: each tells the others what is new, so that they look into the store."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec


class TableUpdate(msgspec.Struct, frozen=True):
    """What one server tells the others about a table."""

    server: str
    table: str
    entries: int
    """How many entries the table has; 0: it was deleted."""
    here: list[str]
    """Whose pages are open at the table on that server."""


class PeerListener(Protocol):
    """Who listens to the peers, and has something to tell them."""

    async def receive(self, update: TableUpdate) -> None: ...

    async def resync_all(self) -> None:
        """Anything may have happened unheard, at any table."""

    async def sweep(self) -> None:
        """Look after the tables at which somebody is."""

    def update_of(self, server: str, table: str) -> TableUpdate | None:
        """What there is to tell of a table now."""


class Peers:
    """Nobody: this server has its tables to itself."""

    shared = False

    async def join(self, store: Any, listener: PeerListener) -> bool:
        """Find out whether others serve these tables at the moment."""
        return False

    async def start(self) -> None:
        """From now on this server serves the tables, and listens."""

    def tell(self, table: str) -> None:
        """There is something new at a table."""

    async def acquire_bot_lease(self, table: str, moment: tuple[int, int]) -> bool:
        """Whether the bots of this server are to choose at this moment of a table, and not a peer's."""
        return True

    async def leave(self) -> None:
        """Stop listening."""
