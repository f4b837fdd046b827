"""The two halves of a transfer: one loses what the other receives."""

from __future__ import annotations

from typing import Final

from gorin.words.grammar.scope import NOBODY, NOTHING, Moment

HALVES: Final = {
    "honor given": ("honor lost", "honor gained"),
    "fate given": ("fate lost", "fate gained"),
    "fate moved": ("fate removed", "fate placed"),
}


def halves(moments: list[Moment]) -> list[Moment]:
    """LCG-GIVE-01, LCG-TAKE-01, LCG-LOSE-02: of each of these that is a transfer, what is lost and gained."""
    return [half for each in moments if each.kind in HALVES for half in _halves(each)]


def _halves(moved: Moment) -> list[Moment]:
    lost, gained = HALVES[moved.kind]
    if moved.kind == "fate moved":  # from a card to another
        return [
            Moment(lost, moved.card, moved.seat, NOTHING, moved.amount, moved.action),
            Moment(gained, moved.other, NOBODY, NOTHING, moved.amount, moved.action),
        ]
    return [
        Moment(lost, NOTHING, moved.seat, moved.other, moved.amount, moved.action),
        Moment(gained, NOTHING, moved.other, moved.seat, moved.amount, moved.action),
    ]
