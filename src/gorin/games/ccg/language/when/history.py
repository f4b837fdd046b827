"""What has happened this turn, told by the kinds of events that triggers answer."""

from __future__ import annotations

from gorin.games.ccg.language.when.events import ASSIGNS
from gorin.games.ccg.language.when.roles import TO_ATTACK
from gorin.language.core.base import Condition, Selector
from gorin.language.event_kinds import Asks, EventKind
from gorin.language.happened import Happened


def this_turn(kind: EventKind, *asked: Asks) -> Condition:
    """ "you brought a Follower into play this turn" """
    return Happened("this turn", kind, asked)


def assigned_to_attack(whom: Selector) -> Condition:
    """The Attacker has assigned him, or an ally has."""
    return this_turn(ASSIGNS, whom, TO_ATTACK)
