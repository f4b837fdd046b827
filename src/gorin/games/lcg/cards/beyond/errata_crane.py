"""Crane cards whose printed words were corrected (LCG-ERR)."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.table.ops.zones import AS_IN_HAND
from gorin.games.lcg.words.abilities import action, unlimited, would_interrupt
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import discards
from gorin.games.lcg.words.flow import then
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.in_play import bow, discard_honored_status
from gorin.games.lcg.words.verbs.players import discard_at_random, lose_fate
from gorin.games.lcg.words.when.conditions import DURING_MILITARY
from gorin.games.lcg.words.when.conflicts import would_lose_honor_unopposed
from gorin.games.lcg.words.which.lying import face_up_in_your_province
from gorin.games.lcg.words.which.nouns import CHARACTER, your, your_opponents
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.games.lcg.words.which.qualities import alone_on_your_side, honored, participating
from gorin.words.abilities import cost, requires
from gorin.words.conditions import is_
from gorin.words.flow import if_
from gorin.words.nouns import any_
from gorin.words.picks import paying, target
from gorin.words.things import PAID, SELF, TARGET
from gorin.words.traits import permits

CARDS: list[Card] = [
    card(
        "Daidoji Uji",
        permits(
            AS_IN_HAND,
            any_(CHARACTER, face_up_in_your_province),
            "you may play {whom} as if it were in your hand",
            is_(SELF, honored),
        ),
    ),
    card(
        "The Spear Rushes Forth",
        action(
            requires(DURING_MILITARY),
            paying(your(CHARACTER, honored, participating)),
            cost(discard_honored_status(PAID)),
            target(your_opponents(CHARACTER, participating)),
            bow(TARGET),
        ),
    ),
    card(
        "Ikebana Artisan",
        would_interrupt(
            would_lose_honor_unopposed(), cancel("cancel that loss"), then(lose_fate(1)), unlimited()
        ),
    ),
    card(
        "Paragon of Grace",
        action(
            requires(is_(SELF, alone_on_your_side)),
            if_(is_(SELF, honored), discard_at_random(1, OPPONENT), otherwise=(discards(OPPONENT, 1),)),
        ),
    ),
]
