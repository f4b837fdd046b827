"""Unicorn Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.saying import (
    LATER,
    borne_for_less,
    outlives_penalties,
    permits_cheaper,
)
from gorin.games.ccg.diamond.words.when import (
    REGION_AT_HIS_BATTLE,
    TERRAIN_AT_HIS_BATTLE,
    THIS_ATTACKS,
)
from gorin.games.ccg.kinds import (
    WHILE_BOWED,
)
from gorin.games.ccg.table.preventing import OTHERS_EFFECTS
from gorin.games.ccg.words.abilities import battle, limited, pay_gold, reaction
from gorin.games.ccg.words.amounts import chi_of, force_of
from gorin.games.ccg.words.cards import (
    UNICORN,
    created_follower,
    doubtful,
    personality,
)
from gorin.games.ccg.words.protection import negates
from gorin.games.ccg.words.traits import (
    attaches_no,
    has_force,
)
from gorin.games.ccg.words.verbs.fighting.duels import duels
from gorin.games.ccg.words.verbs.in_play.attaching import attach_paid, price_of
from gorin.games.ccg.words.verbs.in_play.creating import create
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    destroy,
    lets_remain_bowed,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives_keyword
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.when.conditions import WHILE_ATTACKING
from gorin.games.ccg.words.which.measures import (
    force_at_most,
)
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    ITEM,
    PERSONALITY,
    UNIT_CARD,
    enemy,
)
from gorin.games.ccg.words.which.qualities import dishonorable
from gorin.words.abilities import cost, trait
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import anothers, any_, your
from gorin.words.picks import target, targets
from gorin.words.qualities import keyword, lacking
from gorin.words.things import LOSER, SELF, TARGET
from gorin.words.triggers import THIS_ENTERS_PLAY

CARDS: list[Card] = [
    personality(
        "Iuchi Najato",
        UNICORN,
        force=2,
        chi=3,
        honor_req=None,
        gold=7,
        personal_honor=2,
        keywords=("Cavalry", "Shugenja", "Soul of Iuchi Katta", "Unicorn Clan"),
        text=(
            limited(
                cost(bow(SELF)),
                targets(your(UNIT_CARD), 1, chi_of(SELF)),
                gives_keyword(TARGET, "Cavalry", WHILE_BOWED),
                lets_remain_bowed(SELF),
                once_per_turn=True,
            ),
        ),
    ),
    personality(
        "Moto Chagatai",
        UNICORN,
        force=4,
        chi=3,
        honor_req=None,
        gold=8,
        personal_honor=1,
        keywords=("Cavalry", "Samurai", "Soul of Moto Soro", "Unicorn Clan"),
        text=(outlives_penalties(SELF),),
    ),
    personality(
        "Moto Chagatai",
        UNICORN,
        force=6,
        chi=5,
        honor_req=4,
        gold=14,
        personal_honor=3,
        keywords=(
            "Cavalry",
            "Experienced 2",
            "Loyal",
            "Tactician",
            "Unique",
            "Clan Champion",
            "Samurai",
            "Unicorn Clan",
        ),
        experience=2,
        text=(
            negates("move home", "other players' effects do not move {whom} home", SELF, OTHERS_EFFECTS),
            negates(
                "move between battles",
                "other players' effects do not move {whom} to another battlefield",
                SELF,
                OTHERS_EFFECTS,
            ),
            battle(
                target(ITEM.in_zone(HAND).with_(borne_for_less)),
                pay_gold(price_of(TARGET, SELF, force_of(SELF))),
                attach_paid(TARGET, SELF),
                once_per_battle=True,
            ),
        ),
    ),
    personality(
        "Moto Kadu-kai",
        UNICORN,
        force=3,
        chi=2,
        honor_req=4,
        gold=8,
        personal_honor=2,
        keywords=("Cavalry", "Samurai", "Soul of Moto Toyotomi", "Unicorn Clan"),
        text=(
            battle(
                cost(bow(SELF)),
                cost(destroy(SELF)),
                target(enemy(PERSONALITY, force_at_most(force_of(SELF)))),
                destroy(TARGET),
            ),
        ),
    ),
    personality(
        "Moto Zhijuan",
        UNICORN,
        force=5,
        chi=3,
        honor_req=None,
        gold=10,
        personal_honor=2,
        keywords=("Cavalry", "Chieftain", "Samurai", "Unicorn Clan"),
    ),
    doubtful(
        personality(
            "Shinjo Nakaga",
            UNICORN,
            force=3,
            chi=3,
            honor_req=4,
            gold=8,
            personal_honor=2,
            keywords=(
                "Cavalry",
                "Tactician",
                "Unique",
                "Junghar",
                "Samurai",
                "Soul of Shinjo Yasamura Experienced",
                "Unicorn Clan",
            ),
            text=(trait(THIS_ENTERS_PLAY, draw(1)),),
        ),
        LATER,
    ),
    personality(
        "Shinjo Noriyori",
        UNICORN,
        force=2,
        chi=4,
        honor_req=4,
        gold=9,
        personal_honor=2,
        keywords=("Cavalry", "Magistrate", "Samurai", "Unicorn Clan"),
        text=(reaction(THIS_ATTACKS, create(created_follower(1, "Cavalry"), SELF)),),
    ),
    personality(
        "Shinjo Reizo",
        UNICORN,
        force=1,
        chi=2,
        honor_req=0,
        gold=5,
        personal_honor=2,
        keywords=("Cavalry", "Explorer", "Samurai", "Soul of Shinjo Rojin", "Unicorn Clan"),
        text=(
            has_force(SELF, 2, while_=TERRAIN_AT_HIS_BATTLE),
            has_force(SELF, 2, while_=REGION_AT_HIS_BATTLE),
        ),
    ),
    personality(
        "Shinjo Shirasu",
        UNICORN,
        force=3,
        chi=2,
        honor_req=4,
        gold=7,
        personal_honor=2,
        keywords=("Cavalry", "Magistrate", "Samurai", "Unicorn Clan"),
        text=(
            limited(
                cost(bow(SELF)),
                target(anothers(PERSONALITY, dishonorable)),
                duels(SELF, TARGET, destroy(LOSER)),
            ),
        ),
    ),
    personality(
        "Shinjo Yushiro",
        UNICORN,
        force=3,
        chi=2,
        honor_req=4,
        gold=7,
        personal_honor=2,
        keywords=("Cavalry", "Magistrate", "Samurai", "Soul of Shinjo Shirasu", "Unicorn Clan"),
        text=(
            limited(
                cost(bow(SELF)),
                target(anothers(PERSONALITY, dishonorable)),
                duels(SELF, TARGET, destroy(LOSER)),
            ),
        ),
    ),
    personality(
        "Utaku Etsumi",
        UNICORN,
        force=4,
        chi=3,
        honor_req=5,
        gold=9,
        personal_honor=3,
        keywords=(
            "Cavalry",
            "Unique",
            "Battle Maiden",
            "Samurai",
            "Soul of Otaku Kamoko Experienced",
            "Unicorn Clan",
        ),
        text=(
            attaches_no(any_(FOLLOWER, lacking("Cavalry"))),
            permits_cheaper(
                any_(FOLLOWER, keyword("Cavalry")),
                2,
                "{self} attaches Cavalry Followers for 2 less Gold (minimum 1)",
            ),
            has_force(SELF, 1, while_=WHILE_ATTACKING),
        ),
    ),
]
