"""The course of the game: set-up, five rounds of three phases, scoring (chapter Playing the Game)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle.course.placement import Placement
from gorin.games.battle.course.resolution import Resolution
from gorin.games.battle.course.scoring import Scoring
from gorin.games.battle.course.setup import Setup
from gorin.games.battle.course.upkeep import Upkeep
from gorin.games.battle.state import BattleState
from gorin.kernel.state import Step

ROUNDS = 5


@final
class Match(Step):
    """A whole game (BR-RND-01)."""

    tag: ClassVar[str] = "game"
    fields: ClassVar[dict[str, str]] = {"clans": "[int]"}
    stages: ClassVar[tuple[str, ...]] = ("set_up", "play_round", "score")

    def __init__(self, clans: list[int]) -> None:
        super().__init__()
        self.clans = clans
        """The clans agreed on beforehand; nothing once the set-up has begun, which goes by them."""

    def set_up(self, s: BattleState) -> None:
        s.push(Setup(self.clans))
        self.clans = []

    def play_round(self, s: BattleState) -> None:
        if s.round <= ROUNDS:
            s.push(Round())
            self.again()

    def score(self, s: BattleState) -> None:
        s.push(Scoring())


@final
class Round(Step):
    """BR-RND-02."""

    tag: ClassVar[str] = "round"
    stages: ClassVar[tuple[str, ...]] = ("upkeep", "placement", "resolution")

    def upkeep(self, s: BattleState) -> None:
        s.push(Upkeep())

    def placement(self, s: BattleState) -> None:
        s.push(Placement(s.first))

    def resolution(self, s: BattleState) -> None:
        s.push(Resolution())
