"""Neutral holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Audience Chamber",
        reaction(after(CARD_PLAYED, YOU, any_(CHARACTER, cost_at_least(4))), place_fate(1, IT)),
    ),
    card(
        "Contested Countryside",
        keywords("rally"),
        whenever(USE_ATTACKED_PROVINCE, YOU_ATTACK),
    ),
    card(
        "Favorable Ground",
        action(
            requires(DURING_CONFLICT),
            cost(sacrifice(SELF)),
            target(your(CHARACTER)),
            select_one(move_to_conflict(TARGET), move_home(TARGET)),
        ),
    ),
    card(
        "Imperial Storehouse",
        action(cost(sacrifice(SELF)), draw(1)),
    ),
    card(
        "Kansen Haunt",
        reaction(
            after(RING_CLAIMED, YOU, YOU_DEFEND),
            requires(less(HONOR, than=ANY_OPPONENT)),
            cost(lose_honor(2)),
            resolve_that_ring(),
        ),
    ),
    card("Proving Ground", reaction(after(DUEL_WON, your(CHARACTER)), draw(1), limit(2))),
]
