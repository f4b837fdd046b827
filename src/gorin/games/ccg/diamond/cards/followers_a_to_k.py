"""Followers of Diamond Edition, A to K."""

from __future__ import annotations

from gorin.games.ccg.acting.using import ONE_MORE_TACTICAL
from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.kihos import (
    HIS_KIHO_RESOLVED,
    NOT_RETURNED_YET,
    return_to_hand,
)
from gorin.games.ccg.diamond.words.lands import IN_BATTLE_AT_PROVINCE
from gorin.games.ccg.diamond.words.saying import (
    LATER,
    PORT,
    cards_in_this_unit,
    sure_fear,
    untargetable_by,
    with_double_chi,
)
from gorin.games.ccg.diamond.words.when import (
    THIS_FROM_HAND,
    YOUR_END_PHASE,
)
from gorin.games.ccg.kinds import (
    GAME_END,
)
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.games.ccg.words.abilities import battle, reaction
from gorin.games.ccg.words.amounts import yu_of
from gorin.games.ccg.words.cards import (
    CRANE,
    doubtful,
    follower,
)
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.protection import negates
from gorin.games.ccg.words.traits import (
    attaches_only_to,
    cheaper_on,
    costs_less,
    has_chi,
    has_force,
)
from gorin.games.ccg.words.verbs.fighting.duels import UNREFUSABLE, duels
from gorin.games.ccg.words.verbs.fighting.movement import move_elsewhere
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    destroy,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives, removes_keyword
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.when.conditions import WHILE_DEFENDING, clan_player
from gorin.games.ccg.words.when.triggers import TURN_IS_OVER
from gorin.games.ccg.words.which.measures import (
    chi_at_least,
)
from gorin.games.ccg.words.which.nouns import (
    PERSONALITY,
    RING,
    SAMURAI,
    enemy,
)
from gorin.games.ccg.words.which.qualities import unbowed
from gorin.games.ccg.words.which.things import (
    BEARER,
    THIS_UNIT,
)
from gorin.words.abilities import cost, requires, trait
from gorin.words.amounts import count_of
from gorin.words.conditions import is_
from gorin.words.flow import may
from gorin.words.nouns import any_, your
from gorin.words.picks import paying, target
from gorin.words.qualities import either, keyword, lacking
from gorin.words.things import LOSER, PAID, SELF, TARGET
from gorin.words.traits import has_keyword, permits

CARDS: list[Card] = [
    follower(
        "Akodo House Guard",
        force=3,
        honor_req=2,
        gold=7,
        focus=4,
        keywords=("Unique",),
        text=(
            attaches_only_to(any_(PERSONALITY, keyword("Lion Clan"))),
            cheaper_on(any_(PERSONALITY, lacking("Tactician")), 4),
            permits(
                ONE_MORE_TACTICAL,
                BEARER,
                "while {whom} is a Tactician, he may perform one more Tactical action in each battle",
            ),
        ),
    ),
    doubtful(
        follower(
            "Ashigaru Archers",
            force=0,
            honor_req=0,
            gold=2,
            focus=1,
            keywords=("Ashigaru",),
            text=(
                trait(THIS_FROM_HAND, later(TURN_IS_OVER, may(draw(1)))),
                battle(cost(bow(SELF)), *ranged_attack(2)),
            ),
        ),
        LATER,
    ),
    follower(
        "Ashigaru Hordes",
        force=3,
        honor_req=1,
        gold=7,
        focus=1,
        keywords=("Ashigaru",),
        text=(
            attaches_only_to(SAMURAI),
            trait(THIS_FROM_HAND, later(YOUR_END_PHASE, may(draw(1)), until=GAME_END)),
        ),
    ),
    follower(
        "Command Staff", force=3, honor_req=2, gold=8, focus=4, text=(has_keyword(BEARER, "Tactician"),)
    ),
    follower(
        "Empress's Guard",
        force=3,
        honor_req=2,
        gold=7,
        focus=3,
        keywords=("Unique", "Empress", "Imperial"),
        text=(
            costs_less(SELF, 2, if_=clan_player(CRANE)),
            untargetable_by("Ninja", cards_in_this_unit),
            untargetable_by("Kolat", cards_in_this_unit),
            has_force(SELF, 2, while_=WHILE_DEFENDING),
        ),
    ),
    follower(
        "Fortified Infantry",
        force=3,
        honor_req=2,
        gold=4,
        focus=1,
        text=(
            negates(
                "move between battles",
                "{whom} does not move from one battlefield to another",
                BEARER,
                ANYTHING,
            ),
        ),
    ),
    follower(
        "Heavy Mounted Infantry",
        force=2,
        honor_req=2,
        gold=7,
        focus=2,
        keywords=("Cavalry",),
        text=(
            battle(
                requires(is_(SELF, "Cavalry")),
                cost(removes_keyword(SELF, "Cavalry")),
                gives(SELF, force=2),
                once_per_battle=True,
            ),
        ),
    ),
    follower(
        "Hiruma Archers",
        force=3,
        honor_req=1,
        gold=6,
        focus=2,
        text=(
            battle(cost(bow(SELF)), *ranged_attack(2)),
            battle(requires(is_(BEARER, "Crab Clan")), cost(bow(SELF)), *ranged_attack(4)),
        ),
    ),
    follower(
        "Hiruma House Guard",
        force=4,
        honor_req=1,
        gold=7,
        focus=4,
        keywords=("Unique", "Yu 4"),
        text=(
            attaches_only_to(any_(PERSONALITY, keyword("Crab Clan"))),
            negates("fear", "{whom} is not affected by Fear", SELF, ANYTHING),
            battle(*sure_fear(yu_of(BEARER)), keywords=("Fear",), once_per_battle=True),
        ),
    ),
    doubtful(
        follower(
            "Hoshi House Guard",
            force=2,
            honor_req=2,
            gold=6,
            focus=4,
            keywords=("Unique",),
            text=(
                attaches_only_to(any_(PERSONALITY, keyword("Dragon Clan"))),
                has_force(BEARER, count_of(your(RING))),
                has_chi(BEARER, count_of(your(RING), 2)),
                reaction(
                    HIS_KIHO_RESOLVED,
                    requires(is_(BEARER, "Monk")),
                    requires(NOT_RETURNED_YET),
                    return_to_hand(),
                ),
            ),
        ),
        LATER,
    ),
    follower(
        "Kakita House Guard",
        force=3,
        honor_req=2,
        gold=6,
        focus=4,
        keywords=("Unique",),
        text=(
            attaches_only_to(any_(PERSONALITY, keyword("Crane Clan"))),
            battle(cost(bow(SELF)), target(enemy(PERSONALITY)), duels(BEARER, TARGET, destroy(LOSER))),
        ),
    ),
    follower(
        "Kenshinzen",
        force=3,
        honor_req=2,
        gold=6,
        focus=3,
        text=(
            attaches_only_to(any_(PERSONALITY, either(with_double_chi, chi_at_least(5)))),
            cheaper_on(any_(PERSONALITY, keyword("Crane Clan")), 1),
            permits(UNREFUSABLE, BEARER, "challenges that {whom} issues cannot be refused"),
        ),
    ),
    follower(
        "Kobune Crew",
        force=2,
        honor_req=1,
        gold=4,
        focus=1,
        keywords=("Naval",),
        text=(
            attaches_only_to(any_(PERSONALITY, keyword("Naval"))),
            battle(
                requires(IN_BATTLE_AT_PROVINCE),
                cost(bow(SELF)),
                paying(your(PORT, unbowed)),
                cost(bow(PAID)),
                move_elsewhere(THIS_UNIT),
            ),
        ),
    ),
]
