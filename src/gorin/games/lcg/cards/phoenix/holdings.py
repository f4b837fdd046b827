"""Phoenix holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Forgotten Library", reaction(after(PHASE_BEGINS, phase("draw")), draw(1))),
    card(
        "Kanjo District",
        action(
            requires(DURING_CONFLICT),
            cost(discard_favor()),
            target(any_(CHARACTER, participating)),
            bow(TARGET),
            move_home(TARGET),
        ),
    ),
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
