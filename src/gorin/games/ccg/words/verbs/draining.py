"""Take Force away, and speak of how much was really lost."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import FORCE, TURN_END
from gorin.games.ccg.reading import force
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Amount, Things
from gorin.games.ccg.words.verbs.stats import Give


class Drain(Give):
    """A Force penalty; what was lost, no more than there was, is the last of the scope's numbers."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        before = self._total(s, scope)
        super().do(s, scope, run)
        scope.numbers.append(before - self._total(s, scope))

    def _total(self, s: CcgState, scope: Scope) -> int:
        return sum(force(s, card) for card in self.whom.cards(s, scope))


class ForceLost(Amount):
    def value(self, s: CcgState, scope: Scope) -> int:
        return scope.numbers[-1] if scope.numbers else 0

    def text(self, speaker: Speaker) -> str:
        return "the Force it lost"


FORCE_LOST = ForceLost()


def drains(whom: Things, amount: int | Amount) -> Drain:
    return Drain(whom, [(FORCE, amount, -1)], TURN_END)
