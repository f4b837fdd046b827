"""A game being played: the public face of a state and its rules."""

from __future__ import annotations

import hashlib
import random
from typing import Any, Final, final

import msgspec

from gorin.kernel import advice
from gorin.kernel.append_log import AppendLog
from gorin.kernel.chance import Chance
from gorin.kernel.decisions import NOTHING_LEFT_OUT, Decision, Option
from gorin.kernel.errors import EndlessLoop, GorinError, IllegalChoice
from gorin.kernel.events import only
from gorin.kernel.highlights import Observer
from gorin.kernel.log import ALL_EYES, SPECTATOR, LogLine, Reading
from gorin.kernel.private_choices import forget_answers, retract_private
from gorin.kernel.questions import SAY, answer, open_questions, run
from gorin.kernel.reasons import Reason
from gorin.kernel.rules import CONCEDE, Rules
from gorin.kernel.serializable import encode, encode_shared
from gorin.kernel.startup import IN_ORDER, THEN, first_state, later_choices, position_at
from gorin.kernel.state import Outcome, State

FORMAT = 2
"""The version of saves and records. A change that old files cannot survive raises it."""
MOST_FORCED: Final = 10_000
"""More choices in a row than anybody has to make without having one."""


@final
class Origin:
    """What a game began with, or was loaded as, and how many choices had been made by then."""

    def __init__(self, start: dict[str, Any] | None, state: State, choices: int) -> None:
        self._start = start
        self.state = state
        self.choices = choices

    @property
    def start(self) -> dict[str, Any]:
        """The beginning as records tell it; a state is written down only when somebody asks for it."""
        if self._start is None:
            self._start = {"state": encode(self.state)}
        return self._start


@final
class Game:
    """A game in progress. `decision` says who must choose what; `choose` is the only method that changes it.

    Arguments are typed loosely on purpose: a wrong value gets our own error even from the compiled build,
    which would otherwise raise a bare TypeError.

    >>> import gorin
    >>> game = gorin.new("battle", seats=2, seed=7)
    >>> game
    Game(battle, 2 seats, waits for seat 0)
    >>> while not game.over:
    ...     game.choose(game.decision.options[0])
    >>> game
    Game(battle, 2 seats, over)
    """

    def __init__(
        self,
        rules: Rules,
        state: State,
        start: dict[str, Any] | Origin | None,
        choices: list[list[Any]] | AppendLog[list[Any]],
    ) -> None:
        """Build a game that began with `start`; with None, it begins with this state."""
        self.rules = rules
        """The rules of the game that is played."""
        self.state = state
        """Everything that the rules know, secrets included. Show a player `view` instead."""
        self._choices = AppendLog(choices) if isinstance(choices, list) else choices
        self._origin = start if isinstance(start, Origin) else Origin(start, state.clone(), len(choices))
        self._pending: tuple[Decision, ...] | None = None
        self._told: AppendLog[LogLine] = AppendLog([])
        """The line of every event by itself, as far as somebody has asked."""
        self._readings: dict[int, Reading] = {}
        """The log of every reader who has asked for it."""
        self._left_out: frozenset[int] = NOTHING_LEFT_OUT
        self._asks_forced = True

    # --- choosing -------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions: several while players choose in secret at the same time, none once it is over.

        >>> import gorin
        >>> [decision.seat for decision in gorin.new("battle", seats=3, seed=7).pending]
        [0, 1, 2]
        """
        if self._pending is None:
            s, left_out = self.state, self._left_out
            self._pending = tuple([Decision(s, question, left_out) for question in open_questions(s)])
        return self._pending

    @property
    def decision(self) -> Decision | None:
        """The first open decision, or None once the game is over."""
        pending = self.pending
        return pending[0] if pending else None

    def choose(self, option: Any, seat: Any = None) -> None:
        """Choose an Option, or its id. Anything not on offer raises IllegalChoice and changes nothing.

        Without a seat, the choice answers the first open decision. Where the rules allow it, any seat may
        choose "concede" at any time, whether or not the game is waiting for it.

        >>> import gorin
        >>> game = gorin.new("battle", seats=2, seed=7)
        >>> game.choose(game.decision.options[0])
        >>> game.choose(game.decision.options[1].id, seat=1)
        >>> game.choose("nonsense")
        Traceback (most recent call last):
            ...
        gorin.kernel.errors.IllegalChoice: 'nonsense' is not offered to seat 1 now: Start in which province?
        """
        if option == CONCEDE:
            self._concede(seat)
            return
        decision, before = self._decision_of(seat), len(self._choices)
        try:
            self._answer(decision, option)
            self._make_forced_choices()
        except EndlessLoop:
            self._go_back(before)
            raise

    def _answer(self, decision: Decision, option: Any) -> None:
        question = decision._question
        if isinstance(option, str) and question.takes_words and option.startswith(SAY):
            code = question.hear(self.state, option.removeprefix(SAY))
            chosen = option
        else:
            code = decision.code_of(option)
            chosen = option.id if isinstance(option, Option) else question.option_id(self.state, code)
        self._choices.append([decision.seat, chosen])
        self._pending = None
        answer(self.state, question, code)

    def _make_forced_choices(self) -> None:
        """Where nobody wants to be asked what has one answer, give those answers."""
        if self._asks_forced:
            return
        for _ in range(MOST_FORCED):
            forced = [decision for decision in self.pending if decision.is_forced]
            if not forced:
                return
            self._answer(forced[0], forced[0].pick(0))
        raise EndlessLoop(f"{MOST_FORCED:,} choices in a row had one option: this would go on for ever")

    def choose_stepwise(self, option: Any, seat: Any = None) -> tuple[Game, ...]:
        """Choose, and return the moments worth seeing on the way, each as a copy of the game at that moment.

        The copies are only for looking at: nobody is asked anything in the middle of what happens.
        """
        observer = Observer(self.rules)
        self.state.witness = observer
        try:
            self.choose(option, seat)
        finally:
            self.state.witness = None
        return tuple([self._at(s) for s in observer.seen])

    def _at(self, s: State) -> Game:
        """A moment on the way to where this game stands now. What was read before need not be read again."""
        moment = Game(self.rules, s, self._origin, self._choices.copy())
        moment._take_readings(self)
        return moment

    def _take_readings(self, other: Game) -> None:
        self._told = other._told.copy()
        self._readings = {eyes: reading.copy() for eyes, reading in other._readings.items()}

    def _concede(self, seat: Any) -> None:
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over; there is nothing to concede")
        if not self.rules.can_concede:
            raise IllegalChoice(f"you cannot concede in {self.rules.name}; let a bot play for you instead")
        if seat is None:
            seat = decision.seat
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalChoice(f"there is no seat {seat!r} that could concede")
        if self.state.is_out(seat):
            raise IllegalChoice(f"seat {seat} has already left this game")
        before = len(self._choices)
        self._choices.append([seat, CONCEDE])
        self._pending = None
        try:
            self.rules.concede(self.state, seat)
            run(self.state)
            self._make_forced_choices()
        except EndlessLoop:
            self._go_back(before)
            raise

    def _go_back(self, choices: int) -> None:
        """As it was after so many choices: what this game began with, and every choice since up to there.

        So that nobody pays for it as long as all goes well, nothing is copied before a choice is made.
        """
        past, origin = self._choices.since(0)[:choices], self._origin
        again = Game(self.rules, origin.state.clone(), origin, past[: origin.choices])
        for seat, option in past[origin.choices :]:
            again.choose(option, seat)
        self.state, self._choices = again.state, again._choices
        self._pending, self._told, self._readings = None, AppendLog([]), {}

    def _decision_of(self, seat: Any) -> Decision:
        pending = self.pending
        if not pending:
            raise IllegalChoice("the game is over; there is nothing to choose")
        if seat is None:
            return pending[0]
        for decision in pending:
            if decision.seat == seat:
                return decision
        raise IllegalChoice(f"seat {seat} has nothing to choose now")

    def why_not(self, seat: Any, ref: Any) -> tuple[Reason, ...]:
        """Explain why this seat cannot use this object now: reasons with their clauses, or () if it can.

        >>> import gorin
        >>> game = gorin.new("celestial", seed=1)
        >>> waiting = 1 - game.decision.seat
        >>> print(*game.why_not(waiting, "c1"))
        It is not your turn to choose. [CE-ACTP-04]
        """
        self._check_seat(seat)
        if type(ref) is not str:
            raise GorinError(f"an object is named by a text, not by {type(ref).__name__}")
        if self.over:
            return (Reason("The game is over."),)
        return self.rules.why_not(self.state, seat, ref)

    def hint(
        self, seat: Any = None, budget: int = advice.WORLDS, seconds: float = 0.0, seed: int = 0
    ) -> advice.Hint:
        """Ask a strong bot what it would choose here, what it expects of each alternative, and why.

        The bot knows what the seat knows and nothing more. It tries its ideas in `budget` worlds. If
        `seconds` are given, it stops early once they have passed; if not, the same seed gives the same hint.

        >>> import gorin
        >>> hint = gorin.new("battle", seats=2, seed=1, clans=["crab", "lion"]).hint(0, budget=4)
        >>> hint.option in [each.option for each in hint.alternatives]
        True
        """
        decision = self._decision_of(seat)
        return advice.hint(self, decision.seat, budget, seconds, seed)

    # --- looking --------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats this game has; they are numbered from 0."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is still being played."""
        return self.state.outcome

    @property
    def events(self) -> tuple[LogLine, ...]:
        """Everything that has happened so far, one line for each change, whoever may see it.

        >>> import gorin
        >>> gorin.new("battle", seats=2, seed=7).events[0]
        LogLine(A facedown card is dealt to the Crab territory.)
        """
        return tuple(self.events_since(0))

    def events_since(self, first: int) -> list[LogLine]:
        """The lines of all events from this number on."""
        number = len(self._told)
        for event in self.state.told.since(number):
            self._told.append(LogLine(self.rules, self.state, event, number))
            number += 1
        return self._told.since(first)

    def log(self, seat: Any = None, since: int = 0) -> tuple[LogLine, ...]:
        """The log as this seat reads it, or a spectator if there is no seat; related events share a line.

        With `since`, only the lines that tell of that event or a later one. The first of them may be a line
        that was read before and has grown.

        >>> import gorin
        >>> gorin.new("battle", seats=2, seed=7).log()[0]
        LogLine(A facedown card is dealt to each of 11 territories.)
        """
        if seat is not None:
            self._check_seat(seat)
        return self._log_for(SPECTATOR if seat is None else seat, since)

    def open_log(self, since: int = 0) -> tuple[LogLine, ...]:
        """The log with everything that any seat could read: for games that are over."""
        return self._log_for(ALL_EYES, since)

    def _log_for(self, eyes: int, since: int) -> tuple[LogLine, ...]:
        self.events_since(len(self._told))
        reading = self._readings.get(eyes)
        if reading is None:
            reading = self._readings[eyes] = Reading(eyes)
        reading.read_on(self.rules, self.state, self._told)
        return tuple(reading.lines(self.rules, self.state, since))

    def view(self, seat: Any = None) -> dict[str, Any]:
        """Everything this seat may know, as plain JSON values; without a seat, what a spectator may know.

        >>> import gorin
        >>> game = gorin.new("battle", seats=2, seed=7)
        >>> game.view(0)["awaiting"]
        [0, 1]
        >>> game.view(0)["decision"]["prompt"]
        'Keep which secret objective?'
        >>> game.view()["decision"] is None
        True
        """
        outcome = self.outcome
        return {
            "game": self.rules.id,
            "seats": self.seats,
            "seat": seat,
            "awaiting": [decision.seat for decision in self.pending],
            "decision": self._decision_view(seat),
            "outcome": None if outcome is None else encode(outcome),
            **self.table_view(seat),
        }

    def table_view(self, seat: Any = None) -> dict[str, Any]:
        """The part of a view that lies on the table: for programs that read the rest from the game itself."""
        if seat is not None:
            self._check_seat(seat)
        return {"seats": self.seats, "seat": seat, **self.rules.view(self.state, seat)}

    def observe(self, seat: Any) -> list[int]:
        """What this seat may know, as numbers for learning programs; `rules.observed` names the parts."""
        self._check_seat(seat)
        return self.rules.observe(self.state, seat)

    def observe_options(self, decision: Decision, first: int, last: int) -> list[int]:
        """The options from index `first` up to, not including, `last`, as numbers (`OPTION_COLUMNS` each)."""
        codes = decision._among[first:last]
        return self.rules.observe_options(self.state, decision._question, codes)

    def _decision_view(self, seat: Any) -> dict[str, Any] | None:
        for decision in self.pending:
            if decision.seat == seat:
                options = [_option_view(option) for option in decision.options]
                view = {
                    "kind": decision.kind,
                    "prompt": decision.prompt,
                    "options": options,
                    "proposed": decision.proposed,
                }
                return {**view, "takes_words": True} if decision.takes_words else view
        return None

    def digest(self) -> str:
        """A short fingerprint of the whole state. The log is history, and no part of it.

        >>> import gorin
        >>> game = gorin.new("battle", seats=2, seed=7)
        >>> before, copy = game.digest(), game.clone()
        >>> copy.digest() == before
        True
        >>> copy.choose(copy.decision.options[0])
        >>> copy.digest() == before
        False
        """
        plain = encode_shared(self.state, leaving_out="events")
        return _fingerprint(msgspec.json.encode(plain))

    # --- copies and texts -----------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy of this game: a choice made in one does not touch the other.

        >>> import gorin
        >>> game = gorin.new("battle", seats=2, seed=7)
        >>> copy = game.clone()
        >>> copy.choose(copy.decision.options[0])
        >>> len(game.pending), len(copy.pending)
        (2, 1)
        """
        copy = Game(self.rules, self.state.clone(), self._origin, self._choices.copy())
        copy._take_readings(self)
        copy._take_manner(self)
        return copy

    def _take_manner(self, other: Game) -> None:
        self._left_out, self._asks_forced = other._left_out, other._asks_forced

    def without_take_back(self) -> Game:
        """A copy that never offers to take a choice back: for programs that search or learn.

        Every choice then leads to a moment that this game has not seen before. Clones and determinized worlds
        inherit this; records and saves do not. Taking back is still offered where it is the only way on.

        >>> import gorin
        >>> game = gorin.new("battle", seats=2, seed=1, clans=["crab", "lion"])
        >>> while game.decision.kind != "turn.place":
        ...     game.choose(game.decision.options[0])
        >>> [option.id for option in game.decision.options if option.id == "back"]
        ['back']
        >>> forward = game.without_take_back()
        >>> [option.id for option in forward.decision.options if option.id == "back"]
        []
        """
        copy = self.clone()
        copy._left_out = self.rules.undoing
        return copy

    def without_forced_choices(self) -> Game:
        """A copy that asks nobody a question with only one answer: it gives and records that answer itself.

        It plays on to the first real choice, and after each choice to the next. A determinized world of the
        copy begins at the very moment it was made, and plays on in the same way.

        >>> import gorin, random
        >>> game, rng = gorin.new("celestial", seed=1).without_forced_choices(), random.Random(1)
        >>> while not game.over and all(decision.count > 1 for decision in game.pending):
        ...     game.choose(rng.choice(game.decision.options))
        >>> game.over
        True
        """
        copy = self.clone()
        copy._asks_forced = False
        copy._make_forced_choices()
        return copy

    def determinize(self, seat: Any, rng: random.Random, known_decks: bool = True) -> Game:
        """A world: a copy in which all that is hidden from this seat is dealt again, as it could believe it.

        In card games every deck list counts as known, so the cards that this seat has not seen are reshuffled
        among themselves. Without `known_decks`, only the cards it has seen are certain, and the others are
        drawn from the pool of what each player's clan could have brought.

        >>> import gorin, random
        >>> game = gorin.new("celestial", seed=1)
        >>> world = game.determinize(0, random.Random(5))
        >>> world.table_view(0) == game.table_view(0), world.table_view(1) == game.table_view(1)
        (True, False)
        """
        self._check_seat(seat)
        s = self.state.clone()
        retract_private(self.rules, s, seat)
        if not known_decks:
            self.rules.draw_decks(s, seat, rng)
        self.rules.determinize(s, seat, rng)
        forget_answers(s)
        s.chance = Chance.seeded(rng.getrandbits(63))
        heard = only(seat)
        s.events = [event for event in s.events if event.audience & heard]
        world = Game(self.rules, s, None, [])
        world._take_manner(self)
        return world

    def save(self) -> str:
        """This exact moment as JSON text, for `gorin.load` to bring back.

        >>> import gorin
        >>> game = gorin.new("battle", seats=2, seed=7)
        >>> gorin.load(game.save()).digest() == game.digest()
        True
        """
        content = {
            "gorin": FORMAT,
            "kind": "save",
            "game": self.rules.id,
            "start": self._origin.start,
            "choices": self._choices.since(0),
            "state": encode_shared(self.state),
        }
        body = _in_order(content)
        return f'{body[:-1].decode()},"check":"{_fingerprint(body)}"}}'

    def record(self) -> dict[str, Any]:
        """The set-up, the seed and every choice: the canonical history, for `gorin.replay` to play again.

        >>> import gorin
        >>> game = gorin.new("battle", seats=2, seed=7)
        >>> game.choose(game.decision.options[0])
        >>> game.record()["choices"]
        [[0, 'last_line_of_defense']]
        """
        start, choices = self._origin.start, [list(choice) for choice in self._choices.since(0)]
        return {"gorin": FORMAT, "kind": "record", "game": self.rules.id, **start, "choices": choices}

    def position(self) -> dict[str, Any]:
        """This moment as a description that people can read, change and set up again with `gorin.setup`.

        >>> import gorin
        >>> position = gorin.new("battle", seats=2, seed=7).position()
        >>> position["phase"]
        'objectives'
        >>> gorin.setup("battle", position).position() == position
        True
        """
        told, since = self._last_description()
        numbering = {} if self.state.chance.deals_numbers else {"gorin": IN_ORDER}
        return {"game": self.rules.id, **numbering, **told, **({THEN: since} if since else {})}

    def _last_description(self) -> tuple[dict[str, Any], list[list[Any]]]:
        """The last moment that can be described, and the choices since: found by playing it all again."""
        if self.rules.is_describable(self.state):
            return self.rules.position(self.state), []
        start, found, since = self._origin.start, None, 0
        again = Game(self.rules, first_state(self.rules, start), start, [])
        choices = [list(choice) for choice in (*later_choices(start), *self._choices.since(0))]
        for number, (seat, option) in enumerate(choices):
            if self.rules.is_describable(again.state):
                found, since = again.state.clone(), number
            again.choose(option, seat)
        if again.digest() != self.digest():
            raise GorinError("this moment has no position: the choices of this game do not lead to it")
        told = position_at(start) if found is None else self.rules.position(found)
        if told is None:
            raise GorinError("this moment has no position: the game began in the middle of something")
        return told, choices[since:]

    def _check_seat(self, seat: Any) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise GorinError(f"there is no seat {seat!r}: the seats are 0 to {self.seats - 1}")

    def __repr__(self) -> str:
        waits = "over" if self.over else f"waits for seat {self.pending[0].seat}"
        return f"Game({self.rules.id}, {self.seats} seats, {waits})"


def checksum(content: dict[str, Any]) -> str:
    """What tells a damaged save from a whole one."""
    return _fingerprint(_in_order({name: value for name, value in content.items() if name != "check"}))


def _in_order(content: dict[str, Any]) -> bytes:
    """Always the same for the same content, in whatever order a table was written."""
    return msgspec.json.encode(content, order="sorted")


def _fingerprint(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:16]


def _option_view(option: Option) -> dict[str, Any]:
    told = {"id": option.id, "label": option.label, "refs": list(option.refs), "remark": option.remark}
    return told if option.amount is None else {**told, "amount": option.amount}
