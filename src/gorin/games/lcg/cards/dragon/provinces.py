"""Dragon provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Foothills Keep", keywords("eminent"), attacking_elsewhere_costs_fate()),
    card(
        "Fuchi Mura", reaction(after(CONFLICT_DECLARED, AGAINST_THIS), place_fate_on_rings(1, UNCLAIMED_RING))
    ),
    card(
        "Restoration of Balance",
        interrupt(when(PROVINCE_BREAKS, SELF), discards(OPPONENT, beyond_in_hand(4))),
    ),
    card(
        "Sacred Sanctuary",
        reaction(
            after(CONFLICT_DECLARED, AGAINST_THIS),
            target(your(CHARACTER, keyword("Monk"))),
            ready_(TARGET),
            for_a_while(cannot(BE_BOWED_BY_OPPONENTS, TARGET)),
            for_a_while(does_not_bow(TARGET)),
        ),
    ),
    card("Scene of the Crime", reaction(after(IS_REVEALED, SELF), look_at_hand(OPPONENT))),
    card("Seeking Enlightenment", reaction(after(IS_REVEALED, SELF), lose_fate(ATTACKERS, OPPONENT))),
    card(
        "Sharing Shinsei's Wisdom",
        reaction(
            after(IS_REVEALED, SELF),
            up_front(target(any_(CHARACTER, with_fate))),
            chooses(
                YOU,
                any_(CHARACTER, another_one, with_the_controller_of(TARGET)),
                move_fate(1, TARGET, CHOSEN),
                as_target=False,
            ),
        ),
    ),
]
