"""Actions of the CCG in progress."""

from __future__ import annotations

from typing import ClassVar, cast, final

from gorin.games.ccg.acting.arranging import after_moves, given_for, movable, moved_by, takers
from gorin.games.ccg.acting.gold import can_afford, production
from gorin.games.ccg.acting.ignoring import can_ignore, spend_sparing
from gorin.games.ccg.acting.paying import PayGold, ask_for_gold, pay
from gorin.games.ccg.acting.targets import bowed_as_cost, is_untargetable, performers
from gorin.games.ccg.acting.using import ability_use, costs_gold, gold_price, is_limited, paid_for
from gorin.games.ccg.acting.volleys import companions, option, pairs, shots
from gorin.games.ccg.kinds import ACTION_END, LIMBO, SPENT, STRATEGY, TACTICAL_USED
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import copied_ability, keep_bearer
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import BACK, DONE
from gorin.language.abilities import Cost, Usable
from gorin.language.core.asking import AskOf
from gorin.language.core.context import NOTHING, PAYING, AbilityContext, TriggerEvent
from gorin.language.core.questions import CHOICES, ability_of
from gorin.language.core.resolution import EffectRunner, resolution_in_progress
from gorin.language.core.zones import HAND, PLAY
from gorin.language.naming import thing_name
from gorin.language.selectors import SECOND_SLOT, TARGET_SLOT
from gorin.language.using import Announced


def ability_at_work(s: CcgState) -> Usable:
    return cast(Usable, resolution_in_progress(s).printed(s))


def action_in_progress(s: CcgState, number: int) -> TakeAction | None:
    """The action with this number, while it is being taken."""
    for step in reversed(s.stack):
        if isinstance(step, TakeAction) and step.context.action == number:
            return step
    return None


def taking(s: CcgState) -> TakeAction | None:
    """The action that is being taken now."""
    for step in reversed(s.stack):
        if isinstance(step, TakeAction):
            return step
    return None


@final
class TakeAction(Announced):
    """Taking an action, in the rulebook's order (CE-TARG-01). It can be taken back until costs are paid."""

    tag: ClassVar[str] = "take-action"
    fields: ClassVar[dict[str, str]] = {
        "ignoring": "bool",
        "performing": "[int]",
        "joined": "[int]",
        "fitting": "[int]",
        "price": "int",
        "paid": "[int]",
        "gold": "[int]",
    }
    stages: ClassVar[tuple[str, ...]] = (
        "required_targeting",
        "take_pick",
        "arrange",
        "take_arranged",
        "gather",
        "take_gathered",
        "choose_gold",
        "announce",
        "offer_to_ignore",
        "take_offer",
        "pay_costs",
        "complete_payment",
        "completed",
        "targets_are_known",
        "before_resolution",
        "resolve",
        "after_resolution",
        "tidy_up",
    )
    kinds: ClassVar[dict[str, str]] = {
        "take_pick": "ability.target",
        "take_arranged": "ability.arrange",
        "take_gathered": "ability.gather",
        "take_offer": "ability.ignore-cost",
    }

    def __init__(self, what: int, node: int, holder: int, context: AbilityContext) -> None:
        super().__init__(what, node, holder, context)
        self.ignoring = False
        """CE-NEG-09: the costs that can be ignored are."""
        self.performing: list[int] = []
        """CE-PERF: who performs it, as it was when it was announced; costs may take its card away."""
        self.joined: list[int] = []
        """DE-RNG-06: other Ranged Attacks that are part of it, each with who makes it."""
        self.fitting: list[int] = []
        """The targets that are legal once all costs are paid, where somebody may make them illegal."""
        self.price = 0
        """The Gold that it costs."""
        self.paid: list[int] = []
        """The sources that were bowed for it."""
        self.gold: list[int] = []
        """What each of them has produced; nothing where that was prevented (DE-CANC-10)."""

    def arrange(self, s: CcgState) -> None:
        """DE-ACTP-06, DE-TARG-06: every card that moves is a target, chosen now, with who takes it."""
        if not cast(Action, self.ability(s)).arranges:
            self.go("gather")
            return
        plan, bearers = self.context.get(SECOND_SLOT), self.context.get(TARGET_SLOT)
        table = after_moves(s, plan[: len(plan) // 2 * 2])
        if len(plan) % 2:
            among, asks = takers(table, plan[-1], bearers), self._asks_for_taker(table, plan[-1], bearers)
        else:
            among = [each for each in self.choosable(s, movable(table, bearers)) if each not in plan[::2]]
            asks = "Move which attachment?"
            if plan:
                among.append(DONE)
        if among == [DONE]:
            self.go("gather")
        else:
            s.push(AskOf(self.context.seat, asks, [*among, BACK]))

    def _asks_for_taker(self, table: CcgState, attachment: int, bearers: list[int]) -> str:
        among = takers(table, attachment, bearers)
        swaps = any(given_for(table, attachment, each) != NOTHING for each in among)
        more = " A bearer who cannot have both gives the other in exchange." if swaps else ""
        return f"Move {thing_name(table, table.what[attachment])} to whom?{more}"

    def take_arranged(self, s: CcgState) -> None:
        code, plan = s.answers[self.context.seat], self.context.get(SECOND_SLOT)
        if code == DONE:
            return
        self.go("arrange")
        if code != BACK:
            self.context.put(SECOND_SLOT, [*plan, code])
        elif plan:
            self.context.put(SECOND_SLOT, plan[:-1])
        else:
            self.take_back(s)

    def _moved(self, s: CcgState) -> list[int]:
        """The attachments that it moves, which are targets of it."""
        return moved_by(s, self.context.get(SECOND_SLOT)) if cast(Action, self.ability(s)).arranges else []

    def gather(self, s: CcgState) -> None:
        """DE-RNG-06: who else of the unit shoots at the same target."""
        among: list[int] = []
        if s.settings.volleys:
            among = companions(s, self.context, self.ability(s), self.joined)
        if not among:
            self.go("choose_gold")
            return
        asks = "Add a Ranged Attack of another card in the unit?"
        s.push(AskOf(self.context.seat, asks, [*[option(s, *pair) for pair in pairs(among)], DONE, BACK]))

    def take_gathered(self, s: CcgState) -> None:
        code = s.answers[self.context.seat]
        if code == DONE:
            return
        if code != BACK:
            among = companions(s, self.context, self.ability(s), self.joined)
            self.joined += next(pair for pair in pairs(among) if option(s, *pair) == code)
            self.go("gather")
        elif self.joined:
            del self.joined[-2:]
            self.go("gather")
        else:
            self.take_back(s)

    def take_back(self, s: CcgState) -> None:
        self.joined = []
        super().take_back(s)

    def choose_gold(self, s: CcgState) -> None:
        ability = self.ability(s)
        self.price = gold_price(s, self.context, self.holder, ability)
        if costs_gold(s, self.holder, ability):
            payment = PayGold(self.context.seat, self.price, self._bought(s))
            payment.spared = bowed_as_cost(s, self.context, ability)
            ask_for_gold(s, payment)
        else:
            ops.choose_payment(s, [], True)

    def _bought(self, s: CcgState) -> int:
        """The card that the Gold is for: a Strategy that is played, or what is attached."""
        purchases = cast(Action, self.ability(s)).purchases
        if purchases:
            return purchases[0].what.cards(s, self.context)[0]
        is_played = self.holder != NOTHING and s.zone[self.holder] == LIMBO
        return self.holder if is_played else paid_for(s, self.holder)

    def announce(self, s: CcgState) -> None:
        """CE-ACT-11: from here on everybody knows of it."""
        if not s.agreed:
            self.take_back(s)
            return
        ability = cast(Action, self.ability(s))
        seat = self.context.seat
        if ability.once_per_game or is_limited(s, ability):
            ops.use_ability(s, ability_use(self.holder, self.node, seat), ability.once_per_game)
        for code, own in shots(s, self.context, self.joined):
            self._note_use(s, code, own)
        self.performing = performers(s, self.context, ability)
        keep_bearer(s, self.context)
        performing, others = self.picked(s)
        self.context.action = ops.announce(
            s, seat, self.holder, self.node, performing, [*others, *self._moved(s)]
        )
        if copied_ability(s, self.holder) != NOTHING:
            ops.note_copied_use(s, self.holder, self.context.action)
        if self.holder != NOTHING and s.zone[self.holder] == HAND and s.type_of(self.holder) == STRATEGY:
            ops.to_limbo(s, self.holder)
        if "Tactical" in ability.keywords:
            for card in self.performing:
                ops.use_ability(s, TACTICAL_USED + card, False)

    def _note_use(self, s: CcgState, code: int, context: AbilityContext) -> None:
        holder, node = ability_of(code)
        ability = cast(Action, s.node(s.what[holder], node))
        if ability.once_per_game or is_limited(s, ability):
            ops.use_ability(s, ability_use(holder, node, context.seat), ability.once_per_game)

    def offer_to_ignore(self, s: CcgState) -> None:
        """A cost that could not be paid is ignored unasked."""
        costs = [cost for cost in self.ability(s).costs if self._can_ignore(s, cost)]
        if not costs:
            self.go("pay_costs")
        elif all(cost.effect.can_pay(s, self.context) for cost in costs):
            asks = "Ignore the cost of bowing?"
            s.push(AskOf(self.context.seat, asks, [CHOICES, CHOICES + 1], ["Ignore it", "Pay it"]))
        else:
            self.ignoring = True
            self.go("pay_costs")

    def take_offer(self, s: CcgState) -> None:
        self.ignoring = s.answers[self.context.seat] == CHOICES

    def _can_ignore(self, s: CcgState, cost: Cost) -> bool:
        ability = self.ability(s)
        performing = performers(s, self.context, ability)
        return cost.is_due(s, self.context) and can_ignore(s, self.context, ability, cost, performing)

    def pay_costs(self, s: CcgState) -> None:
        """CE-COST-01, CE-COST-03: Gold first, then the other costs in the order mentioned."""
        self._pay_gold(s)
        paying = self.paying()
        for cost in self.ability(s).costs:
            if self.ignoring and self._can_ignore(s, cost):
                spend_sparing(s, self.context, self.ability(s), cost)
            elif cost.is_due(s, self.context):
                self.pay_cost(s, cost, paying)
        for code, own in shots(s, self.context, self.joined):
            holder, node = ability_of(code)
            own.action = PAYING
            for cost in cast(Action, s.node(s.what[holder], node)).costs:
                cost.effect.do(s, own, EffectRunner(s.what[holder], -1))

    def _pay_gold(self, s: CcgState) -> None:
        self.paid += [code % SPENT for code in s.payment]
        self.gold += [production(s, code, self._bought(s)) for code in s.payment]
        bought = self._bought(s)
        pay(s, self.holder if bought == NOTHING else bought)

    def complete_payment(self, s: CcgState) -> None:
        """DE-CANC-10: what was prevented of the Gold may be paid with something else."""
        owed = self.price - sum(self.gold)
        if owed <= 0:
            self.go("targets_are_known")
        elif can_afford(s, self.context.seat, owed, self._bought(s)):
            more = PayGold(self.context.seat, owed, self._bought(s), declinable=True)
            more.always_asks = True
            s.push(more)
        else:
            ops.choose_payment(s, [], False)

    def completed(self, s: CcgState) -> None:
        """DE-CANC-11: who does not pay has his card back, and nothing that he has paid for it."""
        if s.agreed:
            self._pay_gold(s)
            self.go("complete_payment")
            return
        if self.holder != NOTHING and s.zone[self.holder] == LIMBO:
            ops.put_in_hand(s, self.holder, shown=True)
        ops.cancel_action(s, self, ability_use(self.holder, self.node, self.context.seat))

    def targets_are_known(self, s: CcgState) -> None:
        if s.settings.targets_stay_legal:
            self.fitting = self._legal_targets(s)
        for pick in self.ability(s).picks:
            if pick.is_target:
                for card in self.context.get(pick.slot):
                    if card < len(s.zone):
                        self._happens(s, "targeted", card)
        for card in self._moved(s):
            self._happens(s, "targeted", card)

    def before_resolution(self, s: CcgState) -> None:
        self._happens(s, "about to resolve", self.context.source)

    def _happens(self, s: CcgState, kind: str, card: int) -> None:
        """DE-DEST-14: what is no action is answered by nobody."""
        if cast(Action, self.ability(s)).is_answered:
            ops.happen(s, self.moment_of(kind, card))

    def _legal_targets(self, s: CcgState) -> list[int]:
        targets = [pick for pick in self.ability(s).picks if pick.is_target and not pick.performs]
        return [
            card
            for pick in targets
            for card in self.context.get(pick.slot)
            if pick.card_filter.fits(s, self.context, card)
        ]

    def _spare_altered(self, s: CcgState) -> None:
        """DE-REAC-13: who was a legal target until a Reaction altered him is left unaffected."""
        legal = self._legal_targets(s) if self.fitting else []
        altered = [card for card in self.fitting if card not in legal]
        for pick in self.ability(s).picks if altered else ():
            staying = [card for card in self.context.get(pick.slot) if card not in altered]
            self.context.put(pick.slot, staying)

    def resolve(self, s: CcgState) -> None:
        self._spare_altered(s)
        if not self.stopped:
            if "Terrain" in self.ability(s).keywords:
                self._lay_terrain(s)
            self.carry_out(s)

    def _lay_terrain(self, s: CcgState) -> None:
        """CE-TER-01: the Strategy enters play at the battlefield before its action resolves."""
        ops.enter_play(s, self.holder, self.context.seat, s.battlefield, False, HAND)

    def after_resolution(self, s: CcgState) -> None:
        self._happens(s, "resolved", self.context.source)
        for code, own in shots(s, self.context, self.joined):
            holder, node = ability_of(code)
            ops.remember(s, TriggerEvent("resolved", own.source, own.seat, s.what[holder], node, own.action))

    def tidy_up(self, s: CcgState) -> None:
        """CE-ACT-12."""
        ops.end_durations(s, ACTION_END, self.context.action)
        if self.holder != NOTHING and s.zone[self.holder] == LIMBO:
            ops.discard(s, self.holder)

    def on_player_left(self, s: CcgState, seat: int) -> None:
        """Whoever takes it is gone: what is left of it does not happen. Others go on with what is there."""
        if self.context.seat == seat:
            self.stopped = True
            if self.at < self.stages.index("tidy_up"):
                self.go("tidy_up")

    def has_targeted(self, s: CcgState, picked: int) -> None:
        """CE-TARG-02: the action that resolves has chosen one more target."""
        if self.fitting:
            self.fitting = self._legal_targets(s)
        if picked < len(s.zone):
            self._happens(s, "targeted", picked)

    def choosable(self, s: CcgState, among: list[int]) -> list[int]:
        """DE-TARG-01: what is chosen is targeted, where the edition says so."""
        if not s.settings.choices_target:
            return among
        ability = self.ability(s)
        return [
            card
            for card in among
            if not (_is_in_play(s, card) and is_untargetable(s, self.context, ability, card))
        ]

    def has_chosen(self, s: CcgState, picked: int) -> None:
        if s.settings.choices_target and _is_in_play(s, picked):
            self.has_targeted(s, picked)

    def moment_of(self, kind: str, card: int) -> TriggerEvent:
        """`other` and `amount` say which ability it is: its definition and node."""
        return TriggerEvent(kind, card, self.context.seat, self.what, self.node, self.context.action)

    def asks_about(self, s: CcgState) -> str:
        """A pick, or the whole of it."""
        ability = self.ability(s)
        return ability.picks[self.pick].address if self.awaits(s) == "take_pick" else ability.address


def _is_in_play(s: CcgState, thing: int) -> bool:
    return 0 <= thing < len(s.zone) and s.zone[thing] == PLAY
