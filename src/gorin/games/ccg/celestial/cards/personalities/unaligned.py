"""Unaligned Personalities."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Zanaru",
        reaction(
            after(ACTION_RESOLVES, that_moved(SELF)),
            requires(is_(SELF, at_a_battlefield)),
            up_front(target(any_(PERSONALITY, lacking("Samurai"), at_location_of(SELF)))),
            straighten(TARGET),
        ),
    ),
]
