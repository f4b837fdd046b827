"""Kihos of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.duels import YOUR_DUELIST, YOURS_ENTERS_DUEL
from gorin.games.ccg.diamond.words.kihos import TERRAIN_COMES, search_to_end, silence_terrain
from gorin.games.ccg.diamond.words.saying import (
    LATER,
)
from gorin.games.ccg.diamond.words.when import (
    YOURS_TARGETED_IN_BATTLE,
)
from gorin.games.ccg.kinds import DUEL_END
from gorin.games.ccg.words.abilities import battle, battle_open, limited, reaction
from gorin.games.ccg.words.cards import (
    doubtful,
    strategy,
)
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    destroy,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives_keyword
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
from gorin.games.ccg.words.which.places import here
from gorin.games.ccg.words.which.qualities import unbowed
from gorin.words.abilities import cost
from gorin.words.nouns import your
from gorin.words.picks import performer, target
from gorin.words.things import PERFORMER, TARGET

CARDS: list[Card] = [
    strategy(
        "Aid of the Grand Master",
        focus=4,
        keywords=("Kiho",),
        text=(
            limited(
                performer(your(MONK, unbowed)), cost(bow(PERFORMER)), search_to_end(), keywords=("Kiho",)
            ),
        ),
    ),
    strategy(
        "Double Chi",
        focus=1,
        keywords=("Kiho",),
        text=(
            reaction(
                YOURS_ENTERS_DUEL,
                performer(your(MONK | SHUGENJA, unbowed)),
                cost(bow(PERFORMER)),
                gives_keyword(YOUR_DUELIST, "Double Chi", DUEL_END),
                keywords=("Kiho",),
            ),
        ),
    ),
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
        "Mercy Shrouds the Earth",
        focus=3,
        keywords=("Earth", "Kiho"),
        text=(
            reaction(
                TERRAIN_COMES,
                performer(your(MONK | SHUGENJA, unbowed, here)),
                cost(bow(PERFORMER)),
                silence_terrain(),
                keywords=("Kiho", "Earth"),
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
