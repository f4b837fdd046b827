"""Exhaustive search with open information: does a choice reach a goal, whatever the others do?

Everything is known, so the only thing that cannot be worked out is chance. A line that draws or shuffles is
therefore neither won nor lost, and so is one that would take too long to look at.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import gorin
from gorin.lab.puzzles.goals import Goal

Verdict = bool | None
"""Reached for certain, missed for certain, or nobody can say."""
BUDGET: Final = 4_000
"""Positions that are looked at before a search gives up."""


QUIET: Final = ("pass", "done")


class TooLong(Exception):
    """There are more positions than the budget allows."""


@dataclass
class Solver:
    """Remembers what it has worked out: many orders of the same choices lead to the same position."""

    goal: Goal
    budget: int = BUDGET
    looked_at: int = 0
    known: dict[str, Verdict] = field(default_factory=dict)

    def verdicts(self, game: gorin.Game) -> list[Verdict]:
        """What becomes of each option of the open decision."""
        return [self.after(game, index) for index in range(game.pending[0].count)]

    def after(self, game: gorin.Game, index: int) -> Verdict:
        """What becomes of one option."""
        following = chosen(game, index)
        if following.state.chance.drawn != game.state.chance.drawn:
            reached = self.goal.reached(following)
            return reached if reached is not None and not following.over else None
        return self.verdict(following)

    def verdict(self, game: gorin.Game) -> Verdict:
        """Whether the goal is reached from here if everybody chooses what is best for or against it."""
        reached = self.goal.reached(game)
        if reached is not None:
            return reached
        key = game.digest()
        if key not in self.known:
            self.looked_at += 1
            if self.looked_at > self.budget:
                raise TooLong
            self.known[key] = self._best(game)
        return self.known[key]

    def _best(self, game: gorin.Game) -> Verdict:
        decision = game.pending[0]
        wanted = decision.seat == self.goal.seat
        is_certain = True
        for index in passing_first(decision):
            verdict = self.after(game, index)
            if verdict is wanted:
                return wanted
            is_certain = is_certain and verdict is not None
        return (not wanted) if is_certain else None


def passing_first(decision: gorin.Decision) -> list[int]:
    """The options, those before all others that do nothing: they often decide a fight, and end it soonest."""
    ids = [decision.pick(index).id for index in range(decision.count)]
    return sorted(range(decision.count), key=lambda index: ids[index] not in QUIET)


def chosen(game: gorin.Game, index: int) -> gorin.Game:
    """A copy in which the open decision was answered."""
    following = game.clone()
    decision = following.pending[0]
    following.choose(decision.pick(index), decision.seat)
    return following


def solvable(game: gorin.Game) -> gorin.Game:
    """The same moment as the search plays it: without going back, and without choices that are none."""
    return game.without_take_back().without_forced_choices()


def only_solution(game: gorin.Game, goal: Goal, budget: int = BUDGET) -> int | None:
    """The one option that reaches the goal while every other misses it; None where it is not so."""
    solver = Solver(goal, budget)
    won: list[int] = []
    try:
        for index in range(game.pending[0].count):
            verdict = solver.after(game, index)
            if verdict is None:
                return None
            if verdict:
                won.append(index)
            if len(won) > 1:
                return None
    except TooLong:
        return None
    return won[0] if won else None


def main_line(game: gorin.Game, goal: Goal, budget: int = BUDGET) -> list[tuple[int, str]]:
    """A way to the goal: who chooses which option. The others resist as long as they can choose."""
    solver, line = Solver(goal, budget), list[tuple[int, str]]()
    while goal.reached(game) is None:
        decision = game.pending[0]
        index = next(index for index in range(decision.count) if solver.after(game, index))
        line.append((decision.seat, decision.pick(index).id))
        game = chosen(game, index)
    return line
