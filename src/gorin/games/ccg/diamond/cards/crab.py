"""Crab Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import PAID_BY, Card
from gorin.games.ccg.diamond.words.doing import (
    opponents_discard,
)
from gorin.games.ccg.diamond.words.saying import (
    not_this,
    untouched_by_arrows,
)
from gorin.games.ccg.diamond.words.when import (
    AFTER_HIS_BATTLE,
)
from gorin.games.ccg.kinds import (
    FORCE,
)
from gorin.games.ccg.table.preventing import ACTIONS
from gorin.games.ccg.words.abilities import battle, battle_open, reaction
from gorin.games.ccg.words.amounts import force_of
from gorin.games.ccg.words.cards import (
    CRAB,
    personality,
)
from gorin.games.ccg.words.protection import negates
from gorin.games.ccg.words.traits import (
    has_chi,
    has_force,
)
from gorin.games.ccg.words.verbs.fighting.duels import challenge, duels
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    discard,
    straighten,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.when.conditions import bears
from gorin.games.ccg.words.when.deeds import bowed_by_this, moved
from gorin.games.ccg.words.which.nouns import (
    FATE_CARD,
    FOLLOWER,
    PERSONALITY,
    enemy,
)
from gorin.games.ccg.words.which.places import attacking, defending, in_this_army
from gorin.games.ccg.words.which.qualities import attached_to, unbowed
from gorin.games.ccg.words.which.things import (
    unit_of,
)
from gorin.words.abilities import cost
from gorin.words.amounts import count_of
from gorin.words.conditions import all_of, not_
from gorin.words.flow import if_, may
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import any_, your, your_other
from gorin.words.picks import paying, target
from gorin.words.players import controller_of
from gorin.words.things import IT, LOSER, PAID, SELF, TARGET
from gorin.words.traits import permits
from gorin.words.triggers import after

CARDS: list[Card] = [
    personality(
        "Hida Hitoshi",
        CRAB,
        force=2,
        chi=3,
        honor_req=3,
        gold=6,
        personal_honor=2,
        keywords=("Crab Clan", "Samurai"),
        text=(
            has_force(SELF, 1, while_=bears(SELF, FOLLOWER)),
            battle_open(cost(bow(SELF)), target(FOLLOWER), gives(TARGET, force=force_of(SELF))),
        ),
    ),
    personality(
        "Hida Isamu",
        CRAB,
        force=5,
        chi=4,
        honor_req=3,
        gold=10,
        personal_honor=2,
        keywords=("Unique", "Crab Clan", "Samurai", "Soul of Hida Tsuneo"),
        text=(has_force(your_other(PERSONALITY, defending, not_this, in_this_army), 2),),
    ),
    personality(
        "Hida Kosho",
        CRAB,
        force=5,
        chi=3,
        honor_req=5,
        gold=10,
        personal_honor=3,
        keywords=("Yu 5", "Crab Clan", "Samurai"),
        text=(
            battle(
                target(enemy(PERSONALITY, attacking)),
                may(move_home(TARGET), if_(moved(TARGET), bow(TARGET)), who=controller_of(TARGET)),
                if_(
                    all_of(moved(TARGET), bowed_by_this(TARGET)),
                    challenge(SELF, TARGET, bow(LOSER), stat=FORCE),
                ),
                if_(
                    not_(all_of(moved(TARGET), bowed_by_this(TARGET)), "not"),
                    duels(SELF, TARGET, bow(LOSER), stat=FORCE),
                ),
                once_per_battle=True,
            ),
        ),
    ),
    personality(
        "Hida Kuon",
        CRAB,
        force=10,
        chi=5,
        honor_req=3,
        gold=15,
        personal_honor=2,
        keywords=(
            "Double Chi",
            "Experienced 3",
            "Loyal",
            "Unique",
            "Yu 10",
            "Clan Champion",
            "Crab Clan",
            "Samurai",
        ),
        experience=3,
        text=(
            permits(
                PAID_BY,
                your(FOLLOWER, unbowed),
                "while you pay for {self}, bow any number of your Followers: he costs 1 less Gold for each",
            ),
            battle(paying(FATE_CARD.in_zone(HAND)), cost(discard(PAID)), opponents_discard()),
        ),
    ),
    personality(
        "Hida Shara",
        CRAB,
        force=3,
        chi=3,
        honor_req=0,
        gold=7,
        personal_honor=2,
        keywords=("Yu 3", "Crab Clan", "Magistrate", "Samurai"),
        text=(untouched_by_arrows(unit_of(SELF), "cards in {self}'s unit"),),
    ),
    personality(
        "Hida Sunao",
        CRAB,
        force=5,
        chi=3,
        honor_req=2,
        gold=10,
        personal_honor=1,
        keywords=("Yu 3", "Crab Clan", "Samurai"),
        text=(
            reaction(
                AFTER_HIS_BATTLE,
                paying(FATE_CARD.in_zone(HAND)),
                cost(discard(PAID)),
                straighten(SELF),
                even_if_bowed=True,
            ),
        ),
    ),
    personality(
        "Hida Utaemon",
        CRAB,
        force=4,
        chi=2,
        honor_req=0,
        gold=9,
        personal_honor=1,
        keywords=("Berserker", "Crab Clan", "Samurai"),
        text=(
            has_force(SELF, count_of(FOLLOWER.with_(attached_to("attached to", SELF)))),
            has_chi(SELF, count_of(FOLLOWER.with_(attached_to("attached to", SELF)))),
        ),
    ),
    personality(
        "Hiruma Ashihei",
        CRAB,
        force=3,
        chi=3,
        honor_req=None,
        gold=6,
        personal_honor=2,
        keywords=("Crab Clan", "Samurai", "Soul of Toritaka Kitao"),
        text=(negates("dishonor", "actions do not dishonor {whom}", SELF, ACTIONS),),
    ),
    personality(
        "Hiruma Todori",
        CRAB,
        force=2,
        chi=4,
        honor_req=3,
        gold=7,
        personal_honor=2,
        keywords=("Crab Clan", "Samurai", "Scout"),
        text=(
            reaction(
                after("bowed", "after {he} bows", about=any_(FOLLOWER, in_this_army)),
                straighten(IT),
                once_per_battle=True,
            ),
        ),
    ),
]
