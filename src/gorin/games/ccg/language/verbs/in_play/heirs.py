"""Ancestors attach themselves to whom their player has just recruited (DE-CRD-36)."""

from __future__ import annotations

from gorin.games.ccg.acting.bringing import can_attach
from gorin.games.ccg.language.abilities import Action, reaction
from gorin.games.ccg.language.verbs.in_play.attaching import attach_from_hand
from gorin.games.ccg.language.when.events import ENTERS_PLAY
from gorin.games.ccg.language.when.roles import IN_YOUR_DYNASTY_PHASE
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.table.state import CcgState
from gorin.language.abilities import requires
from gorin.language.card_filters import your
from gorin.language.conditions import Told
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.event_kinds import after
from gorin.language.selectors import IT, SELF


def _can_bear(s: CcgState, context: AbilityContext) -> bool:
    """Who might hold an Ancestor is asked without one: then there is nothing to compare."""
    if context.source == NOTHING or context.moment is None:
        return True
    return can_attach(s, context.seat, context.source, context.moment.card)


HEIR = after(ENTERS_PLAY, your(PERSONALITY), IN_YOUR_DYNASTY_PHASE)


def answers_heir() -> Action:
    return reaction(
        HEIR,
        requires(Told("he can bear {self}", _can_bear)),
        attach_from_hand(SELF, IT),
        from_hand=True,
    )
