"""Other servers on the same tables: each tells the others what is new, so that they look into the store."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec


class Bell(msgspec.Struct, frozen=True):
    """What one server tells the others about a table."""

    server: str
    table: str
    entries: int
    """How many entries the table has; 0: it was deleted."""
    here: list[str]
    """Whose pages are open at the table on that server."""


class Ears(Protocol):
    """Who listens to the neighbours, and has something to tell them."""

    async def hear(self, bell: Bell) -> None: ...

    async def look_around(self) -> None:
        """Anything may have happened unheard, at any table."""

    async def go_round(self) -> None:
        """Look after the tables at which somebody is."""

    def bell_of(self, server: str, table: str) -> Bell | None:
        """What there is to tell of a table now."""


class Neighbours:
    """Nobody: this server has its tables to itself."""

    shared = False

    async def join(self, store: Any, ears: Ears) -> bool:
        """Find out whether others serve these tables at the moment."""
        return False

    async def wake(self) -> None:
        """From now on this server serves the tables, and listens."""

    def tell(self, table: str) -> None:
        """There is something new at a table."""

    async def may_think(self, table: str, moment: tuple[int, int]) -> bool:
        """Whether the bots of this server are to choose at this moment of a table, and not a neighbour's."""
        return True

    async def leave(self) -> None:
        """Stop listening."""
