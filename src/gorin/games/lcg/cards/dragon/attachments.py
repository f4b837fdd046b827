"""Dragon attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Ancestral Daishō", keywords("ancestral", "restricted")),
    card(
        "Asceticism",
        cannot(BE_TARGETED_BY_OPPONENTS, BEARER, there_are(2, YOUR_FACEDOWN_OUTER_PROVINCE)),
    ),
    card("Belief in the Little Teacher", keywords("ancestral"), bearer_gains(action(discard_status(SELF)))),
    card(
        "Centipede Tattoo",
        attaches_to(any_(CHARACTER, keyword("Monk"))),
        has_keyword(BEARER, "Tattooed"),
        does_not_bow(BEARER, lost_the_conflict(BEARER)),
    ),
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
        "Phoenix Tattoo",
        attaches_to(your(CHARACTER)),
        has_keyword(BEARER, "Tattooed"),
        keywords("restricted"),
        has_keyword(any_(CHARACTER, participating, not_bearer), "pride", BEARER_PARTICIPATES),
    ),
    card("Seal of the Dragon", gains_clan(BEARER, "Dragon"), has_keyword(BEARER, "Monk")),
    card(
        "Smoke",
        action(
            requires(BEARER_PARTICIPATES),
            cost(bow(SELF)),
            cost(sacrifice(SELF)),
            gives(any_(CHARACTER, not_unique, participating), military=-2),
        ),
    ),
    card(
        "Solitary Strength",
        cannot(
            IS_DISCARDED,
            SELF,
            all_of(BEARER_PARTICIPATES, you_control(any_(CHARACTER, participating, not_bearer))),
        ),
        reaction(after(WINS_CONFLICT, BEARER), gain_honor(1)),
    ),
    card(
        "Two-Heavens Technique",
        attaches_to(any_(CHARACTER, keyword("Bushi"))),
        has_keyword(BEARER, "covert", is_(BEARER, bearing_exactly(any_(ATTACHMENT, keyword("Weapon")), 2))),
    ),
    card(
        "Waterfall Tattoo",
        attaches_to(your(CHARACTER)),
        has_keyword(BEARER, "Tattooed"),
        reaction(after(IS_REVEALED, your(PROVINCE)), ready_(BEARER)),
    ),
    card(
        "Way of the Dragon",
        attaches_to(your(CHARACTER)),
        permits(USE_ABILITIES_AGAIN, BEARER),
    ),
]
