"""Dragon conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Tattooed Wanderer", as_attachment(has_keyword(BEARER, "covert"))),
    card(
        "Togashi Kazue (1)",
        as_attachment(
            action(
                requires(BEARER_PARTICIPATES),
                target(any_(CHARACTER, participating, not_bearer)),
                move_fate(1, TARGET, BEARER),
            )
        ),
    ),
]
