"""What a card is while it lies face-down on a character (LCG-CLAR-52)."""

from __future__ import annotations

from gorin.games.lcg.decks.cards import PoolCard
from gorin.games.lcg.definition import Card


def _follower() -> Card:
    printed = PoolCard("Face-down Follower", "Neutral", "conflict", "attachment")
    printed.numbers = {"military": "1", "political": "1"}
    printed.keywords, printed.created, printed.nameless = ("Follower",), True, True
    follower = Card(printed, ())
    follower.created = True
    return follower


FOLLOWER: Card = _follower()
