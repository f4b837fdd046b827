"""The facts of the cards of Diamond Edition: a line for each, as `gorin.games.ccg.pool` reads them."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.pool import dynasty, fate, personalities, strategies
from gorin.games.ccg.diamond.pool.doubts import DOUBTS
from gorin.games.ccg.pool import Pool
from gorin.language.core.definition import Phrase

POOL = Pool([personalities.LINES, dynasty.LINES, strategies.LINES, fate.LINES], DOUBTS)


def card(title: str, *text: Phrase) -> Card:
    """A card with its words; its experience level belongs to the title, as in "Hida Kuon - exp6"."""
    return POOL.card(title, text)
