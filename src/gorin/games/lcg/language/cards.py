"""Writing cards: the name under which the pool has the facts, and the text as words that behave."""

from __future__ import annotations

from gorin.games.lcg.decks.cards import printed_as
from gorin.games.lcg.decks.pool.reconstructed import UNKNOWN
from gorin.games.lcg.definition import Card
from gorin.language.core.definition import Phrase


def card(name: str, *text: Phrase) -> Card:
    """A card with its words; one without any is played by its numbers alone.

    A title that exists twice is written with its version: `card("Akodo Toturi (2)", ...)`.

    >>> whisperer = card("Doji Whisperer")
    >>> whisperer.slug, whisperer.stats[1], whisperer.keywords
    ('doji-whisperer', 3, ('Courtier',))
    """
    return Card(printed_as(name), text)


def unfinished(card: Card) -> Card:
    """A card of which something does not work yet: it is shown as such, and in no deck."""
    card.complete = False
    return card


def doubtful(card: Card, why: str) -> Card:
    """Complete, but something about the printed card is not certain."""
    card.doubt = card.printed.doubt = why
    return card


def reconstructed(card: Card) -> Card:
    """Complete, but no source gives some of its facts: they were chosen after similar cards."""
    return doubtful(card, f"reconstructed, because no source gives them: {UNKNOWN[card.name]}")
