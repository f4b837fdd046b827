"""What follows from the cards in play, their tokens and what lasts: worked out once after a change."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import ATTACHMENTS, STATS
from gorin.games.ccg.table.state import CcgState, Derived
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import Rule
from gorin.language.core.nodes import Node

MINIMUMS: Final[dict[str, int]] = {f"minimum {name}": stat for stat, name in enumerate(STATS)}
MAXIMUMS: Final[dict[str, int]] = {f"maximum {name}": stat for stat, name in enumerate(STATS)}
"""What rules are about that bound a stat (CE-STAT-01)."""

UNTARGETABLE_BY: Final = "may not be targeted by actions with "
"""What rules are about that spare a card some actions: this and a keyword."""


def derived(s: CcgState) -> Derived:
    known = s.derived
    if known is None:
        known = _gathered(s)
        s.keep_derived(known)
    return known


def _gathered(s: CcgState) -> Derived:
    known = Derived()
    for card in s.in_play:
        definition = s.cards[s.what[card]]
        if definition.type in ATTACHMENTS:
            known.attached.setdefault(s.host[card], []).append(card)
        if definition.makes_gold:
            known.sources.append(card)
    for lasting in s.lasting:
        if lasting.node >= 0:
            _note_copied(known, lasting, s.node(lasting.what, lasting.node))
    for card in active_effects(s).listeners:
        known.under.setdefault(s.host[card], []).append(card)
    for about, rules in active_effects(s).about.items():
        bounds = _bounds.get(about)
        if bounds is None:
            bounds = _bounds[about] = _bounds_by(about)
        if bounds:
            _note_bound(known, bounds, about, rules)
    known.altered = {token.card for token in s.tokens}
    for lasting in s.lasting:
        if lasting.stat >= 0:
            known.altered.add(lasting.subject)
    return known


LEAST: Final = 100
MOST: Final = 200
SHIELD: Final = 300
_bounds: Final[dict[str, int]] = {}
"""How each topic of rules bounds something, once it was met: LEAST or MOST and the stat, SHIELD, or 0."""


def _bounds_by(about: str) -> int:
    if about in MINIMUMS:
        return LEAST + MINIMUMS[about]
    if about in MAXIMUMS:
        return MOST + MAXIMUMS[about]
    return SHIELD if about.startswith(UNTARGETABLE_BY) else 0


def _note_bound(known: Derived, bounds: int, about: str, rules: list[tuple[Rule, AbilityContext]]) -> None:
    if bounds == SHIELD:
        known.shields.append(about)
    elif bounds >= MOST:
        known.most[bounds - MOST] = rules
    else:
        known.least[bounds - LEAST] = rules


def _note_copied(known: Derived, lasting: LastingEffect, node: Node) -> None:
    """CE-COPY-03."""
    if not isinstance(node, Rule) or node.about != "gold":
        return
    if lasting.subject not in known.sources:
        known.sources.append(lasting.subject)
    if lasting.is_trait_of(lasting.subject):
        known.copied.setdefault(lasting.subject, []).append(node)
