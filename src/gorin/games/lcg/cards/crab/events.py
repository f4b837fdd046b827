"""Crab events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Levy",
        action(
            target(AN_OPPONENT),
            beforehand(
                select_one(
                    hand_you_fate(1, TARGET_PLAYER), hand_you_honor(1, TARGET_PLAYER), who=TARGET_PLAYER
                )
            ),
        ),
    ),
    card(
        "Rebuild",
        making_room(
            action(
                paying(in_your_unbroken_provinces(CARD)),
                cost(shuffle_into_deck(PAID)),
                target(in_your_discard(HOLDING)),
                put_in_that_province(TARGET),
            )
        ),
    ),
    card(
        "The Mountain Does Not Fall",
        action(
            up_front(target(CHARACTER)),
            for_a_while(does_not_bow(TARGET, is_(TARGET, defending)), PHASE_END),
            maximum(1),
        ),
    ),
    card(
        "Way of the Crab",
        action(
            cost(sacrifice(PAID)),
            paying(your(CHARACTER, of_clan("Crab"))),
            target(AN_OPPONENT),
            chooses_own(TARGET_PLAYER, CHARACTER, sacrifice(CHOSEN), as_target=False),
            maximum(1),
        ),
    ),
]
