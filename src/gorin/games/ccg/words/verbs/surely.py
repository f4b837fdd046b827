"""Effects that are not negated (CE-NEG-05)."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect
from gorin.words.nodes import Node


class Surely(Effect):
    """Nothing prevents this effect, and what lasts of it is not negated later. It asks nothing."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.sure = True
        self.effect.do(s, scope, run)
        scope.sure = False

    def text(self, speaker: Speaker) -> str:
        return f"{self.effect.text(speaker)} (this cannot be negated)"


def surely(effect: Effect) -> Effect:
    return Surely(effect)
