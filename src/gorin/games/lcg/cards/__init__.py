"""The cards, by clan: behaviour only. The facts are in `decks/pool`; who is not here is unfinished.

The room `beyond` has cards of later packs.
"""

from __future__ import annotations

from gorin.games.lcg.cards import (
    beyond,
    crab,
    crane,
    dragon,
    lion,
    neutral,
    phoenix,
    scorpion,
    unicorn,
)
from gorin.games.lcg.decks.cards import CORE, pool
from gorin.games.lcg.definition import Card
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
    *beyond.CARDS,
]
"""The cards whose behaviour is written."""


def every_card() -> list[Card]:
    """The cards of the Core Set, and others that are written; those without behaviour say so."""
    written = {card.slug for card in WRITTEN}
    core = [card for card in pool().values() if card.pack == CORE and card.slug not in written]
    return WRITTEN + [unfinished(Card(each, ())) for each in core]


CARDS: list[Card] = every_card()
