"""A player chooses cards of the own hand and discards them."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.kinds import RULES_EFFECT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.personal import Picking
from gorin.games.lcg.table.refusing import NOT_HELD, PICKED
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.reasons import Reason
from gorin.language.core.context import NOTHING, TriggerEvent


@final
class DiscardCards(Picking):
    """So many, all at once; fewer where the hand is smaller (LCG-EFF-03)."""

    tag: ClassVar[str] = "discard-cards"
    fields: ClassVar[dict[str, str]] = {"count": "int", "source": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take", "discard")
    kinds: ClassVar[dict[str, str]] = {"take": "discard"}

    def __init__(self, seat: int, count: int, source: int = RULES_EFFECT) -> None:
        super().__init__(seat)
        self.count = count
        self.source = source

    def choose(self, s: LcgState) -> None:
        hand = s.players[self.seat].hand
        left = min(self.count, len(hand)) - len(self.chosen)
        if left <= 0:
            self.go("discard")
            return
        among = [card for card in hand if card not in self.chosen]
        self.ask(s, f"Discard a card ({left} left to discard)", among, may_stop=False)

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        if code in self.chosen:
            return PICKED
        return None if code in s.players[self.seat].hand else NOT_HELD

    def discard(self, s: LcgState) -> None:
        moments = [
            TriggerEvent("discarded from hand", card, self.seat, NOTHING, 0, self.source)
            for card in self.chosen
        ]
        rules_of(s).occur(s, moments)
