"""Defenders that are declared before there is a conflict (LCG-CLAR-39)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.fighting.declaring import NOT_DECLARED_DEFENDER, DeclareConflict, can_bear_taint
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.personal import Personal
from gorin.games.lcg.table.reading import characters_of
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import BACK, DONE
from gorin.words.grammar.in_force import holds
from gorin.words.grammar.questions import AskThing


@final
class DefendFirst(Personal):
    """LCG-CLAR-39: a player declares defenders before there is a province, a type or a ring."""

    fields: ClassVar[dict[str, str]] = {"chosen": "[int]"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take", "tell_them")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.chosen: list[int] = []

    def choose(self, s: LcgState) -> None:
        among = [
            card
            for card in characters_of(s, self.seat)
            if not s.bowed[card]
            and card not in self.chosen
            and not holds(s, NOT_DECLARED_DEFENDER, card)
            and can_bear_taint(s, self.seat, [*self.chosen, card])
        ]
        if not among and not self.chosen:
            self.at = len(self.stages)  # everybody can see that there is nobody
            return
        back = [BACK] if self.chosen else []
        s.push(AskThing(self.seat, "Who defends in the conflict to come?", [*among, DONE, *back]))

    def take(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == DONE:
            return
        self.go("choose")
        if code == BACK:
            self.chosen.pop()
        else:
            self.chosen.append(code)

    def tell_them(self, s: LcgState) -> None:
        for step in s.stack:
            if isinstance(step, DeclareConflict):
                step.first = list(self.chosen)
        for card in self.chosen:
            lands.name_defender(s, card)
