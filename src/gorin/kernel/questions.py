"""Questions: the steps that wait for somebody. A question lists its options; nothing else is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from gorin.kernel.errors import EndlessLoop
from gorin.kernel.reasons import Reason
from gorin.kernel.state import S, State, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step, Generic[S]):
    """Waits for one seat to pick one of `among`; the number picked is then that seat's answer.

    Options are numbers until somebody reads them, so that bots can count and pick without a sentence
    being built.
    """

    tag: ClassVar[str] = "question"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "among": "[int]"}

    def __init__(self, seat: int, among: list[int]) -> None:
        self.at = 0
        self.seat = seat
        self.among = among

    takes_words: ClassVar[bool] = False
    """Besides its options it can be answered in words of one's own, chosen as `say:` and the words."""

    def hear(self, s: S, text: str) -> int:
        """The number that stands for words of one's own, or IllegalChoice."""
        raise NotImplementedError

    def prompt(self, s: S) -> str:
        """What is asked, as a sentence."""
        raise NotImplementedError

    def option_id(self, s: S, code: int) -> str:
        """The lasting name of an option: the same choice has the same id in a replay."""
        raise NotImplementedError

    def label(self, s: S, code: int) -> str:
        """The option as a player would say it."""
        raise NotImplementedError

    def refs(self, s: S, code: int) -> tuple[str, ...]:
        """The objects that an option points at."""
        return ()

    def remark(self, s: S, code: int) -> str:
        """What a player should read before picking this option; mostly nothing."""
        return ""

    def amount(self, s: S, code: int) -> int:
        """The number that an option stands for, where a number is asked for; otherwise NONE."""
        return NONE

    def explain(self, s: S, code: int) -> tuple[Reason, ...]:
        """What a player may want to know before picking this option."""
        return ()

    def least(self) -> int:
        """What is answered for somebody who has left: nothing at all, nothing more, or the first there is."""
        if PASS in self.among:
            return PASS
        return DONE if DONE in self.among else self.among[0]

    def proposal(self, s: S) -> int:
        """The option that hardly anybody would think about; NONE where the choice deserves a thought."""
        return NONE


SAY: Final = "say:"
"""An answer in words of one's own begins with this."""
NONE: Final = -1_000_000
"""No option at all."""
DONE: Final = -1
BACK: Final = -2
PASS: Final = -3
WORDS: Final[dict[int, tuple[str, str]]] = {
    DONE: ("done", "Done"),
    BACK: ("back", "Undo"),
    PASS: ("pass", "Pass"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Question[S]):
    """A question whose prompt is fixed when it is asked. Negative numbers are plain words."""

    tag: ClassVar[str] = "prompted-question"
    fields: ClassVar[dict[str, str]] = {"asks": "str"}

    def __init__(self, seat: int, asks: str, among: list[int]) -> None:
        super().__init__(seat, among)
        self.asks = asks

    def prompt(self, s: S) -> str:
        return self.asks

    def option_id(self, s: S, code: int) -> str:
        return WORDS[code][0] if code < 0 else self.thing_id(s, code)

    def label(self, s: S, code: int) -> str:
        return WORDS[code][1] if code < 0 else self.thing_label(s, code)

    def refs(self, s: S, code: int) -> tuple[str, ...]:
        return () if code < 0 else self.thing_refs(s, code)

    def remark(self, s: S, code: int) -> str:
        return "" if code < 0 else self.thing_remark(s, code)

    def amount(self, s: S, code: int) -> int:
        return NONE if code < 0 else self.thing_amount(s, code)

    def explain(self, s: S, code: int) -> tuple[Reason, ...]:
        return () if code < 0 else self.explain_thing(s, code)

    def thing_id(self, s: S, code: int) -> str:
        raise NotImplementedError

    def thing_label(self, s: S, code: int) -> str:
        raise NotImplementedError

    def thing_refs(self, s: S, code: int) -> tuple[str, ...]:
        return ()

    def thing_remark(self, s: S, code: int) -> str:
        return ""

    def thing_amount(self, s: S, code: int) -> int:
        return NONE

    def explain_thing(self, s: S, code: int) -> tuple[Reason, ...]:
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousQuestions(Step):
    """Several seats choose secretly at the same time; nobody's choice shows before all have chosen."""

    tag: ClassVar[str] = "simultaneous-questions"
    fields: ClassVar[dict[str, str]] = {"questions": "[question]", "open": "[int]"}

    def __init__(self, questions: list[Question[Any]]) -> None:
        self.at = 0
        self.questions = questions
        self.open = [question.seat for question in questions]


def open_questions(s: State) -> list[Question[Any]]:
    """What the game waits for now: nothing, one question, or several asked together."""
    if not s.stack:
        return []
    top = s.stack[-1]
    if isinstance(top, Question):
        return [top]
    if isinstance(top, SimultaneousQuestions):
        return [question for question in top.questions if question.seat in top.open]
    return []


def answer(s: State, question: Question[Any], code: int) -> None:
    """Take an answer that was offered, and go on once nobody is awaited any more."""
    s.answers[question.seat] = code
    top = s.stack[-1]
    if isinstance(top, SimultaneousQuestions):
        top.open.remove(question.seat)
        if top.open:
            return
    s.stack.pop()
    run(s)


def take_off_question(s: State) -> None:
    """Nobody is asked any more, until the step that has asked does it again: something else has changed.

    What is asked of several together stays: some have answered already.
    """
    asked = s.stack[-1] if s.stack else None
    if isinstance(asked, Question):
        s.stack.pop()
        asking = s.stack[-1]
        asking.ask_again()


def cut_off(s: State, depth: int) -> None:
    """The step that lies so deep was not begun, and nothing above it either."""
    del s.stack[depth:]


def excuse(s: State, waiting: Step) -> bool:
    """Is this asked of somebody who has left the game? Then it goes on without him: nobody asks him again."""
    if isinstance(waiting, Question):
        if not s.is_out(waiting.seat):
            return False
        s.stack.pop()
        s.stack[-1].unanswered(s, waiting.seat, waiting.least())
        return True
    return isinstance(waiting, SimultaneousQuestions) and _excuse_simultaneous(s, waiting)


def _excuse_simultaneous(s: State, together: SimultaneousQuestions) -> bool:
    """True where nobody is left who has not answered."""
    for question in together.questions:
        if question.seat in together.open and s.is_out(question.seat):
            together.open.remove(question.seat)
            s.answers[question.seat] = question.least()
    if together.open:
        return False
    s.stack.pop()
    return True


MOST_STAGES = 20_000
"""So many stages without a question are no game any more: real games need some fifty at most.

Not final: compiled code would keep the number, and a smaller one could not be tried."""


_stages: Final[dict[type[Step], list[Callable[[Step, Any], None]]]] = {}
"""The stages of each kind of step as functions, found by name once: a name is looked up at every step."""


def _stages_of(step: Step) -> list[Callable[[Step, Any], None]]:
    kind = type(step)
    found: list[Callable[[Step, Any], None]] = [getattr(kind, name) for name in step.stages]
    _stages[kind] = found
    return found


def run(s: State) -> None:
    """Carry on with the step on top, stage by stage, until somebody must choose or all is done."""
    left = MOST_STAGES
    while s.stack:
        left -= 1
        if left < 0:
            raise EndlessLoop(f"after {MOST_STAGES:,} stages nobody is asked: this would go on for ever")
        if s.state_based_actions():
            continue
        step = s.stack[-1]
        stages = _stages.get(type(step))
        if stages is None:
            stages = _stages_of(step)
        at = step.at
        if at < len(stages):
            step.at = at + 1
            stages[at](step, s)
        elif isinstance(step, Question) or isinstance(step, SimultaneousQuestions):  # noqa: SIM101 - a tuple is slow here
            if not excuse(s, step):
                return
        else:
            s.stack.pop()
