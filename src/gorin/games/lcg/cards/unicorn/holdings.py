"""Unicorn holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Moto Stables", reaction(after(MOVES_IN, your(CHARACTER)), gives(IT, military=2), limit(2))),
    card(
        "Reserve Tents",
        action(requires(DURING_CONFLICT), target(your(CHARACTER)), move_to_conflict(TARGET), limit(2)),
    ),
    card(
        "Shiotome Encampment",
        action(
            requires(you_have_claimed_type(MILITARY)),
            target(any_(CHARACTER, keyword("Cavalry"))),
            ready_(TARGET),
        ),
    ),
]
