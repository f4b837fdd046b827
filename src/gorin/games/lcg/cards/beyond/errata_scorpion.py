"""Scorpion cards whose printed words were corrected (LCG-ERR)."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.table.values import NOT_COUNTED
from gorin.games.lcg.turn.setup import NOT_UNDER_STRONGHOLD
from gorin.games.lcg.words.abilities import from_zones, would_interrupt
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.entering import put_into_play
from gorin.games.lcg.words.when.conditions import CONFLICT_HERE
from gorin.games.lcg.words.when.triggers import opponents_event_would_initiate
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.games.lcg.words.which.qualities import dishonored
from gorin.words.abilities import cost
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import any_
from gorin.words.things import SELF
from gorin.words.traits import forbids

CARDS: list[Card] = [
    card(
        "Yogo Kikuyo",
        from_zones(
            would_interrupt(
                opponents_event_would_initiate("Spell"),
                cost(put_into_play(SELF)),
                cancel("cancel its effects"),
            ),
            HAND,
        ),
    ),
    card(
        "Unbridled Ambition",
        forbids(NOT_UNDER_STRONGHOLD, SELF, "{whom} cannot be a stronghold province"),
        forbids(
            NOT_COUNTED,
            any_(CHARACTER, dishonored),
            "{whom} counts no skill toward its resolution",
            CONFLICT_HERE,
        ),
    ),
]
