"""Instructions about what lies behind the screens: hands, pools and discard piles."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle import ops
from gorin.games.battle.questions import (
    AskDiscarded,
    AskFace,
    AskSeat,
    AskShed,
)
from gorin.games.battle.state import BattleState
from gorin.games.battle.tokens import (
    BLUFF_FACE,
    KIND,
    KIND_NAMES,
)
from gorin.kernel.questions import Question
from gorin.kernel.resolve import Instruction
from gorin.language.core.english import a, listed


@final
class Recover(Instruction[BattleState]):
    """Take a token back from the own discard pile."""

    asks: ClassVar[str] = "card.recover-token"

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def text(self) -> str:
        return f"Return {a(self._kinds())} token from your discard pile to your hand."

    def text_of(self, times: int) -> str:
        if times == 1:
            return self.text()
        return f"Return {times} {self._kinds()} tokens from your discard pile to your hand."

    def _kinds(self) -> str:
        return listed([KIND_NAMES[kind] for kind in self.kinds], "or")

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [face for face in sorted(set(s.discards[seat])) if KIND[face] in self.kinds]

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskDiscarded(seat, "Take which token from your discard pile?", among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        for face in picks:
            ops.take_from_discard(s, seat, face)
            memory.append(face)


@final
class Shed(Instruction[BattleState]):
    """Part with a token of the hand for each one taken."""

    asks: ClassVar[str] = "card.shed-token"

    def text(self) -> str:
        return "Then discard a token from your hand or return it to your pool."

    def text_of(self, times: int) -> str:
        if times == 1:
            return self.text()
        often = "twice" if times == 2 else f"{times} times"
        return f"Then, {often}: {self.text().removeprefix('Then ')}"

    def applies(self, s: BattleState, seat: int, memory: list[int]) -> bool:
        return bool(memory)

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        faces = [face for face in sorted(set(s.hands[seat])) if face != BLUFF_FACE]
        return [2 * face + way for face in faces for way in (0, 1)]

    def possible(self, s: BattleState, seat: int) -> bool:
        return True

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskShed(seat, "Discard or return which token?", among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        memory.pop()
        for code in picks:
            if code % 2:
                ops.return_to_pool(s, seat, code // 2)
            else:
                ops.discard_from_hand(s, seat, code // 2)


@final
class GiveUp(Instruction[BattleState]):
    """Pay with a token of the hand instead of placing one."""

    asks: ClassVar[str] = "card.give-up-token"

    def text(self) -> str:
        return "Discard a token from your hand instead of placing one this turn."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        """To pay with the bluff is to use it, which a spy network forbids."""
        barred = s.bluff_barred[seat]
        return [face for face in sorted(set(s.hands[seat])) if face != BLUFF_FACE or not barred]

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskFace(seat, "Discard which token from your hand?", among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.discard_from_hand(s, seat, picks[0])


@final
class Spy(Instruction[BattleState]):
    """Look into a hand and keep its owner from bluffing."""

    asks: ClassVar[str] = "card.spy"

    def text(self) -> str:
        return "Look at another player's hand. That player cannot use the bluff this round."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [other for other in range(s.seats) if other != seat]

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskSeat(seat, "Look at whose hand?", among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.look_at_hand(s, seat, picks[0])
        ops.bar_bluff(s, picks[0])
