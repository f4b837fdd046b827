"""What is said of units in an army: weaker than another one, Infantry, alone."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import NO_SIDE
from gorin.games.ccg.reading import is_cavalry_unit, leader, location, side_of, unit_force, units_at
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Things
from gorin.games.ccg.words.nouns import AFTER, STATE, Quality, Simple


class WeakerUnit(Quality):
    """In a unit that has less Force altogether than somebody's unit."""

    def __init__(self, whose: Things, words: str) -> None:
        super().__init__(AFTER, words)
        self.whose = whose

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        limit = sum(unit_force(s, leader(s, each)) for each in self.whose.cards(s, scope))
        return unit_force(s, leader(s, card)) < limit

    def text(self, speaker: Speaker) -> str:
        return f"{self.words} less total Force than {self.whose.owning(speaker)} unit"


def whose_unit_is_weaker_than(whose: Things) -> Quality:
    """Of a Personality: "whose unit has less total Force than Fumiyo's unit"."""
    return WeakerUnit(whose, "whose unit has")


def weaker_than_unit_of(whose: Things) -> Quality:
    """Of a unit: "with less total Force than Chen's unit"."""
    return WeakerUnit(whose, "with")


def _is_alone(s: CcgState, scope: Scope, card: int) -> bool:
    side = side_of(s, card)
    return side != NO_SIDE and units_at(s, location(s, card), side) == [card]


infantry_unit = Simple(STATE, "Infantry", lambda s, scope, card: not is_cavalry_unit(s, card))
"""CE-KEY-07, CE-MAN-06: somebody in it is not mounted."""

alone_in_army = Simple(STATE, "the only Personality in the army", _is_alone)
