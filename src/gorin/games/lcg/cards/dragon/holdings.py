"""Dragon holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Adorned Temple",
        reaction(
            after(FATE_PLACED, your(CHARACTER), BY_A_CARD_EFFECT),
            if_(is_(IT, ordinary), draw(2), otherwise=(draw(1),)),
        ),
    ),
    card(
        "Hidden Mountain Pass",
        keywords("rally"),
        interrupt(
            when(PHASE_ENDS, phase("conflict")),
            requires(is_(THIS_PROVINCE, unbroken)),
            turn_down(THIS_PROVINCE),
        ),
    ),
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
    card(
        "The Wrath of the Kami",
        action(
            requires(CONFLICT_AT_THIS_PROVINCE),
            cost(lose_honor(1)),
            gives(THIS_PROVINCE, strength=1),
            unlimited(),
        ),
    ),
]
