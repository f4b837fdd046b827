"""Dragon provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Foothills Keep", keywords("eminent"), attacking_elsewhere_costs_fate()),
    card(
        "Restoration of Balance",
        interrupt(when(PROVINCE_BREAKS, SELF), discards(OPPONENT, beyond_in_hand(4))),
    ),
]
