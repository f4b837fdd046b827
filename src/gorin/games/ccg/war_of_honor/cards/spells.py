"""Spells of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, open_
from gorin.games.ccg.words.amounts import players_in_enemy_army
from gorin.games.ccg.words.cards import spell
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.traits import cheaper_on, has_force
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.attaching import can_take, transfer
from gorin.games.ccg.words.verbs.in_play.states import bow
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.verbs.players.provinces import strengthens, strengthens_or_weakens
from gorin.games.ccg.words.when.deeds import moved
from gorin.games.ccg.words.which.nouns import PERSONALITY, SHUGENJA, UNIT, enemy
from gorin.games.ccg.words.which.places import attacking, here, opposed
from gorin.games.ccg.words.which.players import ENEMIES_IN_ARMY
from gorin.games.ccg.words.which.qualities import unbowed
from gorin.games.ccg.words.which.things import BEARER, THIS_SHUGENJA, unit_of
from gorin.words.abilities import cost, requires
from gorin.words.choosing import each_targets_own
from gorin.words.conditions import is_, not_
from gorin.words.flow import if_
from gorin.words.nouns import any_, your
from gorin.words.picks import target, up_front
from gorin.words.qualities import conditionally, keyword
from gorin.words.things import CHOSEN, SELF, TARGET
from gorin.words.triggers import after

CARDS: list[Card] = [
    spell(
        "Fury of the Sea",
        gold=1,
        focus=3,
        keywords=("Water",),
        text=(
            battle(
                requires(is_(THIS_SHUGENJA, unbowed)),
                cost(bow(THIS_SHUGENJA), unless=is_(THIS_SHUGENJA, keyword("Water"))),
                each_targets_own(ENEMIES_IN_ARMY, any_(UNIT, here), move_home(CHOSEN)),
            ),
        ),
    ),
    spell(
        "Groves of Stone",
        gold=3,
        focus=3,
        keywords=("Earth",),
        text=(
            battle(
                cost(bow(THIS_SHUGENJA), unless=is_(THIS_SHUGENJA, keyword("Earth"))),
                strengthens_or_weakens(4),
                remote=True,
            ),
        ),
    ),
    spell(
        "Heaven's Tears",
        gold=0,
        focus=3,
        keywords=("Water",),
        text=(
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
    ),
    spell(
        "Shielded by Tempest",
        gold=2,
        focus=4,
        keywords=("Air",),
        text=(
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
    ),
    spell(
        "Tempest of Flame",
        gold=4,
        focus=2,
        keywords=("Fire", "Void"),
        text=(
            cheaper_on(any_(SHUGENJA, keyword("Fire", "Void")), 1),
            has_force(BEARER, 2),
            battle(cost(bow(THIS_SHUGENJA)), *ranged_attack(5)),
        ),
    ),
    spell(
        "The Storm Within",
        gold=0,
        focus=3,
        keywords=("Air",),
        text=(
            battle(
                requires(is_(THIS_SHUGENJA, unbowed)),
                cost(bow(SELF)),
                strengthens(players_in_enemy_army(times=2)),
                later(
                    after("destroyed", "after {he} is next destroyed this turn", about=SELF), gain_honor(2)
                ),
            ),
        ),
    ),
]
