"""Decks as a new game is given them: by the id of one that comes with the game, or written out."""

from __future__ import annotations

from typing import Any

from gorin.kernel.errors import InvalidSetup
from gorin.kernel.keys import quoted, refuse_unknown
from gorin.language.core.english import listed
from gorin.language.library.checks import counted
from gorin.language.library.deck import Deck
from gorin.language.library.library import Library, Part, library_of

MOST_COPIES = 100
TOLD = ("id", "name", "theme", "format")
"""What a deck tells besides its cards."""


def resolve_deck(game: str, given: Any) -> Deck:
    """A deck by its id, or as a table: a card for each single part, slugs or counts for every other."""
    library = library_of(game)
    if isinstance(given, dict):
        refuse_unknown(given, (*TOLD, *(part.name for part in library.parts)), "a deck", InvalidSetup)
    if isinstance(given, str):
        deck = library.decks.get(given)
        if deck is None:
            raise InvalidSetup(f"there is no deck {given!r}; choose from {', '.join(library.decks)}")
        return deck
    if not isinstance(given, dict) or not _has_singles(library, given):
        parts = listed([part.name for part in library.parts])
        raise InvalidSetup(f"a deck is an id, or a JSON object with {parts}")
    lists = {part.name: _slugs(given, part) for part in library.parts}
    name = str(given.get("name") or "own deck")
    return library.make("own", name, lists, format=_format(library, given))


def _has_singles(library: Library, given: dict[str, Any]) -> bool:
    needed = [part.name for part in library.parts if part.is_single and part.needed]
    return all(isinstance(given.get(name), str) for name in needed)


def _format(library: Library, given: dict[str, Any]) -> str:
    format = given.get("format") or ""
    if format and format not in library.formats:
        known = listed(list(library.formats)) or "none"
        raise InvalidSetup(f"there is no format {quoted(format)}; choose from {known}")
    return str(format)


def _slugs(given: dict[str, Any], part: Part) -> list[str]:
    """The one card of a single part; a list of slugs, or a table of slugs and counts."""
    cards = given.get(part.name)
    if part.is_single:
        return [cards] if isinstance(cards, str) and cards else []
    if cards is None and part.is_optional:
        return []
    if isinstance(cards, dict):
        if not all(type(n) is int and 0 <= n <= MOST_COPIES for n in cards.values()):
            raise InvalidSetup(f"{part.name} needs a count for each card")
        return [slug for slug, n in cards.items() for _ in range(n)]
    if not isinstance(cards, list) or not all(isinstance(slug, str) for slug in cards):
        raise InvalidSetup(f"{part.name} must be a list of cards")
    return list(cards)


def as_option(game: str, deck: Deck) -> dict[str, Any]:
    """A deck written out card by card, as a game takes it among its options."""
    parts = library_of(game).parts
    lists = {p.name: deck.one(p.name) if p.is_single else deck.lists[p.name] for p in parts}
    return {**_head(game, deck), **lists}


def written_out(game: str, deck: Deck) -> dict[str, Any]:
    """A deck as a table: its name, the card of each single part, and how many of each card in the others."""
    return {
        name: counted(cards) if isinstance(cards, list) else cards
        for name, cards in as_option(game, deck).items()
    }


def _head(game: str, deck: Deck) -> dict[str, Any]:
    """The name of a deck, and its format in a game that has several."""
    return {"name": deck.name, **({"format": deck.format} if library_of(game).formats else {})}


def legal_deck(game: str, deck: Deck) -> None:
    """InvalidSetup with everything that is wrong with a deck."""
    wrong = library_of(game).why_illegal(deck)
    if wrong:
        raise InvalidSetup(f"the deck {deck.name!r} is not legal: {'; '.join(wrong)}")


def decks_for(game: str, given: Any, seats: int) -> list[Any]:
    """A legal deck for each seat as they were given; those of the game in their order where none were."""
    ids = list(library_of(game).decks)
    decks = [ids[seat % len(ids)] for seat in range(seats)] if given is None else given
    if not isinstance(decks, list | tuple) or len(decks) != seats:
        raise InvalidSetup(
            f"decks must name a deck for each of the {seats} seats; choose from {', '.join(ids)}"
        )
    for deck in decks:
        legal_deck(game, resolve_deck(game, deck))
    return list(decks)
