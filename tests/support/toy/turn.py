"""The course of the game: secret bids, turns, the score."""

from __future__ import annotations

from typing import ClassVar

from gorin.kernel.questions import PASS, Ask, SimultaneousQuestions
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Outcome, Step
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.ops import happen
from gorin.language.core.questions import ABILITIES, AskThing, ability_code, ability_of
from support.toy import ops
from support.toy.kinds import CREATURE, HAND, TURNS
from support.toy.reading import total
from support.toy.state import ToyState
from support.toy.using import begin_ability, why_unusable


class AskBid(Ask[ToyState]):
    tag: ClassVar[str] = "ask-bid"

    def thing_id(self, s: ToyState, code: int) -> str:
        return f"bid-{code}"

    def thing_label(self, s: ToyState, code: int) -> str:
        return f"Bid {code} honor"


class Match(Step):
    tag: ClassVar[str] = "game"
    stages: ClassVar[tuple[str, ...]] = ("bid", "reveal_bids", "draw_hands", "take_turn", "score")
    kinds: ClassVar[dict[str, str]] = {"reveal_bids": "bid"}

    def bid(self, s: ToyState) -> None:
        s.push(
            SimultaneousQuestions(
                [AskBid(seat, "How much honor do you bid?", [0, 1]) for seat in range(s.seats)]
            )
        )

    def reveal_bids(self, s: ToyState) -> None:
        for seat in range(s.seats):
            ops.gain(s, seat, -s.answers[seat])

    def draw_hands(self, s: ToyState) -> None:
        for seat in range(s.seats):
            for _ in range(4):
                ops.draw(s, seat)

    def take_turn(self, s: ToyState) -> None:
        if s.turn < TURNS:
            s.push(Turn(s.active))
            self.again()

    def score(self, s: ToyState) -> None:
        totals = tuple([total(s, seat) for seat in range(s.seats)])
        winners = tuple([seat for seat in range(s.seats) if totals[seat] == max(totals)])
        s.finish(Outcome(winners, "the most honor and strength", totals))


class Turn(Step):
    tag: ClassVar[str] = "turn"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}
    stages: ClassVar[tuple[str, ...]] = ("draw_card", "choose", "act", "after_card", "last_things", "end")
    kinds: ClassVar[dict[str, str]] = {"act": "turn"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = PASS

    def draw_card(self, s: ToyState) -> None:
        ops.draw(s, self.seat)

    def choose(self, s: ToyState) -> None:
        playable = [code for card in s.cards(HAND, self.seat) for code in ways_to_play(s, card)]
        s.push(AskThing(self.seat, "Which card do you play?", [*playable, PASS]))

    def act(self, s: ToyState) -> None:
        code = s.answers[self.seat]
        self.card = ability_of(code)[0] if code >= ABILITIES else code
        if code >= ABILITIES:
            s.push(begin_ability(s, code, None))
        elif code != PASS:
            ops.enter_play(s, code)

    def after_card(self, s: ToyState) -> None:
        if self.card != PASS and s.zone[self.card] == HAND:
            self.go("choose")  # taken back

    def last_things(self, s: ToyState) -> None:
        happen(s, ops.moment("turn ends", NOTHING, self.seat))

    def end(self, s: ToyState) -> None:
        ops.end_turn(s)


def ways_to_play(s: ToyState, card: int) -> list[int]:
    """A creature enters play; other cards are played for an ability."""
    if s.type_of(card) == CREATURE:
        return [card]
    context = AbilityContext(s.owner[card], card)
    actions = s.card(card).abilities
    return [ability_code(card, each.number) for each in actions if why_unusable(s, each, context) is None]


def why_unplayable(s: ToyState, card: int) -> Reason | None:
    """Why a card in a hand cannot be played on its owner's turn."""
    if ways_to_play(s, card):
        return None
    context = AbilityContext(s.owner[card], card)
    return next(reason for each in s.card(card).abilities if (reason := why_unusable(s, each, context)))
