"""Crane Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle
from gorin.games.ccg.words.amounts import personal_honor_of
from gorin.games.ccg.words.cards import (
    CRANE,
    personality,
)
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.words.abilities import cost
from gorin.words.things import SELF

CARDS: list[Card] = [
    personality(
        "Daidoji Gudeta",
        CRANE,
        force=2,
        chi=2,
        honor_req=6,
        gold=8,
        personal_honor=3,
        keywords=("Crane Clan", "Samurai"),
        text=(battle(cost(bow(SELF)), *ranged_attack(4)),),
    ),
    personality(
        "Kakita Kaiten",
        CRANE,
        force=4,
        chi=4,
        honor_req=8,
        gold=10,
        personal_honor=3,
        keywords=("Unique", "Crane Clan", "Experienced", "Hero", "Samurai"),
        experience=1,
        text=(battle(gives(SELF, force=personal_honor_of(SELF)), once_per_battle=True),),
    ),
]
