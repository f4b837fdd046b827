"""The four decks of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.decks import Deck

DECKS: list[Deck] = []
