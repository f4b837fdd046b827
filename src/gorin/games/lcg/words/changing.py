"""Verbs whose changes can be answered: they tell the moments, and all that belong together occur at once."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gorin.games.lcg.kinds import COST_PAID
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.changes.changing import is_possible, is_possible_in_full
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import PAYING, Moment, Scope
from gorin.words.grammar.script import Effect, Run


def cause(scope: Scope) -> int:
    """Where a change comes from that words ask for: the card that speaks, unless it is a cost."""
    return COST_PAID if scope.action == PAYING else scope.source


@mypyc_attr(allow_interpreted_subclasses=True)
class Changing(Effect):
    """An effect that makes a change, or several at once, that abilities may answer."""

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        raise NotImplementedError

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        policy_of(s).occur(s, self.moments(s, scope))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """LCG-TRIG-05, LCG-TARG-07."""
        for moment in self.moments(s, scope):  # noqa: SIM110 - asked for every way to use an ability
            if is_possible(s, moment, scope.seat):
                return True
        return False

    def can_pay(self, s: LcgState, scope: Scope) -> bool:
        """LCG-COST-01, LCG-TRIG-06: as a cost all of it must be possible."""
        moments = self.moments(s, scope)
        return bool(moments) and all(is_possible_in_full(s, moment) for moment in moments)


class AtOnce(Changing):
    """LCG-EFF-06: effects of one ability that are simultaneous."""

    def __init__(self, effects: tuple[Changing, ...]) -> None:
        super().__init__()
        self.effects = effects

    def children(self) -> list[Node]:
        return list(self.effects)

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        return [moment for effect in self.effects for moment in effect.moments(s, scope)]

    def means(self, known: Known) -> list[Deed]:
        return [deed for effect in self.effects for deed in effect.means(known)]

    def text(self, speaker: Speaker) -> str:
        return " and ".join(effect.text(speaker) for effect in self.effects)


def joined(effects: list[Effect]) -> list[Effect]:
    """Neighbouring changes become one."""
    found: list[Effect] = []
    together: list[Changing] = []
    for effect in effects:
        if isinstance(effect, Changing):
            together.append(effect)
            continue
        found += _as_one(together)
        together = []
        found.append(effect)
    return found + _as_one(together)


def _as_one(effects: list[Changing]) -> list[Effect]:
    if len(effects) < 2:
        return list(effects)
    return [AtOnce(tuple(effects))]
