"""Quantities of players, declared once, and how two players compare in them.

    CARDS_IN_HAND = Quantity(hand_size, "you have {more|fewer} cards in your hand than {whom}")
    less(CARDS_IN_HAND, than=OPPONENT)

`told` has the two directions in braces; where somebody must be ahead by some amount, `unit` says of what.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, final

from gorin.language.core.base import Condition
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.players import Who


@final
class Quantity:
    """Something of which every player has an amount, and how a player has more or less of it than another."""

    def __init__(self, read: Callable[[Any, int], int], told: str, unit: str = "") -> None:
        self.read = read
        self.told = told
        self.unit = unit

    def text(self, ahead: bool, by: int, whom: str, denied: bool = False) -> str:
        """
        >>> honor = Quantity(lambda s, seat: 0, "you are {more|less} honorable than {whom}", "honor")
        >>> honor.text(False, 1, "an opponent"), honor.text(True, 5, "an opponent")
        ('you are less honorable than an opponent', 'you have at least 5 more honor than an opponent')
        >>> honor.text(True, 1, "an opponent", denied=True)
        'you are no more honorable than an opponent'
        >>> Quantity(lambda s, seat: 0, "your bid is {higher|lower} than {whom}'s").text(True, 1, "them")
        'your bid is higher than theirs'
        >>> Quantity(lambda s, seat: 0, "your bid is {higher|lower} than {whom}").text(True, 2, "theirs")
        'your bid is at least 2 higher than theirs'
        """
        if by > 1 and self.unit:
            least = f"do not have {by} or" if denied else f"have at least {by}"
            return f"you {least} {'more' if ahead else 'less'} {self.unit} than {whom}"
        direction = r"\1" if ahead else r"\2"
        least = f"at least {by} {direction}" if by > 1 else direction
        denial = f"not {least}" if by > 1 else f"no {direction}"
        said = re.sub(r"\{([^|}]*)\|([^}]*)\}", denial if denied else least, self.told)
        return said.replace("{whom}", whom).replace("them's", "theirs")


@final
class Compared(Condition):
    """You have more of something than one of these players, or than each of them; or less."""

    def __init__(self, quantity: Quantity, ahead: bool, than: Who, by: int) -> None:
        self.quantity = quantity
        self.sign = 1 if ahead else -1
        self.than = than
        self.by = by

    def holds(self, s: Any, context: AbilityContext) -> bool:
        read = self.quantity.read
        mine, sign, by, every = read(s, context.seat), self.sign, self.by, self.than.every
        for seat in self.than.seats(s, context):  # asked for every value that depends on it
            if ((mine - read(s, seat)) * sign >= by) is not every:
                return not every
        return every

    def text(self, renderer: TextRenderer) -> str:
        return self.quantity.text(self.sign > 0, self.by, self._than_whom(renderer))

    def denied(self, renderer: TextRenderer) -> str:
        return self.quantity.text(self.sign > 0, self.by, self._than_whom(renderer), denied=True)

    def _than_whom(self, renderer: TextRenderer) -> str:
        """A pronoun after "than" is in the objective case."""
        whom = self.than.text(renderer)
        return "them" if whom == "they" else whom


def more(quantity: Quantity, than: Who, by: int = 1) -> Condition:
    """You have more of it than (one of) these players; "each other player" means all of them."""
    return Compared(quantity, True, than, by)


def less(quantity: Quantity, than: Who, by: int = 1) -> Condition:
    return Compared(quantity, False, than, by)
