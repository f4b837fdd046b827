"""Crane holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Artisan Academy", action(requires(CONFLICT_PHASE), reveal_top_to_play(PHASE_END))),
]
