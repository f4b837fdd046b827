"""Crane provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "The Art of Peace",
        interrupt(
            when(PROVINCE_BREAKS, SELF),
            dishonor(any_(CHARACTER, attacking)),
            honor(any_(CHARACTER, defending)),
        ),
    ),
]
