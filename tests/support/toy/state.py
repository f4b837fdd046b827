"""The state of the toy: what it has besides what every card game has."""

from __future__ import annotations

from typing import Any, ClassVar

from gorin.kernel.chance import Chance
from gorin.kernel.events import EVERYBODY, only
from gorin.language.core.state import CardState
from support.toy.kinds import HAND, PLAY, ZONES

TOY_ID = "toy"


class ToyState(CardState):
    tag: ClassVar[str] = "toy"
    fields: ClassVar[dict[str, str]] = {"honor": "[int]", "turn": "int"}

    def __init__(self, seats: int, chance: Chance, edition: str = TOY_ID) -> None:
        super().__init__(seats, chance, edition)
        self.honor: list[int] = [5] * seats
        self.turn = 0

    def clone(self) -> ToyState:
        copy = ToyState.__new__(ToyState)
        self.copy_cards_into(copy)
        copy.honor, copy.turn = self.honor.copy(), self.turn
        return copy

    def card(self, card: int) -> Any:
        """What is printed on a card."""
        return self.definitions[self.what[card]]

    def cards(self, zone: int, seat: int | None = None) -> list[int]:
        ids = range(len(self.zone))
        return [card for card in ids if self.zone[card] == zone and seat in (None, self.owner[card])]

    def lay(self, card: int, zone: int) -> None:
        """Where a card is, and who knows it there: for ops, and for whoever builds a state."""
        self.zone[card] = zone
        self.in_play = self.cards(PLAY)  # in which order they came makes no difference in this game
        seen = zone not in (ZONES["deck"], HAND)
        self.known[card] = EVERYBODY if seen else only(self.owner[card]) if zone == HAND else 0
        self.forget()
