"""Scorpion holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("City of Lies", action(next_costs_less(1, EVENT))),
    card(
        "Hidden Moon Dōjō",
        permits(
            PLAY_AS_IF_IN_HAND,
            in_adjacent_province(any_(CARD, face_up)),
        ),
        action(
            requires(DURING_CONFLICT),
            chooses_own(YOU, in_adjacent_province(any_(CARD, face_down)), turn_up(CHOSEN), as_target=False),
        ),
    ),
]
