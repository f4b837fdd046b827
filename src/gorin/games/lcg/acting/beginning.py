"""Beginning to use an ability that a card has, or to resolve one without using it."""

from __future__ import annotations

from typing import cast

from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.acting.using import source_of, why_words_forbid
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import RESOLVED, AbilityContext, TriggerEvent


def begin_ability(
    s: LcgState, seat: int, holder: int, what: int, node: int, moments: list[TriggerEvent]
) -> UseAbility:
    """The step that uses an ability that a card has."""
    ability = cast(LcgAbility, s.node(what, node))
    context = AbilityContext(seat, source_of(s, holder, ability), moments[0] if moments else None)
    return UseAbility(what, node, holder, context, moments)


def resolve_ability(s: LcgState, seat: int, card: int, way: int = RESOLVED) -> UseAbility | None:
    """LCG-RESO-01, LCG-RESO-02: the step that resolves an action ability, costs and targets included."""
    for ability in s.cards[s.what[card]].acts:
        context = AbilityContext(seat, card, way=way)
        if why_words_forbid(s, context, ability, card) is None:
            return UseAbility(s.what[card], ability.number, card, context, [])
    return None
