"""Beginning to use an ability that a card has, or to resolve one without using it."""

from __future__ import annotations

from typing import cast

from gorin.games.lcg.acting.scripts import RESOLVED, UseAbility
from gorin.games.lcg.acting.using import source_of, why_words_forbid
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import LcgAbility
from gorin.words.grammar.scope import Moment, Scope


def begin_ability(
    s: LcgState, seat: int, holder: int, what: int, node: int, moments: list[Moment]
) -> UseAbility:
    """The step that uses an ability that a card has."""
    ability = cast(LcgAbility, s.node(what, node))
    scope = Scope(seat, source_of(s, holder, ability), moments[0] if moments else None)
    return UseAbility(what, node, holder, scope, moments)


def resolve_ability(s: LcgState, seat: int, card: int) -> UseAbility | None:
    """LCG-RESO-01: the step that resolves an action ability of a card, costs and targets included."""
    for ability in s.cards[s.what[card]].acts:
        scope = Scope(seat, card)
        scope.numbers = [RESOLVED]
        if why_words_forbid(s, scope, ability, card) is None:
            return UseAbility(s.what[card], ability.number, card, scope, [])
    return None
