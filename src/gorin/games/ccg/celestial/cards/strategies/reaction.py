"""Strategies of Celestial Edition whose first action is a Reaction."""

from gorin.games.ccg.celestial.one_offs import THAT_SHAMED_SOMEBODY, THE_SHAMED
from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Shame Never Dies",
        reaction(
            after(ACTION_RESOLVES, THAT_SHAMED_SOMEBODY),
            performer(your(COURTIER)),
            cost(bow(PERFORMER), unless=is_(PERFORMER, "Scorpion Clan")),
            lose_honor(3, owner_of(THE_SHAMED)),
            keywords=("Political",),
        ),
    ),
    card(
        "The Height of Courage",
        reaction(
            before(ACTION_COMES, ANOTHER_PLAYER),
            performer(your(PERSONALITY)),
            for_a_while(negates(MOVEMENT, PERFORMER, TRIGGERING_ACTION)),
        ),
        battle(performer(your(PERSONALITY)), gives(both(PERFORMER, followers_of(PERFORMER)), force=1)),
    ),
]
