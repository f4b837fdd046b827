"""Rings of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card(
        "Ring of Flame",
        enters_by(after(SERIES_RESOLVES, YOU, a_series(2, A_DEADLY_ACTION, TURN))),
        battle(
            cost(bow_or_discard_this()),
            performer(your(PERSONALITY)),
            cost(destroy(PERFORMER)),
            up_front(target(enemy(PERSONALITY, having(CHI, below=chi_of(PERFORMER))))),
            destroy(TARGET),
        ),
    ),
]
