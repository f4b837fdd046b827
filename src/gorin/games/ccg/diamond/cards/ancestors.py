"""Ancestors of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.acting.respond import NO_REACTIONS
from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.saying import (
    create_on_several,
)
from gorin.games.ccg.words.amounts import force_of, yu_of
from gorin.games.ccg.words.cards import (
    ancestor,
    created_follower,
)
from gorin.games.ccg.words.which.nouns import (
    PERSONALITY,
)
from gorin.games.ccg.words.which.things import (
    BEARER,
)
from gorin.words.abilities import trait
from gorin.words.amounts import plus
from gorin.words.nouns import any_, your
from gorin.words.qualities import keyword
from gorin.words.traits import forbids
from gorin.words.triggers import THIS_ENTERS_PLAY

CARDS: list[Card] = [
    ancestor(
        "Ichido no Shiryo",
        of=any_(PERSONALITY, keyword("Crab Clan")),
        force=1,
        chi=0,
        honor_req=1,
        gold=0,
        focus=3,
        keywords=("Unique", "Crab Clan"),
        text=(
            trait(
                THIS_ENTERS_PLAY,
                create_on_several(
                    your(PERSONALITY, keyword("Crab Clan")),
                    plus(force_of(BEARER), yu_of(BEARER)),
                    created_follower(0),
                ),
            ),
        ),
    ),
    ancestor(
        "Toshimoko no Shiryo",
        of=any_(PERSONALITY, keyword("Crane Clan")),
        force=0,
        chi=1,
        honor_req=2,
        gold=0,
        focus=3,
        keywords=("Unique", "Crane Clan"),
        text=(
            forbids(
                NO_REACTIONS,
                BEARER,
                "no Reactions are taken to a challenge, refusal or duel that {whom} is part of",
            ),
        ),
    ),
]
