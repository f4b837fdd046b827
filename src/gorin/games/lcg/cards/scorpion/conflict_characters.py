"""Scorpion conflict characters."""

from gorin.games.lcg.vocabulary import *

STAYS = all_of(FATE_PHASE, not_(is_(SELF, dishonored)))

CARDS: list[Card] = [
    card("Adept of Shadows", action(cost(lose_honor(1)), return_to_hand(SELF))),
    reconstructed(
        card(
            "Cherished Family Servant",
            cannot(ENTER_UNDER_YOUR_CONTROL, SELF),
            cannot(BE_DISCARDED, SELF, STAYS),
            cannot(LOSE_FATE, SELF, STAYS),
            dire(has_keyword(any_(ATTACHMENT, keyword("Poison"), on_yours), "ancestral")),
        ),
    ),
    card("Unassuming Yōjimbō", keywords("covert")),
    card(
        "Yogo Kikuyo",
        from_zones(
            would_interrupt(
                when_would(INITIATES, any_(EVENT, keyword("Spell")), OPPONENT, DURING_CONFLICT),
                cost(put_into_play(SELF)),
                cancel(),
            ),
            HAND,
        ),
    ),
]
