"""Neutral conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Guardian Kami",
        action(
            requires(THIS_DEFENDS), cost(sacrifice(SELF)), resolve_contested_ring(), maximum(1, PER_CONFLICT)
        ),
    ),
    card(
        "Kami Unleashed",
        action(
            requires(THIS_ATTACKS), cost(sacrifice(SELF)), resolve_contested_ring(), maximum(1, PER_CONFLICT)
        ),
    ),
    card(
        "Kujira's Hireling",
        by_anybody(
            action(
                cost(spend_fate(1)),
                beforehand(select_one(gives_both(SELF, 1, PHASE_END), penalizes_both(SELF, 1, PHASE_END))),
                unlimited(),
            )
        ),
    ),
    card(
        "Mantis Seafarer",
        reaction(after(WINS_CONFLICT, SELF), cost(lose_honor(1)), gain_fate(1), unlimited()),
    ),
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
