"""What the toy tells about its cards and its only deck."""

from __future__ import annotations

from typing import Any

from gorin.language.library.checks import counted, too_many, wrong_size
from gorin.language.library.deck import Deck
from gorin.language.library.library import Library, Number, Part, open_library
from support.toy.cards import KINDS
from support.toy.kinds import CREATURE
from support.toy.state import TOY_ID

CARDS = "cards"
LEAST = 8
ONE_OF_EACH = Deck("one-of-each", "One of each", {CARDS: list(KINDS)}, "Everything there is")


class ToyLibrary(Library):
    """A deck is eight cards or more, none of them twice."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.parts = (Part(CARDS, "Cards"),)
        self.numbers = (Number("strength", "S", "Strength"),)
        self.example = "strength>=2 or type:creature"

    def number(self, card: Any, name: str) -> int | None:
        return card.strength if card.type == CREATURE else None

    def wrong_with(self, deck: Deck) -> list[str]:
        wrong = wrong_size("the deck", len(deck.lists[CARDS]), LEAST, None, "")
        for slug, count in counted(deck.lists[CARDS]).items():
            wrong += too_many(self.cards()[slug].name, count, 1, "")
        return wrong


LIBRARY = ToyLibrary(TOY_ID)
LIBRARY.offer([ONE_OF_EACH])
open_library(LIBRARY)
