"""The placement phase: turns of cards and tokens (chapters Placement Phase, Scout and Shugenja Cards)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle import ops
from gorin.games.battle.card_questions import CARD_CODE, AskTurn
from gorin.games.battle.cards import (
    CARDS,
    EYES_CARD,
    FIRST_OTHER,
    Play,
    can_use_eyes,
    holds_shadowlands_card,
    playable_at_turn_start,
)
from gorin.games.battle.placing import blessable, open_spots, placeable
from gorin.games.battle.questions import AskPiece, AskSpot
from gorin.games.battle.state import PLAYED, BattleState
from gorin.games.battle.tokens import BLESSING, FACE_IDS, KIND
from gorin.kernel.questions import BACK, PASS
from gorin.kernel.state import Step


@final
class Placement(Step):
    """Turns clockwise until each player has one token left (BR-PLC-01, BR-PLC-02)."""

    tag: ClassVar[str] = "placement-phase"
    fields: ClassVar[dict[str, str]] = {"seat": "int"}
    stages: ClassVar[tuple[str, ...]] = ("begin", "next_turn")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        """Whose turn comes next."""

    def begin(self, s: BattleState) -> None:
        ops.begin_phase(s, "placement")

    def next_turn(self, s: BattleState) -> None:
        for seat in s.seats_from(self.seat):
            if len(s.hands[seat]) > 1 and not s.stopped[seat]:
                self.seat = (seat + 1) % s.seats
                s.push(Turn(seat))
                self.again()
                return


@final
class Turn(Step):
    """A player's turn: any number of cards first, then one token (BR-SCT-01, BR-SCT-08)."""

    tag: ClassVar[str] = "turn"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "choice": "int"}
    stages: ClassVar[tuple[str, ...]] = (
        "choose",
        "act",
        "after_card",
        "choose_spot",
        "place",
        "use_scorpion_eyes",
    )
    kinds: ClassVar[dict[str, str]] = {"act": "turn", "place": "turn.place"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.choice = 0
        """The token to be placed, or the card being played."""

    def choose(self, s: BattleState) -> None:
        self.choice = 0
        tokens = placeable(s, self.seat)
        cards = [CARD_CODE + card for card in playable_at_turn_start(s, self.seat)]
        if tokens:
            s.push(AskTurn(self.seat, tokens + cards))
        elif (cards or holds_shadowlands_card(s, self.seat)) and not s.ronin[self.seat]:
            # Asked also when that card can do nothing: it must not show.
            s.push(AskTurn(self.seat, [*cards, PASS]))
        else:
            self._stop(s)  # BR-RON-06: a ronin's turn is skipped with all that belongs to it

    def asks_about(self, s: BattleState) -> str:
        """Where a token goes depends on what it is."""
        return FACE_IDS[self.choice] if self.awaits(s) == "place" else ""

    def act(self, s: BattleState) -> None:
        self.choice = s.answers[self.seat]
        if self.choice == PASS:
            self._stop(s)
        elif self.choice < CARD_CODE:
            self.go("choose_spot")
        else:
            s.push(Play(self.seat, self.choice - CARD_CODE))

    def _stop(self, s: BattleState) -> None:
        ops.stop_turns(s, self.seat)  # BR-RON-07
        self.at = len(self.stages)

    def after_card(self, s: BattleState) -> None:
        card = self.choice - CARD_CODE
        spent = card < FIRST_OTHER and s.card_holder[card // 2] == PLAYED
        if (spent and CARDS[card].ends_turn) or len(s.hands[self.seat]) <= 1:
            self.at = len(self.stages)
        else:
            self.go("choose")

    def choose_spot(self, s: BattleState) -> None:
        if KIND[self.choice] == BLESSING:
            pieces = [piece.id for piece in blessable(s, self.seat)]
            s.push(AskPiece(self.seat, "Place the blessing on which of your tokens?", [*pieces, BACK]))
        else:
            s.push(AskSpot(self.seat, self.choice, [*open_spots(s, self.seat), BACK]))

    def place(self, s: BattleState) -> None:
        answer = s.answers[self.seat]
        if answer == BACK:
            self.go("choose")
        elif KIND[self.choice] == BLESSING:
            piece = s.piece(answer)
            ops.place_piece(s, self.seat, self.choice, piece.spot, piece.id, True)
        else:
            ops.place_piece(s, self.seat, self.choice, answer, -1, False)

    def use_scorpion_eyes(self, s: BattleState) -> None:
        if can_use_eyes(s, self.seat):
            s.push(Play(self.seat, EYES_CARD, optional=True))
