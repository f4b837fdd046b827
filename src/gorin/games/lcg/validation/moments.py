"""Whether what happens in a state from outside can happen: whom and what each kind of moment is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.games.lcg.table.changes import change
from gorin.games.lcg.table.changes.changing import OTHERS
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.ranges import is_card, is_seat, is_small


def moment_fits(s: LcgState, moment: TriggerEvent) -> bool:
    about = is_card(s, moment.card, True) and is_seat(s, moment.seat, True)
    return about and _other_fits(s, moment) and is_small(moment.other, moment.amount, moment.action)


def _other_fits(s: LcgState, moment: TriggerEvent) -> bool:
    """A kind that nobody has declared never happens."""
    return moment.kind in OTHERS and FITS[OTHERS[moment.kind]](s, moment.other)


def is_place(s: LcgState, place: int, or_nothing: bool = False) -> bool:
    return (NOTHING if or_nothing else 0) <= place < len(s.provinces)


def is_ring(s: LcgState, ring: int, or_nothing: bool = False) -> bool:
    return (NOTHING if or_nothing else 0) <= ring < len(s.rings)


FITS: Final[dict[str, Callable[[LcgState, int], bool]]] = {
    change.A_SEAT: is_seat,
    change.A_SEAT_OR_NOBODY: lambda s, other: is_seat(s, other, True),
    change.A_CARD: is_card,
    change.A_PLACE: is_place,
    change.A_PLACE_OR_NOTHING: lambda s, other: is_place(s, other, True),
    change.A_RING: is_ring,
    change.A_NUMBER: lambda s, other: is_small(other),
}
"""Whether the `other` of a moment is there, by what it is."""
