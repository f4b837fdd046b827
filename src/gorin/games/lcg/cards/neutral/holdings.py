"""Neutral holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Contested Countryside",
        keywords("rally"),
        whenever(USE_ATTACKED_PROVINCE, YOU_ATTACK),
    ),
    card(
        "Favorable Ground",
        action(
            requires(DURING_CONFLICT),
            cost(sacrifice(SELF)),
            target(your(CHARACTER)),
            select_one(move_to_conflict(TARGET), move_home(TARGET)),
        ),
    ),
    card(
        "Imperial Storehouse",
        action(cost(sacrifice(SELF)), draw(1)),
    ),
]
