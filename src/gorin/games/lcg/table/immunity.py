"""Immunity: what effects of some kind can neither target nor touch (LCG-IMM)."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import EVENT, RING_EFFECT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.personal import resolver, whose_effect
from gorin.games.lcg.table.reading import rules_about
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.active_effects import has
from gorin.language.core.context import NOBODY

IMMUNE: Final = "immune to "
EVENTS: Final = "events"
CARD_EFFECTS: Final = "card effects"
RING_EFFECTS: Final = "ring effects"
BY_OPPONENTS: Final = "opponents' "
"""What a card may be immune to: one of three, of everybody or of opponents."""


def is_immune(s: LcgState, card: int, source: int, by: int = NOBODY) -> bool:
    """To the effects of a card, or of a ring; costs are no effects (LCG-IMM-04, LCG-EFF-01).

    `by` is who would use the card; NOBODY: whoever uses it now.
    """
    if not rules_about(s, IMMUNE):
        return False
    if source == RING_EFFECT:
        return is_immune_to(s, card, RING_EFFECTS, resolver(s))
    if source < 0:
        return False
    seat = whose_effect(s, source) if by == NOBODY else by
    if is_immune_to(s, card, CARD_EFFECTS, seat) or _is_immune_to_traits(s, card, source):
        return True
    return s.type_of(source) == EVENT and is_immune_to(s, card, EVENTS, seat)


def _is_immune_to_traits(s: LcgState, card: int, source: int) -> bool:
    """To the effects of cards with some trait, whoever uses them."""
    return any(
        has(s, source, rule.about.removeprefix(IMMUNE)) and rule.concerns(s, context, card)
        for rule, context in rules_about(s, IMMUNE)
    )


def is_immune_to(s: LcgState, card: int, what: str, seat: int) -> bool:
    """To effects of this kind that come from this player."""
    for rule, context in rules_about(s, IMMUNE):
        if rule.about == IMMUNE + what and rule.concerns(s, context, card):
            return True
        is_foes = seat < 0 or rules_of(s).is_foe(context.seat, seat)  # LCG-CLAR-11
        if is_foes and rule.about == IMMUNE + BY_OPPONENTS + what and rule.concerns(s, context, card):
            return True
    return False
