"""The decks of a new game: one for each seat, legal in its format."""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.decks.cards import LCG
from gorin.games.lcg.decks.line_ups import LINE_UPS
from gorin.kernel.errors import InvalidSetup
from gorin.language.library.deck import Deck
from gorin.language.library.given import legal_deck, resolve_deck
from gorin.language.library.library import library_of


def deck_for(format: str, given: Any) -> Deck:
    """A deck by its id or written out, built for a format; `crab-core` is another deck in skirmish."""
    known = library_of(LCG).decks
    if isinstance(given, str) and f"{given}-{format}" in known:
        return known[f"{given}-{format}"]
    deck = resolve_deck(LCG, given)
    return Deck(deck.id, deck.name, deck.lists, deck.theme, format)


def decks_for(format: str, given: Any, seats: int) -> list[Any]:
    """The decks as they were given, all of them legal; those of a line-up where none were."""
    library = library_of(LCG)
    decks = list(LINE_UPS[format][0]) if given is None else given
    if not isinstance(decks, list | tuple) or len(decks) != seats:
        known = ", ".join([deck.id for deck in library.decks.values() if format in library.fits(deck)])
        raise InvalidSetup(f"decks must name a deck for each of the {seats} seats; choose from {known}")
    for deck in decks:
        legal_deck(LCG, deck_for(format, deck))
    return list(decks)
