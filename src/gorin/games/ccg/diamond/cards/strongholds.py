"""Strongholds of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.doing import (
    reattach,
)
from gorin.games.ccg.diamond.words.saying import (
    LATER,
    OWN_ITEMS_FOCUS,
)
from gorin.games.ccg.diamond.words.when import (
    ITEM_WAS_LOST,
    YOURS_IS_DESTROYED,
    from_your_hand,
)
from gorin.games.ccg.words.abilities import reaction
from gorin.games.ccg.words.cards import (
    CRAB,
    UNICORN,
    doubtful,
    stronghold,
)
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
)
from gorin.words.abilities import requires

CARDS: list[Card] = [
    doubtful(
        stronghold(
            "Kyuden Hida",
            CRAB,
            strength=8,
            gold=4,
            honor=3,
            text=(reaction(from_your_hand(FOLLOWER), draw(1)),),
        ),
        LATER,
    ),
    stronghold(
        "Shiro Shinjo",
        UNICORN,
        strength=7,
        gold=5,
        honor=4,
        text=(
            OWN_ITEMS_FOCUS,
            reaction(YOURS_IS_DESTROYED, requires(ITEM_WAS_LOST), reattach()),
        ),
    ),
]
