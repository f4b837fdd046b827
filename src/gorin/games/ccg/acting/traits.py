"""Traits of the CCG at work: their costs must be paid where they can be, and nobody takes them back."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.acting.paying import PayGold, ask_for_gold, pay
from gorin.games.ccg.acting.targets import bowed_as_cost
from gorin.games.ccg.acting.using import gold_price
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.words.abilities import Cost
from gorin.words.grammar.asking import AskOf
from gorin.words.picking import completing
from gorin.words.using import AbilityScript


@final
class ApplyTrait(AbilityScript):
    """A triggered trait, or an effect that was delayed until now."""

    stages: ClassVar[tuple[str, ...]] = ("pick", "take_pick", "choose_gold", "costs", "resolve")

    def pick(self, s: CcgState) -> None:
        """A trait that was copied is not asked for its conditions before."""
        ability = self.ability(s)
        if not all(each.condition.holds(s, self.scope) for each in ability.requirements):
            self.at = len(self.stages)
            return
        for at, pick in enumerate(ability.picks):
            if not self.scope.get(pick.slot) and s.book.picks_early(pick):
                among = completing(s, self.scope, ability, at)
                if not among:
                    self.at = len(self.stages)
                    return
                asks = pick.prompt(s.definitions[self.what].dialect)
                s.push(AskOf(self.scope.seat, asks, among))
                return
        self.go("choose_gold")

    def take_pick(self, s: CcgState) -> None:
        for pick in self.ability(s).picks:
            if not self.scope.get(pick.slot):
                self.scope.put(pick.slot, [s.answers[self.scope.seat]])
                break
        self.go("pick")

    def choose_gold(self, s: CcgState) -> None:
        """CE-TRT-02, CE-TRT-03: costs that can be paid must be; without them there are no effects."""
        ability, seat = self.ability(s), self.scope.seat
        price = gold_price(s, self.scope, self.holder, ability)
        spared = bowed_as_cost(s, self.scope, ability)
        payable = all(cost.effect.can_pay(s, self.scope) for cost in self._due(s))
        if not payable or not can_afford(s, seat, price, self.holder, spared):
            self.at = len(self.stages)
        elif ability.prices:
            payment = PayGold(seat, price, self.holder, due=True)
            payment.spared = spared
            ask_for_gold(s, payment)
        else:
            ops.choose_payment(s, [], True)

    def costs(self, s: CcgState) -> None:
        if not s.agreed:
            self.at = len(self.stages)
            return
        pay(s)
        paying = self.paying()
        for cost in self._due(s):
            self.pay_cost(s, cost, paying)

    def _due(self, s: CcgState) -> list[Cost]:
        return [cost for cost in self.ability(s).costs if cost.is_due(s, self.scope)]

    def resolve(self, s: CcgState) -> None:
        self.carry_out(s)

    def without(self, s: CcgState, seat: int) -> None:
        if self.scope.seat == seat:
            self.stopped = True
            self.at = len(self.stages)

    def unanswered(self, s: CcgState, seat: int, least: int) -> None:
        """A trait whose player is gone and cannot pick: it does not happen."""
        self.at = len(self.stages)

    def asks_about(self, s: CcgState) -> str:
        ability = self.ability(s)
        waiting = [pick for pick in ability.picks if not self.scope.get(pick.slot)]
        return waiting[0].address if waiting else ability.address
