"""Tables that cannot be served at the moment, and why. Nothing of them is changed."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from gorin.kernel.errors import GorinError
from gorin.server.jobs.pool import Broke, TookTooLong
from gorin.server.table.refusal import Code, Refused

ON_REQUEST = 10.0
"""Seconds after which a table is tried again when somebody asks for it."""
UNASKED = 300.0
"""Seconds after which it is tried again in any case."""

RULES = "rules took too long"
"""Choices at this table have ended its process too often."""
RULES_AGAIN = 600.0
"""Seconds after which such a table is tried again when somebody asks for it: perhaps the machine was busy."""
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

    def stop(self, id: str, reason: str, now: float) -> None:
        self._cases[id] = Case(RULES, Refused(reason, Code.QUARANTINED), now)

    def check(self, id: str, now: float) -> None:
        """Raise what is wrong with a table, unless it is time to try again."""
        case = self._cases.get(id)
        if case is not None and now - case.since < (RULES_AGAIN if case.kind == RULES else ON_REQUEST):
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
