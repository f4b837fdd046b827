"""Refilling provinces that a card has left."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import DYNASTY, RULES_EFFECT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.decks import has_cards
from gorin.games.lcg.table.ops import zones
from gorin.games.lcg.table.reading import cards_in
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import AbilityResolution

ORIGIN_SLOT: Final = 16
"""The provinces that an ability in progress keeps empty: what has paid for it came from there."""


def _is_kept_empty(s: LcgState, place: int) -> bool:
    return any(
        isinstance(step, AbilityResolution) and PLACES + place in step.context.get(ORIGIN_SLOT)
        for step in s.stack
    )


def refill(s: LcgState, places: list[int]) -> None:
    """LCG-REFL-02: face-down, those that are empty; there is nothing to refill under a stronghold."""
    waiting: list[TriggerEvent] = []
    for place in places:
        province = s.provinces[place]
        if cards_in(s, place) or province.is_stronghold or s.players[province.owner].lost:
            continue
        if _is_kept_empty(s, place):
            continue
        if has_cards(s, province.owner, DYNASTY):
            zones.fill(s, place, False)
        else:
            waiting.append(TriggerEvent("province filled", NOTHING, province.owner, place, 0, RULES_EFFECT))
    if waiting:  # LCG-RUN-01: a deck has run out
        rules_of(s).occur(s, waiting)
