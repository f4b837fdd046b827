"""The cards, by clan: behaviour only. The facts are in `printed`; a card that is not here is unfinished."""

from __future__ import annotations

from gorin.games.lcg.cards import crab, crane, dragon, lion, neutral, phoenix, scorpion, unicorn
from gorin.games.lcg.definition import Card
from gorin.games.lcg.printed import PRINTED
from gorin.games.lcg.words.cards import unfinished

WRITTEN: list[Card] = [
    *neutral.CARDS,
    *crab.CARDS,
    *crane.CARDS,
    *dragon.CARDS,
    *lion.CARDS,
    *phoenix.CARDS,
    *scorpion.CARDS,
    *unicorn.CARDS,
]
"""The cards whose behaviour is written."""


def every_card() -> list[Card]:
    """All cards whose facts are known; those without behaviour say so."""
    written = {card.slug for card in WRITTEN}
    return WRITTEN + [unfinished(Card(each, ())) for slug, each in PRINTED.items() if slug not in written]


CARDS: list[Card] = every_card()
