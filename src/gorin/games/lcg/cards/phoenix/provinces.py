"""Phoenix provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Kuroi Mori",
        cannot(BE_STRONGHOLD_PROVINCE, SELF),
        action(requires(CONFLICT_HERE), beforehand(select_one(switch_contested_ring(), switch_type()))),
    ),
    card("Retire to the Brotherhood", reaction(after(IS_REVEALED, SELF), *replace_fateless())),
    card("Teachings of the Elements", has_strength(SELF, count_of(CLAIMED_RING))),
]
