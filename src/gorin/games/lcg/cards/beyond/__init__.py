"""Cards of the packs after the Core Set, by why they are here: clauses that are about them."""

from __future__ import annotations

from gorin.games.lcg.cards.beyond import clarified, errata
from gorin.games.lcg.definition import Card

CARDS: list[Card] = [*clarified.CARDS, *errata.CARDS]
