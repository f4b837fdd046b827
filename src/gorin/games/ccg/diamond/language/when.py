"""Points in time and conditions that Diamond's cards speak of."""

from __future__ import annotations

from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import HOME, STRATEGY
from gorin.games.ccg.table.reading import location, province, units_at
from gorin.games.ccg.table.sides import other_side
from gorin.games.ccg.table.state import CcgState
from gorin.language.conditions import Told
from gorin.language.core.active_effects import has
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a, listed
from gorin.language.predicates import AFTER, Simple

there = Simple(
    AFTER,
    "there",
    lambda s, context, card: context.moment is not None and location(s, card) == context.moment.amount,
)
"""Where the unit has moved that the trigger is about."""


def _is_it(s: CcgState, context: AbilityContext, card: int) -> bool:
    return context.moment is not None and context.moment.card == card


which_moved = Simple(AFTER, "that moved", _is_it)
who_bowed = Simple(AFTER, "who bowed", _is_it)
"""The very card that the trigger is about, where the text targets it."""


def _terrain_here(s: CcgState, context: AbilityContext) -> bool:
    here = location(s, context.source)
    return here != HOME and any(s.type_of(card) == STRATEGY and s.host[card] == here for card in s.in_play)


def _region_here(s: CcgState, context: AbilityContext) -> bool:
    place = province(s, location(s, context.source))
    return place is not None and place.region != NOTHING


TERRAIN_AT_HIS_BATTLE = Told("there is a Terrain at his battle", _terrain_here)
REGION_AT_HIS_BATTLE = Told("a Region is attached to the province of his battle", _region_here)


class Faces(Condition):
    """A Personality is against such a card in a battle or a duel."""

    def __init__(self, who: Selector, keywords: tuple[str, ...]) -> None:
        self.who = who
        self.keywords = keywords

    def holds(self, s: CcgState, context: AbilityContext) -> bool:
        return any(
            has(s, card, word)
            for mine in self.who.cards(s, context)
            for card in self._facing(s, mine)
            for word in self.keywords
        )

    def _facing(self, s: CcgState, mine: int) -> list[int]:
        duel = duel_in_progress(s)
        duelists = [] if duel is None else [duel.challenger, duel.challenged]
        others = [card for card in duelists if card != mine] if mine in duelists else []
        here, side = s.place[mine], s.side[mine]
        return others + (units_at(s, here, other_side(side)) if here != HOME else [])

    def text(self, renderer: TextRenderer) -> str:
        one = listed([a(word) for word in self.keywords], "or")
        kind = " Personality" if self.keywords[0].endswith("Clan") else ""
        return f"{self.who.subject(renderer)} is opposed by {one}{kind}, in battle or in a duel"


def faces(who: Selector, *keywords: str) -> Condition:
    """ "while this Personality is opposed by an Ogre or an Oni, in battle or in a duel" """
    return Faces(who, keywords)
