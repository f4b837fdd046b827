"""Numbers of a state from outside: is there such a seat, a card, a part of a definition?"""

from __future__ import annotations

from typing import Final

from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.state import CardState

MOST: Final = 1_000_000
"""No number of a real game is larger; codes of abilities are."""


def is_seat(s: CardState, seat: int, or_nobody: bool = False) -> bool:
    return (NOBODY if or_nobody else 0) <= seat < s.seats


def is_card(s: CardState, card: int, or_nothing: bool = False) -> bool:
    return (NOTHING if or_nothing else 0) <= card < len(s.what)


def is_small(*numbers: int) -> bool:
    return all(-MOST <= number <= MOST for number in numbers)


def is_address(s: CardState, what: int, node: int, *kinds: type) -> bool:
    """Does it point at a part of one of these kinds of a definition in this game?"""
    if not 0 <= what < len(s.definitions) or not 0 <= node < len(s.definitions[what].nodes):
        return False
    return isinstance(s.node(what, node), kinds)
