"""Scorpion events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Ambush",
        action(
            requires(DURING_CONFLICT),
            targets(
                in_your_hand_or_provinces(any_(CHARACTER, of_clan("Scorpion"), total_cost_at_most(6))),
                1,
                2,
            ),
            put_into_conflict(TARGET),
        ),
    ),
    card(
        "Blackmail",
        action(
            play_only_if(less(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, of_your_opponent, cost_at_most(2))),
            take_control(TARGET),
        ),
    ),
    card(
        "Calling in Favors",
        action(
            paying(your(CHARACTER)),
            cost(dishonor(PAID)),
            target(theirs(ATTACHMENT)),
            take_onto(TARGET, that_character(PAID)),
        ),
    ),
    card(
        "Forged Edict",
        would_interrupt(
            when_would(INITIATES, EVENT),
            cost(dishonor(PAID)),
            paying(your(CHARACTER, keyword("Courtier"))),
            cancel(),
        ),
    ),
    card(
        "I Can Swim",
        of_its_moment(
            action(
                requires(DURING_CONFLICT),
                requires(more(HONOR_BID, than=ANY_OPPONENT)),
                target(any_(CHARACTER, participating, dishonored, of_that_opponent)),
                discard(TARGET),
            )
        ),
    ),
    card(
        "Stoke Insurrection",
        costs_less(2, there_are(4, in_your_opponents_provinces(any_(CARD, face_down)))),
        action(
            requires(DURING_CONFLICT),
            turn_up(in_your_opponents_provinces(any_(CARD, face_down))),
            then(
                chooses_up_to(
                    2,
                    in_your_opponents_provinces(any_(CHARACTER, total_cost_at_most(6, CHOSEN_SLOT))),
                    take_into_conflict(CHOSEN),
                )
            ),
        ),
    ),
    card(
        "Way of the Scorpion",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating, not_of_clan("Scorpion"))),
            dishonor(TARGET),
        ),
    ),
]
