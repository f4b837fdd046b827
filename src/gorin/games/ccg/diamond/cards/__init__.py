"""The cards of Diamond Edition, by type, Personalities by Clan: title and words; facts are in `pool`."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.language.library.card_files import cards_below

CARDS: list[Card] = cards_below(__name__)
