"""Unicorn events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Breakthrough",
        reaction(
            after(CONFLICT_ENDS, YOUR_FIRST_ATTACK, PROVINCE_BROKE),
            declare_now(),
        ),
    ),
    card(
        "Captive Audience",
        action(requires(DURING_POLITICAL), cost(lose_honor(1)), switch_type(MILITARY)),
    ),
    card(
        "Cavalry Reserves",
        action(
            requires(DURING_MILITARY),
            targets(
                in_your_discard(
                    any_(CHARACTER, of_the_dynasty_deck, keyword("Cavalry"), total_cost_at_most(6))
                ),
                1,
                6,
            ),
            put_into_conflict(TARGET),
        ),
    ),
    card(
        "I Am Ready",
        action(cost(remove_fate(1, PAID)), paying(your(CHARACTER, of_clan("Unicorn"))), ready_(PAID)),
    ),
    card(
        "Ride Them Down",
        action(requires(DURING_CONFLICT), cost(discard_favor()), set_base_strength(ATTACKED_PROVINCE, 1)),
    ),
    card(
        "Way of the Unicorn",
        would_interrupt(
            when_would(TOKEN_PASSES, YOU),
            cancel(),
        ),
    ),
]
