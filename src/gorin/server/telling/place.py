"""A table with everybody who looks at it: who is here, what each was told, and what is new for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

import gorin
from gorin.server.table.table import Table
from gorin.server.telling import protocol
from gorin.server.telling.shown import chat_lines, log_lines, table_info

FORGOTTEN = 3600.0
"""Seconds after which a table at which nobody sits is deleted."""
SILENCE = 30.0
"""Seconds after which another server that says nothing counts as gone, and everybody there with it."""


class Listener(Protocol):
    """Somebody's page at a table."""

    session: str
    """Whose it is: that decides which seat, if any, is shown."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


def moments_told(
    passed: Iterable[gorin.Game], before: dict[str, Any], seat: int | None, lines: int
) -> list[dict[str, Any]]:
    """What happened on the way: how many lines tell each moment, and what is new since the one before."""
    told: list[dict[str, Any]] = []
    for game in passed:
        events = list(game.state.told.since(lines))
        if events:
            view = game.view(seat)
            seen = sum(event.visible_to(seat) for event in events)
            told.append({"lines": seen, "view": protocol.changes(before, view)})
            before = view
    return told


class Audience:
    """What one listener has been told, so that the next message says only what is new."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.view: dict[str, Any] | None = None
        self.shown: dict[str, Any] = {}
        self.lines = self.heard = self.seq = 0
        self.told: tuple[int, int | None, bool] | None = None
        """Since which undo, as which seat, and whether there was a game."""

    @property
    def session(self) -> str:
        return self.listener.session

    def tell(self, place: Place, now: float) -> None:
        """Everything at first, after an undo and with another seat; otherwise only what has changed."""
        table, seat = place.table, place.table.seat_of(self.session)
        view = table.game.view(seat) if table.dealt else None
        shown = table_info(table, self.session, now, place.absences(), place.watchers())
        told, seq = (table.rewound_for(seat), seat, table.dealt), table.seq_for(seat)
        fresh = self.told != told
        log = log_lines(table.game, seat, 0 if fresh else self.lines) if table.dealt else []
        if fresh:
            whole = {**shown, "chat": chat_lines(table)}
            message = {"type": "all", "seq": seq, "view": view, "table": whole, "log": log}
        else:
            message = {
                "type": "news",
                "seq": seq,
                "view": protocol.changes(self.view, view),
                "table": protocol.changes(self.shown, shown),
                "log": log,
                "moments": moments_told(table.passed, self.view or {}, seat, self.lines),
            }
            if table.said > self.heard:
                message["chat"] = chat_lines(table, self.heard)
        self.view, self.shown, self.told, self.seq, self.heard = view, shown, told, seq, table.said
        self.lines = len(table.game.events) if table.dealt else 0
        self.listener.send(protocol.write(message))


class Place:
    """A table with its lock, its audience and the task that moves its bots."""

    def __init__(self, table: Table, quiet: float = 0.0) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.audience: list[Audience] = []
        self.bots: asyncio.Task[None] | None = None
        self.deleted = False
        self.quiet = quiet
        """Since when nobody has been here; without meaning while somebody is."""
        self._begun = quiet
        """Who has not been here since this moment was perhaps not here before it either."""
        self.used = quiet
        """When somebody last asked for it."""
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        """Other server -> when it last said who is at this table there, and who."""
        self._left: dict[str, float] = {}
        """Session -> when its last page was closed."""

    # --- who is here --------------------------------------------------------------------------------

    def present(self) -> set[str]:
        """Whose page is open, on this server or on another."""
        here = {audience.session for audience in self.audience}
        return here.union(*(sessions for _, sessions in self.elsewhere.values()))

    def is_here(self, session: str) -> bool:
        return session in self.present()

    def watchers(self) -> int:
        """How many people look on who have no seat."""
        strangers = {session for session in self.present() if session and self._is_stranger(session)}
        return len(strangers) + sum(not audience.session for audience in self.audience)

    def _is_stranger(self, session: str) -> bool:
        return self.table.seat_of(session) is None

    def absences(self) -> list[float | None]:
        """Seat -> since when its holder has no page open; None: here, or nobody holds it."""
        here = self.present()
        return [
            None if not seat.holder or seat.holder in here else self._left.get(seat.holder, self._begun)
            for seat in self.table.seats
        ]

    def enter(self, audience: Audience, now: float) -> None:
        """A page is opened; where that brings somebody, the others are told."""
        news = not audience.session or not self.is_here(audience.session)
        self.audience.append(audience)
        audience.tell(self, now)
        if news:
            self._tell_of([audience.session], now, besides=audience)

    def exit(self, audience: Audience, now: float) -> None:
        """A page is closed."""
        if audience not in self.audience:
            return
        self.audience.remove(audience)
        if not self.audience:
            self.quiet = now
        if not audience.session:
            self._tell_of([""], now)
        elif not self.is_here(audience.session):
            self._left[audience.session] = now
            self._tell_of([audience.session], now)

    def hear_of(self, server: str, sessions: list[str], now: float) -> None:
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
        busy = self.audience or self.lock.locked() or (self.bots is not None and not self.bots.done())
        return not busy and now - max(self.quiet, self.used) >= linger

    def is_forgotten(self, now: float) -> bool:
        """Whether nobody sits here, nobody looks on, and nobody has come for so long."""
        table = self.table
        nobody = not table.dealt and not table.stopped and not any(seat.holder for seat in table.seats)
        return nobody and not self.present() and now - max(table.opened.at, self.quiet) >= FORGOTTEN

    # --- telling ------------------------------------------------------------------------------------

    def tell_news(self, now: float) -> None:
        """Something was written. Who could not notice it is told nothing, not even that time has passed."""
        for audience in list(self.audience):
            seat = self.table.seat_of(audience.session)
            if not self.table.may_watch(seat):
                self.dismiss(audience)
            elif audience.seq != self.table.seq_for(seat):
                audience.tell(self, now)
        self.table.passed = []

    def tell(self, now: float, besides: Audience | None = None) -> None:
        for audience in list(self.audience):
            if not self.table.may_watch(self.table.seat_of(audience.session)):
                self.dismiss(audience)
            elif audience is not besides:
                audience.tell(self, now)
        if besides is None:
            self.table.passed = []

    def _tell_of(self, sessions: Iterable[str], now: float, besides: Audience | None = None) -> None:
        """Somebody has come or gone. A player concerns everybody; one who looks on, only the players."""
        if not all(map(self._is_stranger, sessions)):
            self.tell(now, besides)
            return
        for audience in self.audience:
            if audience is not besides and not self._is_stranger(audience.session):
                audience.tell(self, now)

    def dismiss(self, audience: Audience) -> None:
        """For this listener there is no such table any more."""
        self.audience.remove(audience)
        audience.listener.send(protocol.write({"type": "gone"}))
        audience.listener.close(1008, "there is no such table for you")
