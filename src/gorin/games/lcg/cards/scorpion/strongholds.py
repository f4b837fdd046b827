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
        "Kyūden Bayushi",
        action(
            cost(bow(SELF)),
            up_front(target(your(CHARACTER, dishonored))),
            ready_(TARGET),
            if_(honor_at_most(6), gives_both(TARGET, 1, PHASE_END)),
        ),
    ),
    card(
        "Seven Stings Keep",
        interrupt(when(DECLARES_CONFLICT, YOU), paying(HOW_MANY_ATTACKERS), cost(bow(SELF)), defend_before()),
    ),
    card(
        "Shiro Yogo",
        action(
            cost(bow(SELF)),
            target(any_(CHARACTER, dishonored)),
            for_a_while(cannot(TRIGGER_ABILITIES, TARGET), PHASE_END),
        ),
    ),
]
