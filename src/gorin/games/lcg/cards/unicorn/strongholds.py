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
    card(
        "Hisu Mori Toride (2)",
        reaction(
            after(CONFLICT_WON, YOU, a_conflict(MILITARY)),
            requires(more(PARTICIPANTS, than=WHOEVER_IS_AGAINST_YOU)),
            cost(bow(SELF)),
            paying(your(CHARACTER, keyword("Cavalry"))),
            cost(sacrifice(PAID)),
            additional_conflict(MILITARY),
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
