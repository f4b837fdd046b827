"""Actions of Diamond Edition whose first action is a Limited action."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "I Believed In You",
        limited(target(any_(PERSONALITY, too_proud)), commits_seppuku(TARGET), keywords=("Political",)),
    ),
    card(
        "Iaijutsu Challenge",
        limited(
            performer(your(PERSONALITY, unbowed)),
            target(anothers(PERSONALITY)),
            challenge(
                PERFORMER,
                TARGET,
                gain_honor(5, controller_of(WINNER)),
                destroy(LOSER),
                refused=(dishonor(TARGET), lose_honor(7, controller_of(TARGET))),
            ),
            keywords=("Iaijutsu",),
        ),
    ),
    card(
        "Iaijutsu Lesson",
        limited(
            performer(your(PERSONALITY, unbowed)),
            target(anothers(PERSONALITY)),
            ignore_items(PERFORMER, TARGET),
            challenge(
                PERFORMER,
                TARGET,
                gain_honor(3, controller_of(WINNER)),
                bow(LOSER),
                refused=(draw(2),),
            ),
            keywords=("Iaijutsu",),
        ),
    ),
    card(
        "Political Distraction",
        costs_less(SELF, 4, if_=clan_player(CRANE, SCORPION)),
        limited(lose_honor(2), for_a_while(no_losses(), YOUR_NEXT_TURN), keywords=("Political",)),
    ),
    card(
        "Shame",
        limited(
            target(any_(PERSONALITY, dishonorable, unashamed)),
            put_to_shame(TARGET),
            lose_honor(7, controller_of(TARGET)),
            keywords=("Political",),
        ),
    ),
]
