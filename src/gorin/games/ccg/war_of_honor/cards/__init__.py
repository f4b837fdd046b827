"""The cards of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card

CARDS: list[Card] = []
