"""Moving a unit to enemies from wherever it is, within the rules of location."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.questions import PROVINCES, AskThing
from gorin.games.ccg.reading import provinces_of, units_at
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.using import enemy_side
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.nouns import AFTER, Simple, my_side


def battlefields_with_enemies(s: CcgState, seat: int) -> list[int]:
    side = enemy_side(s, seat)
    return [place.id for place in provinces_of(s, s.defender) if side and units_at(s, place.id, side)]


def destinations(s: CcgState, seat: int, personality: int) -> list[int]:
    """CE-BTL-09, CE-BTL-11: who is not at the current battlefield can only be brought there."""
    found = [place for place in battlefields_with_enemies(s, seat) if place != s.place[personality]]
    return found if s.place[personality] == s.battlefield else [p for p in found if p == s.battlefield]


can_be_brought = Simple(
    AFTER,
    "",
    lambda s, scope, card: s.place[card] == s.battlefield or bool(destinations(s, scope.seat, card)),
)
"""Says nothing: it is what the rules of location leave over."""


class BringToEnemies(Effect):
    """To a battlefield at which there are enemy units."""

    moves_in = True

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for personality in self.whom.cards(s, scope):
            places = destinations(s, scope.seat, personality)
            if len(places) > 1:
                asks = "To which battlefield does he move?"
                s.push(AskThing(scope.seat, asks, [PROVINCES + place for place in places]))
            for place in places if len(places) == 1 else []:
                self._move(s, scope, place)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        self._move(s, scope, s.answers[scope.seat] - PROVINCES)

    def _move(self, s: CcgState, scope: Scope, place: int) -> None:
        for personality in self.whom.cards(s, scope):
            ops.move(s, personality, place, my_side(s, s.controller[personality]), scope)

    def text(self, speaker: Speaker) -> str:
        return f"move {self.whom.text(speaker)} to a battlefield where there are enemy units"


def bring_to_enemies(whom: Things) -> Effect:
    return BringToEnemies(whom)
