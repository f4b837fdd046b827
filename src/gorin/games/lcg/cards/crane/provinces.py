"""Crane provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Magistrate Station", action(target(any_(CHARACTER, honored)), ready_(TARGET))),
    card(
        "Market of Kaze-no-Kami",
        reaction(after(IS_REVEALED, SELF), target(any_(CHARACTER, not_honored)), bow(TARGET)),
    ),
    card(
        "Pledge of Loyalty",
        would_interrupt(
            when_would(LEAVES_PLAY, your(CHARACTER, honored)), instead(discard_honored_status(IT))
        ),
    ),
    card(
        "The Art of Peace",
        interrupt(
            when(PROVINCE_BREAKS, SELF),
            dishonor(any_(CHARACTER, attacking)),
            honor(any_(CHARACTER, defending)),
        ),
    ),
    card("The Way of Peace", interrupt(when(PROVINCE_BREAKS, SELF), targets(CHARACTER, 1, 3), honor(TARGET))),
    card("Tsuma", keywords("eminent"), permits(ENTER_PLAY_HONORED, any_(CHARACTER, played_from_this))),
]
