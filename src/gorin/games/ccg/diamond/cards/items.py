"""Items of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.acting.ignoring import IgnoresBowing
from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.doing import (
    discard_odd,
)
from gorin.games.ccg.diamond.words.duels import THIS_BEARER_ENTERS_DUEL, bans_focus, name_number
from gorin.games.ccg.diamond.words.kihos import THIS_PERSONALITY
from gorin.games.ccg.diamond.words.saying import (
    OTHER_WEAPONS,
    permits_cheaper,
)
from gorin.games.ccg.diamond.words.when import (
    FACES_OGRE_OR_ONI,
    UNIT_RETURNS,
)
from gorin.games.ccg.kinds import (
    BATTLE_END,
    CHI,
    DUEL_END,
)
from gorin.games.ccg.words.abilities import battle, reaction
from gorin.games.ccg.words.cards import (
    CRAB,
    CRANE,
    DRAGON,
    LION,
    MANTIS,
    UNICORN,
    item,
)
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.protection import does_not_bow_from_resolution
from gorin.games.ccg.words.traits import (
    attaches_only_to,
    cheaper_on,
    for_a_while,
    has_chi,
    has_force,
    has_honor,
    has_minimum,
)
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    straighten,
)
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.when.conditions import clan_player
from gorin.games.ccg.words.when.triggers import TURN_IS_OVER
from gorin.games.ccg.words.which.measures import (
    force_at_least,
)
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    PERSONALITY,
)
from gorin.games.ccg.words.which.things import (
    BEARER,
    unit_of,
)
from gorin.words.abilities import cost, requires, trait
from gorin.words.amounts import count_of
from gorin.words.conditions import is_
from gorin.words.nouns import any_, your
from gorin.words.qualities import keyword
from gorin.words.things import SELF
from gorin.words.traits import has_keyword
from gorin.words.triggers import THIS_ENTERS_PLAY

CARDS: list[Card] = [
    item(
        "Blade of Truths",
        force=0,
        chi=3,
        gold=6,
        focus=3,
        keywords=("Unique", "Weapon"),
        text=(reaction(THIS_BEARER_ENTERS_DUEL, name_number(), for_a_while(bans_focus(), DUEL_END)),),
    ),
    item(
        "Celestial Sword of the Crab",
        force=0,
        chi=1,
        gold=8,
        focus=4,
        keywords=("Unique", "Weapon"),
        text=(
            trait(THIS_ENTERS_PLAY, requires(clan_player(CRAB)), gain_honor(2)),
            has_force(
                SELF, count_of(your(PERSONALITY, keyword("Crab Clan"))), while_=is_(BEARER, "Crab Clan")
            ),
            has_chi(SELF, count_of(your(PERSONALITY, keyword("Crab Clan"))), while_=is_(BEARER, "Crab Clan")),
        ),
    ),
    item(
        "Celestial Sword of the Crane",
        force=0,
        chi=1,
        gold=8,
        focus=4,
        keywords=("Unique", "Weapon"),
        text=(
            trait(THIS_ENTERS_PLAY, requires(clan_player(CRANE)), gain_honor(2)),
            has_force(
                SELF, count_of(your(PERSONALITY, keyword("Crane Clan"))), while_=is_(BEARER, "Crane Clan")
            ),
            has_chi(
                SELF, count_of(your(PERSONALITY, keyword("Crane Clan"))), while_=is_(BEARER, "Crane Clan")
            ),
        ),
    ),
    item(
        "Celestial Sword of the Dragon",
        force=0,
        chi=1,
        gold=8,
        focus=4,
        keywords=("Unique", "Weapon"),
        text=(
            trait(THIS_ENTERS_PLAY, requires(clan_player(DRAGON)), gain_honor(2)),
            has_force(
                SELF, count_of(your(PERSONALITY, keyword("Dragon Clan"))), while_=is_(BEARER, "Dragon Clan")
            ),
            has_chi(
                SELF, count_of(your(PERSONALITY, keyword("Dragon Clan"))), while_=is_(BEARER, "Dragon Clan")
            ),
        ),
    ),
    item(
        "Celestial Sword of the Lion",
        force=0,
        chi=1,
        gold=8,
        focus=4,
        keywords=("Unique", "Weapon"),
        text=(
            trait(THIS_ENTERS_PLAY, requires(clan_player(LION)), gain_honor(2)),
            has_force(
                SELF, count_of(your(PERSONALITY, keyword("Lion Clan"))), while_=is_(BEARER, "Lion Clan")
            ),
            has_chi(SELF, count_of(your(PERSONALITY, keyword("Lion Clan"))), while_=is_(BEARER, "Lion Clan")),
        ),
    ),
    item(
        "Celestial Sword of the Mantis",
        force=0,
        chi=1,
        gold=8,
        focus=4,
        keywords=("Unique", "Weapon"),
        text=(
            trait(THIS_ENTERS_PLAY, requires(clan_player(MANTIS)), gain_honor(2)),
            has_force(
                SELF, count_of(your(PERSONALITY, keyword("Mantis Clan"))), while_=is_(BEARER, "Mantis Clan")
            ),
            has_chi(
                SELF, count_of(your(PERSONALITY, keyword("Mantis Clan"))), while_=is_(BEARER, "Mantis Clan")
            ),
        ),
    ),
    item(
        "Celestial Sword of the Unicorn",
        force=0,
        chi=1,
        gold=8,
        focus=4,
        keywords=("Unique", "Weapon"),
        text=(
            trait(THIS_ENTERS_PLAY, requires(clan_player(UNICORN)), gain_honor(2)),
            has_force(
                SELF, count_of(your(PERSONALITY, keyword("Unicorn Clan"))), while_=is_(BEARER, "Unicorn Clan")
            ),
            has_chi(
                SELF, count_of(your(PERSONALITY, keyword("Unicorn Clan"))), while_=is_(BEARER, "Unicorn Clan")
            ),
        ),
    ),
    item(
        "Clay Horse",
        force=0,
        chi=0,
        gold=2,
        focus=2,
        text=(
            reaction(
                UNIT_RETURNS,
                cost(bow(SELF)),
                for_a_while(does_not_bow_from_resolution(unit_of(BEARER)), BATTLE_END),
                discard_odd(),
            ),
        ),
    ),
    item(
        "Dai Tsuchi",
        force=3,
        chi=0,
        gold=6,
        focus=1,
        keywords=("Weapon",),
        text=(
            attaches_only_to(any_(PERSONALITY, force_at_least(3))),
            cheaper_on(any_(PERSONALITY, keyword("Crab Clan")), 2),
            has_chi(SELF, 3, while_=FACES_OGRE_OR_ONI),
        ),
    ),
    item(
        "Daikyu",
        force=0,
        chi=0,
        gold=3,
        focus=3,
        keywords=("Weapon",),
        text=(
            attaches_only_to(any_(PERSONALITY, keyword("Cavalry"))),
            battle(cost(bow(SELF)), *ranged_attack(3)),
        ),
    ),
    item(
        "My Father's Weapon",
        force=1,
        chi=1,
        gold=3,
        focus=3,
        keywords=("Weapon",),
        text=(trait(THIS_ENTERS_PLAY, later(TURN_IS_OVER, straighten(BEARER))),),
    ),
    item(
        "Takao's Jingasa",
        force=0,
        chi=1,
        gold=3,
        focus=1,
        keywords=("Jingasa",),
        text=(IgnoresBowing(THIS_PERSONALITY, "Kiho", once_per_turn=True),),
    ),
    item(
        "The Emerald Armor",
        force=2,
        chi=1,
        gold=8,
        focus=4,
        keywords=("Armor", "Unique"),
        text=(
            permits_cheaper(FOLLOWER, 3, "this Personality attaches Followers for 3 less Gold (minimum 1)"),
            has_minimum(BEARER, CHI, 1),
        ),
    ),
    item(
        "Yoritomo's Kama",
        force=2,
        chi=2,
        gold=6,
        focus=4,
        keywords=("Unique", "Weapon"),
        text=(
            has_force(OTHER_WEAPONS, 1),
            has_chi(OTHER_WEAPONS, 1),
        ),
    ),
    item(
        "Yoshi's Fan",
        force=0,
        chi=1,
        gold=2,
        focus=2,
        keywords=("Unique",),
        text=(
            has_honor(BEARER, 1),
            has_keyword(BEARER, "Courtier"),
        ),
    ),
]
