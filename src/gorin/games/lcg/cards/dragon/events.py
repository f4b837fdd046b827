"""Dragon events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Indomitable Will",
        of_its_moment(
            reaction(
                after(CONFLICT_WON, YOU, WITH_A_SINGLE_CHARACTER),
                stays_ready_for_a_while(any_(CHARACTER, your_only_participant)),
            )
        ),
    ),
    card("Let Go", action(target(ATTACHMENT), discard(TARGET))),
    card(
        "Mantra of Earth",
        reaction(
            after(RING_DECLARED, ANY_OPPONENT, with_a_ring_of(EARTH)),
            up_front(
                target(
                    any_(CHARACTER, keyword("Monk"))
                    | any_(CHARACTER, bearing(any_(ATTACHMENT, keyword("Monk"))))
                )
            ),
            for_a_while(cannot(BE_TARGETED_BY_OPPONENTS, TARGET)),
            draw(1),
        ),
    ),
    card(
        "Mantra of Fire",
        reaction(
            after(RING_DECLARED, ANY_OPPONENT, with_a_ring_of(FIRE)),
            target(MONK_OR_MONK_BEARER),
            place_fate(1, TARGET),
            draw(1),
        ),
    ),
    card(
        "Mirumoto's Fury",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, attacking, glory_at_most(UNREVEALED))),
            bow(TARGET),
        ),
    ),
    card(
        "Tranquility",
        action(
            requires(DURING_CONFLICT),
            forbidden_for_a_while(TRIGGER_ABILITIES, your_opponents(CHARACTER, not_participating)),
        ),
    ),
]
