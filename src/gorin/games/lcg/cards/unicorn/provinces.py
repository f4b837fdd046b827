"""Unicorn provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Endless Plains",
        reaction(
            after(CONFLICT_DECLARED, AGAINST_THIS),
            cost(break_(SELF)),
            beforehand(chooses(OPPONENT, any_(CHARACTER, attacking), discard(CHOSEN))),
        ),
    ),
]
