"""Decks that people bring: read as the page writes them, and looked at before they are laid out."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.kernel.keys import nearest
from gorin.language.library.deck import Deck
from gorin.language.library.given import MOST_COPIES, resolve_deck, written_out
from gorin.language.library.library import library_of
from gorin.server.table.refusal import Code, Refused

MOST_LINES = 300
"""Different cards in a deck that is looked at: more than any deck has."""
DeckDraft = dict[str, str | dict[str, int]]
"""A deck as the page builds it: its name, the one card of a single part, how many of each in every other."""


def wished(game: str, wish: DeckDraft) -> Deck:
    """The deck that somebody builds, which may lack anything; Refused where it is none of this game."""
    library = library_of(game)
    empty: DeckDraft = {part.name: "" if part.is_single else {} for part in library.parts}
    for name, said in wish.items():
        if type(said) is not type(empty.get(name, "")) or name not in (*empty, "name", "format"):
            hint = nearest(name, (*empty, "name", "format"))
            raise Refused(f"this deck is not understood: it has no such {name}{hint}", Code.INVALID_DECK)
    if sum(len(said) for said in wish.values() if isinstance(said, dict)) > MOST_LINES:
        raise Refused(f"a deck has at most {MOST_LINES} different cards", Code.INVALID_DECK)
    return resolve_deck(game, {**empty, **wish})


def checked(game: str, wish: DeckDraft) -> Deck:
    """A deck whose cards exist and can be counted. Whether it is legal is another matter."""
    known = library_of(game).cards()
    for cards in wish.values():
        for slug, count in cards.items() if isinstance(cards, dict) else ():
            if slug in known and not 1 <= count <= MOST_COPIES:
                raise Refused(f"{count} copies of {slug!r} cannot be kept", Code.INVALID_DECK)
    deck = wished(game, wish)
    for slug in deck.cards():
        if slug not in known:
            raise Refused(f"{slug!r} is not in gorin yet", Code.INVALID_DECK)
    return deck


def brought(game: str, deck: dict[str, Any]) -> dict[str, Any]:
    """A deck that somebody brings, with all its parts. Whether it is legal is for the game to say."""
    try:
        wish = msgspec.convert(deck, DeckDraft)
    except msgspec.ValidationError as error:
        raise Refused(f"this deck is not understood: {error}", Code.INVALID_DECK) from None
    made = checked(game, wish)
    missing = [part.needed for part in library_of(game).parts if part.needed and not made.lists[part.name]]
    if missing:
        raise Refused(missing[0], Code.INVALID_DECK)
    return written_out(game, made)
