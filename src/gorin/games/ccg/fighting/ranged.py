"""The strength of Ranged Attacks, with what raises and lowers it."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import RANGED
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import AbilityContext

SHOOTS_HARDER: Final = "has stronger Ranged Attacks"
"""What a rule says of the card that makes a Ranged Attack."""


def ranged_strength(s: CcgState, target: int, strength: int, context: AbilityContext) -> int:
    """Bonuses and penalties come from rules about the target, or from effects upon this very attack."""
    for rule, ruled in active_effects(s).rules:
        if rule.stat == RANGED and rule.concerns(s, ruled, target):
            strength += rule.amount(s, ruled, target)
    for lasting in s.lasting:
        if lasting.stat == RANGED and lasting.action == context.action and lasting.subject == target:
            strength += lasting.amount
    return strength


def shot(s: CcgState, strength: int, card: int) -> int:
    """What a card's own attack adds, with what rules say of the card itself."""
    for rule, ruled in active_effects(s).rules:
        if rule.about == SHOOTS_HARDER and rule.concerns(s, ruled, card):
            strength += rule.amount(s, ruled, card)
    return strength
