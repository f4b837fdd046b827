"""Overlaying: a more experienced version of a card is laid upon one that is in play (CE-EXP, DE-EXP)."""

from __future__ import annotations

from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.permitted import why_not_upon
from gorin.games.ccg.table.reading import is_aligned
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import gold_cost
from gorin.language.core.active_effects import own_of_type


def overlaid_by(s: CcgState, seat: int, card: int) -> list[int]:
    """CE-EXP-02, CE-EXP-03: his own less experienced versions; DE-EXP-10: not beside another Unique one."""
    definition = s.definition(card)
    if definition.type not in rules_of(s).overlays:
        return []
    if rules_of(s).loyal_overlays and "Loyal" in definition.keywords and not is_aligned(s, card, seat):
        return []
    return [
        each
        for each in own_of_type(s, seat, definition.type)
        if definition.is_more_experienced(s.definition(each)) and why_not_upon(s, card, each, seat) is None
    ]


def whom_to_overlay(s: CcgState, seat: int, card: int) -> list[int]:
    """Those of them for whom he can pay."""
    below = overlaid_by(s, seat, card)
    return [each for each in below if can_afford(s, seat, overlay_price(s, card, each), card)]


def overlay_price(s: CcgState, card: int, under: int) -> int:
    """CE-EXP-04, CE-EXP-05."""
    above, below = s.definition(card), s.definition(under)
    if above.experience - below.experience < 2:
        return 0
    return max(gold_cost(s, card) - gold_cost(s, under), 0)
