"""Verbs whose changes can be answered: they tell the moments, and all that belong together occur at once."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gorin.games.lcg.kinds import COST_PAID
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.changing import is_possible, is_possible_in_full
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import PAYING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Effect, EffectRunner


def cause(context: AbilityContext) -> int:
    """Where a change comes from that words ask for: the card that speaks, unless it is a cost."""
    return COST_PAID if context.action == PAYING else context.source


@mypyc_attr(allow_interpreted_subclasses=True)
class Changing(Effect):
    """An effect that makes a change, or several at once, that abilities may answer."""

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        raise NotImplementedError

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        rules_of(s).occur(s, self.moments(s, context))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-TRIG-05, LCG-TARG-07."""
        for moment in self.moments(s, context):  # noqa: SIM110 - asked for every way to use an ability
            if is_possible(s, moment, context.seat):
                return True
        return False

    def can_pay(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-COST-01, LCG-TRIG-06: as a cost all of it must be possible."""
        moments = self.moments(s, context)
        return bool(moments) and all(is_possible_in_full(s, moment) for moment in moments)


class AtOnce(Changing):
    """LCG-EFF-06: effects of one ability that are simultaneous."""

    def __init__(self, effects: tuple[Changing, ...]) -> None:
        super().__init__()
        self.effects = effects

    def children(self) -> list[Node]:
        return list(self.effects)

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        return [moment for effect in self.effects for moment in effect.moments(s, context)]

    def intents(self, known: Known) -> list[Intent]:
        return [intent for effect in self.effects for intent in effect.intents(known)]

    def text(self, renderer: TextRenderer) -> str:
        return " and ".join(effect.text(renderer) for effect in self.effects)


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
