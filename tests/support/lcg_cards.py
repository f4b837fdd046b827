"""Cards of the LCG that exist for a test only: no printed card shows every rule.

with with_cards(made("Guard | Crane dynasty character | cost=2 2/2 glory=1 | Bushi", keywords("covert"))):
    t = table(north=side("guard"), south=side())

cards = published(GUARD, SWORD)      # at the top of a test file: known to all its tests
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from gorin.games.lcg.decks.cards import read
from gorin.games.lcg.definition import Card, catalogue
from gorin.games.lcg.rules import FORMATS
from gorin.games.lcg.table.held import look_again
from gorin.language.core.definition import Phrase
from gorin.language.core.ruleset import register_cards


def made(facts: str, *text: Phrase) -> Card:
    """A card with facts as a line of the pool has them, and its words."""
    return Card(read(facts), text)


def person(name: str, *text: Phrase, facts: str = "cost=2 2/2 glory=1", traits: str = "Bushi") -> Card:
    """A neutral dynasty character."""
    return made(f"{name} | Neutral dynasty character | {facts} | {traits}", *text)


def event(name: str, *text: Phrase, facts: str = "cost=0", side: str = "conflict") -> Card:
    return made(f"{name} | Neutral {side} event | {facts} | Tactic", *text)


def attachment(name: str, *text: Phrase, facts: str = "cost=0", traits: str = "Item") -> Card:
    return made(f"{name} | Neutral conflict attachment | {facts} | {traits}", *text)


def holding(name: str, *text: Phrase, facts: str = "strength=0") -> Card:
    return made(f"{name} | Neutral dynasty holding | {facts} | Castle", *text)


def province(name: str, *text: Phrase, facts: str = "strength=3 air") -> Card:
    return made(f"{name} | Neutral province | {facts} | Plain", *text)


@contextmanager
def with_cards(*cards: Card) -> Iterator[None]:
    """Make cards, and what they are as attachments, known to every format for a while."""
    cards += tuple(card.as_attachment for card in cards if card.as_attachment is not None)
    for ruleset in FORMATS:
        register_cards(ruleset.id, list(cards))
    look_again()  # what was worked out of all cards of a format
    try:
        yield
    finally:
        for ruleset in FORMATS:
            for card in cards:
                del catalogue(ruleset.id)[card.slug]
        look_again()


def published(*cards: Card) -> Callable[..., Any]:
    """A fixture for a whole test file."""

    @pytest.fixture(autouse=True, scope="module")
    def cards_of_this_file() -> Iterator[None]:
        with with_cards(*cards):
            yield

    return cards_of_this_file
