"""Playing characters and attachments: where, upon whom, with how much fate (LCG-PUT-01, LCG-FATE-06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.lcg.acting.by_side import by_side
from gorin.games.lcg.acting.lent import origin_of
from gorin.games.lcg.acting.play_costs import payment, payments, why_no_payment
from gorin.games.lcg.acting.playable import affordable_hosts, supporters_for, why_no_host
from gorin.games.lcg.acting.resolutions import PLAYED
from gorin.games.lcg.kinds import AS_ATTACHMENT, CHARACTER, RULES_EFFECT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.allowed import can_join
from gorin.games.lcg.table.changes.arriving import arrival
from gorin.games.lcg.table.ops import course, people, resources
from gorin.games.lcg.table.personal import Personal
from gorin.games.lcg.table.reading import foes
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import cost_of, spent_reductions
from gorin.kernel.questions import BACK
from gorin.kernel.reasons import Reason
from gorin.language.core import ops as language
from gorin.language.core.causes import paying_for
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.questions import CHOICES, SEATS, AskAmount, AskThing

NO_ADDED_FATE: Final = "no fate when played"
UNDER_OPPONENT: Final = "enters play under an opponent's control"
"""What a rule is about by which somebody enters play without additional fate."""
SUPPORTS: Final = "supports"
"""The moment in which another player pays a part of a card."""


@final
class PlayCard(Personal):
    """A character or an attachment is played. Until it is paid for it can be taken back."""

    tag: ClassVar[str] = "play-card"
    fields: ClassVar[dict[str, str]] = {
        "card": "int",
        "into_conflict": "bool",
        "host": "int",
        "fate": "int",
        "origin": "int",
        "paid": "bool",
        "under": "int",
        "asked": "[int]",
        "offer": "int",
        "helped": "[trigger-event]",
        "as_attachment": "bool",
        "payment": "int",
        "failed": "bool",
    }
    stages: ClassVar[tuple[str, ...]] = (
        "choose_controller",
        "take_controller",
        "choose_place",
        "take_place",
        "choose_host",
        "take_host",
        "choose_fate",
        "take_fate",
        "choose_payment",
        "take_payment",
        "solicit",
        "take_offer",
        "take_acceptance",
        "pay",
        "look_at_payment",
        "enter",
        "be_done",
    )
    kinds: ClassVar[dict[str, str]] = {
        "take_controller": "play.controller",
        "take_place": "play.province",
        "take_host": "play.host",
        "take_fate": "play.fate",
        "take_payment": "play.payment",
        "take_offer": "play.offer-help",
        "take_acceptance": "play.accept-help",
    }

    def __init__(self, seat: int, card: int, as_attachment: bool = False) -> None:
        super().__init__(seat)
        self.as_attachment = as_attachment
        self.card = card
        self.into_conflict = False
        self.host = NOTHING
        self.fate = 0
        self.origin = NOTHING
        """The province from which it is played; NOTHING also where it is played as if it were in hand."""
        self.paid = False
        self.payment = NOTHING
        """What pays the additional cost."""
        self.failed = False
        """Something of its costs was prevented (LCG-COST-10)."""
        self.under = seat
        """Under whose control a character enters play (LCG-TEAM-01)."""
        self.asked: list[int] = []
        """Who was asked for support."""
        self.offer = 0
        self.helped: list[TriggerEvent] = []
        """What the others pay of it (LCG-SUPP-02)."""

    def cause(self, s: LcgState) -> tuple[int, ...]:
        return paying_for(s.what[self.card])

    def asks_about(self, s: LcgState) -> str:
        return s.names[s.what[self.card]]

    def choose_controller(self, s: LcgState) -> None:
        """LCG-TEAM-01."""
        among = self._controllers(s)
        if len(among) > 1:
            asks = f"Play {s.definition(self.card).name} under whose control?"
            s.push(AskThing(self.seat, asks, [*(SEATS + seat for seat in among), BACK]))
        else:
            self.under = among[0] if among else self.seat
            self.go("choose_place")

    def _controllers(self, s: LcgState) -> list[int]:
        """Under whose control it may enter play: the team's, unless it says otherwise."""
        if s.type_of(self.card) != CHARACTER or self.as_attachment:
            return [self.seat]
        rules = s.definition(self.card).rules
        if any(rule.about == UNDER_OPPONENT for rule in rules):
            return foes(s, self.seat)
        return rules_of(s).members(s, self.seat)

    def take_controller(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.at = len(self.stages)
        else:
            self.under = code - SEATS

    def choose_place(self, s: LcgState) -> None:
        """LCG-CHAR-04."""
        is_somebody = s.type_of(self.card) == CHARACTER and not self.as_attachment
        if is_somebody and s.conflict is not None and can_join(s, self.card, self.under):
            asks = f"Play {s.definition(self.card).name} where?"
            words = ["In the conflict", "At home"]
            s.push(AskThing(self.seat, asks, [CHOICES, CHOICES + 1, BACK], words))
        else:
            self.go("choose_fate" if is_somebody else "choose_host")

    def take_place(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self._back_to_controller(s)
            return
        self.into_conflict = code == CHOICES
        self.go("choose_fate")

    def choose_host(self, s: LcgState) -> None:
        asks = f"Attach {s.definition(self.card).name} to which character?"
        s.push(
            AskThing(
                self.seat, asks, [*by_side(s, self.seat, affordable_hosts(s, self.seat, self.card), 1), BACK]
            )
        )

    def take_host(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.at = len(self.stages)
            return
        self.host = code
        self.go("choose_payment")

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        if self.awaits(s) == "take_host":
            return why_no_host(s, self.seat, self.card, code)
        return why_no_payment(s, self.seat, self.card, code) if self.awaits(s) == "take_payment" else None

    def choose_fate(self, s: LcgState) -> None:
        """LCG-FATE-06: chosen together with the rest, and placed when the character has entered play."""
        left = max(s.players[self.seat].fate - cost_of(s, self.card, self.seat), 0)
        if not self._takes_fate(s):
            left = 0
        among = [CHOICES + amount for amount in range(left + 1)]
        words = [f"{amount} fate" if amount else "No fate" for amount in range(left + 1)]
        asks = f"How much fate on {s.definition(self.card).name}?"
        s.push(AskAmount(self.seat, asks, [*among, BACK], words))

    def _takes_fate(self, s: LcgState) -> bool:
        if s.definition(self.card).legendary >= 0:
            return False  # LCG-LEG-03
        if origin_of(s, self.seat, self.card) == NOTHING:
            return True
        context = AbilityContext(self.seat, self.card)
        rules = [rule for rule in s.definition(self.card).rules if rule.about == NO_ADDED_FATE]
        return not any(rule.concerns(s, context, self.card) for rule in rules)

    def take_fate(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code != BACK:
            self.fate = code - CHOICES
        elif s.conflict is not None and can_join(s, self.card, self.under):
            self.go("choose_place")
        else:
            self._back_to_controller(s)

    def _back_to_controller(self, s: LcgState) -> None:
        if len(self._controllers(s)) > 1:
            self.go("choose_controller")
        else:
            self.at = len(self.stages)

    def choose_payment(self, s: LcgState) -> None:
        if s.definition(self.card).play_cost is None or self.as_attachment:
            self.go("solicit")
        else:
            s.push(
                AskThing(
                    self.seat,
                    f"Pay for {s.definition(self.card).name} with what?",
                    [*payments(s, self.seat, self.card), BACK],
                )
            )

    def take_payment(self, s: LcgState) -> None:
        if s.answers[self.seat] == BACK:
            self.go("choose_place")
        else:
            self.payment = s.answers[self.seat]

    # --- support ----------------------------------------------------------------------------------

    def solicit(self, s: LcgState) -> None:
        """LCG-SUPP-01, LCG-SUPP-03: one after another may offer something, nobody has to."""
        waiting = [each for each in supporters_for(s, self.seat, self.card) if each not in self.asked]
        missing = self._missing(s)
        if not waiting or not missing:
            self._pay_or_leave(s)
            return
        most = min(s.players[waiting[0]].fate, missing)
        words = ["Nothing", *(f"{amount} fate" for amount in range(1, most + 1))]
        asks = f"How much will you pay toward {s.definition(self.card).name}? ({missing} fate needed)"
        s.push(AskAmount(waiting[0], asks, [CHOICES + amount for amount in range(most + 1)], words))

    def take_offer(self, s: LcgState) -> None:
        waiting = [each for each in supporters_for(s, self.seat, self.card) if each not in self.asked]
        helper = waiting[0]
        self.asked.append(helper)
        self.offer = s.answers[helper] - CHOICES
        if not self.offer:
            self.go("solicit")
            return
        asks = f"{s.rules.player_name(s, helper)} offers {self.offer} fate. Accept?"
        s.push(AskThing(self.seat, asks, [CHOICES, CHOICES + 1], ["Accept", "Decline"]))

    def take_acceptance(self, s: LcgState) -> None:
        """LCG-SUPP-03: an offer need not be accepted."""
        self.go("solicit")
        if s.answers[self.seat] == CHOICES:
            helper = self.asked[-1]
            self.helped.append(TriggerEvent(SUPPORTS, self.card, helper, self.seat, self.offer, RULES_EFFECT))

    def _missing(self, s: LcgState) -> int:
        price = cost_of(s, self.card, self.seat, self.host)
        return max(price - sum([each.amount for each in self.helped]), 0)

    def _pay_or_leave(self, s: LcgState) -> None:
        """LCG-SUPP-04: what cannot be paid stays where it was, and nobody pays anything."""
        self.go("pay")
        if self._missing(s) + self.fate > s.players[self.seat].fate:
            self.at = len(self.stages)

    # --- paying -----------------------------------------------------------------------------------

    def pay(self, s: LcgState) -> None:
        price = cost_of(s, self.card, self.seat, self.host)
        own = self._missing(s)
        self.paid = True
        for id in spent_reductions(s, self.card, self.seat, self.host):
            language.end_lasting(s, id)
        self.origin = origin_of(s, self.seat, self.card)
        course.play(s, self.seat, self.card, price)
        if own + self.fate:
            resources.change_fate(s, self.seat, -own - self.fate)
        for each in self.helped:
            resources.change_fate(s, each.seat, -each.amount)
        people.bow_role_for(s, self.seat, self.card)
        costs = [] if self.payment == NOTHING else payment(s, self.seat, self.card, self.payment)
        rules_of(s).occur(s, self.helped + costs)  # LCG-COST-02

    def look_at_payment(self, s: LcgState) -> None:
        """LCG-COST-10: where a cost was prevented the card stays unplayed where it is."""
        if self.failed:
            self.at = len(self.stages)
            if self.fate:
                resources.change_fate(s, self.seat, self.fate)

    def enter(self, s: LcgState) -> None:
        """LCG-INIT-07."""
        if self.host != NOTHING:
            how = AS_ATTACHMENT if self.as_attachment else 0
            moment = TriggerEvent("enters play", self.card, self.seat, self.host, how, RULES_EFFECT)
        else:
            where = arrival(self.into_conflict, self.origin)
            moment = TriggerEvent("enters play", self.card, self.under, where, self.fate, RULES_EFFECT)
        rules_of(s).occur(s, [moment])

    def be_done(self, s: LcgState) -> None:
        """LCG-INIT-08; `amount` says whether it came from a province."""
        played = TriggerEvent(
            PLAYED, self.card, self.seat, NOTHING, int(self.origin != NOTHING), RULES_EFFECT
        )
        rules_of(s).occur(s, [played])
