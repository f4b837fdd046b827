"""Picking everything that an ability needs, so that it can be completed: nothing else is offered.

What may be picked at all, and whether the costs can be paid then, the ruleset of the game says.
"""

from __future__ import annotations

from typing import Any, cast

from gorin.language.abilities import Usable
from gorin.language.core.context import AbilityContext
from gorin.language.core.state import CardState
from gorin.language.picks import Pick


def candidates(s: Any, context: AbilityContext, ability: Usable, pick: Pick) -> list[int]:
    """What can be picked, by the card filter and by the rules of the game."""
    ruleset = cast(CardState, s).rules
    found = pick.card_filter.candidates(s, context)
    return [thing for thing in found if ruleset.may_pick(s, context, ability, pick, thing)]


def can_complete(s: Any, context: AbilityContext, ability: Usable, at: int) -> bool:
    """Is there a way to pick everything from pick `at` on, so that all costs can be paid?

    Of several things that are picked at once, each must do for itself.
    """
    table: CardState = s
    if at == len(ability.picks):
        return table.rules.can_pay(s, context, ability)
    pick = ability.picks[at]
    if not table.rules.picks_early(pick):
        return can_complete(s, context, ability, at + 1)
    if pick.least == 0 and can_complete(s, context, ability, at + 1):
        return True
    if pick.least > 1 and len(candidates(s, context, ability, pick)) < pick.least:
        return False
    kept, missing = context.get(pick.slot), pick.least
    for thing in kept if is_given(context, pick.slot) else pick.card_filter.candidates(s, context):
        if not table.rules.may_pick(s, context, ability, pick, thing):
            continue
        context.put(pick.slot, [thing])
        possible = can_complete(s, context, ability, at + 1)
        context.put(pick.slot, kept)
        if possible:
            missing -= 1
            if missing <= 0:
                return True
    return False


def completing(s: Any, context: AbilityContext, ability: Usable, at: int) -> list[int]:
    """The candidates for pick `at` that leave a way to go on."""
    pick = ability.picks[at]
    chosen = context.get(pick.slot)
    found = [thing for thing in candidates(s, context, ability, pick) if thing not in chosen]
    return [thing for thing in found if completes(s, context, ability, at, thing)]


def completes(s: Any, context: AbilityContext, ability: Usable, at: int, thing: int) -> bool:
    """With this thing as pick `at`, is there a way to go on?"""
    slot = ability.picks[at].slot
    chosen = context.get(slot)
    context.put(slot, [*chosen, thing])
    possible = can_complete(s, context, ability, at + 1)
    context.put(slot, chosen)
    return possible


def is_given(context: AbilityContext, slot: int) -> bool:
    """Was it chosen with the ability itself, before anything was picked?"""
    return context.given == slot
