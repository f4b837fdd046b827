"""Strategies of Celestial Edition whose first action is a Limited action."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Impeccable Nobility",
        limited(
            requires(more(FAMILY_HONOR, than=EACH_OTHER_PLAYER)),
            performer(your(PERSONALITY, honorable)),
            take_favor(),
            keywords=("Political",),
        ),
        battle(cost(discard_favor()), target(PERSONALITY), bow(TARGET), keywords=("Favor", "Political")),
    ),
    card(
        "Impromptu Duel",
        limited(
            performer(your(personality_with("Samurai", "Duelist"), unbowed)),
            target(anothers(PERSONALITY)),
            challenge(
                PERFORMER,
                TARGET,
                destroy(LOSER),
                gain_honor(2, controller_of(WINNER)),
                refused=(dishonor(TARGET), gain_honor(4)),
            ),
            keywords=("Iaijutsu",),
        ),
    ),
]
