"""Followers of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Battle Maiden Troop",
        battle(
            choose_one(
                gain_honor(2, controller_of(SELF)),
                gives(any_(noun("Battle Maiden", PERSONALITY, FOLLOWER), in_this_army), force=1),
                who=ENEMY_LEADER,
            )
        ),
    ),
    card("Steadfast Bushi", trait(after(ACTION_RESOLVES, that_straightened(BEARER)), straighten(SELF))),
    card("Taoist Archer", reaction(after(ENTERS_PLAY, SELF), draw()), battle(*ranged_attack(5))),
    card(
        "Traveling Ronin",
        battle_open(
            up_front(target(your(PERSONALITY, can_bear_this))),
            attach_from_hand(SELF, TARGET),
            later(
                at(TURN_ENDS, provided(THIS_IN_PLAY)),
                may(put_in_hand(called("it", SELF))),
            ),
            from_hand=True,
        ),
    ),
    card(
        "Unproven Guardian", has_honor(BEARER, 1, while_=is_(called("him", BEARER), "Courtier", "Shugenja"))
    ),
    card("Veteran Advisor", battle(draw())),
    card("Wandering Scout", battle(straighten(SELF), even_if_bowed=True)),
]
