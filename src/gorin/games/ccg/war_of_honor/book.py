"""What War of Honor answers where the editions differ."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gorin.games.ccg.book import CcgBook
from gorin.games.ccg.kinds import EVENT, HOLDING, PERSONALITY
from gorin.games.ccg.table.reading import provinces_of
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.war_of_honor.state import WarState
from gorin.kernel.chance import Chance
from gorin.words.grammar.scope import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class WarBook(CcgBook):
    """The boxed game."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.seats = (2, 3, 4, 5, 6)
        self.dynasty_types = (HOLDING, PERSONALITY, EVENT)
        self.cavalry_segment = False

    def new_state(self, seats: int, chance: Chance) -> CcgState:
        return WarState(seats, chance, self.id)

    def has_lost(self, s: CcgState, seat: int) -> bool:
        """WH-RES-15: only who has no provinces left."""
        return not provinces_of(s, seat)

    def check_honor_victory(self, s: CcgState, seat: int) -> None:
        """Nobody wins by Honor alone."""

    def favor_at_start(self, clans: list[tuple[str, ...]]) -> int:
        return NOBODY
