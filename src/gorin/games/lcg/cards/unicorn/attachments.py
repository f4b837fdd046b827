"""Unicorn attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Born in War",
        attaches_to(any_(CHARACTER, keyword("Cavalry"))),
        has_military(BEARER, count_of(UNCLAIMED_RING)),
    ),
    card(
        "Favored Mount",
        attaches_to(your(CHARACTER)),
        has_keyword(BEARER, "Cavalry"),
        action(requires(DURING_CONFLICT), cost(bow(SELF)), move_to_conflict(BEARER)),
    ),
    card(
        "Spyglass",
        *also(
            reaction(after(COMMITS, BEARER), draw(1), limit(2)),
            reaction(after(MOVES_IN, BEARER), draw(1), limit(2)),
        ),
    ),
]
