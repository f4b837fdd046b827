"""Instructions that bring combat tokens back from the discard pile onto the board."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle import ops
from gorin.games.battle.placing import blessable, open_spots, why_illegal
from gorin.games.battle.questions import (
    AskDiscarded,
    AskPiece,
    AskSpot,
)
from gorin.games.battle.state import BattleState
from gorin.games.battle.tokens import (
    BLESSING,
    FACE_IDS,
    KIND,
)
from gorin.kernel.questions import Question
from gorin.kernel.resolve import Instruction


def animation_spots(s: BattleState, seat: int, face: int) -> list[int]:
    """Where an open token may go: it is seen by all, so it must be legal; a blessing goes on a piece."""
    if KIND[face] == BLESSING:
        return [piece.id for piece in blessable(s, seat)]
    return [spot for spot in open_spots(s, seat) if why_illegal(s, seat, face, spot) is None]


@final
class ChooseDead(Instruction[BattleState]):
    """Choose a token of the own discard pile that can be placed."""

    asks: ClassVar[str] = "card.choose-discarded-token"
    silent = True

    def text(self) -> str:
        return "Choose a combat token in your discard pile."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [face for face in sorted(set(s.discards[seat])) if animation_spots(s, seat, face)]

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskDiscarded(seat, "Place which token from your discard pile?", among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        memory[:] = picks


@final
class PlaceDead(Instruction[BattleState]):
    """Place the token just chosen."""

    asks: ClassVar[str] = "card.place-discarded-token"

    def text(self) -> str:
        return "Place it faceup on the board where a token of its kind may go."

    def applies(self, s: BattleState, seat: int, memory: list[int]) -> bool:
        return bool(memory)

    def about(self, memory: list[int]) -> str:
        return FACE_IDS[memory[0]]

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return animation_spots(s, seat, memory[0])

    def possible(self, s: BattleState, seat: int) -> bool:
        return True

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        if KIND[memory[0]] == BLESSING:
            return AskPiece(seat, "Place the blessing on which of your tokens?", among)
        return AskSpot(seat, memory[0], among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        if KIND[memory[0]] == BLESSING:
            piece = s.piece(picks[0])
            ops.animate_piece(s, seat, memory[0], piece.spot, piece.id)
        else:
            ops.animate_piece(s, seat, memory[0], picks[0], -1)
