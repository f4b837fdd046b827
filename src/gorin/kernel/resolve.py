"""The one step that runs an ability: its instructions one after another, each with what it must pick."""

from __future__ import annotations

from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from gorin.kernel.questions import BACK, DONE, PASS, Question
from gorin.kernel.state import S, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Generic[S]):
    """One sentence of an ability: what it picks among, what it does, and how it reads.

    Instructions are part of a card's definition and never of a state. An interpreted subclass sets what
    differs in its `__init__`: its class attributes would not reach the compiled base.
    """

    asks: ClassVar[str] = ""
    """The kind of the question which thing to pick; nothing where it never asks."""
    least = 1
    """How many picks it needs."""
    most = 1
    at_once = False
    """Each pick is carried out as it is made (a look), so it cannot be taken back."""
    silent = False
    """What was picked is only remembered: others hear of it from the instruction after it."""

    def text(self) -> str:
        raise NotImplementedError

    def text_of(self, times: int) -> str:
        """How it reads on a card that has it several times."""
        return " ".join([self.text()] * times)

    def applies(self, s: S, seat: int, memory: list[int]) -> bool:
        """False where an "if" is not met: the instruction is passed over."""
        return True

    def candidates(self, s: S, seat: int, memory: list[int]) -> list[int]:
        """What can be picked; nothing for an instruction without a pick."""
        return []

    def about(self, memory: list[int]) -> str:
        """What its question is about, where it is not the same for all instructions of this class."""
        return ""

    def question(self, s: S, seat: int, memory: list[int], among: list[int]) -> Question[S]:
        raise NotImplementedError

    def do(self, s: S, seat: int, picks: list[int], memory: list[int]) -> None:
        """Carry it out; what later instructions need goes into `memory`."""
        raise NotImplementedError

    def possible(self, s: S, seat: int) -> bool:
        """Could it be carried out if the ability were used now?"""
        return len(self.candidates(s, seat, [])) >= self.least


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Step, Generic[S]):
    """An ability in use. Until its first instruction is carried out it can be taken back for free."""

    tag: ClassVar[str] = "program"
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "optional": "bool",
        "instruction": "int",
        "picks": "[int]",
        "memory": "[int]",
        "begun": "bool",
    }
    stages: ClassVar[tuple[str, ...]] = ("next_instruction", "take_pick")

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__()
        self.seat = seat
        self.optional = optional
        """Offered by the game rather than chosen by the seat: leaving it is a pass, not a taking back."""
        self.instruction = 0
        self.picks: list[int] = []
        self.memory: list[int] = []
        self.begun = False

    def program(self, s: S) -> tuple[Instruction[S], ...]:
        """The instructions of the ability."""
        raise NotImplementedError

    def commit(self, s: S) -> None:
        """Pay for the ability: from here on it cannot be taken back."""
        raise NotImplementedError

    def question_kind(self, s: S) -> str:
        """A pick belongs to one of its instructions."""
        return self.program(s)[self.instruction].asks

    def asks_about(self, s: S) -> str:
        return self.program(s)[self.instruction].about(self.memory)

    def next_instruction(self, s: S) -> None:
        program = self.program(s)
        if self.instruction == len(program):
            self.at = len(self.stages)
            return
        current = program[self.instruction]
        if not current.applies(s, self.seat, self.memory):
            self._move_on()
            return
        among = [code for code in current.candidates(s, self.seat, self.memory) if code not in self.picks]
        if len(self.picks) == current.most or not among:
            self._carry_out(s, current)
        else:
            words = self._words(current)
            s.push(current.question(s, self.seat, self.memory, among + words))

    def take_pick(self, s: S) -> None:
        current = self.program(s)[self.instruction]
        code = s.answers[self.seat]
        if code == DONE:
            self._carry_out(s, current)
        elif code in (BACK, PASS):
            self._take_back()
        elif current.at_once:
            self._begin(s)
            current.do(s, self.seat, [code], self.memory)
            self.picks.append(code)
            self.go("next_instruction")
        else:
            self.picks.append(code)
            self.go("next_instruction")

    def go_back_private(self, s: S) -> None:
        """To the question that all the others know of: what was only remembered was not picked."""
        while self.instruction and self.program(s)[self.instruction - 1].silent:
            self.instruction -= 1
            self.memory = []
        self.go("next_instruction")

    def _words(self, current: Instruction[S]) -> list[int]:
        """The options besides the things themselves."""
        words: list[int] = []
        if len(self.picks) >= current.least:
            words.append(DONE)
        if self.picks and not current.at_once:
            words.append(BACK)
        elif not self.begun:
            words.append(PASS if self.optional else BACK)
        return words

    def _carry_out(self, s: S, current: Instruction[S]) -> None:
        self._begin(s)
        if not current.at_once:
            current.do(s, self.seat, self.picks, self.memory)
        self._move_on()

    def _begin(self, s: S) -> None:
        if not self.begun:
            self.begun = True
            self.commit(s)

    def _move_on(self) -> None:
        self.instruction += 1
        self.picks = []
        self.go("next_instruction")

    def _take_back(self) -> None:
        if self.picks:
            self.picks.pop()
            self.go("next_instruction")
        else:
            self.at = len(self.stages)
