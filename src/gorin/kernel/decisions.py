"""What a caller sees of an open question: a decision with its options."""

from __future__ import annotations

from typing import Any, Final, final

from gorin.kernel.errors import GorinError, IllegalChoice
from gorin.kernel.questions import BACK, NONE, Question, SimultaneousQuestions, open_questions
from gorin.kernel.reasons import Reason
from gorin.kernel.state import State

NOTHING_LEFT_OUT: Final[frozenset[int]] = frozenset()
Words = tuple[str, tuple[str, ...], str, int]
"""The label of an option, its refs, its remark, and the number that it stands for."""


@final
class Option:
    """One legal choice: `id` is for programs, `label` for people, and `refs` name the objects it points at.

    Its words are built when they are first read, which must be before the game moves on.

    >>> import gorin
    >>> option = gorin.new("battle", seats=2, seed=7).decision.options[0]
    >>> option.id
    'last_line_of_defense'
    >>> option.label.startswith("The Last Line of Defense")
    True
    """

    def __init__(self, decision: Decision, id: str, index: int) -> None:
        self.id = id
        """The name by which `Game.choose` and records know it."""
        self.index = index
        """Its place in the list of options."""
        self._decision: Decision | None = decision
        """Forgotten once it was read: two that hold each other would keep the whole state in memory."""
        self._words: Words | None = None
        self._refs: tuple[str, ...] | None = None
        """Where only they were read: a program that needs no sentence pays for none."""

    @property
    def label(self) -> str:
        """What people read, ending with the remark in brackets if there is one."""
        label, _, remark, _ = self._read()
        return f"{label} ({remark})" if remark else label

    @property
    def refs(self) -> tuple[str, ...]:
        """The objects on the table that it points at."""
        if self._words is None and self._refs is None:
            assert self._decision is not None
            self._refs = self._decision.refs_of(self.index)
        return self._read()[1] if self._refs is None else self._refs

    @property
    def remark(self) -> str:
        """What to know before choosing it; empty where there is nothing to add."""
        return self._read()[2]

    @property
    def amount(self) -> int | None:
        """The number it stands for if the question asks for a number, otherwise None."""
        amount = self._read()[3]
        return None if amount == NONE else amount

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
    """A question to one seat, which must choose one of the options. Read it before the game moves on.

    >>> import gorin
    >>> decision = gorin.new("battle", seats=2, seed=7).decision
    >>> decision
    Decision(seat=0, prompt='Keep which secret objective?', options=2)
    >>> decision.kind
    'setup.objective'
    >>> [option.id for option in decision.options]
    ['last_line_of_defense', 'court_of_five_winds']
    """

    def __init__(
        self, s: State, question: Question[Any], left_out: frozenset[int] = NOTHING_LEFT_OUT
    ) -> None:
        self.seat: int = question.seat
        """The seat that must choose."""
        self._among: list[int] = _without(question.among, left_out) if left_out else question.among
        self.count: int = len(self._among)
        """How many options there are; `pick(i)` builds only one of them."""
        self._state = s
        self._question = question
        self._options: tuple[Option, ...] | None = None
        self._prompt: str | None = None

    @property
    def prompt(self) -> str:
        """The question, as people read it."""
        if self._prompt is None:
            self._check_open()
            self._prompt = self._question.prompt(self._state)
        return self._prompt

    @property
    def options(self) -> tuple[Option, ...]:
        """Every legal choice, in a fixed order. There is always at least one."""
        if self._options is None:
            self._check_open()
            self._options = tuple([self._listed(index) for index in range(self.count)])
        return self._options

    @property
    def is_forced(self) -> bool:
        """Whether there is only one answer. Nobody is ever forced to take something back."""
        return self.count == 1 and self._among[0] != BACK and not self.takes_words

    @property
    def is_secret(self) -> bool:
        """Whether several seats are choosing at the same time, each without knowing the others' choices."""
        return isinstance(self._state.stack[-1], SimultaneousQuestions)

    @property
    def kind(self) -> str:
        """Which question this is, for programs: one of the ids in docs/question-kinds.md.

        It stays the same when the wording of the prompt or the code behind it changes.
        """
        self._check_open()
        return self._state.stack[-2].question_kind(self._state)

    @property
    def takes_words(self) -> bool:
        """Whether the player may answer in their own words, by choosing `say:` followed by the words."""
        return self._question.takes_words

    @property
    def about(self) -> str:
        """What the question is about, such as a token or an ability, if its kind does not say it all."""
        self._check_open()
        return self._state.stack[-2].asks_about(self._state)

    @property
    def proposed(self) -> str:
        """The id of the option that nearly everybody would choose without thinking; empty if none."""
        self._check_open()
        code = self._question.proposal(self._state)
        return "" if code == NONE else self._question.option_id(self._state, code)

    def pick(self, index: int) -> Option:
        """The option at this index, without building the others."""
        if self._options is not None:
            return self._options[index]
        self._check_open()
        return Option(self, self._question.option_id(self._state, self._among[index]), index)

    def _listed(self, index: int) -> Option:
        """The same with its words, which a list of all options keeps."""
        option = Option(self, self._question.option_id(self._state, self._among[index]), index)
        option._words, option._decision = self._words_of(index), None
        return option

    @property
    def bare_options(self) -> list[Option]:
        """Every option without its words, which are built only when they are read: for programs."""
        return list(self._options) if self._options else [self.pick(i) for i in range(self.count)]

    def refs_of(self, index: int) -> tuple[str, ...]:
        """The objects that the option at this index points at."""
        self._check_open()
        return self._question.refs(self._state, self._among[index])

    def words_of(self, index: int) -> Words:
        """The label, refs, remark and amount of the option at this index."""
        self._check_open()
        return self._words_of(index)

    def _words_of(self, index: int) -> Words:
        s, question = self._state, self._question
        code = self._among[index]
        words = question.label(s, code), question.refs(s, code), question.remark(s, code)
        return *words, question.amount(s, code)

    def explain(self, option: Any) -> tuple[Reason, ...]:
        """What the rules say about one of the options: reasons with their clauses."""
        self._check_open()
        return self._question.explain(self._state, self.code_of(option))

    def code_of(self, option: Any) -> int:
        """The number by which the rules know an option; IllegalChoice if it is not on offer."""
        return self._among[self.index_of(option)]

    def index_of(self, option: Any) -> int:
        """The index of an option in the list; IllegalChoice if it is not on offer."""
        question, s, among = self._question, self._state, self._among
        if isinstance(option, Option):
            wanted = option.id
            if option._decision is self:
                return option.index
            if option.index < self.count and question.option_id(s, among[option.index]) == wanted:
                return option.index
        elif isinstance(option, str):
            wanted = option
        else:
            raise IllegalChoice(f"a choice is an option or its id, not {type(option).__name__}")
        for index, code in enumerate(among):
            if question.option_id(s, code) == wanted:
                return index
        raise IllegalChoice(f"{wanted!r} is not offered to seat {self.seat} now: {self.prompt}")

    def _check_open(self) -> None:
        question, stack = self._question, self._state.stack
        if not (stack and stack[-1] is question) and question not in open_questions(self._state):
            raise GorinError("this decision has been taken; ask the game for the next one")

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={self.count})"


def _without(among: list[int], left_out: frozenset[int]) -> list[int]:
    """The other options; where there are none, those that are there."""
    return [code for code in among if code not in left_out] or among
