"""The Imperial Law: titles that are restricted or banned, as data (LCG-DECK-09, LCG-DECK-14)."""

from __future__ import annotations

from typing import NamedTuple

from gorin.games.lcg.decks.cards import PoolCard


class Law(NamedTuple):
    """Titles of which a deck may have one (restricted), and those that it may not have (banned)."""

    restricted: frozenset[str] | None = frozenset()
    """None: those that the tables of the cards mark."""
    banned: frozenset[str] = frozenset()

    def restricts(self, card: PoolCard) -> bool:
        return card.restricted if self.restricted is None else card.name in self.restricted


LISTED = Law(restricted=None)
"""The Restricted List as the facts of the cards have it; they name no card that is banned altogether."""
NONE = Law()
