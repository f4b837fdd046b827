"""Whether what happens in a state from outside can happen: whom and what each kind of moment is about."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.ranges import is_card, is_seat, is_small
from gorin.words.grammar.scope import NOTHING, Moment

TO_ANOTHER_SEAT: Final = ("honor given", "fate given", "token passes")
WITH_ANOTHER_SEAT: Final = ("honor gained", "honor lost", "fate gained", "fate lost", "conflict won")
AT_A_PLACE: Final = ("province breaks", "province filled", "hidden")
ABOUT_A_RING: Final = ("ring claimed", "fate to ring")
ABOUT_ANOTHER_CARD: Final = ("attached", "becomes copy", "fate moved", "status moved", "duel begins")
"""What `other` is, by the kind of moment; of the others it is some number."""


def moment_fits(s: LcgState, moment: Moment) -> bool:
    about = is_card(s, moment.card, True) and is_seat(s, moment.seat, True)
    return about and _other_fits(s, moment) and is_small(moment.other, moment.amount, moment.action)


def _other_fits(s: LcgState, moment: Moment) -> bool:
    kind, other = moment.kind, moment.other
    if kind in TO_ANOTHER_SEAT or kind in WITH_ANOTHER_SEAT:
        return is_seat(s, other, kind in WITH_ANOTHER_SEAT)
    if kind in AT_A_PLACE:
        return is_place(s, other)
    if kind in ABOUT_A_RING:
        return is_ring(s, other)
    return kind not in ABOUT_ANOTHER_CARD or is_card(s, other)


def is_place(s: LcgState, place: int, or_nothing: bool = False) -> bool:
    return (NOTHING if or_nothing else 0) <= place < len(s.provinces)


def is_ring(s: LcgState, ring: int, or_nothing: bool = False) -> bool:
    return (NOTHING if or_nothing else 0) <= ring < len(s.rings)
