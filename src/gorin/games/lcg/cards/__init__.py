"""The cards, by clan and type, all packs together: name and words only.

The facts are in `decks/pool`. A card of the Core Set that is not written here is unfinished.
"""

from __future__ import annotations

from gorin.games.lcg.decks.cards import CORE, pool
from gorin.games.lcg.definition import Card
from gorin.games.lcg.language.cards import unfinished
from gorin.language.library.card_files import cards_below

WRITTEN: list[Card] = cards_below(__name__)
"""The cards whose behaviour is written."""


def every_card() -> list[Card]:
    """The cards of the Core Set, and others that are written; those without behaviour say so."""
    written = {card.slug for card in WRITTEN}
    core = [card for card in pool().values() if card.pack == CORE and card.slug not in written]
    return WRITTEN + [unfinished(Card(each, ())) for each in core]


CARDS: list[Card] = every_card()
