"""Movement with a choice of where to."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import HOME, NO_SIDE, PLAY
from gorin.games.ccg.questions import CHOICES, PROVINCES, AskThing
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.nouns import my_side
from gorin.games.ccg.words.verbs.battlefields import destinations


class MoveHomeOrToEnemies(Effect):
    """Home, or to a battlefield at which there are enemies."""

    moves_in = True

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        among = [
            code
            for personality in self.whom.cards(s, scope)
            if s.zone[personality] == PLAY
            for code in self._destinations(s, scope.seat, personality)
        ]
        if among:
            s.push(AskThing(scope.seat, "Where does he move to?", among, ["Home"]))

    def _destinations(self, s: CcgState, seat: int, personality: int) -> list[int]:
        fields = [PROVINCES + place for place in destinations(s, seat, personality)]
        return fields if s.place[personality] == HOME else [*fields, CHOICES]

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        for personality in self.whom.cards(s, scope):
            if code == CHOICES:
                ops.move(s, personality, HOME, NO_SIDE, scope)
            else:
                ops.move(s, personality, code - PROVINCES, my_side(s, s.controller[personality]), scope)

    def text(self, speaker: Speaker) -> str:
        return f"move {self.whom.text(speaker)} home, or to a battlefield where there are enemy units"


def move_home_or_to_enemies(whom: Things) -> Effect:
    return MoveHomeOrToEnemies(whom)
