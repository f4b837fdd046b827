"""Straightening cards, of which some may remain bowed if their controllers like (CE-NEG-08)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import REMAINS_BOWED, CcgState
from gorin.kernel.state import Step
from gorin.language.core.active_effects import has
from gorin.language.core.questions import CHOICES, AskThing
from gorin.language.core.resolution import context_in_progress
from gorin.language.core.zones import PLAY
from gorin.language.naming import full_name


def may_remain_bowed(s: CcgState, card: int) -> bool:
    return s.zone[card] == PLAY and s.bowed[card] and has(s, card, REMAINS_BOWED)


@final
class StraightenCards(Step):
    """One card after another; the controller of one that may remain bowed is asked."""

    tag: ClassVar[str] = "straighten-cards"
    fields: ClassVar[dict[str, str]] = {"cards": "[int]", "by_effect": "bool"}
    stages: ClassVar[tuple[str, ...]] = ("offer", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "straighten.leave-bowed"}

    def __init__(self, cards: list[int], by_effect: bool) -> None:
        super().__init__()
        self.cards = cards
        """Those that are not dealt with yet."""
        self.by_effect = by_effect
        """An ability straightens them, not the Straighten phase."""

    def offer(self, s: CcgState) -> None:
        if not self.cards:
            self.at = len(self.stages)
        elif may_remain_bowed(s, self.cards[0]):
            card = self.cards[0]
            asks = f"{full_name(s, s.what[card])} may remain bowed. Straighten it?"
            s.push(AskThing(s.controller[card], asks, [CHOICES, CHOICES + 1], ["Straighten", "Leave bowed"]))
        else:
            self._straighten_next(s)
            self.again()

    def take(self, s: CcgState) -> None:
        if s.answers[s.controller[self.cards[0]]] == CHOICES:
            self._straighten_next(s)
        else:
            self.cards.pop(0)
        self.go("offer")

    def _straighten_next(self, s: CcgState) -> None:
        card = self.cards.pop(0)
        if s.zone[card] == PLAY:
            ops.straighten(s, card, context_in_progress(s) if self.by_effect else None)
