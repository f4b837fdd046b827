"""Playing characters and attachments: where, upon whom, with how much fate (LCG-PUT-01, LCG-FATE-06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.lcg.acting.play_costs import payment, payments
from gorin.games.lcg.acting.playable import affordable_hosts, supporters_for
from gorin.games.lcg.acting.scripts import PLAYED
from gorin.games.lcg.kinds import AS_ATTACHMENT, CHARACTER, RULES_EFFECT
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.allowed import can_join
from gorin.games.lcg.table.changes.arriving import arrival
from gorin.games.lcg.table.ops import course, people, purses
from gorin.games.lcg.table.personal import Personal
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import cost_of, spent_reductions
from gorin.kernel.questions import BACK
from gorin.words.grammar import ops as language
from gorin.words.grammar.questions import CHOICES, SEATS, AskThing
from gorin.words.grammar.scope import NOTHING, Moment, Scope

NO_ADDED_FATE: Final = "no fate when played"
"""What a rule is about by which somebody enters play without additional fate."""
SUPPORTS: Final = "supports"
"""The moment in which another player pays a part of a card."""


@final
class PlayCard(Personal):
    """A character or an attachment is played. Until it is paid for it can be taken back."""

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
        "helped": "[Moment]",
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

    def __init__(self, seat: int, card: int, as_attachment: bool = False) -> None:
        super().__init__(seat)
        self.as_attachment = as_attachment
        self.card = card
        self.into_conflict = False
        self.host = NOTHING
        self.fate = 0
        self.origin = NOTHING
        """The province from which it is played."""
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
        self.helped: list[Moment] = []
        """What the others pay of it (LCG-SUPP-02)."""

    def asks_about(self, s: LcgState) -> str:
        return s.names[s.what[self.card]]

    def choose_controller(self, s: LcgState) -> None:
        """LCG-TEAM-01."""
        mates = policy_of(s).members(s, self.seat)
        if s.type_of(self.card) == CHARACTER and len(mates) > 1 and not self.as_attachment:
            asks = f"Under whose control do you play {s.definition(self.card).name}?"
            s.push(AskThing(self.seat, asks, [*(SEATS + mate for mate in mates), BACK]))
        else:
            self.go("choose_place")

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
            asks = f"Where do you play {s.definition(self.card).name}?"
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
        asks = f"To whom do you attach {s.definition(self.card).name}?"
        s.push(AskThing(self.seat, asks, [*affordable_hosts(s, self.seat, self.card), BACK]))

    def take_host(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.at = len(self.stages)
            return
        self.host = code
        self.go("choose_payment")

    def choose_fate(self, s: LcgState) -> None:
        """LCG-FATE-06: chosen together with the rest, and placed when the character has entered play."""
        left = max(s.players[self.seat].fate - cost_of(s, self.card, self.seat), 0)
        if not self._takes_fate(s):
            left = 0
        among = [CHOICES + amount for amount in range(left + 1)]
        words = [f"{amount} fate" if amount else "No fate" for amount in range(left + 1)]
        asks = f"How much additional fate do you place on {s.definition(self.card).name}?"
        s.push(AskThing(self.seat, asks, [*among, BACK], words))

    def _takes_fate(self, s: LcgState) -> bool:
        if s.definition(self.card).legendary >= 0:
            return False  # LCG-LEG-03
        scope = Scope(self.seat, self.card)
        rules = [rule for rule in s.definition(self.card).rules if rule.about == NO_ADDED_FATE]
        return not any(rule.concerns(s, scope, self.card) for rule in rules)

    def take_fate(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code != BACK:
            self.fate = code - CHOICES
        elif s.conflict is not None and can_join(s, self.card, self.under):
            self.go("choose_place")
        else:
            self._back_to_controller(s)

    def _back_to_controller(self, s: LcgState) -> None:
        if len(policy_of(s).members(s, self.seat)) > 1:
            self.go("choose_controller")
        else:
            self.at = len(self.stages)

    def choose_payment(self, s: LcgState) -> None:
        if s.definition(self.card).play_cost is None or self.as_attachment:
            self.go("solicit")
        else:
            s.push(AskThing(self.seat, "With what do you pay?", [*payments(s, self.seat, self.card), BACK]))

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
        asks = f"How much do you pay of {s.definition(self.card).name}? ({missing} fate to be paid)"
        s.push(AskThing(waiting[0], asks, [CHOICES + amount for amount in range(most + 1)], words))

    def take_offer(self, s: LcgState) -> None:
        waiting = [each for each in supporters_for(s, self.seat, self.card) if each not in self.asked]
        helper = waiting[0]
        self.asked.append(helper)
        self.offer = s.answers[helper] - CHOICES
        if not self.offer:
            self.go("solicit")
            return
        asks = f"{s.book.player_name(s, helper)} offers {self.offer} fate. Do you accept it?"
        s.push(AskThing(self.seat, asks, [CHOICES, CHOICES + 1], ["Accept it", "Decline it"]))

    def take_acceptance(self, s: LcgState) -> None:
        """LCG-SUPP-03: an offer need not be accepted."""
        self.go("solicit")
        if s.answers[self.seat] == CHOICES:
            helper = self.asked[-1]
            self.helped.append(Moment(SUPPORTS, self.card, helper, self.seat, self.offer, RULES_EFFECT))

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
        self.origin = s.lies_in[self.card]
        course.play(s, self.seat, self.card, price)
        if own + self.fate:
            purses.change_fate(s, self.seat, -own - self.fate)
        for each in self.helped:
            purses.change_fate(s, each.seat, -each.amount)
        people.bow_role_for(s, self.seat, self.card)
        costs = [] if self.payment == NOTHING else payment(s, self.seat, self.card, self.payment)
        policy_of(s).occur(s, self.helped + costs)  # LCG-COST-02

    def look_at_payment(self, s: LcgState) -> None:
        """LCG-COST-10: where a cost was prevented the card stays unplayed where it is."""
        if self.failed:
            self.at = len(self.stages)
            if self.fate:
                purses.change_fate(s, self.seat, self.fate)

    def enter(self, s: LcgState) -> None:
        """LCG-INIT-07."""
        if self.host != NOTHING:
            how = AS_ATTACHMENT if self.as_attachment else 0
            moment = Moment("enters play", self.card, self.seat, self.host, how, RULES_EFFECT)
        else:
            where = arrival(self.into_conflict, self.origin)
            moment = Moment("enters play", self.card, self.under, where, self.fate, RULES_EFFECT)
        policy_of(s).occur(s, [moment])

    def be_done(self, s: LcgState) -> None:
        """LCG-INIT-08; `amount` says whether it came from a province."""
        played = Moment(PLAYED, self.card, self.seat, NOTHING, int(self.origin != NOTHING), RULES_EFFECT)
        policy_of(s).occur(s, [played])
