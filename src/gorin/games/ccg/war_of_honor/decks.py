"""The four decks of War of Honor."""

from __future__ import annotations

from gorin.words.library.deck import Deck

DECKS: list[Deck] = []
