"""Changes that are about to happen: which are the same, whom they concern, of what they are a half."""

from __future__ import annotations

from gorin.games.lcg.table.halves import halves
from gorin.language.core.context import TriggerEvent


def whole(moment: TriggerEvent, imminent: list[TriggerEvent]) -> TriggerEvent:
    """What a half is a half of: what is not lost is not gained, nor the other way round (LCG-CLAR-43)."""
    for each in imminent:
        if is_among(moment, halves([each])):
            return each
    return moment


def concerns(moment: TriggerEvent, seat: int) -> bool:
    """Would it happen to this player, or for him?"""
    return moment.seat == seat or (moment.kind in ("honor given", "fate given") and moment.other == seat)


def is_same(one: TriggerEvent, other: TriggerEvent) -> bool:
    return (one.kind, one.card, one.seat, one.other, one.amount) == (
        other.kind,
        other.card,
        other.seat,
        other.other,
        other.amount,
    )


def is_among(moment: TriggerEvent, moments: list[TriggerEvent]) -> bool:
    return any(is_same(moment, each) for each in moments)
