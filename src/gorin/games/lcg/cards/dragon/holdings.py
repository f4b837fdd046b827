"""Dragon holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Overlooked Community",
        action(paying(YOUR_RING), cost(return_rings(PAID)), target(CHARACTER), discard_status(TARGET)),
    ),
    card(
        "Secluded Temple",
        reaction(
            after(PHASE_BEGINS, phase("conflict")),
            beforehand(
                each_chooses(WITH_MORE_CHARACTERS, any_(CHARACTER, with_fate), remove_fate(1, CHOSEN))
            ),
        ),
    ),
]
