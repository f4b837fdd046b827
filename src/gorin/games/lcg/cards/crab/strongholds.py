"""Crab strongholds."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Shiro Nishiyama",
        action(requires(DURING_CONFLICT), cost(bow(SELF)), gives_both(your(CHARACTER, defending), 1)),
    ),
]
