"""Triggers of the CCG: Events, focused cards, the ends of phases and turns."""

from __future__ import annotations

from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.triggers import after

WHEN_REVEALED = after("event", "")
"""What an Event does when its province is turned up."""
ALL_TURNED_UP = after("all turned up", "once all your provinces have been turned up")
"""What an Event does that lies face-up until the last province is turned up."""
OF_EVENTS = (WHEN_REVEALED.kind, ALL_TURNED_UP.kind)
WHEN_FOCUSED = after("focus effect", "")
"""What a focused card does after the strike (CE-DUEL-11)."""
PHASE_IS_OVER = after("phase ends", "before this phase is over")
TURN_IS_OVER = after("turn ends", "before this turn is over")


def _resolves_here(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.card == s.host[scope.source]


BEFORE_RESOLUTION_HERE = after(
    "battle resolves", "before the battle at this battlefield resolves", _resolves_here
)
