"""Naming an element while the effects resolve."""

from __future__ import annotations

from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.questions import CHOICES
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run


class NameElement(Effect):
    """You name one of the five elements; the number of it is the last of the scope's numbers."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        among = [CHOICES + at for at in range(len(ELEMENTS))]
        s.push(AskOf(scope.seat, "Name an element.", among, list(ELEMENTS)))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        named = s.answers[scope.seat] - CHOICES
        scope.numbers.append(named)
        ops.name(s, scope.seat, ELEMENTS[named])

    def means(self, known: Known) -> list[Deed]:
        return []

    def text(self, speaker: Speaker) -> str:
        return "name an element"


def name_element() -> Effect:
    return NameElement()
