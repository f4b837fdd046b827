"""Effects upon what is about to happen: to a card, to somebody's Honor, to a province."""

from __future__ import annotations

from gorin.games.ccg.acting.honor import change_in_progress
from gorin.games.ccg.language.meaning import HONOR
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.contests import Fight, Threat
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import ANYBODYS, OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.verbs import NEGATE, PROTECT


class Avert(Effect):
    """What was about to happen to the card does not."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for step in reversed(s.stack):
            if isinstance(step, Threat):
                ops.avert(s, step)
                return

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(PROTECT, Whom(OWN), of=self.what)]

    def text(self, renderer: TextRenderer) -> str:
        return f"negate the {self.what}"


def avert_dishonor() -> Effect:
    return Avert("dishonor")


class AlterHonorChange(Effect):
    """What is about to be gained or lost becomes more, or nothing."""

    def __init__(self, more: int | None) -> None:
        super().__init__()
        self.more = more
        """Nothing: the change is negated."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        change = change_in_progress(s)
        if change is not None:
            ops.alter_change(s, change, 0 if self.more is None else change.amount + self.more)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(NEGATE, Whom(ANYBODYS), of=HONOR)]

    def text(self, renderer: TextRenderer) -> str:
        return "negate the loss" if self.more is None else f"increase that amount by {self.more}"


def one_more() -> Effect:
    return AlterHonorChange(1)


class NoLosses(Rule):
    """Nobody loses Honor."""

    def __init__(self) -> None:
        super().__init__()
        self.about = ops.NO_LOSSES

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return False

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(PROTECT, Whom(ANYBODYS), of=HONOR)]

    def text(self, renderer: TextRenderer) -> str:
        return "each Honor loss is reduced to 0"


def no_losses() -> Rule:
    return NoLosses()


class SaveProvince(Effect):
    """The province that is lost in this battle stands."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for step in reversed(s.stack):
            if isinstance(step, Fight):
                ops.save_province(s, step, s.battlefield)
                return

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(PROTECT, Whom(OWN), of="province")]

    def text(self, renderer: TextRenderer) -> str:
        return "the province is not destroyed"


def save_province() -> Effect:
    return SaveProvince()
