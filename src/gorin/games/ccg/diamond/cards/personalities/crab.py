"""Crab Personalities of Diamond Edition."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Hida Hitoshi",
        has_force(SELF, 1, while_=bears(SELF, FOLLOWER)),
        battle_open(cost(bow(SELF)), target(FOLLOWER), gives(TARGET, force=force_of(SELF))),
    ),
    card("Hida Isamu", has_force(your(PERSONALITY, besides(SELF), defending, in_this_army), 2)),
    card(
        "Hida Kosho",
        battle(
            target(enemy(PERSONALITY, attacking)),
            may(move_home(TARGET), if_(moved(TARGET), bow(TARGET)), who=controller_of(TARGET)),
            if_(
                all_of(moved(TARGET), bowed_by_this(TARGET)),
                challenge(SELF, TARGET, bow(LOSER), stat=FORCE),
            ),
            if_(
                not_(all_of(moved(TARGET), bowed_by_this(TARGET))),
                duels(SELF, TARGET, bow(LOSER), stat=FORCE),
            ),
            once_per_battle=True,
        ),
    ),
    card(
        "Hida Kuon - exp3",
        permits(BOW_FOR_GOLD, your(FOLLOWER, unbowed)),
        battle(paying(FATE_CARD.in_zone(HAND)), cost(discard(PAID)), opponents_discard()),
    ),
    card("Hida Shara", cannot(BE_TARGETED_BY_RANGED_ATTACKS, cards_in_this_unit)),
    card(
        "Hida Sunao",
        reaction(
            after(A_BATTLE_ENDS, WHERE_THIS_FOUGHT),
            paying(FATE_CARD.in_zone(HAND)),
            cost(discard(PAID)),
            straighten(SELF),
            even_if_bowed=True,
        ),
    ),
    card(
        "Hida Utaemon",
        has_force(SELF, count_of(FOLLOWER.with_(attached_to(SELF)))),
        has_chi(SELF, count_of(FOLLOWER.with_(attached_to(SELF)))),
    ),
    card("Hiruma Ashihei", prevents(DISHONOR, SELF, ACTIONS)),
    card(
        "Hiruma Todori",
        reaction(
            after(BOWS, any_(FOLLOWER, in_this_army)),
            straighten(IT),
            once_per_battle=True,
        ),
    ),
]
