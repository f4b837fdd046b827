"""Two units change places (CE-BATG-09)."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.reading import leader
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.nouns import my_side


class SwitchLocations(Effect):
    """Each moves to the location of the other at the same time; if one does not, neither does."""

    def __init__(self, one: Things, other: Things) -> None:
        super().__init__()
        self.one = one
        self.other = other

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for one, other in zip(self.one.cards(s, scope), self.other.cards(s, scope), strict=False):
            first, second = leader(s, one), leader(s, other)
            sides = my_side(s, s.controller[first]), my_side(s, s.controller[second])
            ops.switch(s, first, second, sides, scope)

    def text(self, speaker: Speaker) -> str:
        return f"switch the locations of {self.one.text(speaker)} and {self.other.text(speaker)}"


def switch_locations(one: Things, other: Things) -> Effect:
    return SwitchLocations(one, other)
