"""Scorpion provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Secret Cache", reaction(after(CONFLICT_DECLARED, AGAINST_THIS), search_top(5, CARD, shown=False))),
    card("Silent Ones Monastery", keywords("eminent"), gain_no_more_honor(2, EACH_OPPONENT)),
    card(
        "Unbridled Ambition",
        cannot(BE_STRONGHOLD_PROVINCE, SELF),
        cannot(
            COUNT_SKILL,
            any_(CHARACTER, dishonored),
            CONFLICT_HERE,
        ),
    ),
]
