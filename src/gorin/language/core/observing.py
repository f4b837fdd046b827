"""What a seat may know of a card game as numbers: what every card game tells alike."""

from __future__ import annotations

from typing import Final

from gorin.kernel.observing import WORD, whose
from gorin.kernel.questions import Question
from gorin.language.core.context import NOTHING
from gorin.language.core.knowing import knows
from gorin.language.core.questions import ABILITIES, CHOICES, LASTINGS, PLACES, RULES, SEATS, ability_at
from gorin.language.core.ruleset import catalogue
from gorin.language.core.state import CardState

CARDS_A_SEAT: Final = 100
"""More cards than a deck with its stronghold and what effects create."""
CARD, PLACE, SEAT, CHOICE, ABILITY, RULE, WAY, DELAYED = range(WORD + 1, WORD + 9)
"""The sorts of options."""
WAYS: Final = 10_000_000
EACH_WAY: Final = 1_000_000
"""From RULES and this on, games have ways of their own to use a card (equip it, play it), so far apart."""
WIDE: Final = 30_000
"""Numbers of places reach as far as this."""

_numbers: dict[str, dict[str, int]] = {}


def numbers_of(edition: str) -> dict[str, int]:
    """The number of each card of an edition, from 1: its place in the alphabet of their slugs."""
    found = _numbers.get(edition)
    if found is None:
        found = {slug: number for number, slug in enumerate(sorted(catalogue(edition)), 1)}
        _numbers[edition] = found
    return found


def observe_options(s: CardState, question: Question[CardState], codes: list[int]) -> list[int]:
    """Each option as the numbers of `OPTION_COLUMNS`."""
    numbers, found = numbers_of(s.edition), list[int]()
    for code in codes:
        found += [WORD, -code, 0, 0] if code < 0 else _thing(s, numbers, question.seat, code)
    return found


def _thing(s: CardState, numbers: dict[str, int], seat: int, code: int) -> list[int]:
    if code < PLACES:
        return [CARD, code + 1, 0, _definition(s, numbers, seat, code)]
    if code < SEATS:
        return [PLACE, (code - PLACES) % WIDE, (code - PLACES) // WIDE, 0]
    if code < CHOICES:
        return [SEAT, whose(code - SEATS, seat, s.seats), 0, 0]
    if code < ABILITIES:
        return [CHOICE, (code - CHOICES) % WIDE, (code - CHOICES) // WIDE, 0]
    if code >= LASTINGS:
        return [DELAYED, code - LASTINGS + 1, 0, 0]
    if code >= RULES + WAYS:
        way, card = divmod(code - RULES, EACH_WAY)
        return [WAY, card + 1, way, _definition(s, numbers, seat, card)]
    card, what, node = ability_at(s, code)
    if card == NOTHING:
        return [RULE, 0, node, 0]
    return [ABILITY, card + 1, node, numbers[s.names[what]]]


def _definition(s: CardState, numbers: dict[str, int], seat: int, card: int) -> int:
    """What a card is, where the seat knows it."""
    if card >= len(s.what) or not (knows(s, seat, card) or card in s.in_play):
        return 0
    return numbers[s.names[s.what[card]]]
