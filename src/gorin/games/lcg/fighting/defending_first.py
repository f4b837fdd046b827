"""Defenders that are declared before there is a conflict (LCG-CLAR-39)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.fighting.declarable import NOT_DECLARED_DEFENDER, can_bear_taint
from gorin.games.lcg.fighting.declaring import DeclareConflict
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.personal import Picking
from gorin.games.lcg.table.reading import characters_of
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.active_effects import holds


@final
class DefendFirst(Picking):
    """LCG-CLAR-39: a player declares defenders before there is a province, a type or a ring."""

    tag: ClassVar[str] = "defend-first"
    stages: ClassVar[tuple[str, ...]] = ("choose", "take", "tell_them")
    kinds: ClassVar[dict[str, str]] = {"take": "defend.early"}

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
        self.ask(s, "Who will defend in the coming conflict?", among)

    def tell_them(self, s: LcgState) -> None:
        for step in s.stack:
            if isinstance(step, DeclareConflict):
                step.first = list(self.chosen)
        for card in self.chosen:
            lands.name_defender(s, card)
