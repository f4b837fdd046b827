"""Winds of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.doing import (
    renew_provinces,
)
from gorin.games.ccg.diamond.words.kihos import BOWED_FOR_MAGIC, CHOSEN_IN_PLAY, play_uncounted
from gorin.games.ccg.diamond.words.saying import (
    ANY_MONK_OR_SHUGENJA,
    LATER,
)
from gorin.games.ccg.diamond.words.when import which
from gorin.games.ccg.words.abilities import battle, limited, reaction
from gorin.games.ccg.words.cards import (
    doubtful,
    wind,
)
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    discard,
    rehonor,
    straighten,
)
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.honor import discard_favor
from gorin.games.ccg.words.verbs.players.searching import put_in_hand
from gorin.games.ccg.words.when.triggers import TURN_IS_OVER
from gorin.games.ccg.words.which.nouns import (
    COURTIER,
    FATE_CARD,
    PERSONALITY,
    RING,
    enemy,
)
from gorin.games.ccg.words.which.places import attacking, here, opposed
from gorin.games.ccg.words.which.qualities import dishonorable, unbowed
from gorin.words.abilities import cost, requires
from gorin.words.choosing import choose
from gorin.words.conditions import you_control
from gorin.words.flow import if_
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import any_, your
from gorin.words.picks import paying, performer, target, up_front
from gorin.words.things import CHOSEN, PAID, PERFORMER, TARGET

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
    doubtful(
        wind(
            "Voice of the Emperor",
            text=(
                reaction(
                    BOWED_FOR_MAGIC,
                    cost(discard_favor()),
                    target(any_(PERSONALITY, which("who bowed"))),
                    straighten(TARGET),
                    draw(1),
                    keywords=("Favor", "Political"),
                ),
                limited(
                    performer(your(ANY_MONK_OR_SHUGENJA, unbowed)),
                    cost(bow(PERFORMER)),
                    choose(RING.in_zone(HAND), named=True),
                    play_uncounted(CHOSEN),
                    later(TURN_IS_OVER, if_(CHOSEN_IN_PLAY, put_in_hand(CHOSEN))),
                    keywords=("Political",),
                    once_per_turn=True,
                ),
            ),
        ),
        LATER,
    ),
]
