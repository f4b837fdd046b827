"""Points in time and conditions that Diamond's cards speak of."""

from __future__ import annotations

from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import HOME, STRATEGY
from gorin.games.ccg.table.reading import leader, location, province, units_at
from gorin.games.ccg.table.sides import other_side
from gorin.games.ccg.table.state import CcgState
from gorin.language.conditions import Told
from gorin.language.core.active_effects import has
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.predicates import AFTER, Simple

there = Simple(
    AFTER,
    "there",
    lambda s, context, card: context.moment is not None and location(s, card) == context.moment.amount,
)
"""Where the unit has moved that the trigger is about."""


def _is_it(s: CcgState, context: AbilityContext, card: int) -> bool:
    return context.moment is not None and context.moment.card == card


which_moved = Simple(AFTER, "which moved", _is_it)
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


def _faces_ogre_or_oni(s: CcgState, context: AbilityContext) -> bool:
    bearer = leader(s, context.source)
    duel = duel_in_progress(s)
    facing = [] if duel is None else [duel.challenger, duel.challenged]
    if bearer in facing and any(card != bearer and _is_ogre_or_oni(s, card) for card in facing):
        return True
    here, side = s.place[bearer], s.side[bearer]
    return here != HOME and any(_is_ogre_or_oni(s, card) for card in units_at(s, here, other_side(side)))


def _is_ogre_or_oni(s: CcgState, card: int) -> bool:
    return has(s, card, "Ogre") or has(s, card, "Oni")


FACES_OGRE_OR_ONI = Told(
    "this Personality opposes an Ogre or an Oni, in battle or in a duel", _faces_ogre_or_oni
)
