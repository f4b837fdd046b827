"""Actions of Diamond Edition whose first action is a Reaction."""

from gorin.games.ccg.diamond.one_offs import (
    BY_A_DUEL_OR_ANOTHER,
    FROM_A_DUEL,
    OUTSIDE_BATTLES,
    avert_destruction,
)
from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Concede Defeat", reaction(after(STRIKE_DECLARED, one_of_your(PERSONALITY)), concede_duel())),
    card(
        "Enough Talk!",
        reaction(
            before(ACTION_COMES, ANOTHER_PLAYER, an_action("Political"), PERFORMED_BY_A_PERSONALITY),
            performer(your(SAMURAI, unbowed)),
            challenge(PERFORMER, THAT_PERFORMER, destroy(LOSER), if_(PERFORMER_WON, stop_action())),
            keywords=("Iaijutsu",),
        ),
    ),
    card(
        "Loyal Yojimbo",
        reaction(
            before(FACES_DESTRUCTION, one_of_your(PERSONALITY), BY_A_DUEL_OR_ANOTHER, OUTSIDE_BATTLES),
            avert_destruction(),
            bow(IT),
            if_(FROM_A_DUEL, dishonor(IT)),
        ),
    ),
    card(
        "Slaughter the Scout",
        reaction(
            after(MOVES_TO_BATTLE, anothers(UNIT)),
            target(any_(UNIT, which_moved)),
            performer(your(PERSONALITY, there)),
            cost(bow(PERFORMER)),
            destroy_unit(TARGET),
        ),
    ),
    card(
        "The Price of Innocence",
        reaction(
            after(LOBBIES, any_(PERSONALITY, lacking("Courtier"))),
            requires(you_control(COURTIER)),
            target(any_(PERSONALITY, who_lobbied)),
            dishonor(TARGET),
            discard_favor(controller_of(TARGET)),
            lose_honor(2, controller_of(TARGET)),
            keywords=("Political",),
        ),
    ),
    card(
        "White Stag Burns",
        reaction(after(ATTACK_DECLARED), target(UNIT), stays_out(TARGET)),
        reaction(
            after(ATTACK_DECLARED),
            paying(your(PERSONALITY, keyword("Naval"), unbowed)),
            cost(bow(PAID)),
            target(UNIT),
            stays_out(TARGET),
            free=True,
        ),
    ),
]
