"""Conditions about rings: claimed, contested, of some element or type."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import CONFLICT_TYPES, ELEMENTS
from gorin.games.lcg.table.reading import (
    RING_CODES,
    claimed_by,
    elements_of,
    held_by,
    is_contested,
    is_in_conflict,
    is_of_element,
    unclaimed,
)
from gorin.games.lcg.table.state import LcgState
from gorin.language.conditions import Told
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a


def _is_claimed(s: LcgState, seat: int, element: int) -> bool:
    return any(element in elements_of(s, ring) for ring in claimed_by(s, seat))


def somebody_has_claimed(element: int) -> Condition:
    """LCG-RING-07: whoever it is."""
    return Told(
        f"the {ELEMENTS[element]} ring is claimed",
        lambda s, context: any(_is_claimed(s, seat, element) for seat in s.playing()),
    )


def is_unclaimed(element: int) -> Condition:
    """In the unclaimed pool; a ring that is contested is not there."""
    return Told(
        f"the {ELEMENTS[element]} ring is unclaimed",
        lambda s, context: any(element in elements_of(s, ring) for ring in unclaimed(s)),
    )


def you_have_claimed_type(type: int) -> Condition:
    """A ring with this side up; one that only counts as claimed has no side."""
    return Told(
        f"you have claimed {a(CONFLICT_TYPES[type])} ring",
        lambda s, context: any(s.rings[ring].type == type for ring in held_by(s, context.seat)),
    )


def you_claim_or_contest(element: int) -> Condition:
    """Both sides of a conflict contest its ring."""
    return Told(
        f"you have claimed or are contesting the {ELEMENTS[element]} ring",
        lambda s, context: (
            _is_claimed(s, context.seat, element)
            or (is_of_element(s, element) and is_in_conflict(s, context.seat))
        ),
    )


@final
class IsContested(Condition):
    """A certain ring is contested, whatever elements another one has gained."""

    def __init__(self, ring: Selector) -> None:
        self.ring = ring

    def holds(self, s: LcgState, context: AbilityContext) -> bool:
        return any(is_contested(s, code - RING_CODES) for code in self.ring.cards(s, context))

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.ring.subject(renderer)} is contested"


def is_being_contested(ring: Selector) -> Condition:
    """Of a ring that was picked."""
    return IsContested(ring)
