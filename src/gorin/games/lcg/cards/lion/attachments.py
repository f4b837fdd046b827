"""Lion attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Guidance of the Ancestors", from_zones(action(play_this()), DISCARD)),
    card("Honored Blade", keywords("restricted"), reaction(after(WINS_CONFLICT, BEARER), gain_honor(1))),
    card(
        "Sashimono",
        attaches_to(your(CHARACTER, keyword("Bushi"))),
        does_not_bow(BEARER, DURING_MILITARY),
    ),
]
