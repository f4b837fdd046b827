"""Elements that the contested ring gains, and all of its effects."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.fighting.rings import ResolveRings, effective_elements
from gorin.games.lcg.kinds import CONFLICT_END, ELEMENTS
from gorin.games.lcg.language import meaning
from gorin.games.lcg.language.restrictions import RING_GAINS_ELEMENT
from gorin.games.lcg.language.traits import Whenever
from gorin.games.lcg.language.when.conditions import DURING_CONFLICT
from gorin.games.lcg.table.reading import attacked_cards, elements_of
from gorin.games.lcg.table.state import LcgState
from gorin.language.core import ops
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.nodes import Node
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.verbs import PERMIT


@final
class GainProvinceElements(Effect):
    """The contested ring has the elements of the attacked province, too, until the conflict ends."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = [Whenever(kind, DURING_CONFLICT) for kind in RING_GAINS_ELEMENT]

    def children(self) -> list[Node]:
        return list(self.rules)

    def _new(self, s: LcgState) -> list[int]:
        if s.conflict is None:
            return []
        there = {name for card in attacked_cards(s) for name in s.definition(card).elements}
        has = elements_of(s, s.conflict.ring)
        return [element for element, name in enumerate(ELEMENTS) if name in there and element not in has]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for element in self._new(s):
            ops.add_rule(s, runner.what, self.rules[element].number, CONFLICT_END, context)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._new(s))

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.node in [rule.number for rule in self.rules] and lasting.until == CONFLICT_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(PERMIT, Whom(OWN), of="ring")]

    def text(self, renderer: TextRenderer) -> str:
        until = renderer.until(CONFLICT_END)
        return f"add the elements of the attacked province to the contested ring{until}"


def gain_province_elements() -> Effect:
    return GainProvinceElements()


@final
class ResolveEachElement(Effect):
    """LCG-RINGE-08: all effects of the contested ring, one fully after the other."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        conflict = s.conflict
        if conflict is None:
            return
        elements = [CHOICES + element for element in elements_of(s, conflict.ring)]
        s.push(ResolveRings(context.seat, conflict.ring, elements, False))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return s.conflict is not None and bool(effective_elements(s, context.seat, s.conflict.ring))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.RING, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "resolve each of the contested ring's effects"


def resolve_each_element() -> Effect:
    return ResolveEachElement()
