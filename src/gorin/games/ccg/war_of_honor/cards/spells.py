"""Spells of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card(
        "Fury of the Sea",
        battle(
            requires(is_(THIS_SHUGENJA, unbowed)),
            cost(bow(THIS_SHUGENJA), unless=is_(THIS_SHUGENJA, keyword("Water"))),
            each_targets_own(ENEMIES_IN_ARMY, any_(UNIT, here), move_home(CHOSEN)),
        ),
    ),
    card(
        "Groves of Stone",
        battle(
            cost(bow(THIS_SHUGENJA), unless=is_(THIS_SHUGENJA, keyword("Earth"))),
            strengthens_or_weakens(4),
            remote=True,
        ),
    ),
    card(
        "Heaven's Tears",
        battle(
            requires(is_(THIS_SHUGENJA, unbowed)),
            up_front(
                target(
                    enemy(
                        PERSONALITY,
                        conditionally(not_(is_(THIS_SHUGENJA, keyword("Water"))), attacking),
                    )
                )
            ),
            cost(bow(SELF)),
            move_home(TARGET),
            if_(moved(TARGET), bow(unit_of(TARGET))),
        ),
    ),
    card(
        "Shielded by Tempest",
        open_(
            up_front(target(your(SHUGENJA, keyword("Air"), can_take(SELF)))),
            transfer(SELF, TARGET),
        ),
        battle(
            requires(is_(THIS_SHUGENJA, opposed)),
            cost(bow(SELF)),
            cost(move_home(THIS_SHUGENJA)),
            strengthens(2),
            gain_honor(1),
        ),
    ),
    card(
        "Tempest of Flame",
        cheaper_on(any_(SHUGENJA, keyword("Fire", "Void")), 1),
        has_force(BEARER, 2),
        battle(cost(bow(THIS_SHUGENJA)), *ranged_attack(5)),
    ),
    card(
        "The Storm Within",
        battle(
            requires(is_(THIS_SHUGENJA, unbowed)),
            cost(bow(SELF)),
            strengthens(players_in_enemy_army(times=2)),
            later(after(IS_DESTROYED, SELF), gain_honor(2)),
        ),
    ),
]
