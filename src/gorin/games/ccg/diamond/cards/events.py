"""Events of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.doing import (
    each_brings_holding,
    refill_with_experienced,
)
from gorin.games.ccg.diamond.words.honor import contest
from gorin.games.ccg.diamond.words.lands import PROVINCE_TAKEN, gain_province
from gorin.games.ccg.diamond.words.saying import (
    LATER,
    POET_OR_COURTIER,
    your_aligned,
)
from gorin.games.ccg.kinds import (
    GAME_END,
    YOUR_NEXT_TURN,
)
from gorin.games.ccg.words.cards import (
    doubtful,
    event,
)
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.traits import (
    costs_less,
    for_a_while,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    PERSONALITY,
)
from gorin.words.choosing import each_may
from gorin.words.conditions import you_control
from gorin.words.flow import if_
from gorin.words.nouns import any_, your
from gorin.words.players import ACTOR, EACH_PLAYER
from gorin.words.qualities import keyword

CARDS: list[Card] = [
    event(
        "Are You With Me?",
        keywords=("Unique",),
        text=(for_a_while(costs_less(FOLLOWER, 6, least=1), YOUR_NEXT_TURN),),
    ),
    doubtful(
        event(
            "Birth of the Sword",
            keywords=("Unique",),
            text=(
                gain_honor(2, EACH_PLAYER),
                each_may(EACH_PLAYER, draw(1, ACTOR)),
            ),
        ),
        LATER,
    ),
    event("Boundless Sight", keywords=("Unique",), text=(refill_with_experienced(),)),
    event(
        "Dragon's Strength",
        keywords=("Unique",),
        text=(
            if_(
                you_control(any_(PERSONALITY, keyword("Clan Champion"), your_aligned)),
                gives(your(PERSONALITY), force=1, chi=1, until=GAME_END),
            ),
        ),
    ),
    event(
        "My Enemy's Weakness",
        keywords=("Unique",),
        text=(later(PROVINCE_TAKEN, gain_province(5), until=YOUR_NEXT_TURN, every_time=True),),
    ),
    event("Poetry Contest", keywords=("Unique",), text=(contest(POET_OR_COURTIER, 4, 1),)),
    event("Restoring the Doji Treasury", keywords=("Unique",), text=(each_brings_holding(3),)),
]
