"""Where cards are and in whose army: at home, at the current battlefield, opposing this one."""

from __future__ import annotations

from gorin.games.ccg.kinds import ATTACKING, DEFENDING, HOME, NO_SIDE
from gorin.games.ccg.table.reading import (
    bearer_of,
    is_cavalry_unit,
    leader,
    location,
    side_of,
    unit,
    units_at,
)
from gorin.games.ccg.table.sides import enemy_side, is_ally, leader_of, my_side, other_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import unit_force
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import HOSTILE, OWN
from gorin.language.core.zones import PLAY
from gorin.language.predicates import AFTER, KEYWORD, STATE, Predicate, Simple


def enemy_leader(s: CcgState, context: AbilityContext) -> list[int]:
    """WH-GLO-15, WH-GLO-21: the seat of the player who leads the other side, if there is one."""
    side = enemy_side(s, context.seat)
    return [] if side == NO_SIDE else [leader_of(s, side)]


attacking = Simple(STATE, "attacking", lambda s, context, card: side_of(s, card) == ATTACKING)
defending = Simple(STATE, "defending", lambda s, context, card: side_of(s, card) == DEFENDING)


def _is_opposed(s: CcgState, context: AbilityContext, card: int) -> bool:
    """CE-BATG-10, WH-GLO-26."""
    side = side_of(s, card)
    return side != NO_SIDE and bool(units_at(s, location(s, card), other_side(side)))


opposed = Simple(STATE, "opposed", _is_opposed)
at_home = Simple(AFTER, "at home", lambda s, context, card: location(s, card) == HOME)
here = Simple(
    AFTER,
    "at the current battlefield",
    lambda s, context, card: s.battlefield != NOTHING and location(s, card) == s.battlefield,
)
elsewhere = Simple(
    AFTER, "not at the current battlefield", lambda s, context, card: location(s, card) != s.battlefield
)
wherever = Simple(AFTER, "at any location", lambda s, context, card: True)
"""Said of a pick that need not be at the current battlefield."""
at_a_battlefield = Simple(AFTER, "at a battlefield", lambda s, context, card: location(s, card) != HOME)
in_your_army = Simple(
    AFTER,
    "in your army",
    lambda s, context, card: (
        s.battlefield != NOTHING
        and location(s, card) == s.battlefield
        and side_of(s, card) == my_side(s, context.seat)
    ),
    whose=OWN,
)
in_this_army = Simple(
    AFTER,
    "in {self}'s army",
    lambda s, context, card: (
        location(s, bearer_of(s, context)) != HOME
        and location(s, card) == location(s, bearer_of(s, context))
        and side_of(s, card) == side_of(s, bearer_of(s, context))
    ),
    whose=OWN,
)
opposing_this = Simple(
    AFTER,
    "opposing {self}",
    lambda s, context, card: (
        location(s, bearer_of(s, context)) != HOME
        and location(s, card) == location(s, bearer_of(s, context))
        and side_of(s, card) not in (0, side_of(s, bearer_of(s, context)))
    ),
    whose=HOSTILE,
)


def are_together(s: CcgState, card: int, other: int) -> bool:
    """CE-BATG-07: at one battlefield, or at the home of one player."""
    if s.zone[card] != PLAY or s.zone[other] != PLAY or location(s, card) != location(s, other):
        return False
    return location(s, card) != HOME or s.controller[card] == s.controller[other]


class AtLocationOf(Predicate):
    """Is where another card is."""

    def __init__(self, whose: Selector) -> None:
        super().__init__(AFTER, "")
        self.whose = whose

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return any(are_together(s, card, other) for other in self.whose.cards(s, context))

    def text(self, renderer: TextRenderer) -> str:
        return f"at {self.whose.owning(renderer)} location"


def at_location_of(whose: Selector) -> Predicate:
    return AtLocationOf(whose)


class WeakerUnit(Predicate):
    """In a unit that has less Force altogether than somebody's unit."""

    def __init__(self, whose: Selector, words: str) -> None:
        super().__init__(AFTER, words)
        self.whose = whose

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        limit = sum(unit_force(s, leader(s, each)) for each in self.whose.cards(s, context))
        return unit_force(s, leader(s, card)) < limit

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.words} less total Force than {self.whose.owning(renderer)} unit"


def whose_unit_is_weaker_than(whose: Selector) -> Predicate:
    """Of a Personality: "whose unit has less total Force than Fumiyo's unit"."""
    return WeakerUnit(whose, "whose unit has")


class SmallerUnit(Predicate):
    """Of a unit: "with fewer cards than this Shugenja's unit"."""

    def __init__(self, whose: Selector) -> None:
        super().__init__(AFTER, "with fewer cards")
        self.whose = whose

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return any(len(unit(s, card)) < len(unit(s, each)) for each in self.whose.cards(s, context))

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.words} than {self.whose.owning(renderer)} unit"


def smaller_than_unit_of(whose: Selector) -> Predicate:
    return SmallerUnit(whose)


infantry_unit = Simple(KEYWORD, "Infantry", lambda s, context, card: not is_cavalry_unit(s, card))
"""CE-KEY-07, CE-MAN-06: somebody in it is not mounted."""


def _is_alone(s: CcgState, context: AbilityContext, card: int) -> bool:
    side = side_of(s, card)
    return side != NO_SIDE and units_at(s, location(s, card), side) == [card]


alone_in_army = Simple(STATE, "the only Personality in his army", _is_alone)


allying = Simple(
    STATE, "allying", lambda s, context, card: side_of(s, card) != NO_SIDE and is_ally(s, s.controller[card])
)
"""Fights for a side that another player leads (WH-MAN-09)."""
