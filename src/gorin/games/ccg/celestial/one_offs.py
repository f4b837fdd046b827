"""What a single card of Celestial Edition asks for and no other does, so that it is no word of the language.

`gorin cards celestial --words` tells which cards these are; they stay below one in twenty.
"""

from __future__ import annotations

from gorin.games.ccg.kinds import PERSONALITY
from gorin.games.ccg.language.when.about_actions import since
from gorin.games.ccg.table.reading import place_of, units_at
from gorin.games.ccg.table.sides import enemy_side, my_side, seats_in
from gorin.games.ccg.table.state import CcgState
from gorin.language.conditions import Told
from gorin.language.core.context import NOBODY, AbilityContext, TriggerEvent

# --- Ring of Earth ------------------------------------------------------------------------------------


def _enemies_were_there(s: CcgState, context: AbilityContext) -> bool:
    """Some are there now, or something is remembered that shows that some were."""
    if context.moment is None:
        return False
    place, enemies = place_of(context.moment), enemy_side(s, context.seat)
    past = [each for each in s.history if place in _places(each)]
    return bool(units_at(s, place, enemies)) or any(my_side(s, each.seat) == enemies for each in past)


def _places(moment: TriggerEvent) -> tuple[int, ...]:
    """The places where somebody's unit was, by what is remembered of it."""
    if moment.kind in ("assigned", "destroyed"):
        return (moment.amount,)
    return (moment.other, moment.amount) if moment.kind == "moved" else ()


def _none_fell(s: CcgState, context: AbilityContext) -> bool:
    return not any(
        each.kind == "destroyed" and each.seat == context.seat and s.type_of(each.card) == PERSONALITY
        for each in since(s, "engaged")
    )


ENEMIES_WERE_THERE = Told("enemy units were at its battlefield at any time", _enemies_were_there)
NONE_OF_YOURS_FELL = Told("no Personality of yours was destroyed in it", _none_fell)


# --- Ring of Fire -------------------------------------------------------------------------------------


def _destroyed_in_resolution(s: CcgState, context: AbilityContext) -> bool:
    """In a resolution it is the rules that destroy, so nobody stands behind it: who has fought did it."""
    if context.moment is None:
        return False
    past, enemies = since(s, "battle resolves"), enemy_side(s, context.seat)
    if any(each.kind == "province destroyed" and context.seat in seats_in(s, each.amount) for each in past):
        return True
    fallen = [each.seat for each in past if each.kind == "destroyed" and each.other == NOBODY]
    fought = context.seat in fallen or context.seat in seats_in(s, context.moment.amount)
    return fought and any(my_side(s, seat) == enemies for seat in fallen)


RESOLUTION_DESTROYED_SOMETHING = Told(
    "its resolution let you destroy that province or an enemy card", _destroyed_in_resolution
)
