"""Tables that cannot be served at the moment, and why. Nothing of them is changed."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from gorin.kernel.errors import GorinError
from gorin.server.jobs.pool import Broke, TookTooLong

ON_REQUEST = 10.0
"""Seconds after which a table is tried again when somebody asks for it."""
UNASKED = 300.0
"""Seconds after which it is tried again in any case."""

RULES = "rules took too long"
"""Choices at this table have ended its process too often: it stays there until the server is started anew."""
KINDS: dict[type[GorinError], str] = {TookTooLong: "folding took too long", Broke: "process ended"}
UNREADABLE = "cannot be read"


class Case(NamedTuple):
    """Why a table is in quarantine."""

    kind: str
    error: GorinError
    since: float
    """When it was last tried."""


class Quarantine:
    """The tables of a registry that cannot be served at the moment."""

    def __init__(self) -> None:
        self._cases: dict[str, Case] = {}

    def put(self, id: str, error: GorinError, now: float) -> None:
        kind = next((kind for cls, kind in KINDS.items() if isinstance(error, cls)), UNREADABLE)
        self._cases[id] = Case(kind, error, now)

    def stop(self, id: str, reason: str) -> None:
        self._cases[id] = Case(RULES, GorinError(reason), 0.0)

    def check(self, id: str, now: float) -> None:
        """Raise what is wrong with a table, unless it is time to try again."""
        case = self._cases.get(id)
        if case is not None and (case.kind == RULES or now - case.since < ON_REQUEST):
            raise case.error.with_traceback(None)

    def take_back(self, id: str) -> None:
        """It can be served after all, or is no more."""
        self._cases.pop(id, None)

    def due(self, now: float) -> str | None:
        """One that should be tried again, though nobody asks for it."""
        old = (id for id, case in self._cases.items() if case.kind != RULES and now - case.since >= UNASKED)
        return next(old, None)

    def counted(self) -> dict[str, int]:
        """How many there are of each kind."""
        return dict(Counter(case.kind for case in self._cases.values()))
