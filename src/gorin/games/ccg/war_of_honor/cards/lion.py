"""Lion Personalities of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle
from gorin.games.ccg.words.amounts import personal_honor_of
from gorin.games.ccg.words.cards import LION, personality
from gorin.games.ccg.words.traits import has_force
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import bow, discard
from gorin.games.ccg.words.verbs.in_play.stats import gives, penalizes
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.when.conditions import WHILE_ATTACKING
from gorin.games.ccg.words.which.measures import force_at_most
from gorin.games.ccg.words.which.nouns import FATE_CARD, FOLLOWER, PERSONALITY, SAMURAI, enemy
from gorin.games.ccg.words.which.places import in_this_army, opposed
from gorin.games.ccg.words.which.qualities import besides
from gorin.words.abilities import cost
from gorin.words.amounts import count_of
from gorin.words.conditions import all_of, is_
from gorin.words.flow import if_
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import any_
from gorin.words.picks import paying, target, up_front
from gorin.words.qualities import keyword
from gorin.words.things import PAID, SELF, TARGET, called

DISCARDED = called("the discarded card", PAID)

CARDS: list[Card] = [
    personality(
        "Akodo Dosei",
        LION,
        force=3,
        chi=3,
        honor_req=10,
        gold=5,
        personal_honor=4,
        keywords=("Commander", "Lion Clan", "Paragon", "Samurai"),
    ),
    personality(
        "Ikoma Toraji",
        LION,
        force=2,
        chi=2,
        honor_req=5,
        gold=4,
        personal_honor=2,
        keywords=("Lion Clan", "Samurai"),
    ),
    personality(
        "Matsu Mansaiko",
        LION,
        force=3,
        chi=3,
        honor_req=5,
        gold=6,
        personal_honor=3,
        keywords=("Lion Clan", "Paragon", "Samurai"),
        text=(
            battle(
                paying(FATE_CARD.in_zone(HAND)),
                cost(discard(PAID)),
                gives(SELF, force=2),
                if_(all_of(is_(SELF, opposed), is_(DISCARDED, "Bushido Virtue")), gain_honor(2)),
            ),
        ),
    ),
    personality(
        "Matsu Miyahara",
        LION,
        force=1,
        chi=3,
        honor_req=6,
        gold=5,
        personal_honor=3,
        keywords=("Lion Clan", "Samurai"),
        text=(has_force(SELF, count_of(any_(SAMURAI, besides(SELF), keyword("Lion Clan"), in_this_army))),),
    ),
    personality(
        "Matsu Nishijo",
        LION,
        force=3,
        chi=3,
        honor_req=7,
        gold=7,
        personal_honor=4,
        keywords=("Justicar", "Lion Clan", "Paragon", "Samurai"),
        text=(
            has_force(SELF, 2, while_=WHILE_ATTACKING),
            battle(
                up_front(target(enemy(FOLLOWER | PERSONALITY))),
                penalizes(TARGET, personal_honor_of(SELF)),
                gain_honor(1),
            ),
        ),
    ),
    personality(
        "Matsu Sakaki",
        LION,
        force=4,
        chi=3,
        honor_req=7,
        gold=7,
        personal_honor=3,
        keywords=("Lion Clan", "Paragon", "Samurai"),
        text=(
            battle(
                up_front(target(enemy(PERSONALITY, force_at_most(personal_honor_of(SELF))))),
                bow(TARGET),
            ),
        ),
    ),
    personality(
        "Matsu Yosa",
        LION,
        force=2,
        chi=3,
        honor_req=7,
        gold=6,
        personal_honor=4,
        keywords=("Lion Clan", "Paragon", "Samurai"),
        text=(
            battle(*ranged_attack(2)),
            battle(
                paying(any_(FATE_CARD, keyword("Bushido Virtue")).in_zone(HAND)),
                cost(discard(PAID)),
                *ranged_attack(4),
                gain_honor(1),
            ),
        ),
    ),
]
