"""Ratling Personalities."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Nir'um'tuk",
        attaches_no(any_(FOLLOWER, besides(SELF)), bears(SELF, FOLLOWER)),
        battle_open(
            target(your(personality_with("Ratling"), having(FOLLOWERS, at_most=1))),
            gives_keyword(both(unit_of(SELF), unit_of(TARGET)), "Cavalry"),
        ),
    ),
]
