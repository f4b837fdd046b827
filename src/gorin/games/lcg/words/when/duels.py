"""Triggers about duels (LCG-DTIM)."""

from __future__ import annotations

from gorin.games.lcg.fighting.duel import duel_in_progress
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.grammar.script import scope_in_progress
from gorin.words.triggers import Trigger, after


def duel_would_resolve() -> Trigger:
    """A duel that targets a character of yours, whoever has initiated it.

    Whom an ability chooses for a duel is its target; the character whose ability it is, is not.
    """

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        duel = duel_in_progress(s)
        if duel is None:
            return False
        by = scope_in_progress(s).source
        involved = [duel.challenger, duel.challenged, *duel.others]
        targets = [card for card in involved if card != by]
        return any(s.controller[card] == scope.seat for card in targets)

    words = "when a duel in which one of your characters is targeted would resolve"
    return after("duel begins", words, test)
