"""What happens before a phase or a turn is over, and what is asked about the turn then."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Condition, Things
from gorin.games.ccg.words.triggers import after

PHASE_IS_OVER = after("phase ends", "before this phase is over")
TURN_IS_OVER = after("turn ends", "before this turn is over")


class AssignedToAttack(Condition):
    """On his own player's turn to assign is to attack."""

    def __init__(self, whom: Things) -> None:
        self.whom = whom

    def holds(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return any(
            moment.kind == "assigned" and moment.card in cards and moment.seat == s.active
            for moment in s.history
        )

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.subject(speaker)} was assigned to attack this turn"


def assigned_to_attack(whom: Things) -> Condition:
    return AssignedToAttack(whom)
