"""Strategies of Celestial Edition whose first action is an Open action."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

MONK_OR_SHUGENJA = personality_with("Monk", "Shugenja")

CARDS: list[Card] = [
    card(
        "Power of Innocence",
        open_(
            performer(your(COURTIER | SHUGENJA)),
            cost(bow(PERFORMER)),
            up_front(target(any_(PERSONALITY, having(PERSONAL_HONOR, below=personal_honor_of(PERFORMER))))),
            bow(TARGET),
            keywords=("Political",),
        ),
    ),
    card(
        "Private Whispers",
        open_(
            performer(your(COURTIER | SHUGENJA)),
            cost(bow(PERFORMER)),
            up_front(target(any_(PERSONALITY, having(PERSONAL_HONOR, above=personal_honor_of(PERFORMER))))),
            bow(TARGET),
            keywords=("Political",),
        ),
    ),
    card(
        "Selfless Politics",
        open_(
            target(any_(PERSONALITY)),
            later(
                after(ASSIGNS, TARGET, TO_ATTACK_YOU),
                gain_honor(2),
                dishonor(TARGET),
            ),
            keywords=("Political",),
        ),
    ),
    card(
        "Song of the World",
        open_(performer(your(MONK_OR_SHUGENJA)), look_at_top(5, arrange=True), keywords=("Kiho", "Void")),
    ),
]
