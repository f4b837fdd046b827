"""The board of the lobby: the listings of all tables, with an index for whatever is asked about them.

A page of the lobby, the seats of a session and the unfinished tables of an owner cost what they show, however
many tables there are.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator
from typing import Any

from gorin.server.presentation.listing import Listing

Place = tuple[float, str]
"""Where a table stands: the newest first, and those of one moment by their ids."""


class Board:
    """The listings of all tables: they change with every choice, their order only with the tables."""

    def __init__(self, listings: Iterable[Listing] = ()) -> None:
        self._known: dict[str, Listing] = {}
        self._order: list[Place] = []
        self._open = 0
        """How many tables anybody may see."""
        self._held: dict[str, set[str]] = {}
        self._unfinished: dict[str, set[str]] = {}
        """Session -> the tables where it has a seat, and those that it has opened and that are not over."""
        for listing in listings:
            self.put(listing)

    def put(self, listing: Listing) -> None:
        before = self._known.get(listing.table_id)
        if before is not None and indexed(before) == indexed(listing):  # as with nearly every choice
            self._known[listing.table_id] = listing
            return
        self.remove(listing.table_id)
        self._known[listing.table_id] = listing
        self._open += listing.open
        insort(self._order, place_of(listing))
        for holder in filter(None, listing.holders):
            self._held.setdefault(holder, set()).add(listing.table_id)
        if not listing.told["over"]:
            self._unfinished.setdefault(listing.owner, set()).add(listing.table_id)

    def remove(self, id: str) -> None:
        listing = self._known.pop(id, None)
        if listing is None:
            return
        self._open -= listing.open
        del self._order[bisect_left(self._order, place_of(listing))]
        for holder in filter(None, listing.holders):
            forget(self._held, holder, id)
        forget(self._unfinished, listing.owner, id)

    def __iter__(self) -> Iterator[Listing]:
        return (self._known[id] for _, id in self._order)

    def seats_of(self, session: str) -> list[Listing]:
        """The tables where a session has a seat, the newest first."""
        held = [self._known[id] for id in self._held.get(session, ())]
        return sorted(held, key=place_of)

    def page(self, session: str, first: int, count: int) -> tuple[list[Listing], int]:
        """Some of the tables that a session may see, the newest first, and how many there are in all."""
        shown: list[Listing] = []
        passed = 0
        for listing in self:
            if len(shown) == count:
                break
            if listing.is_visible_to(session):
                passed += 1
                shown += [listing] if passed > first else []
        return shown, self._open + sum(not listing.open for listing in self.seats_of(session))

    def unfinished_of(self, owner: str) -> int:
        """How many tables that are not over somebody has opened."""
        return len(self._unfinished.get(owner, ()))

    def is_unfinished(self, id: str) -> bool:
        return id in self._known and not self._known[id].told["over"]


def place_of(listing: Listing) -> Place:
    return -listing.told["opened"], listing.table_id


def indexed(listing: Listing) -> tuple[Any, ...]:
    """What of a listing is looked for."""
    return place_of(listing), listing.open, listing.holders, listing.owner, listing.told["over"]


def forget(index: dict[str, set[str]], session: str, id: str) -> None:
    known = index.get(session, set())
    known.discard(id)
    if not known:
        index.pop(session, None)
