"""Crab Personalities of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.table.preventing import TRIGGERING_ACTION
from gorin.games.ccg.words.abilities import battle, reaction
from gorin.games.ccg.words.cards import CRAB, personality
from gorin.games.ccg.words.protection import does_not_bow_from_resolution, negates
from gorin.games.ccg.words.traits import for_a_while
from gorin.games.ccg.words.verbs.fighting.movement import move_here
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, straighten
from gorin.games.ccg.words.verbs.players.actions import stop_action
from gorin.games.ccg.words.when.about_actions import COMRADE_TARGETED, FIRST_TARGETED_IN_BATTLE
from gorin.games.ccg.words.when.conditions import ENEMIES_HERE
from gorin.games.ccg.words.when.deeds import moved
from gorin.games.ccg.words.which.measures import combined_force_below, combined_gold_cost_below, together
from gorin.games.ccg.words.which.nouns import FOLLOWER, PERSONALITY, UNIT_CARD, enemy
from gorin.games.ccg.words.which.places import alone_in_army
from gorin.words.abilities import cost, requires, trait
from gorin.words.conditions import is_
from gorin.words.flow import if_
from gorin.words.nouns import any_, your
from gorin.words.picks import performer, target, targets, up_front
from gorin.words.qualities import keyword
from gorin.words.things import IT, PERFORMER, SELF, TARGET

CARDS: list[Card] = [
    personality(
        "Hida Eijiko",
        CRAB,
        force=5,
        chi=3,
        honor_req=0,
        gold=8,
        personal_honor=2,
        keywords=("Commander", "Crab Clan", "Samurai"),
        text=(
            battle(
                performer(your(FOLLOWER)),
                cost(bow(PERFORMER)),
                up_front(targets(any_(PERSONALITY, keyword("Crab Clan")), 1, 2)),
                straighten(TARGET),
            ),
        ),
    ),
    personality(
        "Hida Kaoru",
        CRAB,
        force=4,
        chi=2,
        honor_req=0,
        gold=6,
        personal_honor=2,
        keywords=("Crab Clan", "Hero", "Samurai"),
    ),
    personality(
        "Hida Kuon",
        CRAB,
        force=12,
        chi=5,
        honor_req=None,
        gold=14,
        personal_honor=3,
        keywords=(
            "Experienced 6",
            "Loyal",
            "Unique",
            "Berserker",
            "Clan Champion",
            "Commander",
            "Crab Clan",
            "Hero",
            "Samurai",
        ),
        experience=6,
        text=(
            trait(FIRST_TARGETED_IN_BATTLE, if_(is_(SELF, alone_in_army), stop_action())),
            battle(
                requires(ENEMIES_HERE),
                up_front(target(your(PERSONALITY), anywhere=True)),
                move_here(TARGET, to_enemies=True),
                if_(moved(TARGET), straighten(TARGET)),
                even_if_bowed=True,
            ),
        ),
    ),
    personality(
        "Hida Masatari",
        CRAB,
        force=4,
        chi=3,
        honor_req=3,
        gold=7,
        personal_honor=2,
        keywords=("Crab Clan", "Hero", "Samurai"),
        text=(does_not_bow_from_resolution(SELF),),
    ),
    personality(
        "Hida Ogano",
        CRAB,
        force=6,
        chi=3,
        honor_req=None,
        gold=8,
        personal_honor=1,
        keywords=("Berserker", "Crab Clan", "Samurai"),
    ),
    personality(
        "Hiruma Aki",
        CRAB,
        force=5,
        chi=3,
        honor_req=None,
        gold=7,
        personal_honor=1,
        keywords=("Berserker", "Crab Clan", "Samurai"),
    ),
    personality(
        "Hiruma Aki",
        CRAB,
        force=6,
        chi=3,
        honor_req=None,
        gold=9,
        personal_honor=1,
        keywords=("Unique", "Berserker", "Crab Clan", "Experienced", "Samurai"),
        experience=1,
        text=(
            battle(
                targets(
                    any_(FOLLOWER, together(combined_force_below(SELF), combined_gold_cost_below(SELF))),
                    1,
                    99,
                ),
                destroy(TARGET),
            ),
        ),
    ),
    personality(
        "Hiruma Gohachiro",
        CRAB,
        force=4,
        chi=3,
        honor_req=2,
        gold=8,
        personal_honor=2,
        keywords=("Commander", "Crab Clan", "Samurai"),
        text=(
            reaction(
                COMRADE_TARGETED,
                for_a_while(
                    negates("destroy", "that action's effects do not destroy {whom}", IT, TRIGGERING_ACTION)
                ),
            ),
        ),
    ),
    personality(
        "Kuni Daigo",
        CRAB,
        force=5,
        chi=4,
        honor_req=3,
        gold=10,
        personal_honor=2,
        keywords=("Unique", "Crab Clan", "Earth", "Experienced", "Jade", "Jade Champion", "Shugenja"),
        experience=1,
        text=(
            battle(
                target(enemy(UNIT_CARD)),
                bow(TARGET),
                if_(is_(TARGET, keyword("Shadowlands")), destroy(TARGET)),
                keywords="Earth",
            ),
        ),
    ),
]
