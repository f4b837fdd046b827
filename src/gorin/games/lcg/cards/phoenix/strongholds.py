"""Phoenix strongholds."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Isawa Mori Seidō",
        action(cost(bow(SELF)), target(CHARACTER), gives(TARGET, glory=2, until=PHASE_END)),
    ),
    card(
        "Kyūden Isawa",
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            paying(in_your_hand(any_(EVENT, keyword("Spell")))),
            cost(discard_from_hand(PAID)),
            play_event(in_your_discard(any_(EVENT, from_conflict_deck, keyword("Spell"))), TO_REMOVED),
        ),
    ),
]
