"""Kihos of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.saying import (
    LATER,
)
from gorin.games.ccg.diamond.words.when import (
    YOURS_TARGETED_IN_BATTLE,
)
from gorin.games.ccg.words.abilities import battle, battle_open, reaction
from gorin.games.ccg.words.cards import (
    doubtful,
    strategy,
)
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    destroy,
)
from gorin.games.ccg.words.verbs.players.actions import stop_action
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    MONK,
    PERSONALITY,
    SHUGENJA,
    SPELL,
    enemy,
    without_followers,
)
from gorin.games.ccg.words.which.qualities import unbowed
from gorin.words.abilities import cost
from gorin.words.nouns import your
from gorin.words.picks import performer, target
from gorin.words.things import PERFORMER, TARGET

CARDS: list[Card] = [
    doubtful(
        strategy(
            "Fist of the Earth",
            focus=3,
            keywords=("Earth", "Kiho"),
            text=(
                battle(
                    performer(your(MONK | SHUGENJA, unbowed)),
                    cost(bow(PERFORMER)),
                    target(enemy(FOLLOWER | PERSONALITY.with_(without_followers))),
                    bow(TARGET),
                    keywords=("Kiho", "Earth"),
                ),
            ),
        ),
        LATER,
    ),
    strategy(
        "Flee the Darkness",
        focus=1,
        keywords=("Kiho",),
        text=(
            reaction(
                YOURS_TARGETED_IN_BATTLE,
                performer(your(MONK | SHUGENJA, unbowed)),
                cost(bow(PERFORMER)),
                stop_action(),
                keywords=("Kiho",),
            ),
        ),
    ),
    strategy(
        "Ryoshun's Last Words",
        focus=3,
        keywords=("Kiho",),
        text=(
            battle_open(
                performer(your(MONK | SHUGENJA, unbowed)),
                cost(bow(PERFORMER)),
                target(SPELL),
                destroy(TARGET),
                keywords=("Kiho",),
            ),
        ),
    ),
]
