"""The strength of Ranged Attacks, with what raises and lowers it."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import RANGED
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.in_force import in_force
from gorin.words.grammar.scope import Scope

SHOOTS_HARDER: Final = "has stronger Ranged Attacks"
"""What a rule says of the card that makes a Ranged Attack."""


def ranged_strength(s: CcgState, target: int, strength: int, scope: Scope) -> int:
    """Bonuses and penalties come from rules about the target, or from effects upon this very attack."""
    for rule, ruled in in_force(s).rules:
        if rule.stat == RANGED and rule.concerns(s, ruled, target):
            strength += rule.amount(s, ruled, target)
    for lasting in s.lasting:
        if lasting.stat == RANGED and lasting.action == scope.action and lasting.subject == target:
            strength += lasting.amount
    return strength


def shot(s: CcgState, strength: int, card: int) -> int:
    """What a card's own attack adds, with what rules say of the card itself."""
    for rule, ruled in in_force(s).rules:
        if rule.about == SHOOTS_HARDER and rule.concerns(s, ruled, card):
            strength += rule.amount(s, ruled, card)
    return strength
