"""Neutral roles."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    *[
        card(
            f"Keeper of {element.capitalize()}",
            reaction(after(CONFLICT_WON, YOU, a_conflict(element=number), AS_DEFENDING_PLAYER), gain_fate(1)),
            more_influence(OF_KEEPER),
        )
        for number, element in enumerate(ELEMENTS)
    ],
    *[
        card(
            f"Seeker of {element.capitalize()}",
            reaction(after(IS_REVEALED, your(PROVINCE, of_element(number))), gain_fate(1)),
            another_province(element),
        )
        for number, element in enumerate(ELEMENTS)
    ],
    *[
        card(f"Support of the {clan}", influence_only_on(clan, OF_SUPPORT))
        for clan in ("Crab", "Crane", "Dragon", "Lion", "Phoenix", "Scorpion", "Unicorn")
    ],
]
