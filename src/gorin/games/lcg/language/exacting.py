"""Rules by which others pay more: for abilities, for events, for attacking."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.definition import Exacting
from gorin.games.lcg.fighting.declarable import TOLL
from gorin.games.lcg.kinds import COST_PAID, EVENT
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import HOSTILE, Intent, Known, Whom
from gorin.language.core.questions import PLACES
from gorin.language.players import Who
from gorin.language.verbs import FORBID


@final
class ExactsHonor(Exacting):
    """Using abilities of some cards, or playing events, costs honor that the others give you."""

    def __init__(self, amount: int, whom: Selector | None, who: Who | None) -> None:
        super().__init__()
        self.size = amount
        self.whom = whom
        self.who = who

    def exacted(self, s: LcgState, context: AbilityContext, seat: int, source: int) -> list[TriggerEvent]:
        if self.whom is not None and source not in self.whom.cards(s, context):
            return []
        if self.who is not None and (s.type_of(source) != EVENT or seat not in self.who.seats(s, context)):
            return []
        return [TriggerEvent("honor given", NOTHING, seat, context.seat, self.size, COST_PAID)]

    def concerns(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return False

    def intents(self, known: Known) -> list[Intent]:
        if self.who is not None:
            self.who.points_at(known)
        return super().intents(known)

    def text(self, renderer: TextRenderer) -> str:
        if self.who is not None:
            who = self.who.text(renderer)
            return f"as an additional cost for {who} to play an event, they must give you {self.size} honor"
        whom = "it" if self.whom is None else self.whom.text(renderer)
        what = f"to use an ability on {whom}, its controller must give you {self.size} honor"
        return f"as an additional cost {what}"


def abilities_cost_honor(amount: int, whom: Selector) -> Rule:
    """LCG-CLAR-49: also forced ones."""
    return ExactsHonor(amount, whom, None)


def events_cost_honor(amount: int, who: Who) -> Rule:
    return ExactsHonor(amount, None, who)


@final
class Toll(Rule):
    """Attacking another province of yours costs fate (LCG-CLAR-46)."""

    def __init__(self) -> None:
        super().__init__()
        self.about = TOLL

    def concerns(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        place = s.provinces[card - PLACES]
        return place.owner == context.seat and place.card != context.source

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, Whom(HOSTILE), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        what = "attack another province you control, an opponent must spend 1 fate to an unclaimed ring"
        return f"as an additional cost to {what}"


def attacking_elsewhere_costs_fate() -> Rule:
    return Toll()
