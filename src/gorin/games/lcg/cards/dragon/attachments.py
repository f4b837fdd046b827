"""Dragon attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Ancestral Daishō", keywords("ancestral", "restricted")),
    card(
        "Daimyō's Favor",
        attaches_to(your(CHARACTER)),
        action(cost(bow(SELF)), next_costs_less(1, ATTACHMENT, on=BEARER)),
    ),
    card(
        "Dragon Tattoo",
        attaches_to(your(CHARACTER)),
        has_keyword(BEARER, "Tattooed"),
        keywords("restricted"),
        reaction(after(CARD_PLAYED, YOU, EVENT, that_targets(BEARER)), play_it_again()),
    ),
    card(
        "Hawk Tattoo",
        attaches_to(your(CHARACTER)),
        has_keyword(BEARER, "Tattooed"),
        reaction(
            after(CARD_PLAYED, YOU, SELF, DURING_CONFLICT),
            move_to_conflict(BEARER),
            if_(is_(BEARER, "Monk"), another_action()),
        ),
    ),
    card("Kitsuki's Method", keywords("ancestral", "restricted")),
    card(
        "Way of the Dragon",
        attaches_to(your(CHARACTER)),
        permits(USE_ABILITIES_AGAIN, BEARER),
    ),
]
