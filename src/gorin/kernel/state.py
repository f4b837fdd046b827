"""The state of a game: plain values, the stack of steps in progress, chance, and what has happened."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from gorin.kernel.append_log import AppendLog
from gorin.kernel.chance import Chance
from gorin.kernel.events import EVERYBODY, NO_CAUSE, Event
from gorin.kernel.reasons import Reason
from gorin.kernel.serializable import Serializable, copy_serializable


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Serializable):
    """A rule in progress. Its stages are methods, listed by name in the rulebook's own order.

    A stage does one thing, asks one question or pushes one step; what it must remember is a field.
    """

    tag: ClassVar[str] = "step"
    fields: ClassVar[dict[str, str]] = {"at": "int"}
    stages: ClassVar[tuple[str, ...]] = ()
    kinds: ClassVar[dict[str, str]] = {}
    """The kind of the question that each stage takes the answer to, by the name of the stage."""

    def __init__(self) -> None:
        self.at = 0

    def go(self, stage: str) -> None:
        """Continue with this stage instead of the next one."""
        self.at = self.stages.index(stage)

    def again(self) -> None:
        """Run the present stage once more."""
        self.at -= 1

    def ask_again(self) -> None:
        """Its question was taken off: it stands where it has asked, to ask what is right now."""
        self.at -= 1

    def unanswered(self, s: Any, seat: int, least: int) -> None:
        """Whom it has asked is not in the game any more; go on with the answer that does least."""
        s.answers[seat] = least

    def on_player_left(self, s: Any, seat: int) -> None:
        """A player has left the game while it is in progress: drop what it keeps of him."""

    def forget_private(self, s: Any, seat: int) -> None:
        """A world that this seat could believe in is made: drop what the seat was never told of it."""

    def awaits(self, s: Any) -> str:
        """The stage that takes the answer which it waits for: the one that comes next."""
        return self.stages[self.at] if self.at < len(self.stages) else "end"

    def question_kind(self, s: Any) -> str:
        """What programs call the question that it asks now: `Decision.kind`."""
        return self.kinds[self.awaits(s)]

    def asks_about(self, s: Any) -> str:
        """What its question is about, where the same is asked of many things; a name for programs."""
        return ""

    def cause(self, s: Any) -> tuple[int, ...]:
        """What the changes come from that it makes, for the log; NO_CAUSE where the step below it knows."""
        return NO_CAUSE

    def refuses(self, s: Any, seat: int, code: int) -> Reason | None:
        """Which condition of the question that it asks this seat now a thing does not meet.

        Asked only of what is not offered, by the tests that have made the options; None where it cannot say.
        """
        return None

    def clone(self) -> Step:
        copied: Step = copy_serializable(self)
        return copied


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Serializable):
    """How a game ended: who won, why, and each seat's score where the game keeps scores.

    >>> Outcome(winners=(1,), reason="Most honor.", scores=(12, 15))
    Outcome(winners=(1,), reason='Most honor.', scores=(12, 15))
    """

    tag: ClassVar[str] = "outcome"
    fields: ClassVar[dict[str, str]] = {"winners": "(int)", "reason": "str", "scores": "(int)"}

    def __init__(self, winners: tuple[int, ...], reason: str, scores: tuple[int, ...] = ()) -> None:
        self.winners = winners
        """The winning seats: several if they share the win, none if nobody wins."""
        self.reason = reason
        """Why the game ended, as people read it."""
        self.scores = scores
        """Each seat's score; empty where the game keeps none."""

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, reason={self.reason!r}, scores={self.scores})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Somebody who looks on while things happen, and touches nothing."""

    def see(self, s: State, event: Event) -> None:
        """The event was told just now: the state is that very moment's."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Serializable):
    """What every game's state has. Only ops write to it; steps write to themselves."""

    witness: Witness | None = None
    """Who looks on now. It is no part of the state: copies and saves have none."""

    tag: ClassVar[str] = "state"
    fields: ClassVar[dict[str, str]] = {
        "seats": "int",
        "chance": "chance",
        "stack": "[step]",
        "answers": "[int]",
        "outcome": "?outcome",
        "events": "[event]",
    }

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Step] = []
        """The step on top is the one at work."""
        self.answers: list[int] = [0] * seats
        """Each seat's last answer, for the stage that comes after a question."""
        self.outcome: Outcome | None = None
        self.told: AppendLog[Event] = AppendLog([])

    @property
    def events(self) -> list[Event]:
        """What has happened so far."""
        return self.told.since(0)

    @events.setter
    def events(self, events: list[Event]) -> None:
        self.told = AppendLog(events)

    def push(self, step: Step) -> None:
        self.stack.append(step)

    def tell(
        self,
        kind: str,
        args: tuple[int, ...] = (),
        audience: int = EVERYBODY,
        cause: tuple[int, ...] = NO_CAUSE,
    ) -> None:
        """Say what an op has just done. The cause is that of the step at work, unless the op knows better."""
        event = Event(kind, args, audience, cause or self.cause(kind))
        self.told.append(event)
        if self.witness is not None:
            self.witness.see(self, event)

    def cause(self, kind: str) -> tuple[int, ...]:
        """What a change of this kind that happens now comes from: the topmost step that knows says it."""
        for step in reversed(self.stack):
            found = step.cause(self)
            if found:
                return found
        return NO_CAUSE

    def finish(self, outcome: Outcome) -> None:
        """The game is over: nothing is in progress any more."""
        self.outcome = outcome
        self.stack.clear()
        self.tell("over", outcome.winners)

    def is_out(self, seat: int) -> bool:
        """Has this player left the game while the others play on?"""
        return False

    def state_based_actions(self) -> bool:
        """Deal with what the last stage has brought about; True where something was pushed for it."""
        return False

    def rebuild_caches(self) -> None:
        """Work out again what is not saved."""

    def clone(self) -> State:
        raise NotImplementedError

    def copy_base_into(self, copy: State) -> None:
        """The part of `clone` that every game shares. Events and outcomes never change: they are shared."""
        copy.seats = self.seats
        copy.chance = self.chance.clone()
        copy.stack = [step.clone() for step in self.stack]
        copy.answers = self.answers.copy()
        copy.outcome = self.outcome
        copy.told = self.told.copy()


S = TypeVar("S", bound=State)
