"""Cards that the clarifications are about (LCG-CLAR)."""

from __future__ import annotations

from gorin.games.lcg.definition import Card

CARDS: list[Card] = []
