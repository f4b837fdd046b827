"""Refilling provinces that a card has left."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import DYNASTY, RULES_EFFECT
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.changes.decks import has_cards
from gorin.games.lcg.table.ops import zones
from gorin.games.lcg.table.reading import cards_in
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.questions import PLACES
from gorin.words.grammar.scope import NOTHING, Moment
from gorin.words.grammar.script import Script

ORIGIN_SLOT: Final = 16
"""The provinces that an ability in progress keeps empty: what has paid for it came from there."""


def _is_kept_empty(s: LcgState, place: int) -> bool:
    return any(isinstance(step, Script) and PLACES + place in step.scope.get(ORIGIN_SLOT) for step in s.stack)


def refill(s: LcgState, places: list[int]) -> None:
    """LCG-REFL-02: face-down, those that are empty; there is nothing to refill under a stronghold."""
    waiting: list[Moment] = []
    for place in places:
        province = s.provinces[place]
        if cards_in(s, place) or province.is_stronghold or s.players[province.owner].lost:
            continue
        if _is_kept_empty(s, place):
            continue
        if has_cards(s, province.owner, DYNASTY):
            zones.fill(s, place, False)
        else:
            waiting.append(Moment("province filled", NOTHING, province.owner, place, 0, RULES_EFFECT))
    if waiting:  # LCG-RUN-01: a deck has run out
        policy_of(s).occur(s, waiting)
