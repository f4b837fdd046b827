"""How much: numbers that are read from the table when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from gorin.games.lcg.table.reading import attackers, is_facedown, provinces_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import glory, military, political
from gorin.words.amounts import StatOf
from gorin.words.grammar.base import Amount, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.scope import Scope


def military_of(whom: Things) -> Amount:
    return StatOf(whom, "military skill", military)


def political_of(whom: Things) -> Amount:
    return StatOf(whom, "political skill", political)


def glory_of(whom: Things) -> Amount:
    return StatOf(whom, "glory", glory)


def fate_on(whom: Things) -> Amount:
    return StatOf(whom, "fate", lambda s, card: s.fate[card])


@final
class Counted(Amount):
    """A number that a function tells."""

    def __init__(self, words: str, read: Callable[[LcgState, Scope], int]) -> None:
        self.words = words
        self.read = read

    def value(self, s: LcgState, scope: Scope) -> int:
        return self.read(s, scope)

    def text(self, speaker: Speaker) -> str:
        return self.words


ATTACKERS = Counted("the number of attacking characters", lambda s, scope: len(attackers(s)))
UNREVEALED = Counted(
    "the number of unrevealed provinces you control",
    lambda s, scope: len([place for place in provinces_of(s, scope.seat) if is_facedown(s, place)]),
)
