"""Instructions about combat tokens on the board."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle import ops
from gorin.games.battle.questions import (
    AskPiece,
)
from gorin.games.battle.state import BattleState, Piece
from gorin.kernel.questions import Question
from gorin.kernel.resolve import Instruction

ANYONES, OPPONENTS, OWN = "any combat token on the board", "an opponent's combat token", "your combat tokens"


class OnPiece(Instruction[BattleState]):
    """An instruction that picks combat tokens on the board. Blessed ones cannot be picked (BR-BLS-03)."""

    whose = ANYONES
    facedown_only = False
    prompt = ""

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        blessed = s.blessed()
        return [piece.id for piece in s.pieces if piece.id not in blessed and self.fits(seat, piece)]

    def fits(self, seat: int, piece: Piece) -> bool:
        if self.facedown_only and piece.faceup:
            return False
        if self.whose == OPPONENTS:
            return piece.seat != seat
        return self.whose == ANYONES or piece.seat == seat

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskPiece(seat, self.prompt, among)


@final
class Look(OnPiece):
    """Look at facedown tokens without showing them to the others; the pieces seen go into the memory."""

    asks: ClassVar[str] = "card.look-at-token"
    facedown_only = True
    at_once = True
    prompt = "Look at which facedown token?"

    def __init__(self, whose: str, up_to: int = 1) -> None:
        self.whose = whose
        self.least = 1 if up_to == 1 else 0
        self.most = up_to

    def possible(self, s: BattleState, seat: int) -> bool:
        return bool(self.candidates(s, seat, []))

    def text(self) -> str:
        if self.most > 1:
            return f"Look at up to {self.most} facedown combat tokens on the board."
        return "Look at an opponent's facedown combat token."

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.look_at_piece(s, seat, s.piece(picks[0]))
        memory.append(picks[0])


@final
class Destroy(OnPiece):
    """Reveal tokens and discard them."""

    asks: ClassVar[str] = "card.destroy-token"
    prompt = "Reveal and discard which token?"

    def __init__(self, whose: str = ANYONES, times: int = 1, of_those_seen: bool = False) -> None:
        self.whose = whose
        self.least = times
        self.most = times
        self.of_those_seen = of_those_seen

    def text(self) -> str:
        if self.of_those_seen:
            return f"Reveal and discard {'one' if self.most == 1 else self.most} of them."
        whose = "opponents' " if self.whose == OPPONENTS else ""
        if self.most > 1:
            return f"Reveal and discard {self.most} {whose}combat tokens on the board."
        return f"Reveal and discard {self.whose.removesuffix(' on the board')} on the board."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        ids = super().candidates(s, seat, memory)
        return [id for id in ids if id in memory] if self.of_those_seen else ids

    def possible(self, s: BattleState, seat: int) -> bool:
        """With fewer tokens on the board than the card says, as many as there are."""
        return self.of_those_seen or bool(self.candidates(s, seat, []))

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        for id in picks:
            ops.reveal_and_discard(s, s.piece(id))


@final
class Recall(OnPiece):
    """Look at a token and send it back to its owner's pool."""

    asks: ClassVar[str] = "card.return-token"
    prompt = "Return which token to its owner's pool?"

    def text(self) -> str:
        return "Look at any combat token on the board, then return it to its owner's pool."

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.look_at_piece(s, seat, s.piece(picks[0]))
        ops.recall_piece(s, s.piece(picks[0]))


@final
class Swap(OnPiece):
    """Two own tokens change places."""

    asks: ClassVar[str] = "card.swap-tokens"
    whose = OWN
    least = 2
    most = 2
    prompt = "Swap which two of your tokens?"

    def text(self) -> str:
        return "Swap two of your combat tokens on the board."

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.swap_pieces(s, s.piece(picks[0]), s.piece(picks[1]))
