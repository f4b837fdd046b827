"""Traits of the CCG at work: their costs must be paid where they can be, and nobody takes them back."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.acting.paying import PayGold, ask_for_gold, pay
from gorin.games.ccg.acting.targets import bowed_as_cost
from gorin.games.ccg.acting.using import gold_price
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import keep_bearer
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.reasons import Reason
from gorin.language.abilities import Cost
from gorin.language.core.asking import AskOf
from gorin.language.core.context import NOTHING
from gorin.language.picking import completing
from gorin.language.refusing import why_not_picked
from gorin.language.using import StagedResolution


@final
class ApplyTrait(StagedResolution):
    """A triggered trait, or an effect that was delayed until now."""

    tag: ClassVar[str] = "apply-trait"
    stages: ClassVar[tuple[str, ...]] = ("pick", "take_pick", "choose_gold", "costs", "resolve")
    kinds: ClassVar[dict[str, str]] = {"take_pick": "trait.target"}

    def pick(self, s: CcgState) -> None:
        """A trait that was copied is not asked for its conditions before."""
        ability = self.ability(s)
        if not all(each.condition.holds(s, self.context) for each in ability.requirements):
            self.at = len(self.stages)
            return
        for at, pick in enumerate(ability.picks):
            if not self.context.get(pick.slot) and s.rules.picks_early(pick):
                among = completing(s, self.context, ability, at)
                if not among:
                    self.at = len(self.stages)
                    return
                asks = pick.prompt(s.definitions[self.what].dialect)
                s.push(AskOf(self.context.seat, asks, among))
                return
        self.go("choose_gold")

    def refuses(self, s: CcgState, seat: int, code: int) -> Reason | None:
        ability = self.ability(s)
        picks = [at for at, pick in enumerate(ability.picks) if not self.context.get(pick.slot)]
        at = next((each for each in picks if s.rules.picks_early(ability.picks[each])), NOTHING)
        is_picking = self.awaits(s) == "take_pick" and at != NOTHING
        return why_not_picked(s, self.context, self.what, ability, at, code) if is_picking else None

    def take_pick(self, s: CcgState) -> None:
        for pick in self.ability(s).picks:
            if not self.context.get(pick.slot):
                self.context.put(pick.slot, [s.answers[self.context.seat]])
                break
        self.go("pick")

    def choose_gold(self, s: CcgState) -> None:
        """CE-TRT-02, CE-TRT-03: costs that can be paid must be; without them there are no effects."""
        ability, seat = self.ability(s), self.context.seat
        price = gold_price(s, self.context, self.holder, ability)
        spared = bowed_as_cost(s, self.context, ability)
        payable = all(cost.effect.can_pay(s, self.context) for cost in self._due(s))
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
        pay(s, self.holder)
        keep_bearer(s, self.context)
        paying = self.paying()
        for cost in self._due(s):
            self.pay_cost(s, cost, paying)

    def _due(self, s: CcgState) -> list[Cost]:
        return [cost for cost in self.ability(s).costs if cost.is_due(s, self.context)]

    def resolve(self, s: CcgState) -> None:
        self.carry_out(s)

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if self.context.seat == seat:
            self.stopped = True
            self.at = len(self.stages)

    def unanswered(self, s: CcgState, seat: int, least: int) -> None:
        """A trait whose player is gone and cannot pick: it does not happen."""
        self.at = len(self.stages)

    def asks_about(self, s: CcgState) -> str:
        ability = self.ability(s)
        waiting = [pick for pick in ability.picks if not self.context.get(pick.slot)]
        return waiting[0].address if waiting else ability.address
