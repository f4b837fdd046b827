"""Crab conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Hiruma Ambusher",
        reaction(
            after(ENTERS_PLAY, SELF, DEFENDING),
            target(CHARACTER),
            for_a_while(cannot(TRIGGER_ABILITIES, TARGET)),
        ),
    ),
    card(
        "Stoic Gunsō",
        action(
            requires(DURING_CONFLICT),
            cost(sacrifice(PAID)),
            paying(your(CHARACTER)),
            gives(SELF, military=3),
        ),
    ),
]
