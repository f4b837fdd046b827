"""How a conflict turns out: its skill is counted anew."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.occurrence import occurrence_in_progress
from gorin.games.lcg.fighting.conflict import decided, totals_now
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words import meaning
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run


@final
class CountAnew(Effect):
    """LCG-CLAR-32, LCG-CLAR-33: the winner is determined once more, by what is counted now or by nothing."""

    def __init__(self, nothing: bool) -> None:
        super().__init__()
        self.nothing = nothing

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        if s.conflict is not None:
            occurrence = occurrence_in_progress(s)
            occurrence.turn_into(decided(s, (0, 0) if self.nothing else totals_now(s)))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.CANCEL, Whom(OWN), of="conflict")] if self.nothing else []

    def text(self, speaker: Speaker) -> str:
        if self.nothing:
            return "all players count 0 skill in the conflict (nobody wins it)"
        return "skill is counted anew"


def count_no_skill() -> Effect:
    """In a would-interrupt to losing a conflict."""
    return CountAnew(True)


def count_anew() -> Effect:
    return CountAnew(False)
