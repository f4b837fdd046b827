"""Finding cards by what people call them: titles, versions, slugs, names that are nearly right."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from gorin.language.core.definition import slug_of
from gorin.language.library.library import Name, library_of

KEYBOARD = {ord("\u2019"): "'", ord("\u2018"): "'", ord("\u2013"): "-", ord("\u2014"): "-", 0xA0: " "}
ALIKE = 0.6
LONGEST = 80
"""No title is longer; what is longer is not compared with any."""


def read_name(game: str, text: str) -> Name:
    """
    >>> [tuple(read_name("celestial", name)) for name in ("Hida Kuon • Experienced 6", "Hiruma Aki")]
    [('Hida Kuon', 6), ('Hiruma Aki', None)]
    """
    return library_of(game).read_name(plain_letters(text).strip())


def plain_letters(text: str) -> str:
    """Quotes, dashes and blanks as a keyboard has them."""
    return text.translate(KEYBOARD)


def exactly(game: str, text: str) -> Any:
    """The card that a list means, or None."""
    library = library_of(game)
    cards = library.cards()
    card = cards.get(library.slug(read_name(game, text))) or cards.get(text.strip().lower())
    return None if card is None or card.created else card


def find(game: str, asked: str) -> list[Any]:
    """The cards that may be meant: all that share a title, or every title with the words asked for."""
    library = library_of(game)
    title, level = read_name(game, asked)
    cards = library.published()
    by_slug = [card for card in cards if card.slug == asked.strip().lower() and library.level(card)]
    if by_slug:
        return by_slug
    same = [card for card in cards if slug_of(card.name) == slug_of(title)]
    if same:
        return sorted([card for card in same if level in (None, library.level(card))], key=library.level)
    words = slug_of(title).split("-")
    return [card for card in cards if words != [""] and all(_begins(card, word) for word in words)]


def _begins(card: Any, word: str) -> bool:
    return any(part.startswith(word) for part in card.slug.split("-"))


def nearest(game: str, asked: str, most: int = 3) -> list[str]:
    """The titles that look most like a name that is not known."""
    if len(asked) > LONGEST:
        return []
    library = library_of(game)
    titles = {library.listed(card).lower(): library.listed(card) for card in library.published()}
    wanted = slug_of(read_name(game, asked).title)
    same = [library.listed(card) for card in library.published() if slug_of(card.name) == wanted]
    close = get_close_matches(plain_letters(asked).lower().strip(), list(titles), most, ALIKE)
    return list(dict.fromkeys([*same, *(titles[title] for title in close)]))[:most]
