"""What a store asks of a database, and how a database says that it could not."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import ClassVar, Protocol

from gorin.kernel.errors import GorinError


class Conflict(GorinError):
    """Somebody else has written this entry already, or deleted the table; nothing was changed."""


class Trouble(Exception):
    """The database could not do it: nothing of the transaction was kept."""


class Interrupted(Trouble):
    """The transaction broke off, perhaps after it was kept; it should be tried again from its beginning."""


class Database(Protocol):
    """The log in one kind of database. Only one thread uses it, and only inside a transaction."""

    errors: ClassVar[tuple[type[Exception], ...]]
    """What its driver raises; the transaction turns it into Trouble."""
    name: str
    """Where the tables are, in words that tell no password."""

    def open(self) -> None: ...

    def close(self) -> None: ...

    def transaction(self) -> AbstractContextManager[None]:
        """Whatever is done inside is on the disk when it ends, or none of it is."""

    def add(self, table: str, seq: int, body: bytes) -> bool:
        """Whether the entry was added: its number was free, and it is the first or the table exists."""

    def read(self, table: str, since: int) -> list[bytes]: ...

    def tables(self) -> dict[str, int]: ...

    def delete(self, table: str) -> None: ...
