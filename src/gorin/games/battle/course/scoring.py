"""The end of the game: honor and the winners (chapter End of the Game)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle import ops
from gorin.games.battle.clans import CLANS
from gorin.games.battle.map import FLOWERS, IS_SHADOWLANDS, TERRITORY_IDS
from gorin.games.battle.objectives import objective_honor
from gorin.games.battle.state import BattleState
from gorin.games.battle.tokens import HONOR_4, HONOR_BONUS
from gorin.kernel.state import Outcome, Step

TERRITORY_HONOR = 5


def flowers(s: BattleState, province: int) -> int:
    """BR-END-03, BR-BON-02, BR-BON-04: printed flowers and those on tokens; the token 4 covers the print."""
    special = s.special[province]
    return 4 if special == HONOR_4 else FLOWERS[province] + HONOR_BONUS[special]


def flower_honor(s: BattleState, seat: int) -> int:
    """The Shadowlands give none, whatever lies there (BR-SHL-07)."""
    return sum([flowers(s, p) for p in s.controls(seat) if not IS_SHADOWLANDS[p]])


def faceup_honor(s: BattleState, seat: int) -> int:
    """BR-END-05, BR-END-06."""
    return sum([s.faceup[p] for p in s.controls(seat) if not IS_SHADOWLANDS[p]])


def territory_honor(s: BattleState, seat: int) -> int:
    """BR-END-09, BR-END-10."""
    held = [
        t
        for t, name in enumerate(TERRITORY_IDS)
        if not name.startswith("shadowlands") and s.territory_owner(t) == seat
    ]
    return TERRITORY_HONOR * len(held)


def honor_on_board(s: BattleState, seat: int) -> int:
    """What everybody can count at any time: all but the objective."""
    return flower_honor(s, seat) + faceup_honor(s, seat) + territory_honor(s, seat)


@final
class Scoring(Step):
    """Objectives are revealed, honor is added up, and the highest total wins."""

    tag: ClassVar[str] = "scoring"
    stages: ClassVar[tuple[str, ...]] = ("reveal_objectives", "add_up_honor", "name_winners")

    def reveal_objectives(self, s: BattleState) -> None:
        ops.begin_phase(s, "scoring")
        for seat in range(s.seats):
            ops.reveal_objective(s, seat, objective_honor(s, seat))

    def add_up_honor(self, s: BattleState) -> None:
        ops.write_scores(
            s,
            [
                [flower_honor(s, i), faceup_honor(s, i), objective_honor(s, i), territory_honor(s, i)]
                for i in range(s.seats)
            ],
        )

    def name_winners(self, s: BattleState) -> None:
        """BR-OVR-02; equals share the win (BR-OVR-03)."""
        totals = tuple([sum(parts) for parts in s.scores])
        best = max(totals)
        winners = tuple([seat for seat in range(s.seats) if totals[seat] == best])
        names = " and ".join([CLANS[s.clans[seat]].name for seat in winners])
        verb = "wins" if len(winners) == 1 else "share the win"
        s.finish(Outcome(winners, f"{names} {verb} with {best} honor", totals))
