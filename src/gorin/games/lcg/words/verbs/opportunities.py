"""Opportunities to act that an effect gives."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.rounds import window_in_progress
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.verbs import ACT


@final
class AnotherAction(Effect):
    """Whoever acts has the next opportunity of the window, too; passing is still a choice."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        window = window_in_progress(s)
        if window is not None:
            window.give_another(s, scope.seat)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return window_in_progress(s) is not None

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return "you may act once more before anybody else does"


def another_action() -> Effect:
    return AnotherAction()
