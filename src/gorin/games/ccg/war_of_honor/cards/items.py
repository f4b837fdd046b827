"""Items of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card("A Samurai's Soul"),
    card(
        "Blades of the Fallen Phoenix",
        cheaper_on(any_(PERSONALITY, keyword("Scorpion Clan")), 1),
        battle_open(
            performer(your(PERSONALITY, can_take(SELF))),
            transfer(SELF, PERFORMER),
            even_if_bowed=True,
        ),
    ),
]
