"""Ancestors of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.acting.respond import NO_REACTIONS
from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.honor import YOURS_ABOUT_TO_BE_DISHONORED
from gorin.games.ccg.diamond.words.saying import (
    create_on_several,
)
from gorin.games.ccg.words.abilities import reaction
from gorin.games.ccg.words.amounts import base_honor_of, force_of, yu_of
from gorin.games.ccg.words.cards import (
    ancestor,
    created_follower,
)
from gorin.games.ccg.words.traits import discounts
from gorin.games.ccg.words.verbs.in_play.states import bow
from gorin.games.ccg.words.verbs.players.answering import avert_dishonor
from gorin.games.ccg.words.verbs.players.honor import commits_seppuku, gain_honor
from gorin.games.ccg.words.which.nouns import (
    PERSONALITY,
)
from gorin.games.ccg.words.which.things import (
    BEARER,
)
from gorin.words.abilities import cost, trait
from gorin.words.amounts import plus
from gorin.words.nouns import any_, your
from gorin.words.qualities import keyword
from gorin.words.things import IT, SELF
from gorin.words.traits import forbids
from gorin.words.triggers import THIS_ENTERS_PLAY

CARDS: list[Card] = [
    ancestor(
        "Denkyu no Shiryo",
        of=any_(PERSONALITY, keyword("Mantis Clan")),
        force=1,
        chi=0,
        honor_req=1,
        gold=0,
        focus=3,
        keywords=("Unique", "Mantis Clan"),
        text=(discounts(1, any_(PERSONALITY, keyword("Mantis Clan"))),),
    ),
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
                "no Reactions are taken to a challenge, refusal or duel that {whom} is part of,"
                " except to negate the action that leads to it",
            ),
        ),
    ),
    ancestor(
        "Yokutsu no Shiryo",
        of=any_(PERSONALITY, keyword("Lion Clan")),
        force=1,
        chi=0,
        honor_req=2,
        gold=0,
        focus=3,
        keywords=("Unique", "Lion Clan"),
        text=(
            reaction(
                YOURS_ABOUT_TO_BE_DISHONORED,
                cost(bow(SELF)),
                avert_dishonor(),
                commits_seppuku(IT),
                gain_honor(base_honor_of(IT)),
            ),
        ),
    ),
]
