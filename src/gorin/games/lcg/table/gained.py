"""Abilities that a card has gained: printed on another one, used as its own (LCG-GAIN-02)."""

from __future__ import annotations

from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import LcgAbility
from gorin.words.grammar.questions import ability_code, gained_code
from gorin.words.grammar.state import InForce


def gained(s: LcgState) -> list[tuple[int, LcgAbility]]:
    """Who has gained which ability, in the order in which they came."""
    found: list[tuple[int, LcgAbility]] = []
    for lasting in s.lasting:
        if lasting.node >= 0 and lasting.subject >= 0:
            node = s.node(lasting.what, lasting.node)
            if isinstance(node, LcgAbility):
                found.append((lasting.subject, node))
    return found


def abilities_of(s: LcgState, card: int) -> list[LcgAbility]:
    """All that are printed on a card or given to its bearer, and those that it has gained."""
    printed = s.cards[s.what[card]].usables
    if not s.lasting:
        return printed
    return printed + [ability for holder, ability in gained(s) if holder == card and ability not in printed]


def is_gained(s: LcgState, holder: int, ability: LcgAbility) -> bool:
    return ability.slug != s.names[s.what[holder]]


def code_of(s: LcgState, holder: int, ability: LcgAbility) -> int:
    """An ability as something that is picked."""
    if is_gained(s, holder, ability):
        return gained_code(holder, s.names.index(ability.slug), ability.number)
    return ability_code(holder, ability.number)


def overhear(s: LcgState, known: InForce) -> None:
    """LCG-BLNK-02: also a card that counts as blank hears by what it has gained."""
    for card, ability in gained(s):
        hearing = known.hearing.setdefault(ability.hears, []) if ability.hears else [card]
        if card not in hearing:
            hearing.append(card)
