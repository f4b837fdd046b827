"""Winds of Diamond Edition."""

from gorin.games.ccg.diamond.one_offs import CHOSEN_IN_PLAY, play_uncounted
from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Left Hand of the Emperor",
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
    card(
        "Right Hand of the Emperor",
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
    card(
        "Voice of the Emperor",
        reaction(
            after(BOWS, any_(PERSONALITY), as_cost_of(A_SPELL_OR_KIHO_ACTION)),
            cost(discard_favor()),
            target(any_(PERSONALITY, who_bowed)),
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
]
