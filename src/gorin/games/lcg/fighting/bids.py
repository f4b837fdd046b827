"""Honor bids: set in secret, revealed together, paid for in honor (LCG-FRM2-03, LCG-DTIM-09)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.acting.discarding import DiscardCards
from gorin.games.lcg.kinds import RULES_EFFECT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.causes import HIGHER_BID
from gorin.games.lcg.table.ops import resources
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import Ask, SimultaneousQuestions
from gorin.kernel.state import Step
from gorin.language.core.causes import by_rule
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.english import figured
from gorin.language.core.questions import CHOICES, AskThing


@final
class AskBid(Ask[LcgState]):
    """How much honor a player bids."""

    tag: ClassVar[str] = "ask-bid"

    def thing_id(self, s: LcgState, code: int) -> str:
        return f"bid-{code}"

    def thing_label(self, s: LcgState, code: int) -> str:
        return f"Bid {code}"

    def thing_amount(self, s: LcgState, code: int) -> int:
        return code


@final
class Bid(Step):
    """Some players bid; what becomes of it is for the step below to say."""

    tag: ClassVar[str] = "bid"
    fields: ClassVar[dict[str, str]] = {"bidders": "[int]", "duel": "bool", "cards_instead": "bool"}
    stages: ClassVar[tuple[str, ...]] = (
        "set_dials",
        "reveal",
        "revealed",
        "offer_cards",
        "take_cards",
        "pay",
    )
    kinds: ClassVar[dict[str, str]] = {"reveal": "bid", "take_cards": "bid.payment"}

    def __init__(self, bidders: list[int], duel: bool) -> None:
        super().__init__()
        self.bidders = bidders
        self.duel = duel
        self.cards_instead = False
        """Who has to give honor may discard as many cards instead."""

    def cause(self, s: LcgState) -> tuple[int, ...]:
        return by_rule(HIGHER_BID)

    def set_dials(self, s: LcgState) -> None:
        asks = f"Bid how much honor for {'the duel' if self.duel else 'cards'}?"
        questions = []
        for seat in self.bidders:
            highest = rules_of(s).highest_bid_of(s, seat)
            questions.append(AskBid(seat, asks, list(range(1, highest + 1))))
        s.push(SimultaneousQuestions(list(questions)))

    def reveal(self, s: LcgState) -> None:
        """LCG-FRM2-04."""
        for seat in self.bidders:
            resources.set_dial(s, seat, s.answers[seat])
            if s.treaties and not self.duel:
                rules_of(s).watch(s, TriggerEvent("bids for cards", NOTHING, seat, NOTHING, s.answers[seat]))

    def revealed(self, s: LcgState) -> None:
        moment = TriggerEvent("dials revealed", NOTHING, NOTHING, NOTHING, int(self.duel), RULES_EFFECT)
        rules_of(s).occur(s, [moment])

    def on_player_left(self, s: LcgState, seat: int) -> None:
        self.bidders = [bidder for bidder in self.bidders if bidder != seat]

    def offer_cards(self, s: LcgState) -> None:
        due = transfer(s, self.bidders[0], self.bidders[1]) if self._may_discard() else []
        if due and len(s.players[due[0].seat].hand) >= due[0].amount:
            words = [f"Give {due[0].amount} honor", f"Discard {figured(due[0].amount, 'card')}"]
            s.push(AskThing(due[0].seat, "Pay for your bid how?", [CHOICES, CHOICES + 1], words))
        else:
            self.go("pay")

    def _may_discard(self) -> bool:
        return self.cards_instead and len(self.bidders) == 2

    def take_cards(self, s: LcgState) -> None:
        due = transfer(s, self.bidders[0], self.bidders[1])[0]
        if s.answers[due.seat] == CHOICES + 1:
            self.at = len(self.stages)
            s.push(DiscardCards(due.seat, due.amount))

    def pay(self, s: LcgState) -> None:
        """LCG-FRM2-06, LCG-DTIM-11."""
        if not self.duel:
            rules_of(s).settle_bids(s)
        elif len(self.bidders) == 2:
            rules_of(s).occur(s, transfer(s, self.bidders[0], self.bidders[1]))


def is_bidding(s: LcgState, seat: int) -> bool:
    """Has a player bid for what is going on? Of a duel only the two who fight it have (LCG-DTIM-09)."""
    for step in reversed(s.stack):
        if isinstance(step, Bid):
            return seat in step.bidders
    return False


def transfer(s: LcgState, one: int, other: int) -> list[TriggerEvent]:
    """The higher bidder gives the difference."""
    difference = s.players[one].bid - s.players[other].bid
    if difference == 0:
        return []
    giver, taker = (one, other) if difference > 0 else (other, one)
    return [TriggerEvent("honor given", NOTHING, giver, taker, abs(difference), RULES_EFFECT)]
