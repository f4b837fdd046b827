"""Conditions of the CCG: what somebody bears, whose turn and whose battle it is."""

from __future__ import annotations

from gorin.games.ccg.acting.rounds import round_in_progress
from gorin.games.ccg.kinds import ATTACKING, DEFENDING
from gorin.games.ccg.language.when.quantities import FAMILY_HONOR
from gorin.games.ccg.table.reading import attachments, clan_of_player, side_of, units_at
from gorin.games.ccg.table.sides import faced_sides
from gorin.games.ccg.table.state import CcgState
from gorin.language.card_filters import CardFilter
from gorin.language.comparing import more
from gorin.language.conditions import Told
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a, listed
from gorin.language.core.zones import DISCARD
from gorin.language.players import EACH_OTHER_PLAYER


class Bears(Condition):
    """Somebody has such a card attached."""

    def __init__(self, whose: Selector, card_filter: CardFilter) -> None:
        self.whose = whose
        self.card_filter = card_filter

    def holds(self, s: CcgState, context: AbilityContext) -> bool:
        return any(
            self.card_filter.fits(s, context, each)
            for card in self.whose.cards(s, context)
            for each in attachments(s, card)
        )

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whose.subject(renderer)} has {self.card_filter.one(renderer)}"


def bears(whose: Selector, card_filter: CardFilter) -> Condition:
    return Bears(whose, card_filter)


def clan_player(*clans: str) -> Condition:
    asked = frozenset(clans)
    return Told(
        f"you are {a(listed(list(clans), 'or'))} Clan player",
        lambda s, context: not asked.isdisjoint(clan_of_player(s, context.seat)),
    )


class IsYours(Condition):
    """You control some card, or do not: "you do not control him"."""

    def __init__(self, whom: Selector) -> None:
        self.whom = whom

    def holds(self, s: CcgState, context: AbilityContext) -> bool:
        cards = self.whom.cards(s, context)
        return bool(cards) and all(s.controller[card] == context.seat for card in cards)

    def text(self, renderer: TextRenderer) -> str:
        return f"you control {self.whom.text(renderer)}"

    def denied(self, renderer: TextRenderer) -> str:
        return f"you do not control {self.whom.text(renderer)}"


def is_yours(whom: Selector) -> Condition:
    return IsYours(whom)


def _has_risen(s: CcgState, context: AbilityContext) -> bool:
    player = s.players[context.seat]
    return player.honor > player.starting_honor


HONOR_ABOVE_START = Told("your Family Honor stands above its starting value", _has_risen)
THIS_IN_DISCARD = Told("{self} is in your discard pile", lambda s, context: s.zone[context.source] == DISCARD)
MOST_HONOR = more(FAMILY_HONOR, than=EACH_OTHER_PLAYER)
YOU_DEFEND = Told("you are the Defender", lambda s, context: s.defender == context.seat)
ENEMIES_HERE = Told(
    "there are enemy units at the current battlefield",
    lambda s, context: any(units_at(s, s.battlefield, side) for side in faced_sides(s, context.seat)),
)
"""For actions that bring a unit in: that of a guest who is on no side yet would face them (WH-PRS-07)."""
WHILE_ATTACKING = Told("attacking", lambda s, context: side_of(s, context.source) == ATTACKING)
WHILE_DEFENDING = Told("defending", lambda s, context: side_of(s, context.source) == DEFENDING)
ORDINALS = ("", "first", "second", "third", "fourth")
FIRST_TURN = Told(
    "it is your first turn",
    lambda s, context: s.active == context.seat and s.players[context.seat].turns == 1,
)


def _is_additional(s: CcgState, context: AbilityContext) -> bool:
    current = round_in_progress(s)
    return current is not None and current.is_additional()


TAKEN_AS_ADDITIONAL = Told("this is taken as an additional action", _is_additional)
"""WH-GLO-03."""
NOT_FIRST_PLAYER = Told(
    "you did not go first this game", lambda s, context: not s.players[context.seat].went_first
)
