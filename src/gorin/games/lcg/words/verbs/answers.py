"""What interrupts do to what is about to happen: cancel it, or put something else in its place."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.occurrence import occurrence_in_progress, stop_initiating
from gorin.games.lcg.acting.scripts import INITIATES
from gorin.games.lcg.fighting.duel import duel_in_progress
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words import meaning
from gorin.games.lcg.words.changing import Changing
from gorin.games.lcg.words.verbs.in_play import ToEach
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import HOSTILE, Deed, Known, Whom, perhaps
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run


@final
class Cancel(Effect):
    """What was about to happen does not (LCG-CANC-01 to LCG-CANC-03)."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        moment = scope.moment
        if moment is None:
            return
        occurrence = occurrence_in_progress(s)
        occurrence.take_out(s, moment)
        if moment.kind == INITIATES:
            stop_initiating(s, occurrence)
        duel = duel_in_progress(s)
        if moment.kind == "duel begins" and duel is not None:
            duel.call_off()
        course.cancel(s, moment.card)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """LCG-CLAR-29: there must be something to be canceled."""
        return scope.moment is not None

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.CANCEL, Whom(HOSTILE))]

    def text(self, speaker: Speaker) -> str:
        return self.words


class Instead(Effect):
    """Something else happens in its place (LCG-REPL-01 to LCG-REPL-04)."""

    def __init__(self, effect: Changing, after: Changing | None) -> None:
        super().__init__()
        self.effect = effect
        self.after = after
        """What follows if that really happens."""

    def children(self) -> list[Node]:
        return [self.effect] if self.after is None else [self.effect, self.after]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        moment = scope.moment
        if moment is not None:
            others = self.effect.moments(s, scope)
            after = [] if self.after is None else self.after.moments(s, scope)
            occurrence_in_progress(s).put_instead(s, moment, others, after)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """LCG-REPL-04."""
        return any(is_possible(s, moment, scope.seat) for moment in self.effect.moments(s, scope))

    def means(self, known: Known) -> list[Deed]:
        after = [] if self.after is None else perhaps(self.after.means(known))
        return self.effect.means(known) + after

    def text(self, speaker: Speaker) -> str:
        said = f"instead {self.effect.text(speaker)}"
        return said if self.after is None else f"{said}; if you do, {self.after.text(speaker)}"


@final
class SameInstead(Instead):
    """The same happens to somebody else: one ability that answers several changes says it once."""

    def __init__(self, effect: ToEach) -> None:
        super().__init__(effect, None)
        self.whom = effect.whom

    def text(self, speaker: Speaker) -> str:
        return f"the same happens to {self.whom.text(speaker)} instead"


def cancel(words: str = "cancel those effects") -> Effect:
    return Cancel(words)


def the_same_instead(effect: ToEach) -> Effect:
    return SameInstead(effect)


def instead(effect: Changing, if_you_do: Changing | None = None) -> Effect:
    """`if_you_do`: what follows once the other thing has really happened (LCG-EFF-06)."""
    return Instead(effect, if_you_do)
