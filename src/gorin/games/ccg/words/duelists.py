"""The two who face each other in a duel."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.duel import duel_in_progress
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Things


class Duelist(Things):
    """Your own Personality in the duel, or the one facing him."""

    def __init__(self, own: bool, words: str) -> None:
        self.own = own
        self.words = words

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        duel = duel_in_progress(s)
        if duel is None:
            return []
        return [duel.duelist(which) for which in (0, 1) if (duel.seats[which] == scope.seat) == self.own]

    def text(self, speaker: Speaker) -> str:
        return self.words


YOUR_DUELIST = Duelist(True, "your Personality in the duel")
FACING_DUELIST = Duelist(False, "the other Personality in the duel")
