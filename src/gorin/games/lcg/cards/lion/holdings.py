"""Lion holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Exposed Courtyard",
        action(
            requires(DURING_MILITARY),
            discard_top(2),
            then(
                chooses(YOU, in_your_discard(any_(EVENT, from_conflict_deck)), may_play_then_bottom(CHOSEN))
            ),
        ),
    ),
    card("Staging Ground", action(targets(in_your_provinces(CARD).with_(face_down), 1, 2), turn_up(TARGET))),
]
