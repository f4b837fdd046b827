"""Terrains (CE-TER): Strategies that stay at a battlefield."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Moment, Scope
from gorin.games.ccg.words.base import Effect
from gorin.games.ccg.words.triggers import Trigger, after


class StaysHere(Effect):
    """Says what the keyword does: the card has come into play before its action resolves (CE-TER-01)."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        """The rules have done it."""

    def text(self, speaker: Speaker) -> str:
        return "this card stays in play at the current battlefield"


def stays_here() -> Effect:
    return StaysHere()


def _resolves_here(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.card == s.host[scope.source]


BEFORE_RESOLUTION_HERE: Trigger = after(
    "battle resolves", "before the battle at this battlefield resolves", _resolves_here
)
