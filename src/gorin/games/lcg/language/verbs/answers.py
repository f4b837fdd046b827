"""What interrupts do to what is about to happen: cancel it, or put something else in its place."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.occurrence import occurrence_in_progress, stop_initiating
from gorin.games.lcg.acting.resolutions import INITIATES
from gorin.games.lcg.fighting.duel import duel_in_progress
from gorin.games.lcg.language import meaning
from gorin.games.lcg.language.changing import Changing
from gorin.games.lcg.language.verbs.in_play import ToEach
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import HOSTILE, Intent, Known, Whom, perhaps
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Effect, EffectRunner


@final
class Cancel(Effect):
    """What was about to happen does not (LCG-CANC-01 to LCG-CANC-03)."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        """As the kind of event tells it that the ability answers."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        moment = context.moment
        if moment is None:
            return
        occurrence = occurrence_in_progress(s)
        occurrence.take_out(s, moment)
        if moment.kind == INITIATES:
            stop_initiating(s, occurrence)
        duel = duel_in_progress(s)
        if moment.kind == "duel begins" and duel is not None:
            duel.call_off()
        course.cancel(s, moment.card, moment.kind)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-CLAR-29: there must be something to be canceled."""
        return context.moment is not None

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.CANCEL, Whom(HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
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

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        moment = context.moment
        if moment is not None:
            others = self.effect.moments(s, context)
            after = [] if self.after is None else self.after.moments(s, context)
            occurrence_in_progress(s).put_instead(s, moment, others, after)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-REPL-04."""
        return any(is_possible(s, moment, context.seat) for moment in self.effect.moments(s, context))

    def intents(self, known: Known) -> list[Intent]:
        after = [] if self.after is None else perhaps(self.after.intents(known))
        return self.effect.intents(known) + after

    def text(self, renderer: TextRenderer) -> str:
        said = f"instead {self.effect.text(renderer)}"
        return said if self.after is None else f"{said}; if you do, {self.after.text(renderer)}"


@final
class SameInstead(Instead):
    """The same happens to somebody else: one ability that answers several changes says it once."""

    def __init__(self, effect: ToEach) -> None:
        super().__init__(effect, None)
        self.whom = effect.whom

    def text(self, renderer: TextRenderer) -> str:
        return f"the same happens to {self.whom.text(renderer)} instead"


def cancel() -> Effect:
    return Cancel()


def the_same_instead(effect: ToEach) -> Effect:
    return SameInstead(effect)


def instead(effect: Changing, if_you_do: Changing | None = None) -> Effect:
    """`if_you_do`: what follows once the other thing has really happened (LCG-EFF-06)."""
    return Instead(effect, if_you_do)
