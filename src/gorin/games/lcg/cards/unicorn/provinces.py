"""Unicorn provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Border Fortress", action(requires(CONFLICT_HERE), target(FACEDOWN_PROVINCE), turn_up(TARGET))),
    card(
        "Endless Plains",
        reaction(
            after(CONFLICT_DECLARED, AGAINST_THIS),
            cost(break_(SELF)),
            beforehand(chooses(OPPONENT, any_(CHARACTER, attacking), discard(CHOSEN))),
        ),
    ),
    card(
        "Untamed Steppe",
        action(requires(CONFLICT_HERE), target(ANOTHER_UNBROKEN_PROVINCE), turn_down(TARGET)),
    ),
]
