"""What cards say about turns: your first, not before your second."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.preventing import ANYTHING, Prevention
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Condition
from gorin.games.ccg.words.conditions import Told
from gorin.games.ccg.words.things import SELF
from gorin.words.english import listed

ORDINALS = ("", "first", "second", "third", "fourth")

FIRST_TURN = Told(
    "it is your first turn", lambda s, scope: s.active == scope.seat and s.players[scope.seat].turns == 1
)


def turn_after(last: int) -> Condition:
    """It is none of your first turns: "it is neither your first nor your second turn"."""
    early = [f"your {ORDINALS[turn]}" for turn in range(1, last + 1)]
    words = f"neither {listed(early, 'nor')}" if last > 1 else f"not {early[0]}"
    return Told(f"it is {words} turn", lambda s, scope: s.players[scope.seat].turns > last)


class StaysBowed(Prevention):
    """Nothing straightens this card before one of its player's turns begins."""

    def __init__(self, turn: int) -> None:
        super().__init__("straighten", SELF, ANYTHING, False)
        self.turn = turn

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card == scope.source and s.players[scope.seat].turns < self.turn

    def text(self, speaker: Speaker) -> str:
        return f"nothing straightens {speaker.kind} until your {ORDINALS[self.turn]} turn begins"


def stays_bowed_before_turn(turn: int) -> Prevention:
    return StaysBowed(turn)
