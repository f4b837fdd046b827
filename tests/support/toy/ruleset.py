"""What the toy answers to the language of cards."""

from __future__ import annotations

from gorin.language.core import ops
from gorin.language.core.ruleset import Ruleset
from support.toy.kinds import TYPES
from support.toy.occasion import Occasion
from support.toy.state import ToyState


class ToyRuleset(Ruleset):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.types = TYPES

    def state_based_actions(self, s: ToyState) -> bool:
        """Nothing happens by itself but that moments are answered."""
        ops.look_over(s)
        if not s.moments:
            return False
        s.push(Occasion(ops.next_moment(s)))
        return True

    def player_name(self, s: ToyState, seat: int) -> str:
        return f"Player {seat}"
