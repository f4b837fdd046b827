"""Lion conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Master of the Spear",
        action(
            requires(THIS_ATTACKS),
            beforehand(chooses_own(OPPONENT, any_(CHARACTER, participating), move_home(CHOSEN))),
        ),
    ),
    card(
        "Vengeful Oathkeeper",
        from_zones(
            reaction(after(CONFLICT_LOST, YOU, a_conflict(MILITARY)), put_into_play(SELF)),
            HAND,
        ),
    ),
]
