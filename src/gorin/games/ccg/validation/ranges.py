"""Numbers of a state from outside that stand for something of these games: a place, a moment, a context."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import ATTACKING, DEFENDING, PERSONALITY, SHAMED, UNTIL
from gorin.games.ccg.table.state import CcgState
from gorin.language.abilities import Usable
from gorin.language.core.context import USED, AbilityContext, TriggerEvent
from gorin.language.core.questions import PLACES, SEATS, ability_of
from gorin.language.core.ranges import MOST, is_address, is_card, is_seat, is_small
from gorin.language.core.zones import PLAY

OF_PLACES: Final = (
    "battle resolves", "battle resolved", "battle ended", "province destroyed", "combat is over",
    "units return", "province falls", "resolution over",
)  # fmt: skip
"""Moments that are about a province."""
OF_ABILITIES: Final = ("targeted", "about to resolve", "resolved")
"""Moments that say by `other` and `amount` which ability they are about."""


# --- single values --------------------------------------------------------------------------------


def is_personality(s: CcgState, card: int) -> bool:
    return is_in_play(s, card) and s.type_of(card) == PERSONALITY


def is_in_play(s: CcgState, card: int) -> bool:
    return is_card(s, card) and s.zone[card] == PLAY


def is_place(s: CcgState, id: int) -> bool:
    """A province that is there, or that was."""
    return 0 <= id < s.next_province


def is_amount(s: CcgState, number: int) -> bool:
    """So much of something that nobody can owe or miss."""
    return 0 <= number <= MOST


def is_side(s: CcgState, side: int) -> bool:
    return side in (ATTACKING, DEFENDING)


def is_duration(s: CcgState, until: int) -> bool:
    return 0 <= until < len(UNTIL)


def is_thing(s: CcgState, code: int) -> bool:
    return is_card(s, code) or is_place(s, code - PLACES) or is_seat(s, code - SEATS)


def is_ability(s: CcgState, code: int, *kinds: type) -> bool:
    """An ability of one of these kinds that a card has."""
    card, node = ability_of(code)
    return is_card(s, card) and is_address(s, s.what[card], node, *kinds)


# --- several --------------------------------------------------------------------------------------


def are_different(numbers: list[int]) -> bool:
    return len(set(numbers)) == len(numbers)


def are_cards(s: CcgState, cards: list[int]) -> bool:
    """Cards, and none of them twice."""
    return are_different(cards) and all(is_card(s, card) for card in cards)


def are_seats(s: CcgState, seats: list[int]) -> bool:
    """Seats, and none of them twice."""
    return are_different(seats) and all(is_seat(s, seat) for seat in seats)


def are_places(s: CcgState, places: list[int]) -> bool:
    """Places, and none of them twice."""
    return are_different(places) and all(is_place(s, place) for place in places)


# --- what an ability knows ------------------------------------------------------------------------


def moment_fits(s: CcgState, moment: TriggerEvent) -> bool:
    about = is_place(s, moment.card - PLACES) if moment.kind in OF_PLACES else is_card(s, moment.card, True)
    if not about or not is_seat(s, moment.seat, True) or not is_small(moment.amount, moment.action):
        return False
    if moment.kind in OF_ABILITIES:
        return is_address(s, moment.other, moment.amount, Usable)
    return is_card(s, moment.other, True) and moment.action >= -2


def scope_fits(s: CcgState, context: AbilityContext) -> bool:
    if not is_seat(s, context.seat) or not is_card(s, context.source, True):
        return False
    if context.moment is not None and not moment_fits(s, context.moment):
        return False
    picked = [code for codes in context.bound for code in codes]
    if not all(is_thing(s, code) for code in picked):
        return False
    if not all(0 <= each // 100_000 <= SHAMED and is_card(s, each % 100_000) for each in context.deeds):
        return False
    return (
        context.way == USED
        and is_small(*context.numbers, context.given)
        and -2 <= context.action <= s.actions
    )
