"""Neutral conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    reconstructed(
        card(
            "Stowaway",
            has_military(SELF, PAIRS_UNDER_THIS),
            *also(
                in_conflict(
                    reaction(
                        after(ENTERS_PLAY, SELF),
                        targets(in_one_discard_pile(CARD), 1, 2),
                        put_face_down_under(TARGET, SELF),
                    )
                ),
                in_conflict(
                    reaction(
                        after(COMMITS, SELF),
                        targets(in_one_discard_pile(CARD), 1, 2),
                        put_face_down_under(TARGET, SELF),
                    )
                ),
            ),
        ),
    ),
]
