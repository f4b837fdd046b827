"""Unicorn Personalities of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle
from gorin.games.ccg.words.amounts import personal_honor_of
from gorin.games.ccg.words.cards import UNICORN, personality
from gorin.games.ccg.words.verbs.fighting.movement import move_elsewhere
from gorin.games.ccg.words.verbs.in_play.states import bow, bow_or_straighten, destroy, destroy_unit
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.actions import stop_action
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.when.about_actions import ENEMY_PENALIZED_HERE, targeted_by
from gorin.games.ccg.words.when.deeds import BOWED_A_CARD
from gorin.games.ccg.words.which.measures import force_below, honor_below
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    PERSONALITY,
    UNIT,
    UNIT_CARD,
    enemy,
    without_attachments,
)
from gorin.games.ccg.words.which.places import (
    at_a_battlefield,
    attacking,
    in_this_army,
    infantry_unit,
    opposed,
    opposing_this,
    weaker_than_unit_of,
)
from gorin.words.abilities import cost, requires, trait
from gorin.words.conditions import is_, there_is
from gorin.words.flow import if_, may
from gorin.words.nouns import any_
from gorin.words.picks import second_target, target, up_front
from gorin.words.qualities import keyword
from gorin.words.things import SECOND, SELF, TARGET

CARDS: list[Card] = [
    personality(
        "Iuchi Xiong",
        UNICORN,
        force=4,
        chi=4,
        honor_req=4,
        gold=8,
        personal_honor=2,
        keywords=("Cavalry", "Shugenja", "Unicorn Clan", "Water"),
    ),
    personality(
        "Moto Chen",
        UNICORN,
        force=6,
        chi=5,
        honor_req=0,
        gold=14,
        personal_honor=3,
        keywords=(
            "Cavalry",
            "Experienced 3",
            "Loyal",
            "Tactician",
            "Unique",
            "Clan Champion",
            "Commander",
            "Samurai",
            "Unicorn Clan",
        ),
        experience=3,
        text=(
            trait(targeted_by("Political"), stop_action()),
            battle(
                target(enemy(UNIT, weaker_than_unit_of(SELF))),
                destroy_unit(TARGET),
                may(second_target(enemy(UNIT_CARD, keyword("Kolat"))), destroy(SECOND)),
            ),
        ),
    ),
    personality(
        "Moto Taban",
        UNICORN,
        force=3,
        chi=3,
        honor_req=0,
        gold=7,
        personal_honor=2,
        keywords=("Cavalry", "Samurai", "Scout", "Unicorn Clan"),
    ),
    personality(
        "Shinjo Hwarang",
        UNICORN,
        force=4,
        chi=3,
        honor_req=0,
        gold=8,
        personal_honor=2,
        keywords=("Cavalry", "Commander", "Samurai", "Unicorn Clan"),
        text=(
            battle(requires(is_(SELF, opposed)), up_front(target(PERSONALITY)), bow_or_straighten(TARGET)),
        ),
    ),
    personality(
        "Utaku Anhui",
        UNICORN,
        force=4,
        chi=3,
        honor_req=6,
        gold=8,
        personal_honor=4,
        keywords=("Cavalry", "Battle Maiden", "Samurai", "Unicorn Clan"),
        text=(
            battle(
                target(
                    enemy(
                        FOLLOWER | PERSONALITY.with_(without_attachments),
                        force_below(personal_honor_of(SELF)),
                    )
                ),
                bow(TARGET),
                if_(BOWED_A_CARD, gain_honor(1)),
            ),
        ),
    ),
    personality(
        "Utaku Keiko",
        UNICORN,
        force=2,
        chi=3,
        honor_req=4,
        gold=9,
        personal_honor=3,
        keywords=("Cavalry", "Tactician", "Battle Maiden", "Samurai", "Unicorn Clan"),
        text=(
            battle(
                requires(there_is(any_(UNIT, infantry_unit, opposing_this))),
                gives(any_(UNIT_CARD, keyword("Cavalry"), in_this_army), force=1),
            ),
        ),
    ),
    personality(
        "Utaku Kohana",
        UNICORN,
        force=2,
        chi=2,
        honor_req=7,
        gold=3,
        personal_honor=3,
        keywords=("Cavalry", "Battle Maiden", "Samurai", "Unicorn Clan"),
    ),
    personality(
        "Utaku Kohana",
        UNICORN,
        force=3,
        chi=2,
        honor_req=10,
        gold=5,
        personal_honor=4,
        keywords=(
            "Cavalry",
            "Unique",
            "Battle Maiden",
            "Experienced",
            "Paragon",
            "Samurai",
            "Unicorn Clan",
        ),
        experience=1,
        text=(
            trait(ENEMY_PENALIZED_HERE, gain_honor(1)),
            battle(
                cost(bow(SELF)),
                target(enemy(PERSONALITY, honor_below(personal_honor_of(SELF)))),
                bow(TARGET),
            ),
        ),
    ),
    personality(
        "Utaku Tayoi",
        UNICORN,
        force=2,
        chi=3,
        honor_req=3,
        gold=6,
        personal_honor=3,
        keywords=("Cavalry", "Battle Maiden", "Samurai", "Unicorn Clan"),
        text=(
            battle(
                requires(is_(SELF, at_a_battlefield)),
                move_elsewhere(SELF),
                if_(
                    is_(SELF, opposed),
                    gain_honor(2),
                    otherwise=(if_(is_(SELF, attacking), gain_honor(1)),),
                ),
            ),
        ),
    ),
]
