"""The decks that come with Diamond Edition."""

from __future__ import annotations

from gorin.words.library.deck import Deck

DECKS: list[Deck] = []
