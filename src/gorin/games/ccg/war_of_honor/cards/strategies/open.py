"""Strategies of War of Honor whose first action is an Open action."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card(
        "Paths of Honor and Glory",
        open_(up_front(target(any_(SAMURAI))), straighten(TARGET)),
        battle(up_front(target(any_(SAMURAI, without_attachments))), bow(TARGET)),
    ),
]
