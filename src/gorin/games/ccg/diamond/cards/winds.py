"""Winds of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.doing import (
    renew_provinces,
)
from gorin.games.ccg.diamond.words.saying import (
    LATER,
)
from gorin.games.ccg.words.abilities import battle, limited
from gorin.games.ccg.words.cards import (
    doubtful,
    wind,
)
from gorin.games.ccg.words.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    discard,
    rehonor,
)
from gorin.games.ccg.words.verbs.players.honor import discard_favor
from gorin.games.ccg.words.which.nouns import (
    COURTIER,
    FATE_CARD,
    PERSONALITY,
    enemy,
)
from gorin.games.ccg.words.which.places import attacking, here, opposed
from gorin.games.ccg.words.which.qualities import dishonorable
from gorin.words.abilities import cost, requires
from gorin.words.conditions import you_control
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import any_, your
from gorin.words.picks import paying, performer, target, up_front
from gorin.words.things import PAID, PERFORMER, TARGET

CARDS: list[Card] = [
    doubtful(
        wind(
            "Left Hand of the Emperor",
            text=(
                battle(
                    cost(discard_favor()),
                    target(enemy(PERSONALITY, attacking)),
                    move_home(TARGET),
                    keywords=("Favor", "Political"),
                ),
                limited(
                    performer(your(COURTIER)),
                    cost(bow(PERFORMER)),
                    target(any_(PERSONALITY, dishonorable)),
                    rehonor(TARGET),
                    keywords=("Political",),
                    once_per_turn=True,
                ),
            ),
        ),
        LATER,
    ),
    doubtful(
        wind(
            "Right Hand of the Emperor",
            text=(
                battle(
                    requires(you_control(any_(PERSONALITY, opposed, here))),
                    cost(discard_favor()),
                    target(your(PERSONALITY)),
                    move_here(TARGET),
                    keywords=("Favor", "Political"),
                ),
                limited(
                    up_front(target(your(PERSONALITY))),
                    paying(FATE_CARD.in_zone(HAND)),
                    cost(discard(PAID)),
                    renew_provinces(),
                    keywords=("Political",),
                    once_per_turn=True,
                ),
            ),
        ),
        LATER,
    ),
]
