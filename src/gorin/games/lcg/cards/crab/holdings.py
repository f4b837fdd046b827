"""Crab holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Borderlands Fortifications",
        action(target(in_your_provinces(CARD).with_(another)), switch_places(SELF, TARGET)),
    ),
    card("Funeral Pyre", action(cost(sacrifice(PAID)), paying(your(CHARACTER)), draw(1))),
    card(
        "River of the Last Stand",
        action(
            requires(conflict_at_your_province_with(any_(HOLDING, keyword("Kaiu Wall")))),
            discard_at_random(2),
            then(draw(1, OPPONENT)),
        ),
    ),
]
