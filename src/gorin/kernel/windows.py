"""Windows: what may come before a change and what may follow it.

A change that abilities can interrupt or react to is wrapped into a `InterruptibleEvent`. Its ladder lists, in
the rulebook's own order, the windows that open before and after the change itself.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from gorin.kernel.events import DECLINES
from gorin.kernel.questions import PASS, Question
from gorin.kernel.state import S, State, Step

HAPPEN: Final = "happen"
"""The rung of a ladder on which the change takes place."""


@mypyc_attr(allow_interpreted_subclasses=True)
class InterruptibleEvent(Step, Generic[S]):
    """Something is about to happen: windows, the change, windows.

    In a window the players are asked in order until all have passed one after another; who passed may
    still act if somebody else does. Forced abilities are used without being offered; where several are
    due, one player sets their order. A cancelled change does not happen and is not reacted to.
    """

    tag: ClassVar[str] = "interruptible-event"
    fields: ClassVar[dict[str, str]] = {
        "rung": "int",
        "turn": "int",
        "passes": "int",
        "used": "[int]",
        "cancelled": "bool",
    }
    stages: ClassVar[tuple[str, ...]] = ("next_opportunity", "take_answer", "take_first_due", "after_use")
    ladder: ClassVar[tuple[str, ...]] = (
        "cancel",
        "forced interrupt",
        "interrupt",
        HAPPEN,
        "forced reaction",
        "reaction",
    )

    def __init__(self) -> None:
        super().__init__()
        self.rung = 0
        self.turn = 0
        """Whose opportunity it is, as a place in the order of players."""
        self.passes = 0
        self.used: list[int] = []
        """The abilities used on this occurrence: each is used once at most."""
        self.cancelled = False

    # --- what a game fills in ---------------------------------------------------------------------

    def happen(self, s: S) -> None:
        """Carry out the change."""
        raise NotImplementedError

    def order(self, s: S) -> list[int]:
        """The seats in the order in which they get opportunities."""
        raise NotImplementedError

    def chooser(self, s: S) -> int:
        """Who says what comes first where several forced abilities are due."""
        return self.order(s)[0]

    def is_open(self, s: S, window: str) -> bool:
        """Could anybody at all be asked or forced in a window? Where not, nobody is looked at."""
        return True

    def eligible(self, s: S, window: str, seat: int) -> list[int]:
        """The abilities that a seat can use in a window, as numbers."""
        raise NotImplementedError

    def is_asked(self, s: S, window: str, seat: int) -> bool:
        """Is a seat asked that has nothing to use? It must be where skipping it would tell the others."""
        return False

    def question(self, s: S, window: str, seat: int, among: list[int]) -> Question[S]:
        raise NotImplementedError

    def use(self, s: S, ability: int) -> None:
        """Push what the ability does."""
        raise NotImplementedError

    def use_of(self, s: S, ability: int, seat: int) -> int:
        """The number under which a use is remembered, so that the same does not come twice."""
        return ability

    def take_back(self, s: S) -> None:
        """The ability that was begun last is not used after all: its player is asked again, and only he."""
        del self.used[-1:]
        self.go("next_opportunity")

    def ask_again(self) -> None:
        self.go("next_opportunity")

    # --- the ladder -------------------------------------------------------------------------------

    def next_opportunity(self, s: S) -> None:
        """Go on until somebody is asked, an ability is used or the change takes place."""
        self.at, ladder = len(self.stages), self.ladder
        while not self.cancelled and self.rung < len(ladder):
            window = ladder[self.rung]
            if window == HAPPEN:
                self._climb()
                self.go("next_opportunity")
                self.happen(s)
                return
            if self.is_open(s, window) and self._opens(s, window):
                return
            self._climb()

    def _opens(self, s: S, window: str) -> bool:
        """True where somebody is asked or an ability is used."""
        return self._force(s, window) if window.startswith("forced") else self._offer(s, window)

    def take_answer(self, s: S) -> None:
        seat = self.order(s)[self.turn]
        ability = s.answers[seat]
        if ability == PASS:
            s.tell(DECLINES, (seat,))
            self._pass_on(s)
            self.go("next_opportunity")
        else:
            self._use(s, ability, seat)

    def take_first_due(self, s: S) -> None:
        self._use(s, s.answers[self.chooser(s)], self.chooser(s))

    def after_use(self, s: S) -> None:
        """It was not taken back, so that who has passed may act again."""
        self.passes = 0
        self.turn = (self.turn + 1) % s.seats
        self.go("next_opportunity")

    def _force(self, s: S, window: str) -> bool:
        """True where a forced ability is used, or somebody is asked which comes first."""
        due: list[int] = []
        for seat in self.order(s):
            due += self._usable(s, window, seat)
        if len(due) == 1:
            self._use(s, due[0], self.chooser(s))
        elif due:
            self.go("take_first_due")
            s.push(self.question(s, window, self.chooser(s), due))
        return bool(due)

    def _offer(self, s: S, window: str) -> bool:
        """True where somebody is asked; who could not act in any case passes silently."""
        order = self.order(s)
        while self.passes < s.seats:
            seat = order[self.turn]
            usable = self._usable(s, window, seat)
            if usable or self.is_asked(s, window, seat):
                self.go("take_answer")
                s.push(self.question(s, window, seat, [*usable, PASS]))
                return True
            self._pass_on(s)
        return False

    def _usable(self, s: S, window: str, seat: int) -> list[int]:
        usable = self.eligible(s, window, seat)
        if not self.used:
            return usable
        return [ability for ability in usable if self.use_of(s, ability, seat) not in self.used]

    def _use(self, s: S, ability: int, seat: int) -> None:
        self.used.append(self.use_of(s, ability, seat))
        self.go("after_use")
        self.use(s, ability)

    def _pass_on(self, s: S) -> None:
        self.passes += 1
        self.turn = (self.turn + 1) % s.seats

    def _climb(self) -> None:
        self.rung += 1
        self.turn = 0
        self.passes = 0


def interruptible_event_in_progress(s: State) -> InterruptibleEvent[Any]:
    """The change that the ability now at work responds to."""
    for step in reversed(s.stack):
        if isinstance(step, InterruptibleEvent):
            return step
    raise LookupError("nothing is happening")
