"""The cards of War of Honor, by type, Personalities by Clan. What Celestial has too is written there."""

from __future__ import annotations

from gorin.games.ccg.celestial import cards as celestial
from gorin.games.ccg.definition import Card
from gorin.games.ccg.war_of_honor.pool import POOL
from gorin.language.core.definition import borrowed
from gorin.language.library.card_files import cards_below

BORROWED: list[Card] = borrowed(celestial.CARDS, POOL.borrowed())
"""The same cards as in Celestial: one definition serves both, whatever the rules make of it."""

CARDS: list[Card] = [*BORROWED, *cards_below(__name__)]
