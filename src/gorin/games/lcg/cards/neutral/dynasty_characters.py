"""Neutral dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Keeper Initiate",
        from_zones(
            reaction(after(RING_CLAIMED, YOU, RING_OF_YOUR_ROLE), put_into_play(SELF, fate=1)),
            DISCARD,
            IN_PROVINCE,
        ),
    ),
    card(
        "Miya Mystic",
        action(requires(CONFLICT_PHASE), cost(sacrifice(SELF)), target(ATTACHMENT), discard(TARGET)),
    ),
    card("Otomo Courtier", cannot(ATTACK_THE_FAVOR, SELF)),
    card(
        "Seeker Initiate",
        reaction(after(RING_CLAIMED, YOU, RING_OF_YOUR_ROLE), search_top(5, CARD, shown=False)),
    ),
    card("Seppun Guardsman", cannot(ATTACK_THE_FAVOR, SELF)),
    card(
        "Wandering Rōnin",
        action(
            requires(DURING_CONFLICT),
            cost(remove_fate(1, SELF)),
            gives_both(SELF, 2),
            limit(2, PER_CONFLICT),
        ),
    ),
]
