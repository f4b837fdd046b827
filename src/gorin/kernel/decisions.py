"""What a caller sees of an open question: a decision with its options."""

from __future__ import annotations

from typing import Any, final

from gorin.kernel.errors import GorinError, IllegalChoice
from gorin.kernel.questions import NONE, Question, open_questions
from gorin.kernel.reasons import Reason
from gorin.kernel.state import State

Words = tuple[str, tuple[str, ...], str]
"""The label of an option, its refs and its remark."""


@final
class Option:
    """One legal choice: `id` is for programs, `label` for people, `refs` are the objects it points at.

    A `remark` asks to be read before the option is taken; the label ends with it, in brackets. Words are
    built when they are first read, which must be before the game moves on.
    """

    def __init__(self, decision: Decision, id: str, index: int) -> None:
        self.id = id
        self.index = index
        self._decision: Decision | None = decision
        """Forgotten once it was read: two that hold each other would keep the whole state in memory."""
        self._words: Words | None = None

    @property
    def label(self) -> str:
        label, _, remark = self._read()
        return f"{label} ({remark})" if remark else label

    @property
    def refs(self) -> tuple[str, ...]:
        return self._read()[1]

    @property
    def remark(self) -> str:
        return self._read()[2]

    def _read(self) -> Words:
        if self._words is None:
            assert self._decision is not None
            self._words = self._decision.words_of(self.index)
            self._decision = None
        return self._words

    def __repr__(self) -> str:
        return f"Option({self.id!r}: {self.label})"


@final
class Decision:
    """One seat must pick one of its options. Read it before the game moves on."""

    def __init__(self, s: State, question: Question[Any]) -> None:
        self.seat: int = question.seat
        self.count: int = len(question.among)
        """How many options there are; `pick(i)` builds only one of them."""
        self._state = s
        self._question = question
        self._options: tuple[Option, ...] | None = None
        self._prompt: str | None = None

    @property
    def prompt(self) -> str:
        """What is asked, as a sentence."""
        if self._prompt is None:
            self._check_open()
            self._prompt = self._question.prompt(self._state)
        return self._prompt

    @property
    def options(self) -> tuple[Option, ...]:
        """Every legal choice, in a fixed order; never empty."""
        if self._options is None:
            self._check_open()
            self._options = tuple([self._listed(index) for index in range(self.count)])
        return self._options

    @property
    def kind(self) -> str:
        """Which rule asks, such as `ActionRound.take`: the step that waits for the answer, and for what.

        For programs that tell questions apart: it stays when the words of a prompt change.
        """
        self._check_open()
        asker = self._state.stack[-2]
        return f"{type(asker).__name__}.{asker.awaits(self._state)}"

    @property
    def takes_words(self) -> bool:
        """Can it be answered in words of one's own, by choosing `say:` and the words?"""
        return self._question.takes_words

    @property
    def about(self) -> str:
        """What the question is about, where its kind does not say it all: a token, the words of a card."""
        self._check_open()
        return self._state.stack[-2].asks_about(self._state)

    @property
    def proposed(self) -> str:
        """The id of the option that hardly anybody would think about; empty where there is none."""
        self._check_open()
        code = self._question.proposal(self._state)
        return "" if code == NONE else self._question.option_id(self._state, code)

    def pick(self, index: int) -> Option:
        """The option at this place, without building the others."""
        if self._options is not None:
            return self._options[index]
        self._check_open()
        question = self._question
        return Option(self, question.option_id(self._state, question.among[index]), index)

    def _listed(self, index: int) -> Option:
        """The same with its words: who lists them keeps them."""
        question = self._question
        option = Option(self, question.option_id(self._state, question.among[index]), index)
        option._words, option._decision = self._words_of(index), None
        return option

    def words_of(self, index: int) -> Words:
        """The label, the refs and the remark of an option."""
        self._check_open()
        return self._words_of(index)

    def _words_of(self, index: int) -> Words:
        s, question = self._state, self._question
        code = question.among[index]
        return question.label(s, code), question.refs(s, code), question.remark(s, code)

    def explain(self, option: Any) -> tuple[Reason, ...]:
        """What the rules say about an option that is offered."""
        self._check_open()
        return self._question.explain(self._state, self._question.among[self.index_of(option)])

    def index_of(self, option: Any) -> int:
        """Where an option stands in the list, or IllegalChoice."""
        question, s = self._question, self._state
        if isinstance(option, Option):
            wanted = option.id
            if option._decision is self:
                return option.index
            if option.index < self.count and question.option_id(s, question.among[option.index]) == wanted:
                return option.index
        elif isinstance(option, str):
            wanted = option
        else:
            raise IllegalChoice(f"a choice is an option or its id, not {type(option).__name__}")
        for index, code in enumerate(question.among):
            if question.option_id(s, code) == wanted:
                return index
        raise IllegalChoice(f"{wanted!r} is not offered to seat {self.seat} now: {self.prompt}")

    def _check_open(self) -> None:
        question, stack = self._question, self._state.stack
        if not (stack and stack[-1] is question) and question not in open_questions(self._state):
            raise GorinError("this decision has been taken; ask the game for the next one")

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={self.count})"
