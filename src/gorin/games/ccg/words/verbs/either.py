"""One thing or another: bow or straighten, this cost or that one."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Amount, Effect, Things
from gorin.games.ccg.words.flow import ChooseOne
from gorin.games.ccg.words.players import YOU
from gorin.games.ccg.words.things import PAID_SLOT
from gorin.games.ccg.words.verbs.states import bow, straighten
from gorin.games.ccg.words.verbs.stats import strengthens, weakens
from gorin.words.nodes import Node


class BowOrStraighten(ChooseOne):
    def __init__(self, whom: Things) -> None:
        super().__init__(YOU, ((bow(whom),), (straighten(whom),)))
        self.whom = whom

    def text(self, speaker: Speaker) -> str:
        return f"bow or straighten {self.whom.text(speaker)}"


class OrInstead(Effect):
    """A cost, or another in its place where something was chosen to pay that one with."""

    def __init__(self, usual: Effect, other: Effect) -> None:
        super().__init__()
        self.usual = usual
        self.other = other

    def children(self) -> list[Node]:
        return [self.usual, self.other]

    def _due(self, scope: Scope) -> Effect:
        return self.other if scope.get(PAID_SLOT) else self.usual

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        self._due(scope).do(s, scope, run)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return self._due(scope).can_pay(s, scope)

    def text(self, speaker: Speaker) -> str:
        return f"{self.usual.text(speaker)} or {self.other.text(speaker)} instead"


def bow_or_straighten(whom: Things) -> Effect:
    return BowOrStraighten(whom)


def or_instead(usual: Effect, other: Effect) -> Effect:
    """`other` speaks of PAID, which `may_pay_with` lets the player choose."""
    return OrInstead(usual, other)


class StrengthenOrWeaken(ChooseOne):
    """The current battlefield's province becomes stronger or weaker, as you choose."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(YOU, ((strengthens(amount),), (weakens(amount),)))
        self.amount = amount

    def text(self, speaker: Speaker) -> str:
        by = self.amount.text(speaker)
        return f"increase or reduce the strength of the current battlefield's province by {by}"


def strengthen_or_weaken(amount: Amount) -> Effect:
    return StrengthenOrWeaken(amount)
