"""Phoenix Personalities."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Shiba Tsukimi",
        battle(
            up_front(target(any_(SHUGENJA, in_this_army))),
            gives(SELF, force=chi_of(TARGET)),
            once_per_battle=True,
        ),
    ),
]
