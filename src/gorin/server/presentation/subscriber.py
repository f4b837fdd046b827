"""Who looks at a table: what each page was told, and what the next message says that is new."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import gorin
from gorin.server.presentation import protocol
from gorin.server.presentation.table_info import (
    Absences,
    LogNews,
    chat_lines,
    for_everybody,
    for_session,
    log_lines,
)
from gorin.server.table.table import Table

View = dict[str, Any]


class Listener(Protocol):
    """Somebody's page at a table."""

    session: str
    """Whose it is: that decides which seat, if any, is shown."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class ViewCache:
    """A table at one moment, for all who look at it: what several of them see is worked out once."""

    def __init__(self, table: Table, now: float, absences: Absences = (), watchers: int = 0) -> None:
        self.table, self.now = table, now
        self.absences = list(absences) or [None] * len(table.seats)
        self.watchers = watchers
        self._shown: dict[str, Any] | None = None
        self._views: dict[tuple[int, int | None], View] = {}

    def recall(self, before: ViewCache) -> None:
        """What was worked out of the same games need not be worked out again."""
        self._views.update(before._views)

    def view(self, seat: int | None) -> View | None:
        return self.view_of(self.table.game, seat) if self.table.dealt else None

    def view_of(self, game: gorin.Game, seat: int | None) -> View:
        """What a seat sees of the game, or of a moment on the way to it."""
        key = id(game), seat
        if key not in self._views:
            self._views[key] = game.view(seat)
        return self._views[key]

    def shown(self, session: str) -> dict[str, Any]:
        """The table besides the game; little of it differs from person to person."""
        if self._shown is None:
            self._shown = for_everybody(self.table, self.now, self.absences, self.watchers)
        return {**self._shown, **for_session(self.table, session, self.now, self.absences)}


def moments_told(
    passed: Iterable[gorin.Game],
    before: View,
    seat: int | None,
    log: LogNews,
    view_of: Callable[[gorin.Game, int | None], View] = lambda game, seat: game.view(seat),
) -> list[dict[str, Any]]:
    """What happened on the way: how many lines tell each moment, and what is new since the one before."""
    told: list[dict[str, Any]] = []
    for game in passed:
        if len(game.state.told) > log.since:
            view = view_of(game, seat)
            told.append({"lines": log.told_by(game), "view": protocol.changes(before, view)})
            before = view
    return told


class Subscriber:
    """What one listener has been told, so that the next message says only what is new."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.view: View | None = None
        self.shown: dict[str, Any] = {}
        self.events = self.heard = self.seq = 0
        self.told: tuple[int, int | None, bool] | None = None
        """Since which undo, as which seat, and whether there was a game."""

    @property
    def session(self) -> str:
        return self.listener.session

    def tell(self, views: ViewCache) -> None:
        """Everything at first, after an undo and with another seat; otherwise only what has changed."""
        table = views.table
        seat = table.seat_of(self.session)
        told = table.rewound_for(seat), seat, table.dealt
        self.seq = table.seq_for(seat)
        message = self._news(views, seat) if self.told == told else self._all(views, seat)
        self.told, self.heard = told, table.said
        self.events = len(table.game.state.told) if table.dealt else 0
        self.listener.send(protocol.write(message))

    def _all(self, views: ViewCache, seat: int | None) -> dict[str, Any]:
        table = views.table
        self.view, self.shown = views.view(seat), views.shown(self.session)
        log = log_lines(table.game, seat) if table.dealt else []
        whole = {**self.shown, "chat": chat_lines(table)}
        return {"type": "snapshot", "seq": self.seq, "view": self.view, "table": whole, "log": log}

    def _news(self, views: ViewCache, seat: int | None) -> dict[str, Any]:
        table = views.table
        before, known = self.view, self.shown
        self.view, self.shown = views.view(seat), views.shown(self.session)
        log = LogNews(table.game, seat, self.events) if table.dealt else None
        message = {
            "type": "delta",
            "seq": self.seq,
            "view": protocol.changes(before, self.view),
            "table": protocol.changes(known, self.shown),
            "log": [],
            "moments": [],
        }
        if log is not None:
            message |= log.plain()
            message["moments"] = moments_told(table.passed, before or {}, seat, log, views.view_of)
        if table.said > self.heard:
            message["chat"] = chat_lines(table, self.heard)
        return message
