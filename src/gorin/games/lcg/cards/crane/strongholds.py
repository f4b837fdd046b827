"""Crane strongholds."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Seven Fold Palace",
        reaction(after(WINS_CONFLICT, your(CHARACTER, honored), AS_ATTACKER), cost(bow(SELF)), gain_honor(2)),
    ),
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
