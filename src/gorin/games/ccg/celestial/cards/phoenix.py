"""Phoenix Personalities of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.acting.ignoring import IgnoresBowing
from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, battle_limited
from gorin.games.ccg.words.amounts import chi_of, force_of, highest_chi_of
from gorin.games.ccg.words.cards import PHOENIX, personality
from gorin.games.ccg.words.traits import has_force
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, straighten
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.verbs.players.provinces import strengthens_or_weakens
from gorin.games.ccg.words.when.conditions import bears
from gorin.games.ccg.words.when.deeds import bowed_by_this, moved
from gorin.games.ccg.words.which.measures import honor_below
from gorin.games.ccg.words.which.nouns import (
    ATTACHMENT,
    PERSONALITY,
    SAMURAI,
    SHUGENJA,
    SPELL,
    UNIT,
    UNIT_CARD,
    enemy,
    personality_with,
)
from gorin.games.ccg.words.which.places import at_location_of, in_this_army
from gorin.games.ccg.words.which.qualities import unbowed
from gorin.games.ccg.words.which.things import whole_unit
from gorin.words.abilities import cost
from gorin.words.amounts import count_of
from gorin.words.conditions import you_control
from gorin.words.flow import if_, may
from gorin.words.nouns import your
from gorin.words.picks import second_target, target
from gorin.words.qualities import keyword
from gorin.words.things import SECOND, SELF, TARGET
from gorin.words.traits import permits

CARDS: list[Card] = [
    personality(
        "Asako Katashi",
        PHOENIX,
        force=4,
        chi=4,
        honor_req=6,
        gold=7,
        personal_honor=3,
        keywords=("Fire", "Inquisitor", "Magistrate", "Phoenix Clan", "Shugenja"),
        text=(
            battle_limited(
                target(SHUGENJA.with_(honor_below(chi_of(SELF)))),
                bow(TARGET),
                if_(bowed_by_this(TARGET), may(second_target(SHUGENJA), straighten(SECOND))),
                keywords=("Fire",),
            ),
        ),
    ),
    personality(
        "Isawa Akihiro",
        PHOENIX,
        force=3,
        chi=3,
        honor_req=6,
        gold=7,
        personal_honor=4,
        keywords=("Fire", "Phoenix Clan", "Shugenja"),
        text=(battle(*ranged_attack(3), straighten(SELF), keywords=("Fire",), even_if_bowed=True),),
    ),
    personality(
        "Isawa Emori",
        PHOENIX,
        force=5,
        chi=4,
        honor_req=5,
        gold=10,
        personal_honor=3,
        keywords=("Unique", "Earth", "Elemental Master", "Experienced", "Phoenix Clan", "Shugenja"),
        experience=1,
        text=(
            IgnoresBowing(your(SHUGENJA, keyword("Earth")), "Earth"),
            battle(
                target(enemy(UNIT_CARD, unbowed)),
                bow(TARGET),
                strengthens_or_weakens(force_of(TARGET)),
            ),
        ),
    ),
    personality(
        "Isawa Kyoko",
        PHOENIX,
        force=1,
        chi=2,
        honor_req=6,
        gold=4,
        personal_honor=3,
        keywords=("Air", "Phoenix Clan", "Shugenja"),
    ),
    personality(
        "Isawa Kyoko",
        PHOENIX,
        force=1,
        chi=3,
        honor_req=10,
        gold=4,
        personal_honor=3,
        keywords=("Unique", "Air", "Experienced", "Phoenix Clan", "Shugenja"),
        experience=1,
        text=(
            battle(
                target(enemy(PERSONALITY)),
                cost(bow(SELF)),
                cost(move_home(SELF)),
                move_home(TARGET),
                if_(moved(TARGET), bow(TARGET), gain_honor(1)),
            ),
        ),
    ),
    personality(
        "Isawa Mizuhiko",
        PHOENIX,
        force=1,
        chi=2,
        honor_req=6,
        gold=3,
        personal_honor=2,
        keywords=("Loyal", "Naval", "Phoenix Clan", "Shugenja", "Water"),
    ),
    personality(
        "Isawa Nakajima",
        PHOENIX,
        force=4,
        chi=4,
        honor_req=6,
        gold=8,
        personal_honor=3,
        keywords=("Avalanche Guard", "Earth", "Phoenix Clan", "Shugenja"),
        text=(
            permits("assigns while bowed", SELF, "he may assign although bowed", while_=bears(SELF, SPELL)),
            permits(
                "contributes while bowed",
                SELF,
                "he contributes Force although bowed",
                while_=bears(SELF, SPELL),
            ),
        ),
    ),
    personality(
        "Shiba Fusaburu",
        PHOENIX,
        force=4,
        chi=3,
        honor_req=6,
        gold=7,
        personal_honor=2,
        keywords=("Duelist", "Phoenix Clan", "Samurai", "Yojimbo"),
    ),
    personality(
        "Shiba Rae",
        PHOENIX,
        force=3,
        chi=4,
        honor_req=4,
        gold=7,
        personal_honor=2,
        keywords=("Phoenix Clan", "Samurai", "Yojimbo"),
        text=(
            has_force(SELF, count_of(SPELL.with_(in_this_army))),
            battle(*ranged_attack(3)),
        ),
    ),
    personality(
        "Shiba Tsukimi",
        PHOENIX,
        force=6,
        chi=5,
        honor_req=16,
        gold=11,
        personal_honor=4,
        keywords=(
            "Duelist",
            "Experienced 3",
            "Loyal",
            "Unique",
            "Clan Champion",
            "Phoenix Clan",
            "Samurai",
            "Shiba's Soul",
        ),
        experience=3,
        text=(
            has_force(your(SAMURAI, at_location_of(SELF)), highest_chi_of(your(SHUGENJA))),
            battle(
                target(enemy(UNIT)),
                bow(whole_unit(TARGET)),
                if_(
                    you_control(personality_with("Elemental Master")),
                    may(second_target(ATTACHMENT), destroy(SECOND)),
                ),
                gain_honor(2),
            ),
        ),
    ),
]
