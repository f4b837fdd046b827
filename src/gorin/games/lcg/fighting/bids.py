"""Honor bids: set in secret, revealed together, paid for in honor (LCG-FRM2-03, LCG-DTIM-09)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.acting.discarding import DiscardCards
from gorin.games.lcg.kinds import RULES_EFFECT
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.ops import purses
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import Ask, Together
from gorin.kernel.state import Step
from gorin.words.grammar.english import counted
from gorin.words.grammar.questions import CHOICES, AskThing
from gorin.words.grammar.scope import NOTHING, Moment


@final
class AskBid(Ask[LcgState]):
    """How much honor a player bids."""

    def thing_id(self, s: LcgState, code: int) -> str:
        return f"bid-{code}"

    def thing_label(self, s: LcgState, code: int) -> str:
        return f"Bid {code}"


@final
class Bid(Step):
    """Some players bid; what becomes of it is for the step below to say."""

    fields: ClassVar[dict[str, str]] = {"bidders": "[int]", "duel": "bool", "cards_instead": "bool"}
    stages: ClassVar[tuple[str, ...]] = (
        "set_dials",
        "reveal",
        "revealed",
        "offer_cards",
        "take_cards",
        "pay",
    )

    def __init__(self, bidders: list[int], duel: bool) -> None:
        super().__init__()
        self.bidders = bidders
        self.duel = duel
        self.cards_instead = False
        """Who has to give honor may discard as many cards instead."""

    def set_dials(self, s: LcgState) -> None:
        asks = f"How much honor do you bid for {'the duel' if self.duel else 'cards'}?"
        questions = []
        for seat in self.bidders:
            highest = policy_of(s).highest_bid_of(s, seat)
            questions.append(AskBid(seat, asks, list(range(1, highest + 1))))
        s.push(Together(list(questions)))

    def reveal(self, s: LcgState) -> None:
        """LCG-FRM2-04."""
        for seat in self.bidders:
            purses.set_dial(s, seat, s.answers[seat])
            if s.treaties and not self.duel:
                policy_of(s).watch(s, Moment("bids for cards", NOTHING, seat, NOTHING, s.answers[seat]))

    def revealed(self, s: LcgState) -> None:
        moment = Moment("dials revealed", NOTHING, NOTHING, NOTHING, int(self.duel), RULES_EFFECT)
        policy_of(s).occur(s, [moment])

    def without(self, s: LcgState, seat: int) -> None:
        self.bidders = [bidder for bidder in self.bidders if bidder != seat]

    def offer_cards(self, s: LcgState) -> None:
        due = transfer(s, self.bidders[0], self.bidders[1]) if self._may_discard() else []
        if due and len(s.players[due[0].seat].hand) >= due[0].amount:
            words = [f"Give {due[0].amount} honor", f"Discard {counted(due[0].amount, 'card')}"]
            s.push(AskThing(due[0].seat, "How do you pay for your bid?", [CHOICES, CHOICES + 1], words))
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
            policy_of(s).settle_bids(s)
        elif len(self.bidders) == 2:
            policy_of(s).occur(s, transfer(s, self.bidders[0], self.bidders[1]))


def is_bidding(s: LcgState, seat: int) -> bool:
    """Has a player bid for what is going on? Of a duel only the two who fight it have (LCG-DTIM-09)."""
    for step in reversed(s.stack):
        if isinstance(step, Bid):
            return seat in step.bidders
    return False


def transfer(s: LcgState, one: int, other: int) -> list[Moment]:
    """The higher bidder gives the difference."""
    difference = s.players[one].bid - s.players[other].bid
    if difference == 0:
        return []
    giver, taker = (one, other) if difference > 0 else (other, one)
    return [Moment("honor given", NOTHING, giver, taker, abs(difference), RULES_EFFECT)]
