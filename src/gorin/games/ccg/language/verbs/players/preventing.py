"""Prevent what a source of Gold produces while something is paid for (DE-CANC-10)."""

from __future__ import annotations

from gorin.games.ccg.acting.resolutions import TakeAction
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import HOSTILE, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.verbs import STOP


def payment_with(s: CcgState, source: int) -> TakeAction | None:
    """The action for which this card was bowed as a source of Gold, while it is being paid for."""
    for step in reversed(s.stack):
        if isinstance(step, TakeAction) and source in step.paid:
            return step
    return None


class PreventProduction(Effect):
    """The Gold of a source that was just bowed is not there."""

    def __init__(self, of: Selector) -> None:
        super().__init__()
        self.of = of

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for source in self.of.cards(s, context):
            action = payment_with(s, source)
            if action is not None:
                ops.void_gold(s, action, action.paid.index(source), action.gold)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STOP, Whom(HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.of.text(renderer)} produces no Gold"


def prevent_production(of: Selector) -> Effect:
    return PreventProduction(of)
