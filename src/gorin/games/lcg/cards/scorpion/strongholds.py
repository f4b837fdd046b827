"""Scorpion strongholds."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "City of the Open Hand",
        action(
            requires(less(HONOR, than=ANY_OPPONENT)),
            cost(bow(SELF)),
            beforehand(select_one(lose_honor(1, OF_WHOM_IT_HOLDS), gain_honor(1))),
        ),
    ),
    card(
        "Seven Stings Keep",
        interrupt(when(DECLARES_CONFLICT, YOU), paying(HOW_MANY_ATTACKERS), cost(bow(SELF)), defend_before()),
    ),
]
