"""Decks that people bring, in whatever form they keep them."""

from __future__ import annotations

import re

from gorin.cards.deck_json import parse_json
from gorin.cards.deck_text import DeckList, parse_list
from gorin.games import all_games
from gorin.kernel.errors import GorinError
from gorin.language.core.english import listed
from gorin.language.library.library import libraries, library_of

JSON = re.compile(r"[\[\s]*\{")


def parse_deck(game: str, text: str) -> DeckList:
    """Read a list or a JSON; GorinError where there is nothing in it that could be a deck."""
    bare = text.lstrip("\ufeff \t\r\n")
    return parse_json(game, bare) if JSON.match(bare) else parse_list(game, text)


def editions() -> list[str]:
    """The games with cards, in the order of the games."""
    known = libraries()
    return [rules.id for rules in all_games() if rules.id in known]


def edition_of_deck(id: str) -> str:
    """The game that a deck comes with, by the id of the deck."""
    found = [game for game in editions() if id in library_of(game).decks]
    if not found:
        raise GorinError(f"there is no deck {id!r}; list the decks of a game with: gorin decks GAME")
    return _the_one(found, f"the deck {id!r}")


def edition_of(text: str, what: str = "this list") -> str:
    """The game that a list is a deck of: the one that knows most of its cards, and then finds least wrong.

    GorinError where no game knows any, or where two would do.
    """
    scores: dict[str, tuple[int, int]] = {}
    errors: list[GorinError] = []
    for game in editions():
        try:
            found = parse_deck(game, text)
        except GorinError as error:
            errors.append(error)
        else:
            known = len([line for line in found.lines if line.slug])
            scores[game] = known, -len(found.problems) - len(found.reasons)
    if not scores:
        raise errors[0]
    best = max(scores.values())
    return _the_one([game for game, score in scores.items() if score == best], what)


def _the_one(games: list[str], what: str) -> str:
    if len(games) > 1:
        raise GorinError(f"{what} fits {listed(games)}; choose one with --edition")
    return games[0]
