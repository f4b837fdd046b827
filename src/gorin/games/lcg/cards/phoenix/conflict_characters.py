"""Phoenix conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Ishiken Initiate",
        *has_both(SELF, count_of(CLAIMED_RING)),
    ),
    card(
        "Kaito Kosori",
        permits(
            CONTRIBUTE_FROM_HOME,
            SELF,
            all_of(during_element(AIR), THIS_READY_AT_HOME, you_control(any_(CHARACTER, participating))),
        ),
    ),
    card(
        "Seeker of Knowledge",
        whenever(RING_GAINS_ELEMENT[AIR], THIS_ATTACKS),
    ),
    card(
        "Wandering Mediator",
        action(requires(conflict_at(AIR)), beforehand(select_one(move_to_conflict(SELF), move_home(SELF)))),
    ),
]
