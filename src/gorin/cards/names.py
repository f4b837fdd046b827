"""Finding cards by what people call them: titles, experience levels, slugs, names that are nearly right."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import NamedTuple

from gorin.games import all_games
from gorin.games.ccg.definition import Card, catalogue, slug_with
from gorin.kernel.errors import GorinError
from gorin.words.grammar.definition import slug_of

LEVEL = re.compile(r"(?:\s*[•·(]\s*|\s+-\s*|\s+)exp(?:erienced)?\.?\s*(\d{0,2})\s*\)?\s*$", re.IGNORECASE)
"""How lists write an experience level: " - exp2", " • Experienced 2", " (Experienced 2)", " exp2"."""
KEYBOARD = {ord("\u2019"): "'", ord("\u2018"): "'", ord("\u2013"): "-", ord("\u2014"): "-", 0xA0: " "}
ALIKE = 0.6
LONGEST = 80
"""No title is longer; what is longer is not compared with any."""


class Name(NamedTuple):
    """A title, and the experience level where one is given."""

    title: str
    level: int | None


def edition_of(game: str) -> str:
    """A game that has cards, by its id."""
    with_cards = [rules.id for rules in all_games() if catalogue(rules.id)]
    if game not in with_cards:
        raise GorinError(f"there are no cards of {game!r}; there are those of {', '.join(with_cards)}")
    return game


def published(edition: str) -> list[Card]:
    """Every card that can be owned: what effects create and what the rules grant is left out."""
    return [card for card in catalogue(edition).values() if not card.created]


def full_title(card: Card) -> str:
    """A title with its level, as it stands in lists.

    >>> full_title(catalogue("celestial")["hida-kuon-exp6"])
    'Hida Kuon - exp6'
    """
    if card.experience == 0:
        return card.name
    return f"{card.name} - exp{'' if card.experience == 1 else card.experience}"


def read_name(text: str) -> Name:
    """
    >>> tuple(read_name("Hida Kuon • Experienced 6")), tuple(read_name("Hiruma Aki"))
    (('Hida Kuon', 6), ('Hiruma Aki', None))
    """
    plain = plain_letters(text).strip()
    found = LEVEL.search(plain)
    if found is None or not plain[: found.start()].strip():
        return Name(plain, None)
    return Name(plain[: found.start()].strip(), int(found[1] or 1))


def plain_letters(text: str) -> str:
    """Quotes, dashes and blanks as a keyboard has them."""
    return text.translate(KEYBOARD)


def exactly(edition: str, text: str) -> Card | None:
    """The card that a list means: without a level it is the one that is not experienced."""
    title, level = read_name(text)
    cards = catalogue(edition)
    card = cards.get(slug_with(title, level or 0)) or cards.get(text.strip().lower())
    return None if card is None or card.created else card


def find(edition: str, asked: str) -> list[Card]:
    """The cards that may be meant: all levels of one title, or every title with the words asked for."""
    title, level = read_name(asked)
    cards = published(edition)
    by_slug = [card for card in cards if card.slug == asked.strip().lower() and card.experience]
    if by_slug:
        return by_slug
    same = [card for card in cards if slug_of(card.name) == slug_of(title)]
    if same:
        wanted = [card for card in same if level in (None, card.experience)]
        return sorted(wanted, key=lambda card: card.experience)
    words = slug_of(title).split("-")
    return [card for card in cards if words != [""] and all(_begins(card, word) for word in words)]


def _begins(card: Card, word: str) -> bool:
    return any(part.startswith(word) for part in card.slug.split("-"))


def nearest(edition: str, asked: str, most: int = 3) -> list[str]:
    """The titles that look most like a name that is not known."""
    if len(asked) > LONGEST:
        return []
    titles = {full_title(card).lower(): full_title(card) for card in published(edition)}
    wanted = read_name(asked)
    same = [full_title(card) for card in published(edition) if slug_of(card.name) == slug_of(wanted.title)]
    close = get_close_matches(plain_letters(asked).lower().strip(), list(titles), most, ALIKE)
    return list(dict.fromkeys([*same, *(titles[title] for title in close)]))[:most]
