"""Cards that a player may play as if they were in his hand, wherever they lie (LCG-PUT-09, LCG-PRST-02)."""

from __future__ import annotations

from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.kinds import TO_DISCARD
from gorin.games.lcg.table.ops.course import AS_IN_HAND
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import NOTHING
from gorin.language.core.zones import HAND


def is_lent(s: LcgState, card: int, seat: int) -> bool:
    """May a card that is not in a hand be played as if it were in this player's?"""
    for each in s.lasting:
        if each.keyword == AS_IN_HAND and each.subject == card and each.context.seat == seat:
            return True
    return AS_IN_HAND in active_effects(s).topics and _is_lent_by_rule(s, card, seat)


def _is_lent_by_rule(s: LcgState, card: int, seat: int) -> bool:
    """By a constant ability of a card that this player controls."""
    return any(
        rule.about == AS_IN_HAND and context.seat == seat and rule.concerns(s, context, card)
        for rule, context in active_effects(s).rules
    )


def lent_to(s: LcgState, seat: int) -> list[int]:
    """The cards that this player may play as if they were in his hand.

    What lies in a province is played from there anyway in the dynasty phase.
    """
    found: list[int] = []
    for each in s.lasting:  # two effects may say so of the same card
        is_elsewhere = each.keyword == AS_IN_HAND and s.zone[each.subject] != HAND
        if is_elsewhere and each.context.seat == seat and each.subject not in found:
            found.append(each.subject)
    if AS_IN_HAND in active_effects(s).topics and s.phase != "dynasty":
        lying = [card for card, zone in enumerate(s.zone) if zone == IN_PROVINCE and s.owner[card] == seat]
        found += [card for card in lying if card not in found and _is_lent_by_rule(s, card, seat)]
    return found


def origin_of(s: LcgState, seat: int, card: int) -> int:
    """The province from which a card is played; what is played as from hand comes from none.

    LCG-PUT-01: in the dynasty phase what lies in a province is played from there, lent or not.
    """
    if s.zone[card] != IN_PROVINCE or (s.phase != "dynasty" and is_lent(s, card, seat)):
        return NOTHING
    return s.lies_in[card]


def rest_of(s: LcgState, card: int) -> int:
    """Where an event goes when it was played: what lets somebody play it may say so."""
    for each in s.lasting:
        if each.keyword == AS_IN_HAND and each.subject == card:
            return each.amount
    return TO_DISCARD
