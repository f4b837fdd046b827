"""Lion provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Kenson no Gakka",
        reaction(after(CONFLICT_LOST, YOU, a_conflict(here=True)), honor(any_(CHARACTER, defending))),
    ),
    card(
        "Ninkatoshi",
        keywords("eminent"),
        has_strength(theirs(PROVINCE), -1),
        has_strength(any_(PROVINCE, other, of_your_side), 1),
    ),
    card(
        "Raging Battleground",
        reaction(
            after(IS_REVEALED, SELF), target(any_(CHARACTER, not_unique, without_fate)), discard(TARGET)
        ),
    ),
    card(
        "Spectral Visitation",
        reaction(
            after(IS_REVEALED, SELF),
            discard_top(4, DYNASTY),
            then(
                chooses(
                    YOU,
                    in_your_discard(any_(CHARACTER, from_dynasty_deck)),
                    put_into_play(CHOSEN),
                    later(at(PHASE_ENDS), return_to_deck_bottom(CHOSEN), until=ROUND_END),
                )
            ),
        ),
    ),
    card("The Art of War", interrupt(when(PROVINCE_BREAKS, SELF), draw(3))),
    card("The Roar of the Lioness", strength_is(HALF_YOUR_HONOR)),
]
