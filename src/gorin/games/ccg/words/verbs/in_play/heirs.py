"""Ancestors attach themselves to whom their player has just recruited (DE-CRD-36)."""

from __future__ import annotations

from gorin.games.ccg.acting.bringing import can_attach
from gorin.games.ccg.kinds import PROVINCE
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import Action, reaction
from gorin.games.ccg.words.verbs.in_play.attaching import attach_from_hand
from gorin.games.ccg.words.which.nouns import PERSONALITY
from gorin.words.abilities import requires
from gorin.words.conditions import Told
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.nouns import your
from gorin.words.things import IT, SELF
from gorin.words.triggers import after


def _is_recruited(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return s.phase == "dynasty" and s.active == scope.seat and moment.amount == PROVINCE


def _can_bear(s: CcgState, scope: Scope) -> bool:
    """Who might hold an Ancestor is asked without one: then there is nothing to compare."""
    if scope.source == NOTHING or scope.moment is None:
        return True
    return can_attach(s, scope.seat, scope.source, scope.moment.card)


HEIR = after(
    "enters play",
    "after {whom} enters play in your Dynasty phase",
    _is_recruited,
    your(PERSONALITY),
)


def answers_heir() -> Action:
    return reaction(
        HEIR,
        requires(Told("he can bear {self}", _can_bear)),
        attach_from_hand(SELF, IT),
        from_hand=True,
    )
