"""Keywords that a player names: "name an element ... with that keyword"."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.questions import CHOICES, AskThing
from gorin.games.ccg.reading import has
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect
from gorin.games.ccg.words.nouns import AFTER, Simple


class NameElement(Effect):
    """You name one of the five elements; the number of it is the last of the scope's numbers."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        among = [CHOICES + at for at in range(len(ELEMENTS))]
        s.push(AskThing(scope.seat, "Name an element.", among, list(ELEMENTS)))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.numbers.append(s.answers[scope.seat] - CHOICES)

    def text(self, speaker: Speaker) -> str:
        return "name an element"


def _has_named(s: CcgState, scope: Scope, card: int) -> bool:
    return bool(scope.numbers) and has(s, card, ELEMENTS[scope.numbers[-1]])


of_named_element = Simple(AFTER, "of that element", _has_named)


def name_element() -> Effect:
    return NameElement()
