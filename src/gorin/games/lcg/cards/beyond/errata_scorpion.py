"""Scorpion cards whose printed words were corrected (LCG-ERR)."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.table.ops.zones import AS_IN_HAND
from gorin.games.lcg.table.reading import is_hidden_in_province
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import NOT_COUNTED
from gorin.games.lcg.turn.setup import NOT_UNDER_STRONGHOLD
from gorin.games.lcg.words.abilities import action, from_zones, would_interrupt
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import chooses_own, chooses_up_to
from gorin.games.lcg.words.flow import then
from gorin.games.lcg.words.prices import costs_less
from gorin.games.lcg.words.traits import gains_abilities_of
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.entering import put_into_play, take_into_conflict
from gorin.games.lcg.words.verbs.provinces import turn_up
from gorin.games.lcg.words.when.conditions import CONFLICT_HERE, DURING_CONFLICT, THIS_PARTICIPATES
from gorin.games.lcg.words.when.triggers import opponents_event_would_initiate
from gorin.games.lcg.words.which.lying import in_adjacent_province, in_your_opponents_provinces
from gorin.games.lcg.words.which.nouns import CARD, CHARACTER
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.games.lcg.words.which.qualities import (
    dishonored,
    face_down,
    face_up,
    other,
    participating,
    total_cost_at_most,
)
from gorin.words.abilities import cost, requires
from gorin.words.conditions import Told
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import any_
from gorin.words.players import YOU
from gorin.words.things import CHOSEN, CHOSEN_SLOT, SELF
from gorin.words.traits import forbids, permits


def _have_four_face_down(s: LcgState, scope: Scope) -> bool:
    return any(
        len([card for card in range(len(s.zone)) if s.owner[card] == seat and is_hidden_in_province(s, card)])
        >= 4
        for seat in OPPONENT.seats(s, scope)
    )


FOUR_FACE_DOWN = Told("your opponent has 4 or more face-down cards in their provinces", _have_four_face_down)

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
        "Shosuro Deceiver",
        gains_abilities_of(any_(CHARACTER, other, participating, dishonored), THIS_PARTICIPATES),
    ),
    card(
        "Stoke Insurrection",
        costs_less(2, FOUR_FACE_DOWN),
        action(
            requires(DURING_CONFLICT),
            turn_up(in_your_opponents_provinces(any_(CARD, face_down))),
            then(
                chooses_up_to(
                    2,
                    in_your_opponents_provinces(any_(CHARACTER, total_cost_at_most(6, CHOSEN_SLOT))),
                    take_into_conflict(CHOSEN),
                )
            ),
        ),
    ),
    card(
        "Hidden Moon Dōjō",
        permits(
            AS_IN_HAND,
            in_adjacent_province(any_(CARD, face_up)),
            "you may play {whom} as if it were in your hand",
        ),
        action(
            requires(DURING_CONFLICT),
            chooses_own(YOU, in_adjacent_province(any_(CARD, face_down)), turn_up(CHOSEN), as_target=False),
        ),
    ),
    card(
        "Unbridled Ambition",
        forbids(NOT_UNDER_STRONGHOLD, SELF, "{whom} cannot be a stronghold province"),
        forbids(
            NOT_COUNTED,
            any_(CHARACTER, dishonored),
            "{whom} counts no skill toward the resolution",
            CONFLICT_HERE,
        ),
    ),
]
