"""Abilities in progress, in the order of LCG-INIT: pay, choose targets, initiate, resolve, be done."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from gorin.games.lcg.acting.affording import exacted, fate_price
from gorin.games.lcg.acting.lent import rest_of
from gorin.games.lcg.acting.using import (
    OPPONENT_SLOT,
    against,
    is_played,
    limit_of,
    rivals_for,
    use_by_title,
    use_of,
    why_cannot_play_as_in_hand,
    why_words_forbid,
)
from gorin.games.lcg.kinds import ACTION, LIMBO, TO_DISCARD, TO_REMOVED
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.changes.sending import send
from gorin.games.lcg.table.ops import course, lands, people, purses, zones
from gorin.games.lcg.table.refilling import ORIGIN_SLOT, refill
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import spent_reductions
from gorin.games.lcg.words.ability import LcgAbility
from gorin.games.lcg.words.changing import Changing
from gorin.kernel.questions import BACK, DONE
from gorin.kernel.windows import Happening
from gorin.words.abilities import Cost
from gorin.words.grammar import ops as language
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.in_force import holds
from gorin.words.grammar.questions import PLACES, SEATS
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.script import Run
from gorin.words.grammar.state import CardState
from gorin.words.grammar.zones import DECK, DISCARD, HAND
from gorin.words.picking import can_complete, candidates, completing
from gorin.words.using import AbilityScript

FIRST_ACTION_CANCELLED: Final = "the first action ability in a conflict is canceled"
INITIATES: Final = "initiates"
PLAYED: Final = "card played"
TRIGGERED: Final = "ability used"
RESOLVED: Final = 2
"""Among the numbers of a scope: the ability is resolved, but its card is not played (LCG-RESO-02)."""


@final
class UseAbility(AbilityScript):
    """A triggered ability is used, or an event played. Until it is paid for it can be taken back."""

    fields: ClassVar[dict[str, str]] = {
        "pick": "int",
        "paid": "bool",
        "failed": "bool",
        "moments": "[Moment]",
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

    def __init__(self, what: int, node: int, holder: int, scope: Scope, moments: list[Moment]) -> None:
        super().__init__(what, node, holder, scope)
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

    def without(self, s: LcgState, seat: int) -> None:
        if seat == self.scope.seat:
            self.at = len(self.stages)

    def asks_about(self, s: LcgState) -> str:
        """A pick, or the whole of it."""
        ability = self.lcg_ability(s)
        is_picking = self.awaits(s) == "take_choice" and self.pick < len(ability.picks)
        return ability.picks[self.pick].address if is_picking else ability.address

    # --- what it answers --------------------------------------------------------------------------

    def name_moment(self, s: LcgState) -> None:
        cards = self._answered()
        if len(cards) > 1:
            s.push(AskOf(self.scope.seat, "Which of these does it answer?", cards))
        elif self.moments:
            self.scope.moment = self.moments[0]

    def take_moment(self, s: LcgState) -> None:
        if len(self._answered()) > 1:
            card = s.answers[self.scope.seat]
            self.scope.moment = next(moment for moment in self.moments if moment.card == card)

    def _answered(self) -> list[int]:
        """To which cards something happens that it could answer; what happens to players leaves no choice."""
        return sorted({moment.card for moment in self.moments if moment.card != NOTHING})

    def name_opponent(self, s: LcgState) -> None:
        """LCG-TEAM-08: where there are several, one against whom it can be used."""
        ability = self.lcg_ability(s)
        fitting = [
            SEATS + rival
            for rival in rivals_for(s, self.scope.seat, ability)
            if why_words_forbid(s, against(self.scope, rival), ability, self.holder) is None
        ]
        if fitting:
            back = [] if ability.is_forced else [BACK]
            s.push(AskOf(self.scope.seat, "Which opponent is meant?", [*fitting, *back]))
        else:
            self.go("choose")

    def take_opponent(self, s: LcgState) -> None:
        code = s.answers[self.scope.seat]
        if code == BACK:
            self._give_up(s)
        else:
            self.scope.put(OPPONENT_SLOT, [code - SEATS])

    # --- picking ----------------------------------------------------------------------------------

    def choose(self, s: LcgState) -> None:
        """LCG-INIT-04, LCG-INIT-05: what pays comes before the payment, targets come after it.

        Where fate is all that is paid, targets come first: nothing can happen in between that would make a
        difference, and the whole can be taken back.
        """
        if self._comes_too_late(s):
            self.at = len(self.stages)
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
        chosen = self.scope.get(pick.slot)
        among = self._among(s)
        if len(chosen) == pick.most or (not among and len(chosen) >= pick.least):
            self.pick += 1
            self.again()
            return
        if not among:
            self._end_without_target(s)
            return
        words = [DONE] if len(chosen) >= pick.least and self._can_stop(s) else []
        if not self.paid and not ability.is_forced and not self.scope.numbers:
            words.append(BACK)
        asks = pick.prompt(s.definitions[self.what].dialect)
        s.push(AskOf(self.scope.seat, asks, among + words, pick.noun.choice_words()))

    def _end_without_target(self, s: LcgState) -> None:
        """LCG-INIT-02, LCG-INIT-08: nothing is chosen, so nothing was played or triggered."""
        if self.paid:
            self.failed = True
            self.go("lay_away")
        else:
            self.at = len(self.stages)

    def _comes_too_late(self, s: LcgState) -> bool:
        """LCG-CLAR-25: what was queued is not begun if anything speaks against playing it by now."""
        if self.paid or self.pick or self.rests != TO_REMOVED or s.zone[self.holder] != DISCARD:
            return False
        ability, scope = self.lcg_ability(s), self.scope
        if ability.window == ACTION:
            return False
        return why_cannot_play_as_in_hand(s, scope.seat, self.holder, ability, scope.moment) is not None

    def _among(self, s: LcgState) -> list[int]:
        ability = self.lcg_ability(s)
        pick = ability.picks[self.pick]
        chosen = self.scope.get(pick.slot)
        if not self.paid:
            found = completing(s, self.scope, ability, self.pick)
            is_one_more = bool(chosen) and pick.least < pick.most
            return [thing for thing in found if not is_one_more or self._would_change(s, pick.slot, [thing])]
        return [
            thing
            for thing in candidates(s, self.scope, ability, pick)
            if thing not in chosen and self._would_change(s, pick.slot, [*chosen, thing])
            if pick.least == pick.most or self._would_change(s, pick.slot, [thing])
        ]

    def _would_change(self, s: LcgState, slot: int, things: list[int]) -> bool:
        """LCG-TARG-03, LCG-TARG-07: valid now, whatever was valid before."""
        before = self.scope.get(slot)
        self.scope.put(slot, things)
        fits = self.lcg_ability(s).block.can_change(s, self.scope)
        self.scope.put(slot, before)
        return fits

    def _can_stop(self, s: LcgState) -> bool:
        """LCG-TARG-05."""
        if self.paid:
            return True
        return can_complete(s, self.scope, self.lcg_ability(s), self.pick + 1)

    def take_choice(self, s: LcgState) -> None:
        slot = self.lcg_ability(s).picks[self.pick].slot
        code = s.answers[self.scope.seat]
        self.go("choose")
        if code == DONE:
            self.pick += 1
        elif code == BACK:
            self.take_back(s)
        else:
            self.scope.put(slot, [*self.scope.get(slot), code])

    def take_back(self, s: LcgState) -> None:
        """Undo the last pick; where there is none, the ability is not used at all."""
        picks = self.lcg_ability(s).picks
        while self.pick >= 0:
            if self.pick < len(picks) and self.scope.get(picks[self.pick].slot):
                self.scope.get(picks[self.pick].slot).pop()
                return
            self.pick -= 1
        self._give_up(s)

    def _give_up(self, s: LcgState) -> None:
        """It is not used after all."""
        self.at = len(self.stages)
        below = s.stack[-2]
        if isinstance(below, Happening):
            below.take_back(s)

    # --- paying -----------------------------------------------------------------------------------

    def pay(self, s: LcgState) -> None:
        """LCG-COST-02: all of it at once. From here on everybody knows of it."""
        ability, seat = self.lcg_ability(s), self.scope.seat
        price = fate_price(s, self.scope, ability, self.holder)
        if not self.scope.numbers:
            self._count_use(s)
        self.scope.action = course.announce(s, seat, self.holder, self.what, self.node)
        if ability.window == ACTION and s.conflict is not None:
            lands.note_action(s, s.conflict, seat)
        costs = self._cost_moments(s)  # LCG-CLAR-26: what is revealed for it is, while it is still there
        if is_played(s, self.holder) and not self.scope.numbers:
            for id in spent_reductions(s, self.holder, seat, NOTHING):
                language.end_lasting(s, id)
            self.rests = self.rests or rest_of(s, self.holder)
            zones.to_limbo(s, self.holder)
            people.bow_role_for(s, seat, self.holder)
        if price:
            purses.change_fate(s, seat, -price)
        self.paid = True
        policy_of(s).occur(s, costs)

    def _cost_moments(self, s: LcgState) -> list[Moment]:
        paying = self.paying()
        found: list[Moment] = []
        for cost in self._due_costs(s):
            if isinstance(cost.effect, Changing):
                found += cost.effect.moments(s, paying)
            else:
                self.pay_cost(s, cost, paying)
        if self.lcg_ability(s).makes_room:
            places = [s.lies_in[moment.card] for moment in found]
            self.scope.put(ORIGIN_SLOT, [PLACES + place for place in places if place != NOTHING])
        return found + exacted(s, self.scope)

    def _due_costs(self, s: LcgState) -> list[Cost]:
        return [cost for cost in self.lcg_ability(s).costs if cost.is_due(s, self.scope)]

    def _count_use(self, s: LcgState) -> None:
        """LCG-LIMX-05: also a use that is canceled counts."""
        ability, seat = self.lcg_ability(s), self.scope.seat
        limit = limit_of(ability)
        course.use_ability(s, use_of(s, seat, self.holder, ability), limit.period)
        if ability.maximum is not None:
            course.use_ability(s, use_by_title(s, seat, self.holder, ability), ability.maximum.period)

    def look_at_payment(self, s: LcgState) -> None:
        """LCG-COST-09: where something of it was prevented, nothing more comes of it."""
        if self.failed:
            self.go("lay_away")
        elif self.pick < len(self.lcg_ability(s).picks):
            self.go("choose")
        else:
            self._settle_the_rest(s)

    def _settle_the_rest(self, s: LcgState) -> None:
        """LCG-INIT-05: whom others must choose, and what is selected before the effects."""
        self.go("initiate")
        for block in self.lcg_ability(s).preludes:
            s.push(Run(self.what, block.number))

    def picked(self, s: CardState) -> tuple[list[int], list[int]]:
        """Also whom another player has chosen for it."""
        performing, others = super().picked(s)
        ability = cast(LcgAbility, self.ability(s))
        return performing, others + ability.chosen_beforehand(self.scope)

    # --- the effects ------------------------------------------------------------------------------

    def initiate(self, s: LcgState) -> None:
        """LCG-TRIG-08: only cancels answer this, after what a constant ability cancels."""
        self._tell_targets(s)
        if self._is_cancelled_at_once(s):
            self.stopped = True
            course.cancel(s, self.holder)
        else:
            policy_of(s).occur(s, [self._moment(INITIATES)])

    def _tell_targets(self, s: LcgState) -> None:
        """Somebody may have promised to spare them."""
        if not s.treaties:
            return
        for pick in self.lcg_ability(s).picks:
            for card in self.scope.get(pick.slot) if pick.is_target else []:
                if card < len(s.zone):
                    policy_of(s).watch(s, Moment("targets", card, self.scope.seat))

    def _is_cancelled_at_once(self, s: LcgState) -> bool:
        """Does a rule cancel the first action ability that this player triggers in a conflict?"""
        conflict, seat = s.conflict, self.scope.seat
        if self.scope.numbers or self.lcg_ability(s).window != ACTION:
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
        if self.scope.get(ORIGIN_SLOT):
            places = [code - PLACES for code in self.scope.get(ORIGIN_SLOT)]
            self.scope.put(ORIGIN_SLOT, [])
            refill(s, places)  # LCG-REFL-02

    def be_done(self, s: LcgState) -> None:
        """LCG-INIT-08, LCG-CANC-05: what was canceled was played nevertheless."""
        if s.zone[self.holder] in (HAND, DECK):
            course.forget_uses(s, self.holder)  # LCG-LIMX-07
        if not self.failed and not self.scope.numbers:
            kind = PLAYED if is_played(s, self.holder) else TRIGGERED
            policy_of(s).occur(s, [self._moment(kind)])

    def _moment(self, kind: str) -> Moment:
        """`other` and `amount` say which ability it is: its definition and node."""
        return Moment(kind, self.holder, self.scope.seat, self.what, self.node, self.scope.source)


@final
class ApplyDelayed(AbilityScript):
    """Something that was put off happens now (LCG-DEL-01). It picks nothing."""

    stages: ClassVar[tuple[str, ...]] = ("carry_out",)

    def without(self, s: LcgState, seat: int) -> None:
        if seat == self.scope.seat:
            self.at = len(self.stages)


def use_in_progress(s: LcgState, below: int) -> UseAbility | None:
    """The ability that lies under a place of the stack."""
    for step in reversed(s.stack[:below]):
        if isinstance(step, UseAbility):
            return step
    return None
