"""Mantis Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.acting.gold import EVERYTHING
from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.lands import SOMETHING_THAT_BRINGS_A_PROVINCE
from gorin.games.ccg.diamond.words.saying import (
    LATER,
    OTHER,
    untouched_by_arrows,
)
from gorin.games.ccg.diamond.words.when import (
    THIS_ENTERS_DUEL,
)
from gorin.games.ccg.table.permitted import TWO_WEAPONS
from gorin.games.ccg.words.abilities import battle, battle_open, reaction
from gorin.games.ccg.words.cards import (
    MANTIS,
    doubtful,
    personality,
)
from gorin.games.ccg.words.traits import (
    discounts,
    has_chi,
    has_force,
)
from gorin.games.ccg.words.verbs.fighting.ranged import (
    ranged_attack,
    shoots_harder,
    with_ranged_attack,
    without_ranged_attack,
)
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    discard,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.when.conditions import bears
from gorin.games.ccg.words.which.nouns import (
    FATE_CARD,
    FOLLOWER,
    PERSONALITY,
    UNIT_CARD,
    WEAPON,
)
from gorin.games.ccg.words.which.places import in_this_army
from gorin.games.ccg.words.which.qualities import attached_to
from gorin.games.ccg.words.which.things import (
    followers_of,
)
from gorin.words.abilities import cost
from gorin.words.conditions import there_is
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import any_, your
from gorin.words.picks import paying, performer
from gorin.words.qualities import keyword
from gorin.words.things import PAID, PERFORMER, SELF
from gorin.words.traits import Says, has_keyword, permits

CARDS: list[Card] = [
    personality(
        "Moshi Kalani",
        MANTIS,
        force=3,
        chi=3,
        honor_req=2,
        gold=7,
        personal_honor=2,
        keywords=("Naval", "Mantis Clan", "Samurai"),
        text=(has_force(SELF, 1, while_=there_is(any_(UNIT_CARD, keyword("Naval"), OTHER, in_this_army))),),
    ),
    personality(
        "Tsuruchi Hiro",
        MANTIS,
        force=2,
        chi=3,
        honor_req=0,
        gold=7,
        personal_honor=2,
        keywords=("Mantis Clan", "Master Bowman", "Samurai", "Soul of Tsuruchi"),
        text=(
            shoots_harder(any_(FOLLOWER, attached_to("attached to", SELF), with_ranged_attack), 1),
            battle(
                performer(your(FOLLOWER, attached_to("attached to", SELF), without_ranged_attack)),
                cost(bow(PERFORMER)),
                *ranged_attack(1),
                even_if_bowed=True,
            ),
            battle(cost(bow(SELF)), *ranged_attack(4)),
        ),
    ),
    personality(
        "Tsuruchi Hiro",
        MANTIS,
        force=3,
        chi=3,
        honor_req=2,
        gold=8,
        personal_honor=2,
        keywords=(
            "Unique",
            "Experienced",
            "Mantis Clan",
            "Master Bowman",
            "Samurai",
            "Soul of Tsuruchi Experienced",
        ),
        experience=1,
        text=(
            shoots_harder(any_(FOLLOWER, attached_to("attached to", SELF), with_ranged_attack), 2),
            battle(*ranged_attack(2), once_per_turn=True, times=2),
            battle(cost(bow(SELF)), *ranged_attack(5)),
        ),
    ),
    personality(
        "Tsuruchi Isunori",
        MANTIS,
        force=3,
        chi=3,
        honor_req=3,
        gold=7,
        personal_honor=1,
        keywords=("Naval", "Mantis Clan", "Samurai", "Soul of Tsuruchi Yutaka"),
        text=(
            battle(
                performer(your(FOLLOWER.with_(attached_to("attached to", SELF)))),
                cost(bow(PERFORMER)),
                *ranged_attack(2),
                once_per_battle=True,
                even_if_bowed=True,  # his player has it
            ),
        ),
    ),
    doubtful(
        personality(
            "Yoritomo Chimori",
            MANTIS,
            force=2,
            chi=2,
            honor_req=None,
            gold=5,
            personal_honor=1,
            keywords=("Naval", "Mantis Clan", "Samurai", "Soul of Bayushi Aramasu"),
            text=(
                battle_open(paying(FATE_CARD.in_zone(HAND)), cost(discard(PAID)), gives(SELF, force=1)),
                reaction(
                    THIS_ENTERS_DUEL, paying(FATE_CARD.in_zone(HAND)), cost(discard(PAID)), gives(SELF, chi=1)
                ),
            ),
        ),
        LATER,
    ),
    personality(
        "Yoritomo Kajiko",
        MANTIS,
        force=4,
        chi=4,
        honor_req=None,
        gold=8,
        personal_honor=1,
        keywords=("Naval", "Mantis Clan", "Samurai", "Soul of Yoritomo Yukue", "Veteran"),
        text=(discounts(EVERYTHING, SOMETHING_THAT_BRINGS_A_PROVINCE),),
    ),
    personality(
        "Yoritomo Kumiko",
        MANTIS,
        force=6,
        chi=5,
        honor_req=None,
        gold=14,
        personal_honor=2,
        keywords=(
            "Double Chi",
            "Loyal",
            "Naval",
            "Unique",
            "Clan Champion",
            "Daughter of Storms",
            "Experienced",
            "Mantis Clan",
            "Samurai",
        ),
        experience=1,
        text=(
            permits(TWO_WEAPONS, SELF, "{whom} may attach two Weapons"),
            has_force(WEAPON.with_(attached_to("attached to", SELF)), 1),
            has_chi(WEAPON.with_(attached_to("attached to", SELF)), 2),
            has_force(followers_of(SELF), 1),
            has_keyword(followers_of(SELF), "Naval"),
            has_force(any_(PERSONALITY, OTHER, keyword("Mantis Clan"), in_this_army), 2),
        ),
    ),
    personality(
        "Yoritomo Masasue",
        MANTIS,
        force=4,
        chi=3,
        honor_req=None,
        gold=9,
        personal_honor=1,
        keywords=("Unique", "Experienced", "Kolat", "Mantis Clan", "Mercenary", "Samurai"),
        experience=1,
        text=(
            battle_open(paying(FATE_CARD.in_zone(HAND)), cost(discard(PAID)), gives(SELF, force=1, chi=1)),
        ),
    ),
    personality(
        "Yoritomo Sen",
        MANTIS,
        force=3,
        chi=4,
        honor_req=0,
        gold=7,
        personal_honor=1,
        keywords=("Naval", "Mantis Clan", "Samurai", "Soul of Yoritomo Okan"),
        text=(untouched_by_arrows(followers_of(SELF), "{self}'s Followers"),),
    ),
    personality(
        "Yoritomo Ukyo",
        MANTIS,
        force=1,
        chi=4,
        honor_req=5,
        gold=8,
        personal_honor=3,
        keywords=("Naval", "Tactician", "Mantis Clan", "Samurai", "Soul of Yoritomo Kamoto"),
        text=(
            Says(
                "attaches no", FOLLOWER, "{self} does not attach another Follower", bears(SELF, FOLLOWER), 0
            ),
            has_force(followers_of(SELF), 2),
        ),
    ),
]
