"""Regions of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.honor import END_PHASE_BEGINS, holds_no_cards
from gorin.games.ccg.diamond.words.saying import (
    LATER,
    attackers_play_no_terrains,
)
from gorin.games.ccg.diamond.words.when import (
    ALIGNED_RECRUITED,
    YOURS_DIES_HERE,
)
from gorin.games.ccg.words.abilities import limited, pay_gold, reaction
from gorin.games.ccg.words.cards import (
    created_follower,
    doubtful,
    region,
)
from gorin.games.ccg.words.traits import (
    has_force,
)
from gorin.games.ccg.words.verbs.in_play.creating import create
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.which.nouns import (
    PERSONALITY,
    without_followers,
)
from gorin.games.ccg.words.which.provinces import at_this_province
from gorin.words.abilities import trait
from gorin.words.nouns import any_, your
from gorin.words.picks import target
from gorin.words.things import TARGET

CARDS: list[Card] = [
    region(
        "Fields of the Moon",
        keywords=("Singular",),
        text=(reaction(ALIGNED_RECRUITED, pay_gold(4), draw(1)),),
    ),
    region("Fields of the Sun", keywords=("Singular",), text=(trait(YOURS_DIES_HERE, gain_honor(2)),)),
    region(
        "Road of Dust",
        keywords=("Singular",),
        text=(has_force(any_(PERSONALITY, without_followers, at_this_province), -2),),
    ),
    region("Secluded Ravine", keywords=("Singular",), text=(attackers_play_no_terrains(),)),
    region(
        "Shinsei's Shrine",
        keywords=("Singular", "Temple"),
        text=(holds_no_cards(), trait(END_PHASE_BEGINS, gain_honor(2))),
    ),
    doubtful(
        region(
            "Utaku Meadows",
            keywords=("Singular",),
            text=(
                limited(
                    pay_gold(3),
                    target(your(PERSONALITY)),
                    create(created_follower(1, "Cavalry"), TARGET),
                    once_per_turn=True,
                ),
            ),
        ),
        LATER,
    ),
]
