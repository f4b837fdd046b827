"""Regions of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.fields import NO_TERRAIN_HERE, play_found
from gorin.games.ccg.diamond.words.honor import END_PHASE_BEGINS, holds_no_cards
from gorin.games.ccg.diamond.words.kihos import THIS_PROVINCE_FALLS
from gorin.games.ccg.diamond.words.lands import HAS_TIDAL_TOKEN
from gorin.games.ccg.diamond.words.saying import (
    ANY_MONK_OR_SAMURAI,
    ANY_MONK_OR_SHUGENJA,
    LATER,
    attackers_play_no_terrains,
)
from gorin.games.ccg.diamond.words.when import (
    ALIGNED_RECRUITED,
    YOUR_TURN_BEGINS,
    YOURS_DIES_HERE,
)
from gorin.games.ccg.table.permitted import KEEPS_FROM_DEFENDING, KEEPS_OUT
from gorin.games.ccg.turn.events_phase import REGION_BOWS
from gorin.games.ccg.words.abilities import battle, limited, pay_gold, reaction
from gorin.games.ccg.words.cards import (
    created_follower,
    doubtful,
    region,
)
from gorin.games.ccg.words.traits import (
    has_force,
)
from gorin.games.ccg.words.verbs.in_play.creating import create
from gorin.games.ccg.words.verbs.in_play.states import destroy
from gorin.games.ccg.words.verbs.in_play.tokens import puts_tokens, takes_token
from gorin.games.ccg.words.verbs.players.answering import save_province
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.which.nouns import (
    PERSONALITY,
    TERRAIN,
    without_followers,
)
from gorin.games.ccg.words.which.places import defending
from gorin.games.ccg.words.which.provinces import AT_THIS_PROVINCE, at_this_province
from gorin.words.abilities import cost, requires, trait
from gorin.words.flow import if_
from gorin.words.nouns import any_, your
from gorin.words.picks import target
from gorin.words.qualities import lacking
from gorin.words.things import SELF, TARGET
from gorin.words.traits import Says, forbids
from gorin.words.verbs import FORBID

CARDS: list[Card] = [
    region(
        "Fields of the Moon",
        keywords=("Singular",),
        text=(reaction(ALIGNED_RECRUITED, pay_gold(4), draw(1)),),
    ),
    region("Fields of the Sun", keywords=("Singular",), text=(trait(YOURS_DIES_HERE, gain_honor(2)),)),
    region(
        "Mapped Region",
        keywords=("Singular",),
        text=(
            battle(
                requires(AT_THIS_PROVINCE),
                requires(NO_TERRAIN_HERE),
                play_found(TERRAIN, goes_back=True),
                once_per_battle=True,
                absent=True,
            ),
        ),
    ),
    region(
        "Mystic Ground",
        keywords=("Singular",),
        text=(
            Says(
                REGION_BOWS,
                ANY_MONK_OR_SHUGENJA,
                "to attach this Region, bow {one} of yours",
                None,
                0,
                FORBID,
            ),
            reaction(THIS_PROVINCE_FALLS, cost(destroy(SELF)), save_province()),
        ),
    ),
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
            "Temples of the New Tao",
            keywords=("Singular", "Temple"),
            text=(
                forbids(
                    KEEPS_FROM_DEFENDING,
                    any_(PERSONALITY, lacking("Monk", "Samurai")),
                    "only Monk and Samurai Personalities may be assigned to defend at this province",
                ),
                has_force(any_(ANY_MONK_OR_SAMURAI, defending, at_this_province), 3),
            ),
        ),
        LATER,
    ),
    region(
        "Tidal Land Bridge",
        keywords=("Singular",),
        text=(
            trait(
                YOUR_TURN_BEGINS,
                if_(
                    HAS_TIDAL_TOKEN,
                    takes_token(SELF, "Tidal"),
                    otherwise=(puts_tokens(SELF, 1, "Tidal"),),
                ),
            ),
            forbids(
                KEEPS_OUT,
                PERSONALITY,
                "no Personality is assigned or moves to this province's battlefield",
                while_=HAS_TIDAL_TOKEN,
            ),
        ),
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
