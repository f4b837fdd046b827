"""Lion conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Ikoma Anakazu", *has_both(SELF, 3, all_of(THIS_PARTICIPATES, YOU_LOST_A_PROVINCE))),
    card("Ikoma Reservist", has_military(SELF, 2, you_have_claimed(FIRE, WATER))),
    card(
        "Master of the Spear",
        action(
            requires(THIS_ATTACKS),
            beforehand(chooses_own(OPPONENT, any_(CHARACTER, participating), move_home(CHOSEN))),
        ),
    ),
    card(
        "Spiritcaller Prodigy",
        action(
            cost(sacrifice(SELF)),
            target(in_your_discard(any_(CHARACTER, of_clan("Lion"), of_the_dynasty_deck, cost_at_most(3)))),
            put_into_play(TARGET),
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
