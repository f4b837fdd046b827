"""Mantis Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.saying import (
    OTHER,
    untouched_by_arrows,
)
from gorin.games.ccg.words.abilities import battle_open
from gorin.games.ccg.words.cards import (
    MANTIS,
    personality,
)
from gorin.games.ccg.words.traits import (
    has_force,
)
from gorin.games.ccg.words.verbs.in_play.states import (
    discard,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.which.nouns import (
    FATE_CARD,
    UNIT_CARD,
)
from gorin.games.ccg.words.which.places import in_this_army
from gorin.games.ccg.words.which.things import (
    followers_of,
)
from gorin.words.abilities import cost
from gorin.words.conditions import there_is
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import any_
from gorin.words.picks import paying
from gorin.words.qualities import keyword
from gorin.words.things import PAID, SELF

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
]
