"""Triggers of the CCG: Events, focused cards, the ends of phases and turns."""

from __future__ import annotations

from gorin.games.ccg.kinds import RING
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.base import Condition
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.triggers import Trigger, after

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


def end_phase(words: str, if_: Condition | None = None) -> Trigger:
    """Each player's End phase, when cards are drawn; `if_` speaks of what that player has done."""
    said = words if if_ is None else f"{words}, if {if_.text(Speaker())}"

    def test(s: CcgState, scope: Scope, moment: Moment) -> bool:
        return if_ is None or if_.holds(s, Scope(moment.seat, scope.source, moment))

    return after("end phase", said, test)


YOUR_END_PHASE = after(
    "end phase", "in your next End phase", lambda s, scope, moment: moment.seat == scope.seat
)
BEFORE_END_PHASE = after(
    "phase ends",
    "before an End phase begins, if {self} is in your discard pile",
    lambda s, scope, moment: s.phase == "dynasty",
)
YOU_DISCARD_A_RING = after(
    "discarded",
    "after you discard a Ring",
    lambda s, scope, moment: moment.seat == scope.seat and s.type_of(moment.card) == RING,
)
