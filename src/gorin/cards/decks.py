"""Decks that people bring, in whatever form they keep them."""

from __future__ import annotations

import re

from gorin.cards.deck_json import parse_json
from gorin.cards.deck_text import DeckList, parse_list

JSON = re.compile(r"[\[\s]*\{")


def parse_deck(game: str, text: str) -> DeckList:
    """Read a list or a JSON; GorinError where there is nothing in it that could be a deck."""
    bare = text.lstrip("\ufeff \t\r\n")
    return parse_json(game, bare) if JSON.match(bare) else parse_list(game, text)
