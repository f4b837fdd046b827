"""What triggers of the CCG ask of an event beyond players, cards and actions: from where, where, why."""

from __future__ import annotations

from typing import Final, final

from gorin.games.ccg.acting.honor import can_be_lessened
from gorin.games.ccg.kinds import ATTACKING, PROVINCE
from gorin.games.ccg.table.reading import leader, place_of, this_place
from gorin.games.ccg.table.state import CcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Selector
from gorin.language.core.context import NOBODY, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.zones import HAND
from gorin.language.event_kinds import Asked, Role

FROM: Final = "from"
WHERE: Final = "where"
SOURCE: Final = "source"
OFTEN: Final = "often"
TO: Final = "to"
MEANWHILE: Final = "while"

# --- entering play ------------------------------------------------------------------------------------


def _is_from_your_hand(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return event.amount == HAND and s.owner[event.card] == context.seat


def _is_from_your_province(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return event.amount == PROVINCE and event.seat == context.seat


def _is_your_recruiting(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return s.phase == "dynasty" and s.active == context.seat and event.amount == PROVINCE


FROM_YOUR_HAND = Asked(FROM, "from your hand", _is_from_your_hand)
FROM_HAND = Asked(FROM, "from hand", lambda s, context, event: event.amount == HAND)
FROM_YOUR_PROVINCE = Asked(FROM, "out of one of your provinces", _is_from_your_province)
IN_YOUR_DYNASTY_PHASE = Asked(MEANWHILE, "in your Dynasty phase", _is_your_recruiting)
"""Of a Personality who was recruited."""


@final
class Upon(Role):
    """A card is attached to one of these: "to this Personality"."""

    def __init__(self, whom: Selector) -> None:
        self.name = "host"
        self.whom = whom

    def fits(self, s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        whom = self.whom
        if isinstance(whom, CardFilter):
            return whom.fits(s, context, event.other)
        return event.other in whom.cards(s, context)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        whom = self.whom
        return whom.one(renderer) if isinstance(whom, CardFilter) else whom.text(renderer)


def upon(whom: Selector) -> Role:
    return Upon(whom)


# --- why, and how often -------------------------------------------------------------------------------


def _is_first_challenge(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return sum(each.kind == event.kind and each.card == event.card for each in s.history) == 1


def _is_anothers_or_fought(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    by_action = event.action != -1 and event.other not in (NOBODY, context.seat)
    in_resolution = event.action == -1 and event.other == NOBODY and not s.in_combat
    return by_action or in_resolution


BY_AN_EFFECT = Asked(SOURCE, "by a card's effect", lambda s, context, event: event.other != NOBODY)
BY_AN_ACTION = Asked(SOURCE, "by an action", lambda s, context, event: event.action != -1)
"""By a trait it is no action (-1), as a cost it is one."""
BY_ANOTHER_OR_RESOLUTION = Asked(
    SOURCE, "by another player's action or in battle resolution", _is_anothers_or_fought
)
FROM_AN_ACTION = Asked(
    SOURCE, "from an action", lambda s, context, event: event.action != -1 and can_be_lessened(s)
)
"""Of Honor that is about to be lost, and need not be lost in full."""
FIRST_THIS_TURN = Asked(OFTEN, "for the first time in a turn", _is_first_challenge)
IN_A_BATTLE = Asked(MEANWHILE, "in a battle", lambda s, context, event: s.in_combat)


# --- battles and provinces ----------------------------------------------------------------------------


def _is_at_this_place(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return place_of(event) == this_place(s, context)


def _was_at_resolution(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    """He is there still, or has come home from there."""
    card = leader(s, context.source)
    if s.place[card] == place_of(event):
        return True
    came = [each for each in s.history if each.kind in ("came home", "engaged")]
    since = [at for at, each in enumerate(came) if each.kind == "engaged"]
    last = came[since[-1] :] if since else came
    return any(each.kind == "came home" and each.card == card for each in last)


TO_ATTACK = Asked(TO, "to attack", lambda s, context, event: event.other == ATTACKING)
TO_ATTACK_YOU = Asked(
    TO, "to attack you", lambda s, context, event: event.other == ATTACKING and s.defender == context.seat
)
AT_THIS_BATTLEFIELD = Asked(WHERE, "at this battlefield", _is_at_this_place)
HERE = Asked(WHERE, "here", _is_at_this_place)
WHERE_THIS_FOUGHT = Asked(WHERE, "in whose resolution {self} took part", _was_at_resolution)
IN_BATTLE_AT_THIS_PROVINCE = Asked(
    WHERE,
    "in the battle at this province",
    lambda s, context, event: event.amount == s.host[context.source],
)
"""Of somebody who is destroyed there."""
FROM_THIS_BATTLEFIELD = Asked(
    FROM, "from this battlefield", lambda s, context, event: event.other == s.host[context.source]
)
"""Said by a Terrain of somebody who leaves."""
THIS_PROVINCE = Asked("which", "this province", _is_at_this_place)
AS_ATTACKER = Asked("as", "as the Attacker", lambda s, context, event: context.seat == s.attacker)
