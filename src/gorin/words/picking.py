"""Picking everything that an ability needs, so that it can be completed: nothing else is offered.

What may be picked at all, and whether the costs can be paid then, the book of the game says.
"""

from __future__ import annotations

from typing import Any, cast

from gorin.words.abilities import Usable
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.state import CardState
from gorin.words.picks import Pick


def candidates(s: Any, scope: Scope, ability: Usable, pick: Pick) -> list[int]:
    """What can be picked, by the noun and by the rules of the game."""
    book = cast(CardState, s).book
    found = pick.noun.candidates(s, scope)
    return [thing for thing in found if book.may_pick(s, scope, ability, pick, thing)]


def can_complete(s: Any, scope: Scope, ability: Usable, at: int) -> bool:
    """Is there a way to pick everything from pick `at` on, so that all costs can be paid?"""
    table: CardState = s
    if at == len(ability.picks):
        return table.book.can_pay(s, scope, ability)
    pick = ability.picks[at]
    if not table.book.picks_early(pick):
        return can_complete(s, scope, ability, at + 1)
    if pick.least == 0 and can_complete(s, scope, ability, at + 1):
        return True
    if pick.least > 1 and len(candidates(s, scope, ability, pick)) < pick.least:
        return False
    kept = scope.get(pick.slot)
    for thing in kept if is_given(scope, pick.slot) else pick.noun.candidates(s, scope):
        if not table.book.may_pick(s, scope, ability, pick, thing):
            continue
        scope.put(pick.slot, [thing])
        possible = can_complete(s, scope, ability, at + 1)
        scope.put(pick.slot, kept)
        if possible:
            return True
    return False


def completing(s: Any, scope: Scope, ability: Usable, at: int) -> list[int]:
    """The candidates for pick `at` that leave a way to go on."""
    pick = ability.picks[at]
    chosen = scope.get(pick.slot)
    good: list[int] = []
    for thing in candidates(s, scope, ability, pick):
        if thing in chosen:
            continue
        scope.put(pick.slot, [*chosen, thing])
        if can_complete(s, scope, ability, at + 1):
            good.append(thing)
    scope.put(pick.slot, chosen)
    return good


def is_given(scope: Scope, slot: int) -> bool:
    """Was it chosen with the ability itself, before anything was picked?"""
    return scope.given == slot
