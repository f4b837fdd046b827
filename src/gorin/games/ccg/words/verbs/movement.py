"""Moving units: home, to the current battlefield, to another one."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import HOME, NO_SIDE, NOTHING
from gorin.games.ccg.reading import leader
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.nouns import my_side


class MoveHome(Effect):
    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            ops.move(s, leader(s, card), HOME, NO_SIDE, scope)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return all(s.place[leader(s, card)] != HOME for card in self.whom.cards(s, scope))

    def text(self, speaker: Speaker) -> str:
        whom = self.whom.text(speaker)
        return f"move {whom} home" if len(whom) < 40 else f"move home {whom}"


class MoveHere(Effect):
    """CE-BTL-11: legal without Presence, because it brings the unit along."""

    moves_in = True

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            personality = leader(s, card)
            side = my_side(s, s.controller[personality])
            if s.battlefield != NOTHING and side:
                ops.move(s, personality, s.battlefield, side, scope)

    def text(self, speaker: Speaker) -> str:
        return f"move {self.whom.text(speaker)} to the current battlefield"


def move_home(whom: Things) -> Effect:
    return MoveHome(whom)


def move_here(whom: Things) -> Effect:
    return MoveHere(whom)
