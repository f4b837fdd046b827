"""Writing cards: the name under which the pool has the facts, and the text as words that behave."""

from __future__ import annotations

from gorin.games.lcg.decks.cards import pool
from gorin.games.lcg.definition import Card
from gorin.words.grammar.definition import Phrase, slug_of


def card(name: str, *text: Phrase) -> Card:
    """A card with its words; one without any is played by its numbers alone.

    >>> whisperer = card("Doji Whisperer")
    >>> whisperer.slug, whisperer.stats[1], whisperer.keywords
    ('doji-whisperer', 3, ('Courtier',))
    """
    printed = pool().get(slug_of(name))
    if printed is None:
        raise ValueError(f"there are no printed facts of {name}")
    return Card(printed, text)


def unfinished(card: Card) -> Card:
    """A card of which something does not work yet: it is shown as such, and in no deck."""
    card.complete = False
    return card


def doubtful(card: Card, why: str) -> Card:
    """Complete, but something about the printed card is not certain."""
    card.doubt = why
    return card
