"""The turn sequence (CE-TURN-02): six phases, one of them optional."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.drawing import draw_cards
from gorin.games.ccg.acting.rounds import ActionRound
from gorin.games.ccg.fighting.attack import AttackPhase
from gorin.games.ccg.kinds import HAND_SIZE, PHASE_END, STRAIGHTENS_ALWAYS, TURN_END, YOUR_NEXT_TURN
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.causes import OVER_HAND_SIZE
from gorin.games.ccg.table.refusing import NOT_HELD
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.dynasty import DynastyPhase
from gorin.games.ccg.turn.events_phase import EventsPhase
from gorin.games.ccg.turn.straightening import StraightenCards, may_remain_bowed
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.active_effects import active_effects, holds
from gorin.language.core.context import TriggerEvent
from gorin.language.core.questions import AskThing


@final
class Turn(Step):
    """One player's turn."""

    tag: ClassVar[str] = "turn"
    fields: ClassVar[dict[str, str]] = {"seat": "int"}
    stages: ClassVar[tuple[str, ...]] = (
        "begin",
        "honor_victory",
        "straighten_phase",
        "close_phase",
        "events_phase",
        "close_phase",
        "action_phase",
        "close_phase",
        "attack_phase",
        "close_phase",
        "dynasty_phase",
        "close_phase",
        "end_phase",
        "more_cards",
        "discard_down",
        "take_discard",
        "extra_phase",
        "before_end",
        "end",
    )
    kinds: ClassVar[dict[str, str]] = {"take_discard": "end.discard"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def on_player_left(self, s: CcgState, seat: int) -> None:
        """His turn is over when what is in progress is; what comes then and is everybody's is not."""
        if seat == self.seat and self.at < self.stages.index("extra_phase"):
            self.go("extra_phase")

    def begin(self, s: CcgState) -> None:
        ops.end_durations_of(s, YOUR_NEXT_TURN, self.seat)
        ops.begin_turn(s, self.seat)
        ops.happen(s, TriggerEvent("turn begins", -1, self.seat))

    def honor_victory(self, s: CcgState) -> None:
        """CE-WIN-03: who starts the turn with enough Honor has won; or nobody, where nothing moves."""
        rules_of(s).check_honor_victory(s, self.seat)
        if s.outcome is None:
            rules_of(s).check_standstill(s)

    def straighten_phase(self, s: CcgState) -> None:
        """CE-TURN-03; some cards straighten in everybody's phase, some not yet."""
        ops.begin_phase(s, "straighten")
        tired = ops.end_skipping(s, self.seat)
        due = [card for card in s.in_play if card not in tired and self._straightens(s, card)]
        if any(may_remain_bowed(s, card) for card in due):
            s.push(StraightenCards(due, by_effect=False))
            return
        for card in due:
            ops.straighten(s, card)

    def _straightens(self, s: CcgState, card: int) -> bool:
        mine = s.controller[card] == self.seat
        due = s.bowed[card] and (mine or holds(s, STRAIGHTENS_ALWAYS, card))
        return due and not holds(s, "stays bowed", card)

    def events_phase(self, s: CcgState) -> None:
        self._end_phase(s, "events")
        s.push(EventsPhase(self.seat))

    def action_phase(self, s: CcgState) -> None:
        """CE-ACTP-01: the active player has the first opportunity."""
        self._end_phase(s, "action")
        s.push(ActionRound(s.seats_from(self.seat)))

    def attack_phase(self, s: CcgState) -> None:
        self._end_phase(s, "attack")
        s.push(AttackPhase(self.seat))

    def dynasty_phase(self, s: CcgState) -> None:
        self._end_phase(s, "dynasty")
        s.push(DynastyPhase(self.seat))

    def end_phase(self, s: CcgState) -> None:
        """CE-END-01, WH-END-01."""
        self._end_phase(s, "end")
        draw_cards(s, self.seat, 1)

    def more_cards(self, s: CcgState) -> None:
        """Cards speak of what else is drawn now."""
        ops.happen(s, TriggerEvent("end phase", -1, self.seat))

    def discard_down(self, s: CcgState) -> None:
        """CE-END-02."""
        hand = s.players[self.seat].hand
        if len(hand) <= maximum_hand(s, self.seat):
            self.go("extra_phase")
            return
        s.push(AskThing(self.seat, "Your hand is too large. Discard which card?", hand.copy()))

    def refuses(self, s: CcgState, seat: int, code: int) -> Reason | None:
        is_asked = self.awaits(s) == "take_discard"
        return NOT_HELD if is_asked and code not in s.players[seat].hand else None

    def take_discard(self, s: CcgState) -> None:
        ops.discard(s, s.answers[self.seat], cause=OVER_HAND_SIZE)
        self.go("discard_down")

    def extra_phase(self, s: CcgState) -> None:
        """WH-TRN-02: an edition may know one more."""
        phase = rules_of(s).extra_phase(s, self.seat)
        if phase is not None:
            self.close_phase(s)
            self._end_phase(s, "path")
            s.push(phase)

    def close_phase(self, s: CcgState) -> None:
        ops.happen(s, TriggerEvent("phase ends", -1, self.seat))

    def before_end(self, s: CcgState) -> None:
        self.close_phase(s)
        ops.happen(s, TriggerEvent("turn ends", -1, self.seat))

    def end(self, s: CcgState) -> None:
        """CE-DUR-02: what has no other duration ends with the turn."""
        ops.end_durations(s, PHASE_END)
        ops.end_durations(s, TURN_END)

    def _end_phase(self, s: CcgState, following: str) -> None:
        ops.end_durations(s, PHASE_END)
        ops.begin_phase(s, following)


def maximum_hand(s: CcgState, seat: int) -> int:
    limit = rules_of(s).maximum_hand
    for rule, context in active_effects(s).rules:
        if rule.stat == HAND_SIZE and context.seat == seat:
            limit += rule.amount(s, context, -1)
    return limit
