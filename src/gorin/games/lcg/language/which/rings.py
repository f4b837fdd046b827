"""Rings, as things that are picked and spoken of."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.lcg.kinds import CLAIMED, CONFLICT_TYPES, ELEMENTS, UNCLAIMED
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.reading import RING_CODES, claimed_by, elements_of, foes, held_by, is_contested
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer


def _counts_as_claimed(s: LcgState, ring: int) -> bool:
    """LCG-CLAR-19: also one that counts as being in somebody's claimed pool."""
    return s.rings[ring].state == CLAIMED or any(ring in claimed_by(s, seat) for seat in s.playing())


class Rings(CardFilter):
    """Some rings, each picked as its own number."""

    def __init__(self, words: str, test: Callable[[LcgState, AbilityContext, int], bool]) -> None:
        super().__init__((), ())
        self.words = words
        self.test = test

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return card >= RING_CODES and self.test(s, context, card - RING_CODES)

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [RING_CODES + ring for ring in range(len(s.rings)) if self.test(s, context, ring)]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return self.words.replace("ring", "rings", 1) if many else self.words


RING = Rings("ring", lambda s, context, ring: True)
UNCLAIMED_RING = Rings("unclaimed ring", lambda s, context, ring: s.rings[ring].state == UNCLAIMED)
SWITCHABLE_RING = Rings(
    "unclaimed ring", lambda s, context, ring: rules_of(s).may_switch_claimed(s, context.seat, ring)
)
YOUR_RING = Rings("ring in your claimed pool", lambda s, context, ring: ring in held_by(s, context.seat))
"""LCG-CLAR-20: only one that really lies there leaves it."""
CLAIMED_RING = Rings("claimed ring", lambda s, context, ring: _counts_as_claimed(s, ring))
YOUR_CLAIMED_RING = Rings(
    "ring in your claimed ring pool", lambda s, context, ring: ring in claimed_by(s, context.seat)
)
OPPONENTS_CLAIMED_RING = Rings(
    "ring in an opponent's claimed ring pool",
    lambda s, context, ring: any(ring in claimed_by(s, seat) for seat in foes(s, context.seat)),
)
"""LCG-CLAR-19: where rings are counted, one that counts as being there is one of them."""
CONTESTED_RING = Rings("contested ring", lambda s, context, ring: is_contested(s, ring))


def ring_of(element: int) -> CardFilter:
    """LCG-CLAR-31: unclaimed, contested or claimed."""
    return Rings(f"{ELEMENTS[element]} ring", lambda s, context, ring: s.rings[ring].element == element)


def claimed_ring_of(element: int) -> CardFilter:
    """LCG-CLAR-19, LCG-RING-07: of this element, by whomever it was claimed."""
    return Rings(
        f"claimed {ELEMENTS[element]} ring",
        lambda s, context, ring: element in elements_of(s, ring) and _counts_as_claimed(s, ring),
    )


def unclaimed_ring_of(element: int) -> CardFilter:
    return Rings(
        f"unclaimed {ELEMENTS[element]} ring",
        lambda s, context, ring: element in elements_of(s, ring) and s.rings[ring].state == UNCLAIMED,
    )


def claimed_ring(type: int) -> CardFilter:
    """One that was claimed with this side up; one that only counts as claimed has no type."""
    return Rings(
        f"claimed {CONFLICT_TYPES[type]} ring",
        lambda s, context, ring: s.rings[ring].state == CLAIMED and s.rings[ring].type == type,
    )


def picked_ring(context: AbilityContext, slot: int) -> int:
    """The ring that was picked for a slot."""
    return context.get(slot)[0] - RING_CODES
