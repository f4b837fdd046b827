"""What it is worth to hold a province: honor at the end, and the hope of it."""

from __future__ import annotations

from typing import final

from gorin.bots.battle.ambition import progress
from gorin.bots.battle.board import Board
from gorin.games.battle.course.scoring import TERRITORY_HONOR, flowers
from gorin.games.battle.map import IS_SHADOWLANDS, LAND, MEMBERS, TERRITORY_OF
from gorin.games.battle.objectives import OBJECTIVE_OF, OBJECTIVES
from gorin.games.battle.state import NOBODY
from gorin.games.battle.tokens import SCORCHED

HOPE = (0.0, 0.3, 0.5, 0.6, 0.7, 0.8)
"""By rounds left: how much of what is not complete yet counts (of a territory, of the objective)."""
TERRITORY_CARD = 1.5
"""The use of a card that a complete territory gives, as long as there is a round to play it in."""
FOOTING = 0.15
"""What any province is good for, per round left: borders to attack across."""
CAUTION = 1.3
"""How much more the leading rival's honor counts than another's."""


@final
class Worth:
    """The value of the provinces to each seat, seen from one of them: what rivals gain is a loss."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.weight = [self._weight(seat) for seat in range(board.seats)]
        """Seat -> what a point of honor of that seat is worth to us."""
        self._stakes: dict[tuple[int, int], float] = {}

    def _weight(self, seat: int) -> float:
        board = self.board
        if seat == board.me:
            return 1.0
        rivals = [board.honor[other] for other in range(board.seats) if other != board.me]
        leads = len(rivals) > 1 and board.honor[seat] == max(rivals)
        return -(CAUTION if leads else 1.0) / len(rivals)

    def stake(self, seat: int, province: int) -> float:
        """What it means to us that this seat, rather than nobody, holds a province; NOBODY means nothing."""
        if seat == NOBODY:
            return 0.0
        key = (seat, province)
        if key not in self._stakes:
            self._stakes[key] = self.weight[seat] * self.gain(seat, province)
        return self._stakes[key]

    def gain(self, seat: int, province: int) -> float:
        """What the province adds to the honor and the hopes of a seat."""
        gain = FOOTING * self.board.rounds_left + self._own_honor(seat, province)
        territory = TERRITORY_OF[province]
        without = self._in_territory(seat, territory, province, held=False)
        gain += self._in_territory(seat, territory, province, held=True) - without
        if seat == self.board.me and self.board.objective:
            gain += self._for_objective(province)
        return gain

    def scorched(self, province: int) -> float:
        """What is left of a province after a raid: its territory is complete without it."""
        s, territory = self.board.table, TERRITORY_OF[province]
        total = 0.0
        for seat in range(s.seats):
            before = self._in_territory(seat, territory, province, held=False)
            others = [p for p in MEMBERS[territory] if p != province and s.special[p] != SCORCHED]
            after = self._of_territory(territory, others, [p for p in others if s.owner[p] == seat])
            total += self.weight[seat] * (after - before)
        return total

    def defended(self, seat: int, province: int) -> float:
        """What one more faceup control token of this seat there means to us."""
        if seat == NOBODY or not self.board.table.control_pool[seat]:
            return 0.0
        honor = 0.0 if IS_SHADOWLANDS[province] else 1.0
        return self.weight[seat] * (honor + FOOTING * self.board.rounds_left)

    def _own_honor(self, seat: int, province: int) -> float:
        s = self.board.table
        if IS_SHADOWLANDS[province]:
            return 0.0
        return flowers(s, province) + (s.faceup[province] if s.owner[province] == seat else 0)

    def _in_territory(self, seat: int, territory: int, province: int, held: bool) -> float:
        s = self.board.table
        members = [p for p in MEMBERS[territory] if s.special[p] != SCORCHED]
        own = [p for p in members if (held if p == province else s.owner[p] == seat)]
        return self._of_territory(territory, members, own)

    def _of_territory(self, territory: int, members: list[int], own: list[int]) -> float:
        """The honor of a territory, or the hope of it, which grows with the square of what is held."""
        s, left = self.board.table, self.board.rounds_left
        if not own:
            return 0.0
        honor = 0.0 if IS_SHADOWLANDS[members[0]] else float(TERRITORY_HONOR)
        card = TERRITORY_CARD if left and s.card_holder[territory] == NOBODY else 0.0
        if len(own) == len(members):
            return honor + card
        return HOPE[left] * (len(own) / len(members)) ** 2 * (honor + card)

    def _for_objective(self, province: int) -> float:
        objective = OBJECTIVES[OBJECTIVE_OF[self.board.objective]]
        s = self.board.table
        others = [p for p in range(LAND) if s.owner[p] == self.board.me and p != province]
        hope = HOPE[self.board.rounds_left]

        def value(held: list[int]) -> float:
            done = progress(objective.condition, held)
            return objective.honor * (1.0 if done >= 1 else hope * done * done)

        return value([*others, province]) - value(others)
