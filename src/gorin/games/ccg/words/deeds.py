"""What came of the effects so far: "if he moved", "each of them who moved"."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.reading import unit
from gorin.games.ccg.state import BOWED, DESTROYED, DISHONORED, MOVED, CcgState, Scope, deed
from gorin.games.ccg.words.base import Condition, Things


class Did(Condition):
    """This came of it for each of some cards."""

    def __init__(self, whom: Things, kind: int, words: str) -> None:
        self.whom = whom
        self.kind = kind
        self.words = words

    def holds(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return bool(cards) and all(deed(self.kind, card) in scope.deeds for card in cards)

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.subject(speaker)} {self.words}"


class DidToAny(Condition):
    """This came of it for at least one card."""

    def __init__(self, kind: int, words: str) -> None:
        self.kind = kind
        self.words = words

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return bool(cards_that(self.kind, scope))

    def text(self, speaker: Speaker) -> str:
        return self.words


def cards_that(kind: int, scope: Scope) -> list[int]:
    """The cards for which this came of it."""
    first, end = deed(kind, 0), deed(kind + 1, 0)
    return [done - first for done in scope.deeds if first <= done < end]


class UnitOfThoseWho(Things):
    """The units of those for whom this came of it."""

    def __init__(self, whom: Things, kind: int, words: str) -> None:
        self.whom = whom
        self.kind = kind
        self.words = words

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.whom.cards(s, scope):
            if deed(self.kind, card) in scope.deeds:
                found += unit(s, card)
        return found

    def text(self, speaker: Speaker) -> str:
        return f"the unit of each of {self.whom.text(speaker)} who {self.words}"


def moved(whom: Things) -> Condition:
    return Did(whom, MOVED, "moved")


def did_bow(whom: Things) -> Condition:
    return Did(whom, BOWED, "bowed")


def became_dishonorable(whom: Things) -> Condition:
    return Did(whom, DISHONORED, "became dishonorable")


BOWED_A_CARD = DidToAny(BOWED, "a card bowed")
DESTROYED_A_CARD = DidToAny(DESTROYED, "a card was destroyed")


def units_of_those_who_moved(whom: Things) -> Things:
    return UnitOfThoseWho(whom, MOVED, "moved")
