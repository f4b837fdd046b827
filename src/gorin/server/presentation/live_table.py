"""A table with everybody who looks at it: who is here, what each was told, and what is new for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from gorin.server.presentation import protocol
from gorin.server.presentation.subscriber import Subscriber, ViewCache
from gorin.server.table.table import Table

FORGOTTEN = 3600.0
"""Seconds after which a table at which nobody sits is deleted."""
SILENCE = 30.0
"""Seconds after which another server that says nothing counts as gone, and everybody there with it."""

log = logging.getLogger(__name__)


class LiveTable:
    """A table with its lock, its subscribers and the task that moves its bots."""

    def __init__(self, table: Table, quiet: float = 0.0) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.subscribers: list[Subscriber] = []
        self.bots: asyncio.Task[None] | None = None
        self.deleted = False
        self.quiet = quiet
        """Since when nobody has been here; without meaning while somebody is."""
        self._begun = quiet
        """Who has not been here since this moment was perhaps not here before it either."""
        self.kept = 0
        """How many entries the last snapshot of the table has taken in."""
        self.used = quiet
        """When somebody last asked for it."""
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        """Other server -> when it last said who is at this table there, and who."""
        self._left: dict[str, float] = {}
        """Session -> when its last page was closed."""

    # --- who is here --------------------------------------------------------------------------------

    def present(self) -> set[str]:
        """Whose page is open, on this server or on another."""
        here = {subscriber.session for subscriber in self.subscribers}
        return here.union(*(sessions for _, sessions in self.elsewhere.values()))

    def is_here(self, session: str) -> bool:
        return session in self.present()

    def watchers(self) -> int:
        """How many people look on who have no seat."""
        strangers = {session for session in self.present() if session and self._is_stranger(session)}
        return len(strangers) + sum(not subscriber.session for subscriber in self.subscribers)

    def _is_stranger(self, session: str) -> bool:
        return self.table.seat_of(session) is None

    def absences(self) -> list[float | None]:
        """Seat -> since when its holder has no page open; None: here, or nobody holds it."""
        here = self.present()
        return [
            None if not seat.holder or seat.holder in here else self._left.get(seat.holder, self._begun)
            for seat in self.table.seats
        ]

    def enter(self, subscriber: Subscriber, now: float) -> None:
        """A page is opened; where that brings somebody, the others are told."""
        news = not subscriber.session or not self.is_here(subscriber.session)
        self.subscribers.append(subscriber)
        subscriber.tell(self.views(now))
        if news:
            self._tell_of([subscriber.session], now, besides=subscriber)

    def exit(self, subscriber: Subscriber, now: float) -> None:
        """A page is closed."""
        if subscriber not in self.subscribers:
            return
        self.subscribers.remove(subscriber)
        if not self.subscribers:
            self.quiet = now
        if not subscriber.session:
            self._tell_of([""], now)
        elif not self.is_here(subscriber.session):
            self._left[subscriber.session] = now
            self._tell_of([subscriber.session], now)

    def note_presence(self, server: str, sessions: list[str], now: float) -> None:
        """Another server says who is at this table there."""
        before = self.present()
        self.elsewhere[server] = now, frozenset(sessions)
        self._note_changes(before, now)

    def forget_the_silent(self, now: float) -> None:
        """Nobody is on a server that says nothing any more."""
        before = self.present()
        self.elsewhere = {s: heard for s, heard in self.elsewhere.items() if now - heard[0] < SILENCE}
        self._note_changes(before, now)

    def _note_changes(self, before: set[str], now: float) -> None:
        here = self.present()
        self._left.update(dict.fromkeys(before - here, now))
        if before != here:
            self._tell_of(before ^ here, now)

    def is_idle(self, now: float, linger: float) -> bool:
        """Whether nobody has needed the table for so long."""
        busy = self.subscribers or self.lock.locked() or (self.bots is not None and not self.bots.done())
        return not busy and now - max(self.quiet, self.used) >= linger

    def is_forgotten(self, now: float) -> bool:
        """Whether nobody sits here, nobody looks on, and nobody has come for so long."""
        table = self.table
        nobody = not table.dealt and not table.stopped and not any(seat.holder for seat in table.seats)
        return nobody and not self.present() and now - max(table.opened.at, self.quiet) >= FORGOTTEN

    # --- telling ------------------------------------------------------------------------------------

    def views(self, now: float) -> ViewCache:
        return ViewCache(self.table, now, self.absences(), self.watchers())

    def preview_views(self, trial: Table, now: float) -> ViewCache:
        """What everybody here would see: a moment that cannot be shown must not be written."""
        views = ViewCache(trial, now)
        for subscriber in self.subscribers:
            seat = trial.seat_of(subscriber.session)
            if subscriber.seq != trial.seq_for(seat):
                views.view(seat)
        return views

    def broadcast_delta(self, now: float, seen: ViewCache | None = None) -> None:
        """Something was written. Who could not notice it is told nothing, not even that time has passed."""
        views = self.views(now)
        if seen is not None:
            views.recall(seen)
        for subscriber in list(self.subscribers):
            seat = self.table.seat_of(subscriber.session)
            if not self.table.may_watch(seat):
                self.dismiss(subscriber)
            elif subscriber.seq != self.table.seq_for(seat):
                self._tell_one(subscriber, views)
        self.table.passed = []

    def _tell_one(self, subscriber: Subscriber, views: ViewCache) -> None:
        """What happened on the way may be more than can be told: then a page gets the whole anew."""
        try:
            subscriber.tell(views)
        except Exception as error:  # whatever it is: it is written, and everybody else must hear of it
            log.error("news of table %s cannot be told: %r", self.table.id, error)
            subscriber.listener.close(1012, "connect again")

    def tell(self, now: float, besides: Subscriber | None = None) -> None:
        views = self.views(now)
        for subscriber in list(self.subscribers):
            if not self.table.may_watch(self.table.seat_of(subscriber.session)):
                self.dismiss(subscriber)
            elif subscriber is not besides:
                subscriber.tell(views)
        if besides is None:
            self.table.passed = []

    def _tell_of(self, sessions: Iterable[str], now: float, besides: Subscriber | None = None) -> None:
        """Somebody has come or gone. A player concerns everybody; one who looks on, only the players."""
        if not all(map(self._is_stranger, sessions)):
            self.tell(now, besides)
            return
        views = self.views(now)
        for subscriber in self.subscribers:
            if subscriber is not besides and not self._is_stranger(subscriber.session):
                subscriber.tell(views)

    def dismiss(self, subscriber: Subscriber) -> None:
        """For this listener there is no such table any more."""
        self.subscribers.remove(subscriber)
        subscriber.listener.send(protocol.write({"type": "gone"}))
        subscriber.listener.close(1008, "there is no such table for you")
