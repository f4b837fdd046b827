"""Instructions about provinces: special tokens and control tokens."""

from __future__ import annotations

from typing import final

from gorin.games.battle import ops
from gorin.games.battle.effects.numbers import NUMBERS
from gorin.games.battle.map import IS_COASTAL, IS_SHADOWLANDS, LAND
from gorin.games.battle.questions import (
    AskProvince,
)
from gorin.games.battle.state import NOBODY, BattleState
from gorin.games.battle.tokens import (
    NONE,
    PEACE,
    SCORCHED,
    SPECIAL_IDS,
    SPECIAL_NAMES,
)
from gorin.kernel.questions import Question
from gorin.kernel.resolve import Instruction

ANYWHERE, LANDLOCKED, NOT_SHADOWLANDS = "province", "landlocked province", "province outside the Shadowlands"
WHENEVER, IF_FOREIGN, IF_OWN = range(3)

# An instruction that deals with a province leaves two numbers in the memory: the province, and the seat
# that controlled it before.


class OnProvince(Instruction[BattleState]):
    """An instruction that picks provinces."""

    prompt = ""

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskProvince(seat, self.prompt, among)


@final
class PutSpecial(OnProvince):
    """Put special tokens on the board."""

    def __init__(self, special: int, where: str = ANYWHERE, times: int = 1) -> None:
        self.special = special
        self.where = where
        self.least = times
        self.most = times
        self.prompt = f"Where does the {SPECIAL_NAMES[special]} go?"

    def text(self) -> str:
        if self.most > 1:
            name = SPECIAL_NAMES[self.special].replace("token", "tokens")
            where = self.where.replace("province", "provinces")
            return f"Put the {NUMBERS[self.most]} {name} into {NUMBERS[self.most]} different {where}."
        article = "a" if self.special in (PEACE, SCORCHED) else "the"
        return f"Put {article} {SPECIAL_NAMES[self.special]} into any {self.where}."

    def about(self, memory: list[int]) -> str:
        return SPECIAL_IDS[self.special]

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [p for p in range(LAND) if self.fits(s, p)] if s.supply[self.special] else []

    def fits(self, s: BattleState, province: int) -> bool:
        """BR-SPC-04: nothing replaces peace or scorched earth."""
        if s.special[province] in (PEACE, SCORCHED, self.special):
            return False
        if self.where == LANDLOCKED:
            return not IS_COASTAL[province]  # BR-HAR-01
        return self.where == ANYWHERE or not IS_SHADOWLANDS[province]

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        for province in picks:
            memory[:] = [province, s.owner[province]]
            if self.special == SCORCHED:
                ops.clear_control(s, province)  # BR-SCO-01
            ops.put_special(s, province, self.special)


@final
class RemoveSpecial(OnProvince):
    """Take special tokens off the board: one of a kind, or up to some of any kind."""

    def __init__(self, special: int = NONE, up_to: int = 1) -> None:
        self.special = special
        self.least = 1 if special != NONE else 0
        self.most = up_to
        self.prompt = "From which province is the special token removed?"

    def text(self) -> str:
        if self.special == NONE:
            return f"Remove up to {NUMBERS[self.most]} special tokens from the board."
        return f"Remove a {SPECIAL_NAMES[self.special]} from any province."

    def possible(self, s: BattleState, seat: int) -> bool:
        return bool(self.candidates(s, seat, []))

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        if self.special == NONE:
            return [p for p in range(LAND) if s.special[p] != NONE]
        return [p for p in range(LAND) if s.special[p] == self.special]

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        for province in picks:
            memory[:] = [province, s.owner[province]]
            ops.remove_special(s, province)


@final
class Reinforce(OnProvince):
    """Add own control tokens faceup to own provinces."""

    def __init__(self, tokens: int, provinces: int = 1, when: int = WHENEVER) -> None:
        self.tokens = tokens
        self.least = provinces
        self.most = provinces
        self.when = when
        self.prompt = "Which of your provinces is reinforced?"

    def text(self) -> str:
        if self.most > 1:
            return (
                f"Choose {NUMBERS[self.most]} different provinces of yours: "
                f"each gets {NUMBERS[self.tokens]} faceup control token."
            )
        condition = {
            WHENEVER: "A",
            IF_FOREIGN: "If it is an opponent's, a",
            IF_OWN: "If it was yours, another",
        }[self.when]
        return f"{condition} province of yours gets {NUMBERS[self.tokens]} faceup control tokens."

    def applies(self, s: BattleState, seat: int, memory: list[int]) -> bool:
        if self.when == WHENEVER:
            return True
        before = memory[1]
        return before == seat if self.when == IF_OWN else before not in (seat, NOBODY)

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return s.controls(seat)

    def possible(self, s: BattleState, seat: int) -> bool:
        return self.when != WHENEVER or len(s.controls(seat)) >= self.least

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        for province in picks:
            ops.place_control(s, seat, province, 0, self.tokens)


class There(Instruction[BattleState]):
    """An instruction about the province that the one before it dealt with: nothing to pick."""

    least = 0
    most = 0


@final
class Settle(There):
    """Take over the province just freed."""

    def text(self) -> str:
        return "Put two of your control tokens there, one of them faceup."

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.place_control(s, seat, memory[0], 1, 1)


@final
class ReinforceThere(There):
    """Add faceup tokens if the province just dealt with is one's own."""

    def text(self) -> str:
        return "If you control it, it gets two of your control tokens faceup."

    def applies(self, s: BattleState, seat: int, memory: list[int]) -> bool:
        return memory[1] == seat

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.place_control(s, seat, memory[0], 0, 2)


@final
class ChooseOwn(OnProvince):
    """Name an own province, for the instruction that follows."""

    silent = True
    prompt = "Which of your provinces do you give?"

    def text(self) -> str:
        return "Choose one of your provinces."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return s.controls(seat)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        memory[:] = picks


@final
class Exchange(OnProvince):
    """Swap all control tokens with an opponent's province."""

    prompt = "Which province do you take in exchange?"

    def text(self) -> str:
        return "All control tokens in it change places with those in a province of an opponent."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [p for p in range(LAND) if s.owner[p] not in (seat, NOBODY)]

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.exchange_control(s, memory[0], picks[0])


@final
class Sacrifice(OnProvince):
    """The price of the Shadowlands: an own control token (BR-REM-03)."""

    prompt = "From which province do you sacrifice a control token?"

    def text(self) -> str:
        return "Remove one of your control tokens outside the Shadowlands."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [p for p in s.controls(seat) if not IS_SHADOWLANDS[p]]

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.remove_control(s, picks[0])
