"""Crab attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Jade Tetsubō",
        attaches_to(your(CHARACTER)),
        keywords("restricted"),
        action(
            requires(BEARER_PARTICIPATES),
            cost(bow(SELF)),
            up_front(target(any_(CHARACTER, participating, military_below(military_of(BEARER))))),
            return_all_fate(TARGET),
        ),
    ),
    card(
        "Pit Trap",
        played_only_on(any_(CHARACTER, attacking)),
        cannot(DOES_NOT_READY, BEARER),
    ),
    card("Reprieve", would_interrupt(when_would(LEAVES_PLAY, BEARER), instead(discard(SELF)))),
    card(
        "Watch Commander",
        attaches_to(your(CHARACTER)),
        reaction(
            after(CARD_PLAYED, ANY_OPPONENT, BEARER_PARTICIPATES),
            lose_honor(1, THAT_PLAYER),
            unlimited(),
        ),
    ),
]
