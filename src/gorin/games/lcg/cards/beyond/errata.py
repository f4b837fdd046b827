"""Cards whose printed words were corrected (LCG-ERR)."""

from __future__ import annotations

from gorin.games.lcg.definition import Card

CARDS: list[Card] = []
