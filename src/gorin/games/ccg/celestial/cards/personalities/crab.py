"""Crab Personalities of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Hida Eijiko",
        battle(
            performer(your(FOLLOWER)),
            cost(bow(PERFORMER)),
            up_front(targets(any_(PERSONALITY, keyword("Crab Clan")), 1, 2)),
            straighten(TARGET),
        ),
    ),
    card("Hida Kaoru"),
    card(
        "Hida Kuon - exp6",
        trait(
            after(IS_TARGETED, ANOTHER_PLAYER, SELF, FIRST_IN_A_BATTLE),
            if_(is_(SELF, alone_in_army), stop_action()),
        ),
        battle(
            requires(ENEMIES_HERE),
            up_front(target(your(PERSONALITY), anywhere=True)),
            move_here(TARGET, to_enemies=True),
            if_(moved(TARGET), straighten(TARGET)),
            even_if_bowed=True,
        ),
    ),
    card("Hida Masatari", does_not_bow_from_resolution(SELF)),
    card("Hida Ogano"),
    card("Hiruma Aki"),
    card(
        "Hiruma Aki - exp",
        battle(
            targets(
                any_(
                    FOLLOWER,
                    together(
                        combined(FORCE, below=force_of(SELF)), combined(GOLD_COST, below=gold_cost_of(SELF))
                    ),
                ),
                1,
                99,
            ),
            destroy(TARGET),
        ),
    ),
    card(
        "Hiruma Gohachiro",
        reaction(
            after(IS_TARGETED, ANOTHER_PLAYER, any_(PERSONALITY, besides(SELF), in_this_army)),
            for_a_while(prevents(DESTRUCTION, IT, TRIGGERING_ACTION)),
        ),
    ),
    card(
        "Kuni Daigo - exp",
        battle(
            target(enemy(UNIT_CARD)),
            bow(TARGET),
            if_(is_(TARGET, keyword("Shadowlands")), destroy(TARGET)),
            keywords="Earth",
        ),
    ),
]
