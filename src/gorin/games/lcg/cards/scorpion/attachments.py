"""Scorpion attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Compromised Secrets",
        only_playable_if(less(HONOR, than=ANY_OPPONENT)),
        abilities_cost_honor(1, BEARER),
    ),
    card(
        "Court Mask",
        attaches_to(your(CHARACTER)),
        action(return_to_hand(SELF), dishonor(BEARER)),
    ),
    card("Fiery Madness"),
]
