"""The decks that come with Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.decks import Deck

DECKS: list[Deck] = []
