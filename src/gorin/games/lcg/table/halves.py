"""The two halves of a transfer: one loses what the other receives."""

from __future__ import annotations

from typing import Final

from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent

HALVES: Final = {
    "honor given": ("honor lost", "honor gained"),
    "fate given": ("fate lost", "fate gained"),
    "fate moved": ("fate removed", "fate placed"),
}


def halves(moments: list[TriggerEvent]) -> list[TriggerEvent]:
    """LCG-GIVE-01, LCG-TAKE-01, LCG-LOSE-02: of each of these that is a transfer, what is lost and gained."""
    return [half for each in moments if each.kind in HALVES for half in _halves(each)]


def _halves(moved: TriggerEvent) -> list[TriggerEvent]:
    lost, gained = HALVES[moved.kind]
    if moved.kind == "fate moved":  # from a card to another
        return [
            TriggerEvent(lost, moved.card, moved.seat, NOTHING, moved.amount, moved.action),
            TriggerEvent(gained, moved.other, NOBODY, NOTHING, moved.amount, moved.action),
        ]
    return [
        TriggerEvent(lost, NOTHING, moved.seat, moved.other, moved.amount, moved.action),
        TriggerEvent(gained, NOTHING, moved.other, moved.seat, moved.amount, moved.action),
    ]
