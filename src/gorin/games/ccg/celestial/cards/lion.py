"""Lion Personalities of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, open_, reaction
from gorin.games.ccg.words.amounts import force_of
from gorin.games.ccg.words.cards import LION, created_follower, personality
from gorin.games.ccg.words.traits import has_force
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.in_play.creating import create
from gorin.games.ccg.words.verbs.in_play.states import bow, bow_or_straighten, destroy, discard, straighten
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.when.conditions import WHILE_ATTACKING
from gorin.games.ccg.words.when.deeds import moved
from gorin.games.ccg.words.which.measures import unit_force_below
from gorin.games.ccg.words.which.nouns import (
    FATE_CARD,
    FOLLOWER,
    PERSONALITY,
    UNIT,
    UNIT_CARD,
    enemy,
    without_attachments,
)
from gorin.games.ccg.words.which.places import in_this_army, opposing_this, whose_unit_is_weaker_than
from gorin.games.ccg.words.which.things import unit_of, whole_unit
from gorin.words.abilities import cost
from gorin.words.conditions import is_
from gorin.words.flow import if_, may, or_instead
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import any_, your
from gorin.words.picks import may_pay_with, paying, performer, second_target, target, up_front
from gorin.words.qualities import conditionally
from gorin.words.things import PAID, PERFORMER, SECOND, SELF, TARGET, called
from gorin.words.triggers import THIS_ENTERS_PLAY

SACRIFICE = called("what you destroy", PERFORMER)

CARDS: list[Card] = [
    personality(
        "Akodo Kamina",
        LION,
        force=3,
        chi=4,
        honor_req=7,
        gold=7,
        personal_honor=3,
        keywords=("Tactician", "Lion Clan", "Samurai"),
        text=(
            open_(
                may_pay_with(FATE_CARD.in_zone(HAND)),
                cost(or_instead(bow(SELF), discard(PAID))),
                target(PERSONALITY),
                gives(TARGET, force=4),
                keywords="Tactical",
            ),
        ),
    ),
    personality(
        "Akodo Sagashite",
        LION,
        force=3,
        chi=4,
        honor_req=7,
        gold=6,
        personal_honor=3,
        keywords=("Commander", "Lion Clan", "Samurai"),
    ),
    personality(
        "Akodo Seiichi",
        LION,
        force=2,
        chi=3,
        honor_req=10,
        gold=6,
        personal_honor=3,
        keywords=("Tactician", "Lion Clan", "Samurai"),
        text=(
            battle(
                cost(bow(SELF)),
                bow(whole_unit(any_(UNIT, opposing_this, unit_force_below(force_of(SELF))))),
                keywords="Tactical",
            ),
        ),
    ),
    personality(
        "Akodo Shigetoshi",
        LION,
        force=5,
        chi=4,
        honor_req=10,
        gold=10,
        personal_honor=5,
        keywords=(
            "Experienced 2",
            "Loyal",
            "Tactician",
            "Unique",
            "Clan Champion",
            "Commander",
            "Lion Clan",
            "Samurai",
        ),
        experience=2,
        text=(
            reaction(THIS_ENTERS_PLAY, target(PERSONALITY), create(created_follower(2), TARGET)),
            battle(
                performer(your(PERSONALITY | FOLLOWER)),
                cost(destroy(PERFORMER)),
                target(enemy(UNIT_CARD, conditionally(is_(SACRIFICE, FOLLOWER), without_attachments))),
                destroy(TARGET),
            ),
        ),
    ),
    personality(
        "Akodo Shunori",
        LION,
        force=2,
        chi=2,
        honor_req=6,
        gold=5,
        personal_honor=2,
        keywords=("Tactician", "Lion Clan", "Samurai"),
    ),
    personality(
        "Akodo Tsudoken",
        LION,
        force=5,
        chi=3,
        honor_req=7,
        gold=9,
        personal_honor=4,
        keywords=(
            "Tactician",
            "Unique",
            "Commander",
            "Experienced",
            "Head of the Second City Guardsmen",
            "Lion Clan",
            "Samurai",
        ),
        experience=1,
        text=(
            battle(
                straighten(SELF),
                may(target(PERSONALITY), bow_or_straighten(TARGET)),
                even_if_bowed=True,
            ),
        ),
    ),
    personality(
        "Matsu Fumiyo",
        LION,
        force=3,
        chi=3,
        honor_req=6,
        gold=7,
        personal_honor=4,
        keywords=("Lion Clan", "Samurai"),
        text=(
            has_force(SELF, 2, while_=WHILE_ATTACKING),
            battle(
                target(enemy(PERSONALITY, whose_unit_is_weaker_than(SELF))),
                move_home(TARGET),
                if_(moved(TARGET), bow(unit_of(TARGET)), gain_honor(1)),
                keywords="Fear",
            ),
        ),
    ),
    personality(
        "Matsu Mikura",
        LION,
        force=3,
        chi=2,
        honor_req=7,
        gold=5,
        personal_honor=3,
        keywords=("Hero", "Lion Clan", "Samurai"),
    ),
    personality(
        "Matsu Satsune",
        LION,
        force=4,
        chi=3,
        honor_req=7,
        gold=7,
        personal_honor=3,
        keywords=("Commander", "Lion Clan", "Paragon", "Samurai"),
        text=(
            battle(
                paying(FATE_CARD.in_zone(HAND)),
                cost(discard(PAID)),
                up_front(target(any_(UNIT, in_this_army))),
                straighten(whole_unit(TARGET)),
                if_(
                    is_(called("the discarded card", PAID), "Bushido Virtue"),
                    may(second_target(enemy(FOLLOWER | PERSONALITY.with_(without_attachments))), bow(SECOND)),
                ),
            ),
        ),
    ),
]
