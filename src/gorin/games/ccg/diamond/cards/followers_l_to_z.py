"""Followers of Diamond Edition, L to Z."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.fields import (
    MANEUVERS_OVER,
    in_naval_unit,
)
from gorin.games.ccg.diamond.words.kihos import (
    UNIT_TARGETED_BY_SPELL,
)
from gorin.games.ccg.diamond.words.lands import MANTIS_PERSONALITY
from gorin.games.ccg.diamond.words.saying import (
    LATER,
)
from gorin.games.ccg.words.abilities import battle, battle_open, reaction
from gorin.games.ccg.words.cards import (
    doubtful,
    follower,
)
from gorin.games.ccg.words.traits import (
    attaches_only_to,
    cheaper_on,
    has_force,
)
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    straighten,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives, gives_keyword, removes_keyword
from gorin.games.ccg.words.verbs.players.actions import stop_action
from gorin.games.ccg.words.which.measures import (
    as_many_as,
    together,
)
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    ITEM,
    MONK,
    PERSONALITY,
    enemy,
    without_followers,
)
from gorin.games.ccg.words.which.places import in_this_army
from gorin.games.ccg.words.which.qualities import bowed, human, unbowed
from gorin.games.ccg.words.which.things import (
    BEARER,
)
from gorin.words.abilities import cost, requires
from gorin.words.amounts import count_of, plus, when
from gorin.words.conditions import is_
from gorin.words.nouns import any_
from gorin.words.picks import target, targets
from gorin.words.qualities import keyword
from gorin.words.things import SELF, TARGET
from gorin.words.traits import forbids, has_keyword, permits

CARDS: list[Card] = [
    follower(
        "Light Mounted Infantry",
        force=1,
        honor_req=1,
        gold=3,
        focus=2,
        keywords=("Cavalry",),
        text=(
            battle(
                requires(is_(SELF, "Cavalry")),
                cost(removes_keyword(SELF, "Cavalry")),
                gives(SELF, force=1),
                once_per_battle=True,
            ),
        ),
    ),
    follower(
        "Mantis Bushi",
        force=2,
        honor_req=2,
        gold=6,
        focus=3,
        keywords=("Naval", "Bushi"),
        text=(
            battle(
                cost(bow(SELF)), target(enemy(FOLLOWER | PERSONALITY.with_(without_followers))), bow(TARGET)
            ),
        ),
    ),
    follower(
        "Mantis Raiders",
        force=3,
        honor_req=1,
        gold=3,
        focus=2,
        keywords=("Naval",),
        text=(
            permits("enters bowed", SELF, "{whom} enters play bowed"),
            forbids("may not be assigned", BEARER, "{whom} may not be assigned", is_(SELF, bowed)),
        ),
    ),
    follower(
        "Moto Steed",
        force=2,
        honor_req=0,
        gold=6,
        focus=2,
        keywords=("Cavalry", "Horse", "Nonhuman"),
        text=(
            attaches_only_to(any_(PERSONALITY, human)),
            has_keyword(BEARER, "Cavalry", while_=is_(SELF, unbowed)),
        ),
    ),
    doubtful(
        follower(
            "Spearmen",
            force=2,
            honor_req=1,
            gold=3,
            focus=2,
            text=(battle(cost(bow(SELF)), *ranged_attack(2)),),
        ),
        LATER,
    ),
    follower(
        "Spirit Guide",
        force=0,
        honor_req=2,
        gold=5,
        focus=2,
        text=(battle_open(requires(is_(BEARER, "Shugenja")), cost(bow(SELF)), straighten(BEARER)),),
    ),
    doubtful(
        follower(
            "Tsuruchi's Legion",
            force=1,
            honor_req=1,
            gold=5,
            focus=2,
            keywords=("Naval",),
            text=(battle(*ranged_attack(2), once_per_battle=True, times=2),),
        ),
        LATER,
    ),
    follower(
        "Utaku House Guard",
        force=4,
        honor_req=1,
        gold=8,
        focus=4,
        keywords=("Cavalry", "Unique", "Battle Maiden"),
        text=(
            attaches_only_to(any_(PERSONALITY, keyword("Unicorn Clan"))),
            battle(
                cost(bow(SELF)),
                targets(
                    enemy(
                        FOLLOWER,
                        together(
                            as_many_as(
                                plus(
                                    count_of(any_(ITEM, in_this_army)), when(is_(BEARER, "Battle Maiden"), 1)
                                )
                            )
                        ),
                    ),
                    0,
                    10,
                ),
                bow(TARGET),
            ),
        ),
    ),
    follower(
        "Veteran Bushi",
        force=2,
        honor_req=2,
        gold=4,
        focus=3,
        text=(has_force(SELF, 1, while_=is_(BEARER, "Tactician")),),
    ),
    follower("Veteran Samurai", force=3, honor_req=2, gold=6, focus=4, keywords=("Yu 3", "Samurai")),
    follower(
        "Warrior Monks",
        force=2,
        honor_req=1,
        gold=5,
        focus=2,
        keywords=("Monk",),
        text=(cheaper_on(MONK, 3), reaction(UNIT_TARGETED_BY_SPELL, stop_action())),
    ),
    follower(
        "Yoritomo House Guard",
        force=4,
        honor_req=1,
        gold=8,
        focus=4,
        keywords=("Naval", "Unique"),
        text=(
            attaches_only_to(any_(PERSONALITY, keyword("Mantis Clan"))),
            reaction(
                MANEUVERS_OVER,
                gives_keyword(any_(FOLLOWER | MANTIS_PERSONALITY, in_this_army, in_naval_unit), "Naval"),
            ),
        ),
    ),
]
