"""Rings: put into play from the hand by their own text (CE-CRD-11)."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg import ops
from gorin.games.ccg.bringing import why_not_controlled
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import HAND, NOTHING
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Moment, Scope
from gorin.games.ccg.words.abilities import Triggered, trait
from gorin.games.ccg.words.base import Effect
from gorin.games.ccg.words.triggers import Trigger


class EnterByOwnText(Effect):
    """The card enters play, and Enlightenment counts it (CE-WIN-05)."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        card = scope.source
        if s.zone[card] == HAND and why_not_controlled(s, card, scope.seat) is None:
            ops.enter_by_own_text(s, card)

    def text(self, speaker: Speaker) -> str:
        return f"you may put {speaker.kind} into play from your hand"


class WhileUncontrolled(Trigger):
    """CE-UNIQ-01: no use in telling somebody of a Unique card whose like he controls."""

    def fits(self, s: CcgState, scope: Scope, moment: Moment) -> bool:
        if scope.source != NOTHING and why_not_controlled(s, scope.source, scope.seat) is not None:
            return False
        return super().fits(s, scope, moment)


def enters_after(kind: str, words: str, test: Callable[[CcgState, Scope, Moment], bool]) -> Triggered:
    """What must have happened for a Ring to be put into play; its player may leave it."""
    return trait(WhileUncontrolled(kind, words, test), EnterByOwnText(), from_hand=True)
