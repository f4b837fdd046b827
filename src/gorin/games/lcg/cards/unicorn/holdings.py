"""Unicorn holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Moto Stables", reaction(after(MOVES_IN, your(CHARACTER)), gives(IT, military=2), limit(2))),
]
