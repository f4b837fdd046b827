"""The strength of Ranged Attacks, with what raises and lowers it."""

from __future__ import annotations

from gorin.games.ccg.kinds import RANGED
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.in_force import in_force
from gorin.words.grammar.scope import Scope


def ranged_strength(s: CcgState, target: int, strength: int, scope: Scope) -> int:
    """Bonuses and penalties come from rules about the target, or from effects upon the action itself."""
    for rule, ruled in in_force(s).rules:
        if rule.stat == RANGED and rule.concerns(s, ruled, target):
            strength += rule.amount(s, ruled, target)
    for lasting in s.lasting:
        if lasting.stat == RANGED and lasting.action == scope.action:
            strength += lasting.amount
    return strength
