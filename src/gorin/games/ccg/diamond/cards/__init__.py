"""The cards of Diamond Edition, by type; Personalities by Faction."""

from __future__ import annotations

from gorin.games.ccg.definition import Card

CARDS: list[Card] = []
