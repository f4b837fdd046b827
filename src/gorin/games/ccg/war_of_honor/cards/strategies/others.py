"""Strategies of War of Honor without an action of their own."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card(
        "Embracing Virtue",
        trait(before(END_PHASE_COMES, provided(THIS_IN_DISCARD)), may(put_in_hand(SELF)), from_discard=True),
    ),
]
