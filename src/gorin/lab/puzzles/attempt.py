"""Somebody tries to solve a puzzle: what the rivals answer, and where it went wrong."""

from __future__ import annotations

import gorin
from gorin.lab.puzzles.making import Puzzle
from gorin.lab.puzzles.solving import BUDGET, Solver, TooLong, chosen

DEEPER = 10 * BUDGET
"""A wrong choice can lead to more positions than the right one."""


class Attempt:
    """A puzzle in progress. The rivals choose what refutes a mistake, and otherwise what comes first."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.goal = puzzle.goal
        self.game = puzzle.start()
        self.solver = Solver(puzzle.goal, DEEPER)
        self.answers: list[str] = []
        """What the rivals have chosen since the last own choice, in words."""

    @property
    def reached(self) -> bool | None:
        """Solved, failed, or still open."""
        return self.goal.reached(self.game)

    def choose(self, option: str) -> bool:
        """Take an option; False where the goal cannot be reached for certain any more."""
        decision = self.game.pending[0]
        self.game = chosen(self.game, decision.index_of(option))
        self.answers = []
        is_right = self._verdict(self.game) is True
        self._answer()
        return is_right

    def _answer(self) -> None:
        """The rivals choose until it is the solver's turn again, or all is decided."""
        while self.reached is None and self.game.pending[0].seat != self.goal.seat:
            decision = self.game.pending[0]
            index = self._refutation(decision.count)
            self.answers.append(decision.pick(index).label)
            self.game = chosen(self.game, index)

    def _refutation(self, count: int) -> int:
        following = [chosen(self.game, index) for index in range(count)]
        return next((i for i, game in enumerate(following) if self._verdict(game) is False), 0)

    def _verdict(self, game: gorin.Game) -> bool | None:
        try:
            return self.solver.verdict(game)
        except TooLong:
            return None
