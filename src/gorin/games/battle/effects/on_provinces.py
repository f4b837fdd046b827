"""Instructions about provinces: special tokens and control tokens."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle import ops
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
from gorin.language.core.english import figured, plural

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

    asks: ClassVar[str] = "card.place-special-token"

    def __init__(self, special: int, where: str = ANYWHERE, times: int = 1) -> None:
        self.special = special
        self.where = where
        self.least = times
        self.most = times
        self.prompt = f"Place the {SPECIAL_NAMES[special]} where?"

    def text(self) -> str:
        if self.most > 1:
            where = self.where.replace("province", "provinces")
            return f"Place a {SPECIAL_NAMES[self.special]} in each of {self.most} different {where}."
        article = "a" if self.special in (PEACE, SCORCHED) else "the"
        return f"Place {article} {SPECIAL_NAMES[self.special]} in any {self.where}."

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

    asks: ClassVar[str] = "card.remove-special-token"

    def __init__(self, special: int = NONE, up_to: int = 1) -> None:
        self.special = special
        self.least = 1 if special != NONE else 0
        self.most = up_to
        self.prompt = "Remove the special token from which province?"

    def text(self) -> str:
        if self.special == NONE:
            return f"Remove up to {self.most} special tokens from the board."
        name = SPECIAL_NAMES[self.special]
        what = f"a {name}" if self.most == 1 else f"up to {self.most} {plural(name)}"
        return f"Remove {what} from any province."

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

    asks: ClassVar[str] = "card.reinforce"

    def __init__(self, tokens: int, provinces: int = 1, when: int = WHENEVER) -> None:
        self.tokens = tokens
        self.least = provinces
        self.most = provinces
        self.when = when
        self.prompt = "Reinforce which of your provinces?"

    def text(self) -> str:
        condition, where = {
            WHENEVER: ("Add", "a"),
            IF_FOREIGN: ("If it is an opponent's, add", "a"),
            IF_OWN: ("If it was yours, add", "another"),
        }[self.when]
        land = f"{where} province" if self.most == 1 else f"each of {self.most} provinces"
        return f"{condition} {figured(self.tokens, 'faceup control token')} to {land} you control."

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
        return "Place 2 of your control tokens there, 1 of them faceup."

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.place_control(s, seat, memory[0], 1, 1)


@final
class ReinforceThere(There):
    """Add faceup tokens if the province just dealt with is one's own."""

    def text(self) -> str:
        return "If you control it, add 2 of your faceup control tokens to it."

    def applies(self, s: BattleState, seat: int, memory: list[int]) -> bool:
        return memory[1] == seat

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.place_control(s, seat, memory[0], 0, 2)


@final
class ChooseOwn(OnProvince):
    """Name an own province, for the instruction that follows."""

    asks: ClassVar[str] = "card.own-province"
    silent = True
    prompt = "Give which of your provinces?"

    def text(self) -> str:
        return "Choose one of your provinces."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return s.controls(seat)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        memory[:] = picks


@final
class Exchange(OnProvince):
    """Swap all control tokens with an opponent's province."""

    asks: ClassVar[str] = "card.exchange-province"
    prompt = "Take which province in exchange?"

    def text(self) -> str:
        return "Exchange all control tokens in it with those in an opponent's province."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [p for p in range(LAND) if s.owner[p] not in (seat, NOBODY)]

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.exchange_control(s, memory[0], picks[0])


@final
class Sacrifice(OnProvince):
    """The price of the Shadowlands: an own control token (BR-REM-03)."""

    asks: ClassVar[str] = "card.sacrifice-control-token"
    prompt = "Sacrifice a control token in which province?"

    def text(self) -> str:
        return "Remove one of your control tokens outside the Shadowlands."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [p for p in s.controls(seat) if not IS_SHADOWLANDS[p]]

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.remove_control(s, picks[0])
