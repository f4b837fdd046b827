"""Dragon Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.saying import (
    LATER,
)
from gorin.games.ccg.words.cards import (
    DRAGON,
    doubtful,
    personality,
)

CARDS: list[Card] = [
    doubtful(
        personality(
            "Mirumoto Gonkuro",
            DRAGON,
            force=2,
            chi=4,
            honor_req=None,
            gold=5,
            personal_honor=3,
            keywords=("Dragon Clan", "Samurai", "Soul of Mirumoto Daini"),
        ),
        LATER,
    ),
]
