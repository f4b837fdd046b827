"""A game being played: the public face of a state and its rules."""

from __future__ import annotations

import hashlib
import random
from typing import Any, final

import msgspec

from gorin.kernel.beats import Beat, Onlooker
from gorin.kernel.beginnings import THEN, first_state, later_choices, position_at
from gorin.kernel.chance import Chance
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.errors import EndlessLoop, GorinError, IllegalChoice
from gorin.kernel.events import EVERYBODY, Event
from gorin.kernel.plain import encode, lent
from gorin.kernel.questions import SAY, answer, open_questions, run
from gorin.kernel.reasons import Reason
from gorin.kernel.rules import CONCEDE, Rules
from gorin.kernel.state import Outcome, State
from gorin.kernel.trail import Trail
from gorin.kernel.unheard import forget_answers, take_back_unheard

FORMAT = 1
"""The version of saves and records. A change that old files cannot survive raises it."""


@final
class LogLine:
    """An event as people read it."""

    def __init__(self, rules: Rules, s: State, event: Event) -> None:
        self.kind: str = event.kind
        self.args: tuple[int, ...] = event.args
        self.sentence, self.clauses = rules.sentence(s, event)
        self.refs: tuple[str, ...] = rules.refs(s, event)
        """The objects that it is about, named as options name them."""
        self.beat: Beat | None = rules.beat(s, event) if event.kind in rules.moments else None
        """How it is told where it is a moment worth stopping at."""
        self.follows: bool = event.kind in rules.consequences
        """It belongs to the moment before it."""
        seats = range(s.seats)
        self.seats: tuple[int, ...] | None = (
            None if event.audience == EVERYBODY else tuple([i for i in seats if event.visible_to(i)])
        )
        """The seats that may see it; None: everybody, spectators too."""

    def visible_to(self, seat: int | None) -> bool:
        """What has no sentence is nothing to anybody: some changes only keep the books."""
        return self.sentence != "" and (self.seats is None or seat in self.seats)

    def __repr__(self) -> str:
        return f"LogLine({self.sentence})"


@final
class Origin:
    """What a game began with, or was loaded as, and how many choices had been made by then."""

    def __init__(self, state: State, choices: int) -> None:
        self.state = state
        self.choices = choices


@final
class Game:
    """One game. `decision` says who must choose what; `choose` is the only verb that changes it.

    What callers pass in is typed loosely on purpose: a wrong value gets our own error, also from the
    compiled build, which would otherwise answer with a bare TypeError.
    """

    def __init__(
        self,
        rules: Rules,
        state: State,
        start: dict[str, Any],
        choices: list[list[Any]] | Trail[list[Any]],
        origin: Origin | None = None,
    ) -> None:
        self.rules = rules
        self.state = state
        self._start = start
        self._choices = Trail(choices) if isinstance(choices, list) else choices
        self._origin = Origin(state.clone(), len(choices)) if origin is None else origin
        self._pending: tuple[Decision, ...] | None = None
        self._log: list[LogLine] = []

    # --- choosing -------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions: more than one where players choose secretly at the same time."""
        if self._pending is None:
            s = self.state
            self._pending = tuple([Decision(s, question) for question in open_questions(s)])
        return self._pending

    @property
    def decision(self) -> Decision | None:
        """The first open decision; None when the game is over."""
        pending = self.pending
        return pending[0] if pending else None

    def choose(self, option: Any, seat: Any = None) -> None:
        """Take an Option or its id. Anything that is not offered raises IllegalChoice and changes nothing.

        Where the rules allow it, a seat may choose to "concede" at any time, awaited or not.
        """
        if option == CONCEDE:
            self._concede(seat)
            return
        decision = self._decision_of(seat)
        question = decision._question
        if isinstance(option, str) and question.takes_words and option.startswith(SAY):
            code = question.hear(self.state, option.removeprefix(SAY))
            chosen = option
        else:
            code = question.among[decision.index_of(option)]
            chosen = option.id if isinstance(option, Option) else question.option_id(self.state, code)
        self._choices.append([decision.seat, chosen])
        self._pending = None
        try:
            answer(self.state, question, code)
        except EndlessLoop:
            self._go_back()
            raise

    def choose_in_slow_motion(self, option: Any, seat: Any = None) -> tuple[Game, ...]:
        """Choose, and get the moments on the way that are worth seeing, each as a copy that stands there.

        A copy is for looking at: nobody is asked anything in the midst of what happens.
        """
        onlooker = Onlooker(self.rules)
        self.state.witness = onlooker
        try:
            self.choose(option, seat)
        finally:
            self.state.witness = None
        return tuple([Game(self.rules, s, self._start, self._choices.copy()) for s in onlooker.seen])

    def _concede(self, seat: Any) -> None:
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over: there is nothing to concede")
        if not self.rules.can_concede:
            raise IllegalChoice(f"nobody concedes in {self.rules.name}: a bot can play on instead")
        if seat is None:
            seat = decision.seat
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalChoice(f"there is no seat {seat!r} that could concede")
        if self.state.is_out(seat):
            raise IllegalChoice(f"seat {seat} has left this game already")
        self._choices.append([seat, CONCEDE])
        self._pending = None
        try:
            self.rules.concede(self.state, seat)
            run(self.state)
        except EndlessLoop:
            self._go_back()
            raise

    def _go_back(self) -> None:
        """As it was before the last choice: what this game began with, and every choice since but that one.

        So that nobody pays for it as long as all goes well, nothing is copied before a choice is made.
        """
        past = self._choices.since(0)[:-1]
        again = Game(self.rules, self._origin.state.clone(), self._start, past[: self._origin.choices])
        for seat, option in past[self._origin.choices :]:
            again.choose(option, seat)
        self.state, self._choices = again.state, again._choices
        self._pending, self._log = None, []

    def _decision_of(self, seat: Any) -> Decision:
        pending = self.pending
        if not pending:
            raise IllegalChoice("the game is over: there is nothing to choose")
        if seat is None:
            return pending[0]
        for decision in pending:
            if decision.seat == seat:
                return decision
        raise IllegalChoice(f"seat {seat} has nothing to choose now")

    def why_not(self, seat: Any, ref: Any) -> tuple[Reason, ...]:
        """Why this seat cannot use this object now: reasons with clauses, or nothing where it can."""
        self._check_seat(seat)
        if type(ref) is not str:
            raise GorinError(f"an object is named by a text, not by {type(ref).__name__}")
        if self.over:
            return (Reason("The game is over."),)
        return self.rules.why_not(self.state, seat, ref)

    # --- looking --------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def events(self) -> tuple[LogLine, ...]:
        """What has happened so far."""
        return tuple(self.events_since(0))

    def events_since(self, first: int) -> list[LogLine]:
        """What has happened after so many lines."""
        for event in self.state.told.since(len(self._log)):
            self._log.append(LogLine(self.rules, self.state, event))
        return self._log[first:]

    def view(self, seat: Any = None) -> dict[str, Any]:
        """What this seat may know, as plain JSON values; without a seat: what a spectator sees."""
        if seat is not None:
            self._check_seat(seat)
        outcome = self.outcome
        return {
            "game": self.rules.id,
            "seats": self.seats,
            "seat": seat,
            "awaiting": [decision.seat for decision in self.pending],
            "decision": self._decision_view(seat),
            "outcome": None if outcome is None else encode(outcome),
            **self.rules.view(self.state, seat),
        }

    def _decision_view(self, seat: Any) -> dict[str, Any] | None:
        for decision in self.pending:
            if decision.seat == seat:
                options = [
                    {"id": o.id, "label": o.label, "refs": list(o.refs), "remark": o.remark}
                    for o in decision.options
                ]
                view = {
                    "kind": decision.kind,
                    "prompt": decision.prompt,
                    "options": options,
                    "proposed": decision.proposed,
                }
                return {**view, "takes_words": True} if decision.takes_words else view
        return None

    def digest(self) -> str:
        """A short fingerprint of the whole state. (The log is history and not part of it.)"""
        plain = lent(self.state, leaving_out="events")
        return _fingerprint(msgspec.json.encode(plain))

    # --- copies and texts -----------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy."""
        copy = Game(self.rules, self.state.clone(), self._start, self._choices.copy(), self._origin)
        copy._log = self._log.copy()
        return copy

    def determinize(self, seat: Any, rng: random.Random) -> Game:
        """A copy whose hidden part is dealt again in a way that this seat could believe."""
        self._check_seat(seat)
        s = self.state.clone()
        take_back_unheard(self.rules, s, seat)
        self.rules.determinize(s, seat, rng)
        forget_answers(s)
        s.chance = Chance.seeded(rng.getrandbits(63))
        s.events = [event for event in s.events if event.visible_to(seat)]
        return Game(self.rules, s, {"state": encode(s)}, [])

    def save(self) -> str:
        """The exact moment as JSON; `gorin.load` brings it back."""
        content = {
            "gorin": FORMAT,
            "kind": "save",
            "game": self.rules.id,
            "start": self._start,
            "choices": self._choices.since(0),
            "state": lent(self.state),
        }
        body = _in_order(content)
        return f'{body[:-1].decode()},"check":"{_fingerprint(body)}"}}'

    def record(self) -> dict[str, Any]:
        """Set-up, seed and every choice: the canonical history; `gorin.replay` plays it again."""
        choices = [list(choice) for choice in self._choices.since(0)]
        return {"gorin": FORMAT, "kind": "record", "game": self.rules.id, **self._start, "choices": choices}

    def position(self) -> dict[str, Any]:
        """This moment as a description that people can read, change and set up again."""
        told, since = self._last_description()
        return {"game": self.rules.id, **told, **({THEN: since} if since else {})}

    def _last_description(self) -> tuple[dict[str, Any], list[list[Any]]]:
        """The last moment that can be described, and the choices since: found by playing it all again."""
        if self.rules.is_describable(self.state):
            return self.rules.position(self.state), []
        again, found, since = Game(self.rules, first_state(self.rules, self._start), {}, []), None, 0
        choices = [list(choice) for choice in (*later_choices(self._start), *self._choices.since(0))]
        for number, (seat, option) in enumerate(choices):
            if self.rules.is_describable(again.state):
                found, since = again.state.clone(), number
            again.choose(option, seat)
        if again.digest() != self.digest():
            raise GorinError("this moment has no position: the choices of this game do not lead to it")
        told = position_at(self._start) if found is None else self.rules.position(found)
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
