"""Prevent what a source of Gold produces while something is paid for (DE-CANC-10)."""

from __future__ import annotations

from gorin.games.ccg.acting.scripts import TakeAction
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import HOSTILE, Deed, Known, Whom
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.verbs import STOP


def payment_with(s: CcgState, source: int) -> TakeAction | None:
    """The action for which this card was bowed as a source of Gold, while it is being paid for."""
    for step in reversed(s.stack):
        if isinstance(step, TakeAction) and source in step.paid:
            return step
    return None


class PreventProduction(Effect):
    """The Gold of a source that was just bowed is not there."""

    def __init__(self, of: Things) -> None:
        super().__init__()
        self.of = of

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for source in self.of.cards(s, scope):
            action = payment_with(s, source)
            if action is not None:
                ops.void_gold(s, action, action.paid.index(source), action.gold)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STOP, Whom(HOSTILE))]

    def text(self, speaker: Speaker) -> str:
        return f"{self.of.text(speaker)} produces no Gold"


def prevent_production(of: Things) -> Effect:
    return PreventProduction(of)
