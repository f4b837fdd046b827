"""Moments that change nothing themselves: they are announced to those who answer, remember or watch them."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.table.changes.change import A_CARD, A_NUMBER, A_RING, A_SEAT, A_SEAT_OR_NOBODY

ANNOUNCED: Final[dict[str, str]] = {
    # the course of the game
    "phase begins": A_NUMBER,
    "dials revealed": A_NUMBER,
    "favor claimed": A_NUMBER,
    # cards and abilities: the definition that has the ability, where there is one
    "card played": A_NUMBER,
    "ability used": A_NUMBER,
    "initiates": A_NUMBER,
    "supports": A_SEAT,
    # conflicts
    "declares conflict": A_NUMBER,
    "passes conflict": A_NUMBER,
    "conflict declared": A_SEAT,
    "conflict type": A_NUMBER,
    "ring selected": A_RING,
    "commits": A_NUMBER,
    "conflict ends": A_NUMBER,
    # duels
    "duel begins": A_CARD,
    "duel won": A_CARD,
    "duel lost": A_CARD,
    # what only treaties watch
    "targets": A_NUMBER,
    "puts fate": A_SEAT_OR_NOBODY,
    "bids for cards": A_NUMBER,
}
"""What the `other` of each kind is."""
