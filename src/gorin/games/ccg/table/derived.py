"""What follows from the cards in play, their tokens and what lasts: worked out once after a change."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import ATTACHMENTS, STATS
from gorin.games.ccg.table.state import CcgState, Derived
from gorin.words.grammar.definition import Rule
from gorin.words.grammar.in_force import in_force
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import Ongoing

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
    for card in in_force(s).listeners:
        known.under.setdefault(s.host[card], []).append(card)
    for about, rules in in_force(s).about.items():
        if about in MINIMUMS:
            known.least[MINIMUMS[about]] = rules
        elif about in MAXIMUMS:
            known.most[MAXIMUMS[about]] = rules
        elif about.startswith(UNTARGETABLE_BY):
            known.shields.append(about)
    known.altered = {token.card for token in s.tokens}
    for lasting in s.lasting:
        if lasting.stat >= 0:
            known.altered.add(lasting.subject)
    return known


def _note_copied(known: Derived, lasting: Ongoing, node: Node) -> None:
    """CE-COPY-03."""
    if not isinstance(node, Rule) or node.about != "gold":
        return
    if lasting.subject not in known.sources:
        known.sources.append(lasting.subject)
    if lasting.is_trait_of(lasting.subject):
        known.copied.setdefault(lasting.subject, []).append(node)
