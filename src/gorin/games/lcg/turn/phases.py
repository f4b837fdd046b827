"""A round: dynasty, draw, conflict and fate phase, in their framework steps (LCG-FRM1 to LCG-FRM4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.lcg.acting.occurrence import occur
from gorin.games.lcg.acting.rounds import ActionWindow, DynastyWindow
from gorin.games.lcg.fighting.bids import Bid
from gorin.games.lcg.fighting.conflict import ResolveConflict
from gorin.games.lcg.fighting.declarable import opportunities
from gorin.games.lcg.fighting.declaring import DeclareConflict
from gorin.games.lcg.fighting.favor import ContestFavor
from gorin.games.lcg.kinds import (
    CLAIMED,
    DISCARDED,
    PHASES,
    RULES_EFFECT,
    TO_DISCARD,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.minding import Minding
from gorin.games.lcg.table.ops import course, lands, people
from gorin.games.lcg.table.reading import cards_in, characters, characters_of, provinces_of, unclaimed
from gorin.games.lcg.table.refusing import HAS_FATE, NOT_FACE_UP
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import income
from gorin.kernel.questions import DONE
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.active_effects import active_effects, holds
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.questions import SEATS, AskThing
from gorin.language.core.zones import PLAY

DRAWS_FEWER: Final = "draws fewer cards for bids"
STAYS_BOWED: Final = "does not ready in the fate phase"


@final
class Round(Step):
    """LCG-FRM1-01."""

    tag: ClassVar[str] = "round"
    stages: ClassVar[tuple[str, ...]] = ("begin", "dynasty", "draw", "conflict", "fate", "end")

    def begin(self, s: LcgState) -> None:
        course.begin_round(s)

    def dynasty(self, s: LcgState) -> None:
        s.push(DynastyPhase())

    def draw(self, s: LcgState) -> None:
        s.push(DrawPhase())

    def conflict(self, s: LcgState) -> None:
        s.push(ConflictPhase())

    def fate(self, s: LcgState) -> None:
        s.push(FatePhase())

    def end(self, s: LcgState) -> None:
        course.end_round(s)


def begin(s: LcgState, phase: str) -> None:
    course.begin_phase(s, phase)
    occur(s, [TriggerEvent("phase begins", NOTHING, NOBODY, NOTHING, PHASES.index(phase), RULES_EFFECT)])


def end(s: LcgState) -> None:
    occur(s, [TriggerEvent("phase ends", NOTHING, NOBODY, NOTHING, PHASES.index(s.phase), RULES_EFFECT)])


@final
class DynastyPhase(Step):
    """LCG-FRM1-02 to LCG-FRM1-16."""

    tag: ClassVar[str] = "dynasty-phase"
    stages: ClassVar[tuple[str, ...]] = ("begin", "reveal", "collect_fate", "act", "end")

    def begin(self, s: LcgState) -> None:
        begin(s, "dynasty")

    def reveal(self, s: LcgState) -> None:
        """LCG-FRM1-05 to LCG-FRM1-07: one by one; the stronghold province comes first."""
        for seat in s.playing():
            places = sorted(provinces_of(s, seat), key=lambda place: (not place.is_stronghold, place.id))
            for place in places:
                for card in cards_in(s, place.id):
                    if s.zone[card] == IN_PROVINCE and not s.face_up[card]:
                        self.again()
                        occur(s, [TriggerEvent("revealed", card, seat, place.id, 0, RULES_EFFECT)])
                        return

    def collect_fate(self, s: LcgState) -> None:
        """LCG-FRM1-08."""
        gains = [
            TriggerEvent("fate gained", NOTHING, seat, NOTHING, income(s, seat), RULES_EFFECT)
            for seat in s.playing()
        ]
        occur(s, gains)

    def act(self, s: LcgState) -> None:
        s.push(DynastyWindow(s.playing()))

    def end(self, s: LcgState) -> None:
        end(s)


def cards_for_bid(s: LcgState, seat: int) -> int:
    """LCG-FRM2-07: as many as were bid; what reduces that leaves one, if any was bid."""
    bid = s.players[seat].bid
    fewer = sum(
        rule.amount(s, context, SEATS + seat)
        for rule, context in active_effects(s).rules
        if rule.about == DRAWS_FEWER and rule.concerns(s, context, SEATS + seat)
    )
    return max(bid - fewer, min(bid, 1))


@final
class DrawPhase(Step):
    """LCG-FRM2-02 to LCG-FRM2-08."""

    tag: ClassVar[str] = "draw-phase"
    stages: ClassVar[tuple[str, ...]] = ("begin", "bid", "draw_cards", "act", "end")

    def begin(self, s: LcgState) -> None:
        begin(s, "draw")

    def bid(self, s: LcgState) -> None:
        s.push(Bid(s.playing(), False))

    def draw_cards(self, s: LcgState) -> None:
        """LCG-FRM2-07."""
        draws = [
            TriggerEvent("draws", NOTHING, seat, NOTHING, cards_for_bid(s, seat), RULES_EFFECT)
            for seat in s.playing()
        ]
        occur(s, draws)

    def act(self, s: LcgState) -> None:
        """LCG-FRM2-01."""
        s.push(ActionWindow(s.playing()))

    def end(self, s: LcgState) -> None:
        end(s)


@final
class ConflictPhase(Step):
    """LCG-FRM3-02 to LCG-FRM3-05, LCG-FRM3-29 to LCG-FRM3-33."""

    tag: ClassVar[str] = "conflict-phase"
    fields: ClassVar[dict[str, str]] = {"turn": "int"}
    stages: ClassVar[tuple[str, ...]] = (
        "begin",
        "grant_opportunities",
        "act",
        "next_opportunity",
        "resolve",
        "contest_favor",
        "end",
    )

    def __init__(self) -> None:
        super().__init__()
        self.turn = NOBODY
        """Whose opportunity comes next."""

    def begin(self, s: LcgState) -> None:
        begin(s, "conflict")

    def grant_opportunities(self, s: LcgState) -> None:
        """LCG-FRM3-04, LCG-SKIR-25."""
        self.turn = s.active
        ruleset = rules_of(s)
        for seat in ruleset.declaring_seats(s):
            military, political = ruleset.military_conflicts, ruleset.political_conflicts
            lands.set_opportunities(s, seat, military, political, ruleset.either_conflicts)

    def act(self, s: LcgState) -> None:
        """LCG-FP-03."""
        s.push(ActionWindow(s.playing()))

    def next_opportunity(self, s: LcgState) -> None:
        """LCG-FRM3-01, LCG-FRM3-03."""
        waiting = [
            seat for seat in s.seats_from(self.turn) if opportunities(s, seat) and not s.players[seat].lost
        ]
        if not waiting:
            self.go("contest_favor")
            return
        self.turn = (waiting[0] + 1) % s.seats
        s.push(DeclareConflict(waiting[0]))

    def resolve(self, s: LcgState) -> None:
        self.go("act")
        if s.conflict is not None:
            s.push(ResolveConflict())

    def contest_favor(self, s: LcgState) -> None:
        s.push(ContestFavor())

    def end(self, s: LcgState) -> None:
        end(s)


@final
class FatePhase(Minding):
    """LCG-FRM4-02 to LCG-FRM4-13."""

    tag: ClassVar[str] = "fate-phase"
    fields: ClassVar[dict[str, str]] = {"turn": "int", "doomed": "[int]", "cleared": "[int]"}
    stages: ClassVar[tuple[str, ...]] = (
        "begin",
        "find_doomed",
        "discard_doomed",
        "take_doomed",
        "remove_fate",
        "place_fate_on_rings",
        "act",
        "ready_everybody",
        "clear_broken",
        "clear_provinces",
        "take_cleared",
        "return_rings",
        "pass_token",
        "end",
    )
    kinds: ClassVar[dict[str, str]] = {"take_doomed": "fate.discard", "take_cleared": "fate.clear-province"}

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        """Whose turn it is to say what goes first, or to clear his provinces."""
        self.doomed: list[int] = []
        """Who had no fate when they were looked for, and has not left play since."""
        self.cleared: list[int] = []
        """Who is done with the cards in his provinces."""

    def lose_sight_of(self, card: int) -> None:
        if card in self.doomed:
            self.doomed.remove(card)

    def begin(self, s: LcgState) -> None:
        begin(s, "fate")

    def find_doomed(self, s: LcgState) -> None:
        """LCG-FRM4-04: without fate when the step begins."""
        self.doomed = [card for card in characters(s) if s.fate[card] == 0]

    def discard_doomed(self, s: LcgState) -> None:
        """LCG-FRM4-03: in player order, each player's one at a time, in an order which that player picks."""
        for seat in s.playing():
            his = [card for card in characters_of(s, seat) if card in self.doomed and s.fate[card] == 0]
            if his:
                self.turn = seat
                if len(his) > 1:
                    asks = "Characters with no fate are discarded. "
                    asks += "Choose one to go first, or Done for any order."
                    s.push(AskThing(seat, asks, [*his, DONE]))
                else:
                    self.go("discard_doomed")
                    self._discard(s, his[0])
                return
        self.go("remove_fate")

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        if self.awaits(s) == "take_doomed":
            his = characters_of(s, self.turn)
            return None if code in his and code in self.doomed and not s.fate[code] else HAS_FATE
        may = self._face_up(s, seat, broken=False) if self.awaits(s) == "take_cleared" else []
        return None if code in may else NOT_FACE_UP

    def take_doomed(self, s: LcgState) -> None:
        code = s.answers[self.turn]
        self.go("discard_doomed")
        if code == DONE:
            code = next(
                card for card in characters_of(s, self.turn) if card in self.doomed and not s.fate[card]
            )
        self._discard(s, code)

    def _discard(self, s: LcgState, card: int) -> None:
        self.lose_sight_of(card)  # also where something keeps it in play
        occur(s, [TriggerEvent("leaves play", card, s.controller[card], DISCARDED, TO_DISCARD, RULES_EFFECT)])

    def remove_fate(self, s: LcgState) -> None:
        """LCG-FRM4-05."""
        losses = [
            TriggerEvent("fate removed", card, NOBODY, NOTHING, 1, RULES_EFFECT) for card in characters(s)
        ]
        occur(s, losses)

    def place_fate_on_rings(self, s: LcgState) -> None:
        """LCG-FRM4-06."""
        if rules_of(s).fate_on_rings:
            for ring in unclaimed(s):
                lands.put_fate_on_ring(s, ring, 1)
        else:
            rules_of(s).place_fate_on_rings(s)

    def act(self, s: LcgState) -> None:
        """LCG-FRM4-01."""
        s.push(ActionWindow(s.playing()))

    def ready_everybody(self, s: LcgState) -> None:
        """LCG-FRM4-07."""
        bowed = [card for card in s.in_play if s.bowed[card] and not holds(s, STAYS_BOWED, card)]
        roles = [player.role for player in s.players if player.role != NOTHING and s.bowed[player.role]]
        occur(
            s, [TriggerEvent("readies", card, s.controller[card], NOTHING, 0, RULES_EFFECT) for card in bowed]
        )
        for role in roles:
            people.ready(s, role)

    def clear_broken(self, s: LcgState) -> None:
        """LCG-FRM4-08: once, for something may keep a card where it is."""
        seat = self._clearing(s)
        if seat == NOBODY:
            self.go("return_rings")
            return
        self.turn = seat
        occur(s, [self._leaving(s, card) for card in self._face_up(s, seat, broken=True)])

    def clear_provinces(self, s: LcgState) -> None:
        """LCG-FRM4-09, LCG-FRM4-10, LCG-HOLD-03."""
        seat = self._clearing(s)
        if seat != self.turn:  # who was clearing his has left the game
            self.go("clear_broken")
            return
        may = self._face_up(s, seat, broken=False)
        if may:
            asks = "Discard which faceup card from your provinces? (Done to keep the rest.)"
            s.push(AskThing(seat, asks, [*may, DONE]))
        else:
            self.cleared.append(seat)
            self.go("clear_broken")

    def _clearing(self, s: LcgState) -> int:
        """Who clears his provinces now."""
        waiting = [seat for seat in s.playing() if seat not in self.cleared]
        return waiting[0] if waiting else NOBODY

    def _face_up(self, s: LcgState, seat: int, broken: bool) -> list[int]:
        """What a player must discard, or may, as far as it can be."""
        return [
            card
            for place in provinces_of(s, seat)
            for card in cards_in(s, place.id)
            if (place.broken and rules_of(s).clears_broken_provinces) == broken
            and s.face_up[card]
            and is_possible(s, self._leaving(s, card))
        ]

    def _leaving(self, s: LcgState, card: int) -> TriggerEvent:
        kind = "leaves play" if s.zone[card] == PLAY else "leaves province"
        return TriggerEvent(kind, card, s.controller[card], DISCARDED, TO_DISCARD, RULES_EFFECT)

    def take_cleared(self, s: LcgState) -> None:
        seat = self._clearing(s)
        card = s.answers[seat]
        if card == DONE:
            self.cleared.append(seat)
            self.go("clear_broken")
        else:
            self.go("clear_provinces")
            occur(s, [self._leaving(s, card)])

    def return_rings(self, s: LcgState) -> None:
        """LCG-FRM4-11."""
        if rules_of(s).returns_rings:
            for number, ring in enumerate(s.rings):
                if ring.state == CLAIMED:
                    lands.return_ring(s, number, ring.pool)

    def pass_token(self, s: LcgState) -> None:
        """LCG-FRM4-12."""
        following = rules_of(s).next_first_player(s)
        occur(s, [TriggerEvent("token passes", NOTHING, s.active, following, 0, RULES_EFFECT)])

    def end(self, s: LcgState) -> None:
        end(s)
