"""Opportunities to act that an effect gives."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.rounds import window_in_progress
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.verbs import ACT


@final
class AnotherAction(Effect):
    """Whoever acts has the next opportunity of the window, too; passing is still a choice."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        window = window_in_progress(s)
        if window is not None:
            window.give_another(s, context.seat)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return window_in_progress(s) is not None

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "you may take another action before anyone else"


def another_action() -> Effect:
    return AnotherAction()
