"""How a conflict turns out: its skill is counted anew."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.occurrence import occurrence_in_progress
from gorin.games.lcg.fighting.conflict import decided, totals_now
from gorin.games.lcg.language import meaning
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner


@final
class CountAnew(Effect):
    """LCG-CLAR-32, LCG-CLAR-33: the winner is determined once more, by what is counted now or by nothing."""

    def __init__(self, nothing: bool) -> None:
        super().__init__()
        self.nothing = nothing

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.conflict is not None:
            occurrence = occurrence_in_progress(s)
            occurrence.turn_into(decided(s, (0, 0) if self.nothing else totals_now(s)))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return s.conflict is not None

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.CANCEL, Whom(OWN), of="conflict")] if self.nothing else []

    def text(self, renderer: TextRenderer) -> str:
        if self.nothing:
            return "all players count 0 skill in the conflict (no one wins it)"
        return "skill is counted anew"


def count_no_skill() -> Effect:
    """In a would-interrupt to losing a conflict."""
    return CountAnew(True)


def count_anew() -> Effect:
    return CountAnew(False)
