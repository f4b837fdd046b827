"""Crane conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Political Rival", keywords("covert"), has_political(SELF, 3, THIS_DEFENDS)),
    card(
        "Steward of Law",
        cannot(
            RECEIVE_DISHONORED_TOKENS,
            CHARACTER,
            THIS_PARTICIPATES,
        ),
    ),
]
