"""What has happened, asked of the history by the same kinds of events and roles that triggers are made of."""

from __future__ import annotations

from typing import Any, final

from gorin.language.core.base import Condition
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.event_kinds import WAS, WAS_NOT, Asks, EventKind, clause_of, is_meant, roles_of


@final
class Happened(Condition):
    """Something has happened in the period that a history remembers: "you lost a conflict this phase"."""

    def __init__(self, period: str, kind: EventKind, asked: tuple[Asks, ...]) -> None:
        self.period = period
        self.kind = kind
        self.roles = roles_of(kind, asked)

    def holds(self, s: Any, context: AbilityContext) -> bool:
        kind = self.kind
        return any(
            past.kind == kind.tag and is_meant(s, context, past, kind, self.roles) for past in s.history
        )

    def text(self, renderer: TextRenderer) -> str:
        return f"{clause_of(renderer, self.kind, self.roles, WAS)} {self.period}"

    def denied(self, renderer: TextRenderer) -> str:
        return f"{clause_of(renderer, self.kind, self.roles, WAS_NOT)} {self.period}"
