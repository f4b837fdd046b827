"""Crab provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Defend the Wall",
        reaction(after(CONFLICT_WON, YOU, a_conflict(here=True)), resolve_contested_ring()),
    ),
]
