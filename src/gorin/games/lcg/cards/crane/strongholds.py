"""Crane strongholds."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Shizuka Toshi",
        action(
            requires(DURING_POLITICAL),
            cost(bow(SELF)),
            target(any_(CHARACTER, participating, political_at_most(2))),
            bow(TARGET),
        ),
    ),
]
