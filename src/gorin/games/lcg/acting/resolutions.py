"""Abilities in progress, in the order of LCG-INIT: pay, choose targets, initiate, resolve, be done."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from gorin.games.lcg.acting.affording import exacted, fate_price
from gorin.games.lcg.acting.by_side import by_side
from gorin.games.lcg.acting.lent import rest_of
from gorin.games.lcg.acting.using import (
    OPPONENT_SLOT,
    against,
    has_targets,
    is_played,
    limit_of,
    rivals_for,
    use_by_title,
    use_of,
    why_cannot_play_as_in_hand,
    why_words_forbid,
)
from gorin.games.lcg.kinds import ACTION, LIMBO, TO_DISCARD, TO_REMOVED
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.language.changing import Changing
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.sending import send
from gorin.games.lcg.table.ops import course, lands, people, resources, zones
from gorin.games.lcg.table.refilling import ORIGIN_SLOT, refill
from gorin.games.lcg.table.refusing import NO_CHANGE
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import spent_reductions
from gorin.kernel.events import EVERYBODY
from gorin.kernel.questions import BACK, DONE
from gorin.kernel.reasons import Reason
from gorin.kernel.windows import InterruptibleEvent
from gorin.language.abilities import Cost
from gorin.language.core import ops as language
from gorin.language.core.active_effects import holds
from gorin.language.core.asking import AskOf
from gorin.language.core.context import NOTHING, USED, AbilityContext, TriggerEvent
from gorin.language.core.questions import PLACES, SEATS
from gorin.language.core.resolution import EffectRunner
from gorin.language.core.state import CardState
from gorin.language.core.zones import DECK, DISCARD, HAND
from gorin.language.meaning import meaning_of
from gorin.language.picking import can_complete, candidates, completing
from gorin.language.refusing import why_chosen_already, why_no_candidate, why_not_picked
from gorin.language.using import StagedResolution

FIRST_ACTION_CANCELLED: Final = "the first action ability in a conflict is canceled"
INITIATES: Final = "initiates"
PLAYED: Final = "card played"
TRIGGERED: Final = "ability used"


@final
class UseAbility(StagedResolution):
    """A triggered ability is used, or an event played. Until it is paid for it can be taken back."""

    tag: ClassVar[str] = "use-ability"
    fields: ClassVar[dict[str, str]] = {
        "pick": "int",
        "paid": "bool",
        "failed": "bool",
        "moments": "[trigger-event]",
        "shown": "[int]",
        "rests": "int",
    }
    stages: ClassVar[tuple[str, ...]] = (
        "name_moment",
        "take_moment",
        "name_opponent",
        "take_opponent",
        "choose",
        "take_choice",
        "pay",
        "look_at_payment",
        "initiate",
        "resolve",
        "lay_away",
        "be_done",
    )
    kinds: ClassVar[dict[str, str]] = {
        "take_moment": "ability.trigger",
        "take_opponent": "ability.opponent",
        "take_choice": "ability.target",
    }

    def __init__(
        self, what: int, node: int, holder: int, context: AbilityContext, moments: list[TriggerEvent]
    ) -> None:
        super().__init__(what, node, holder, context)
        self.pick = 0
        self.paid = False
        self.failed = False
        """Something of its costs was prevented (LCG-COST-09), or they have left it no target."""
        self.moments = moments
        """What it could answer; more than one where several changes came at once."""
        self.shown: list[int] = []
        """The cards that it has revealed for as long as it resolves (LCG-REV-02)."""
        self.rests = TO_DISCARD
        """Where an event goes when it has resolved."""

    def lcg_ability(self, s: LcgState) -> LcgAbility:
        return cast(LcgAbility, s.node(self.what, self.node))

    def on_player_left(self, s: LcgState, seat: int) -> None:
        if seat == self.context.seat:
            self.at = len(self.stages)

    def has_begun(self) -> bool:
        return self.at > INITIATE

    def asks_about(self, s: LcgState) -> str:
        """A pick, or the whole of it."""
        ability = self.lcg_ability(s)
        is_picking = self.awaits(s) == "take_choice" and self.pick < len(ability.picks)
        return ability.picks[self.pick].address if is_picking else ability.address

    # --- what it answers --------------------------------------------------------------------------

    def name_moment(self, s: LcgState) -> None:
        cards = self._answered(s)
        if len(cards) > 1:
            s.push(AskOf(self.context.seat, "answer which of these?", cards))
        elif self.moments:
            self.context.moment = self.moments[0]

    def take_moment(self, s: LcgState) -> None:
        if len(self._answered(s)) > 1:
            card = s.answers[self.context.seat]
            self.context.moment = next(moment for moment in self.moments if moment.card == card)

    def _answered(self, s: LcgState) -> list[int]:
        """To which cards something happens that it could answer, where it matters which of them it answers.

        What happens to players leaves no choice.
        """
        cards = sorted({moment.card for moment in self.moments if moment.card != NOTHING})
        return cards if len(cards) < 2 or self.lcg_ability(s).minds_moment() else cards[:1]

    def name_opponent(self, s: LcgState) -> None:
        """LCG-TEAM-08: where there are several, one against whom it can be used."""
        ability = self.lcg_ability(s)
        fitting = [
            SEATS + rival
            for rival in rivals_for(s, self.context.seat, ability)
            if why_words_forbid(s, against(self.context, rival), ability, self.holder) is None
        ]
        if fitting:
            back = [BACK] if self._may_be_taken_back(s) else []
            s.push(AskOf(self.context.seat, "choose an opponent", [*fitting, *back]))
        else:
            self.go("choose")

    def take_opponent(self, s: LcgState) -> None:
        code = s.answers[self.context.seat]
        if code == BACK:
            self._give_up(s)
        else:
            self.context.put(OPPONENT_SLOT, [code - SEATS])

    # --- picking ----------------------------------------------------------------------------------

    def choose(self, s: LcgState) -> None:
        """LCG-INIT-04, LCG-INIT-05: what pays comes before the payment, targets come after it.

        Where fate is all that is paid, targets come first: nothing can happen in between that would make a
        difference, and the whole can be taken back.
        """
        if self._cannot_come_again(s):
            self._drop(s)
            return
        ability = self.lcg_ability(s)
        if ability.costs and not self.paid and self.pick == ability.paid:
            self.go("pay")
            return
        if self.pick == len(ability.picks):
            if self.paid:
                self._settle_the_rest(s)
            else:
                self.go("pay")
            return
        pick = ability.picks[self.pick]
        chosen = self.context.get(pick.slot)
        among = self._among(s)
        if len(chosen) == pick.most or (not among and len(chosen) >= pick.least):
            self.pick += 1
            self.again()
            return
        if not among:
            self._end_without_target(s)
            return
        words = [DONE] if len(chosen) >= pick.least and self._can_stop(s) else []
        if self._may_be_taken_back(s):
            words.append(BACK)
        asks = ability.prompt_for(pick, s.definitions[self.what].dialect)
        among = by_side(s, self.context.seat, among, meaning_of(ability).good_for(pick))
        s.push(AskOf(self.context.seat, asks, among + words, pick.card_filter.choice_words()))

    def _end_without_target(self, s: LcgState) -> None:
        """LCG-INIT-02, LCG-INIT-08: nothing is chosen, so nothing was played or triggered."""
        if self.paid:
            self.failed = True
            self.go("lay_away")
        else:
            self._drop(s)

    def _cannot_come_again(self, s: LcgState) -> bool:
        """LCG-CLAR-25: an event that is played again is not begun if anything speaks against it by now."""
        if self.paid or self.pick or self.rests != TO_REMOVED or s.zone[self.holder] != DISCARD:
            return False
        ability, context = self.lcg_ability(s), self.context
        return why_cannot_play_as_in_hand(s, context.seat, self.holder, ability, context.moment) is not None

    def _among(self, s: LcgState) -> list[int]:
        ability = self.lcg_ability(s)
        pick = ability.picks[self.pick]
        chosen = self.context.get(pick.slot)
        if not self.paid:
            found = completing(s, self.context, ability, self.pick)
        else:
            found = [
                thing
                for thing in candidates(s, self.context, ability, pick)
                if thing not in chosen and self._would_change(s, pick.slot, [*chosen, thing])
            ]
        return [thing for thing in found if not chosen or self._would_change(s, pick.slot, [thing])]

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        """By the same tests as `_among`."""
        if self.awaits(s) != "take_choice":
            return None
        ability = self.lcg_ability(s)
        pick = ability.picks[self.pick]
        chosen = self.context.get(pick.slot)
        if self.paid:
            reason = why_chosen_already(s, chosen, code)
            reason = reason or why_no_candidate(s, self.context, self.what, ability, pick, code)
            counts = reason is not None or self._would_change(s, pick.slot, [*chosen, code])
            is_one_more = pick.least != pick.most
        else:
            reason = why_not_picked(s, self.context, self.what, ability, self.pick, code)
            counts, is_one_more = True, bool(chosen) and pick.least < pick.most
        if reason is None and is_one_more:
            counts = counts and self._would_change(s, pick.slot, [code])
        return reason if counts else NO_CHANGE

    def _would_change(self, s: LcgState, slot: int, things: list[int]) -> bool:
        """LCG-TARG-03, LCG-TARG-07: valid now, whatever was valid before."""
        before = self.context.get(slot)
        self.context.put(slot, things)
        fits = has_targets(s, self.context, self.lcg_ability(s), self.pick + 1)
        self.context.put(slot, before)
        return fits

    def _can_stop(self, s: LcgState) -> bool:
        """LCG-TARG-05: also without any more targets something must change."""
        ability = self.lcg_ability(s)
        if self.paid:
            return has_targets(s, self.context, ability, self.pick + 1)
        return can_complete(s, self.context, ability, self.pick + 1)

    def take_choice(self, s: LcgState) -> None:
        slot = self.lcg_ability(s).picks[self.pick].slot
        code = s.answers[self.context.seat]
        self.go("choose")
        if code == DONE:
            self.pick += 1
        elif code == BACK:
            self.take_back(s)
        else:
            self.context.put(slot, [*self.context.get(slot), code])

    def take_back(self, s: LcgState) -> None:
        """Undo the last pick; where there is none, the ability is not used at all."""
        picks = self.lcg_ability(s).picks
        while self.pick >= 0:
            if self.pick < len(picks) and self.context.get(picks[self.pick].slot):
                self.context.get(picks[self.pick].slot).pop()
                return
            self.pick -= 1
        self._give_up(s)

    def _may_be_taken_back(self, s: LcgState) -> bool:
        """LCG-EFF-02: an event that an effect plays again is played if it can be; its picks may change."""
        ability = self.lcg_ability(s)
        if self.paid or ability.is_forced or self.context.way != USED:
            return False
        return self.rests == TO_DISCARD or any(self.context.get(pick.slot) for pick in ability.picks)

    def _drop(self, s: LcgState) -> None:
        """It is not begun; an event that was to be played and removed is removed all the same."""
        self.at = len(self.stages)
        if self.rests == TO_REMOVED and s.zone[self.holder] == DISCARD:
            send(s, self.holder, self.rests)

    def _give_up(self, s: LcgState) -> None:
        """It is not used after all."""
        self._drop(s)
        below = s.stack[-2]
        if isinstance(below, InterruptibleEvent):
            below.take_back(s)

    # --- paying -----------------------------------------------------------------------------------

    def pay(self, s: LcgState) -> None:
        """LCG-COST-02: all of it at once. From here on everybody knows of it."""
        ability, seat = self.lcg_ability(s), self.context.seat
        price = fate_price(s, self.context, ability, self.holder)
        if self.context.way == USED:
            self._count_use(s)
        self.context.action = course.announce(s, seat, self.holder, self.what, self.node)
        if ability.window == ACTION and s.conflict is not None:
            lands.note_action(s, s.conflict, seat)
        costs = self._cost_moments(s)  # LCG-CLAR-26: what is revealed for it is, while it is still there
        if is_played(s, self.holder) and self.context.way == USED:
            for id in spent_reductions(s, self.holder, seat, NOTHING):
                language.end_lasting(s, id)
            self.rests = self.rests or rest_of(s, self.holder)
            zones.to_limbo(s, self.holder)
            people.bow_role_for(s, seat, self.holder)
        if price:
            resources.change_fate(s, seat, -price)
        self.paid = True
        rules_of(s).occur(s, costs)

    def _cost_moments(self, s: LcgState) -> list[TriggerEvent]:
        paying = self.paying()
        found: list[TriggerEvent] = []
        for cost in self._due_costs(s):
            if isinstance(cost.effect, Changing):
                found += cost.effect.moments(s, paying)
            else:
                self.pay_cost(s, cost, paying)
        if self.lcg_ability(s).makes_room:
            places = [s.lies_in[moment.card] for moment in found]
            self.context.put(ORIGIN_SLOT, [PLACES + place for place in places if place != NOTHING])
        return found + exacted(s, self.context)

    def _due_costs(self, s: LcgState) -> list[Cost]:
        return [cost for cost in self.lcg_ability(s).costs if cost.is_due(s, self.context)]

    def _count_use(self, s: LcgState) -> None:
        """LCG-LIMX-05: also a use that is canceled counts."""
        for use, period in self._uses(s):
            course.use_ability(s, use, period)

    def _uses(self, s: LcgState) -> list[tuple[int, int]]:
        """What a use of it counts as, and in which period."""
        ability, seat = self.lcg_ability(s), self.context.seat
        found = [(use_of(s, seat, self.holder, ability), limit_of(ability).period)]
        if ability.maximum is not None:
            found.append((use_by_title(s, seat, self.holder, ability), ability.maximum.period))
        return found

    def look_at_payment(self, s: LcgState) -> None:
        """LCG-COST-09: where something of it was prevented, nothing more comes of it, and it was not used."""
        if self.failed:
            for use, period in self._uses(s) if self.context.way == USED else []:
                course.take_back_use(s, use, period)
            self.go("lay_away")
        elif self.pick < len(self.lcg_ability(s).picks):
            self.go("choose")
        else:
            self._settle_the_rest(s)

    def _settle_the_rest(self, s: LcgState) -> None:
        """LCG-INIT-05: whom others must choose, and what is selected before the effects."""
        self.go("initiate")
        for block in self.lcg_ability(s).preludes:
            s.push(EffectRunner(self.what, block.number))

    def picked(self, s: CardState) -> tuple[list[int], list[int]]:
        """Also whom another player has chosen for it."""
        performing, others = super().picked(s)
        ability = cast(LcgAbility, self.ability(s))
        return performing, others + ability.chosen_beforehand(self.context)

    # --- the effects ------------------------------------------------------------------------------

    def initiate(self, s: LcgState) -> None:
        """LCG-TRIG-08: only cancels answer this, after what a constant ability cancels."""
        self._show_targets(s)
        self._tell_targets(s)
        if self._is_cancelled_at_once(s):
            self.stopped = True
            course.cancel(s, self.holder, INITIATES)
        else:
            rules_of(s).occur(s, [self._moment(INITIATES)])

    def _show_targets(self, s: LcgState) -> None:
        """LCG-REV-01: whoever may cancel it knows which cards in hand were chosen."""
        for pick in self.lcg_ability(s).picks:
            for card in self.context.get(pick.slot) if pick.is_target else []:
                if card < len(s.zone) and s.zone[card] == HAND and s.known[card] != EVERYBODY:
                    course.show(s, self.context.seat, card)
                    self.shown.append(card)

    def _tell_targets(self, s: LcgState) -> None:
        """Somebody may have promised to spare them."""
        if not s.treaties:
            return
        for pick in self.lcg_ability(s).picks:
            for card in self.context.get(pick.slot) if pick.is_target else []:
                if card < len(s.zone):
                    rules_of(s).watch(s, TriggerEvent("targets", card, self.context.seat))

    def _is_cancelled_at_once(self, s: LcgState) -> bool:
        """Does a rule cancel the first action ability that this player triggers in a conflict?"""
        conflict, seat = s.conflict, self.context.seat
        if self.context.way != USED or self.lcg_ability(s).window != ACTION:
            return False  # LCG-RESO-02: what is resolved once more was not triggered
        if conflict is None or conflict.acted.count(seat) != 1:
            return False
        return holds(s, FIRST_ACTION_CANCELLED, SEATS + seat)

    def resolve(self, s: LcgState) -> None:
        if not self.stopped:
            self.carry_out(s)

    def lay_away(self, s: LcgState) -> None:
        """LCG-EVNT-04, LCG-PUT-08."""
        if s.zone[self.holder] == LIMBO:
            send(s, self.holder, self.rests)
        for card in self.shown:
            if s.zone[card] in (HAND, DECK):
                course.conceal(s, card)
        if self.context.get(ORIGIN_SLOT):
            places = [code - PLACES for code in self.context.get(ORIGIN_SLOT)]
            self.context.put(ORIGIN_SLOT, [])
            refill(s, places)  # LCG-REFL-02

    def be_done(self, s: LcgState) -> None:
        """LCG-INIT-08, LCG-CANC-05: what was canceled was played nevertheless."""
        if s.zone[self.holder] in (HAND, DECK):
            course.forget_uses(s, self.holder)  # LCG-LIMX-07
        if not self.failed and self.context.way == USED:
            kind = PLAYED if is_played(s, self.holder) else TRIGGERED
            rules_of(s).occur(s, [self._moment(kind)])

    def _moment(self, kind: str) -> TriggerEvent:
        """`other` and `amount` say which ability it is: its definition and node."""
        return TriggerEvent(kind, self.holder, self.context.seat, self.what, self.node, self.context.source)


INITIATE: Final = UseAbility.stages.index("initiate")


@final
class ApplyDelayed(StagedResolution):
    """Something that was put off happens now (LCG-DEL-01). It picks nothing."""

    tag: ClassVar[str] = "apply-delayed"
    stages: ClassVar[tuple[str, ...]] = ("carry_out",)

    def on_player_left(self, s: LcgState, seat: int) -> None:
        if seat == self.context.seat:
            self.at = len(self.stages)


def use_in_progress(s: LcgState, below: int) -> UseAbility | None:
    """The ability that lies under a place of the stack."""
    for step in reversed(s.stack[:below]):
        if isinstance(step, UseAbility):
            return step
    return None
