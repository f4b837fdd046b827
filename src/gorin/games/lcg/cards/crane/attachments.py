"""Crane attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Above Question",
        cannot(BE_TARGETED_BY_OPPONENTS_EVENTS, BEARER),
    ),
    card(
        "Duelist Training",
        bearer_gains(
            action(
                requires(THIS_PARTICIPATES),
                target(your_opponents(CHARACTER, participating)),
                challenge(SELF, TARGET, bow(LOSER), cards_instead=True),
            )
        ),
    ),
    card("Height of Fashion", only_playable_if(not_(DURING_CONFLICT))),
    reconstructed(
        card(
            "Lucky Coin",
            permits(IGNORE_DISHONORED_TOKEN, BEARER, DURING_CONFLICT),
        ),
    ),
    card(
        "The Mirror's Gaze",
        attaches_to(your(CHARACTER, keyword("Shugenja"))),
        reaction(after(EVENT_RESOLVED, ANY_OPPONENT), resolve_it_again()),
    ),
]
