"""Unaligned Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.saying import (
    LATER,
)
from gorin.games.ccg.words.cards import (
    doubtful,
    personality,
)
from gorin.games.ccg.words.traits import (
    attaches_no,
)
from gorin.games.ccg.words.which.nouns import (
    ARMOR,
    FOLLOWER,
)

CARDS: list[Card] = [
    doubtful(
        personality(
            "Ogre Bushi",
            "",
            force=6,
            chi=4,
            honor_req=None,
            gold=9,
            personal_honor=0,
            keywords=("Nonhuman", "Ogre", "Shadowlands", "Unaligned"),
            text=(attaches_no(FOLLOWER | ARMOR),),
        ),
        LATER,
    ),
]
