"""Phoenix holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Forgotten Library", reaction(after(PHASE_BEGINS, phase("draw")), draw(1))),
    card(
        "Secluded Shrine",
        reaction(
            after(PHASE_BEGINS, phase("conflict")),
            target(RING),
            for_a_while(
                permits(COUNT_AS_CLAIMED, TARGET),
                PHASE_END,
            ),
        ),
    ),
]
