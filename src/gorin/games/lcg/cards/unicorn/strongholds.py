"""Unicorn strongholds."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Golden Plains Outpost",
        action(
            requires(DURING_MILITARY),
            cost(bow(SELF)),
            target(your(CHARACTER, keyword("Cavalry"))),
            move_to_conflict(TARGET),
        ),
    ),
    reconstructed(
        card(
            "The East Wind",
            action(
                requires(DURING_CONFLICT),
                cost(bow(SELF)),
                target(your(PROVINCE, unbroken, outer)),
                resolve_as_if_here(TARGET),
            ),
        ),
    ),
]
