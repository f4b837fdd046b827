"""Lion holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Ancestral Armory",
        action(
            cost(sacrifice(SELF)),
            target(in_your_discard(any_(ATTACHMENT, keyword("Weapon")))),
            take_to_hand(TARGET),
        ),
    ),
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
    card(
        "Forward Garrison",
        cannot(
            LOSE_FATE_BY_OPPONENTS_EFFECTS,
            your(CHARACTER),
            there_is(any_(CARD, keyword("Battlefield"), in_play)),
        ),
    ),
    card("Hall of Victories", forced_reaction(after(CONFLICT_WON), gain_honor(1, THAT_PLAYER), unlimited())),
    card("Staging Ground", action(targets(in_your_provinces(CARD).with_(face_down), 1, 2), turn_up(TARGET))),
    card("Tactician's Camp", has_military(your(CHARACTER, honored), 1)),
]
