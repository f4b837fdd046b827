"""Crane holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Artisan Academy", action(requires(CONFLICT_PHASE), reveal_top_to_play(PHASE_END))),
    card("Bonsai Garden", action(requires(during_element(AIR)), gain_honor(1))),
    card(
        "Daidoji Marketplace",
        keywords("rally"),
        reaction(after(PHASE_BEGINS, phase("conflict")), turn_up(THIS_PROVINCE)),
    ),
    card("Fū Sui Temple", has_keyword(any_(CHARACTER, participating), "pride", DURING_POLITICAL)),
    card(
        "Kakita Dōjō",
        action(
            requires(DURING_CONFLICT),
            target(your(CHARACTER, participating)),
            second_target(your_opponents(CHARACTER, participating)),
            challenge(
                TARGET,
                SECOND,
                for_a_while(cannot(TRIGGER_ABILITIES, LOSER)),
                if_(is_(WINNER, "Duelist"), bow(LOSER)),
            ),
        ),
    ),
]
