"""Lion Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle
from gorin.games.ccg.words.cards import (
    LION,
    personality,
)
from gorin.games.ccg.words.traits import (
    has_force,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.when.conditions import WHILE_ATTACKING
from gorin.games.ccg.words.which.nouns import (
    PERSONALITY,
)
from gorin.games.ccg.words.which.places import attacking, in_this_army
from gorin.words.nouns import any_
from gorin.words.qualities import keyword
from gorin.words.things import SELF

CARDS: list[Card] = [
    personality(
        "Akodo Mino",
        LION,
        force=2,
        chi=4,
        honor_req=10,
        gold=10,
        personal_honor=4,
        keywords=("Tactician", "Unique", "Lion Clan", "Samurai", "Soul of Ikoma Ujiaki Experienced"),
        text=(
            battle(
                gives(any_(PERSONALITY, keyword("Lion Clan"), attacking, in_this_army), force=2),
                once_per_battle=True,
            ),
        ),
    ),
    personality(
        "Akodo Tadenori",
        LION,
        force=0,
        chi=4,
        honor_req=4,
        gold=6,
        personal_honor=3,
        keywords=("Tactician", "Campaigner", "Lion Clan", "Samurai", "Soul of Ikoma Gunjin"),
    ),
    personality(
        "Matsu Aoiko",
        LION,
        force=1,
        chi=3,
        honor_req=6,
        gold=5,
        personal_honor=3,
        keywords=("Lion Clan", "Samurai", "Soul of Matsu Gohei"),
        text=(has_force(SELF, 2, while_=WHILE_ATTACKING),),
    ),
]
