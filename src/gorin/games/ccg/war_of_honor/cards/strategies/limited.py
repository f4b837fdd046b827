"""Strategies of War of Honor whose first action is a Limited action."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card(
        "Dance of the Void",
        has_chi(your(MONK, without(WEAPON)), 1),
        limited(stays_at_home(), discard(your(noun("Kata", STRATEGY), besides(SELF)))),
        battle(
            requires(THIS_IN_PLAY),
            requires(TAKEN_AS_ADDITIONAL),
            performer(your(MONK)),
            for_a_while(negates((BOWING, DESTRUCTION), PERFORMER, CARD_EFFECTS, once=True)),
        ),
    ),
]
