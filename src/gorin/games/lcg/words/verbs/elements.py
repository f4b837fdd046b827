"""Elements that the contested ring gains, and all of its effects."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.fighting.rings import ResolveRing
from gorin.games.lcg.kinds import CONFLICT_END, ELEMENTS
from gorin.games.lcg.table.reading import RING_GAINS, attacked_cards, elements_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words import meaning
from gorin.games.lcg.words.traits import Whenever
from gorin.games.lcg.words.when.conditions import DURING_CONFLICT
from gorin.words.grammar import ops
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.verbs import PERMIT


@final
class GainProvinceElements(Effect):
    """The contested ring has the elements of the attacked province, too, until the conflict ends."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = [
            Whenever(RING_GAINS + name, f"the contested ring gains the {name} element", DURING_CONFLICT)
            for name in ELEMENTS
        ]

    def children(self) -> list[Node]:
        return list(self.rules)

    def _new(self, s: LcgState) -> list[int]:
        if s.conflict is None:
            return []
        there = {name for card in attacked_cards(s) for name in s.definition(card).elements}
        has = elements_of(s, s.conflict.ring)
        return [element for element, name in enumerate(ELEMENTS) if name in there and element not in has]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for element in self._new(s):
            ops.add_rule(s, run.what, self.rules[element].number, CONFLICT_END, scope)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._new(s))

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.node in [rule.number for rule in self.rules] and lasting.until == CONFLICT_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(PERMIT, Whom(OWN), of="ring")]

    def text(self, speaker: Speaker) -> str:
        until = speaker.dialect.until(CONFLICT_END)
        return f"add the elements of the attacked province to the contested ring {until}"


def gain_province_elements() -> Effect:
    return GainProvinceElements()


@final
class ResolveEachElement(Effect):
    """LCG-RINGE-08: all effects of the contested ring, one fully after the other."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        conflict = s.conflict
        if conflict is None:
            return
        for element in reversed(elements_of(s, conflict.ring)):
            step = ResolveRing(scope.seat, conflict.ring, False)
            step.element = element
            s.push(step)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.RING, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return "resolve each of the contested ring's effects"


def resolve_each_element() -> Effect:
    return ResolveEachElement()
