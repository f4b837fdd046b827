"""What a bot has found out about a decision: its ideas, and what came of them in the worlds it imagined."""

from __future__ import annotations

from math import sqrt
from typing import final

from gorin.bots.standing import Counts

FEWEST_WORLDS = 4
"""Fewer say nothing."""
OUT = 2.0
"""By how many standard errors an idea must be worse than the best to be dropped."""


@final
class Ending:
    """Where a rollout has stopped: the chance of the seat to win, and what everybody has by then."""

    def __init__(self, chance: float, counts: Counts | None) -> None:
        self.chance = chance
        self.counts = counts
        """None where the game is over."""


@final
class Idea:
    """An option under trial."""

    def __init__(self, index: int, option: str) -> None:
        self.index = index
        """Its place among the options of the decision."""
        self.option = option
        self.endings: list[Ending] = []
        """World by world: those of several ideas are pairs, as long as both were tried."""

    @property
    def chance(self) -> float:
        """The chance to win that it gives, as far as it was tried."""
        found = [ending.chance for ending in self.endings]
        return sum(found, 0.0) / len(found) if found else 0.0

    def gain_over(self, other: Idea) -> tuple[float, float]:
        """By how much it is better in the same worlds, and the standard error of that."""
        pairs = zip(self.endings, other.endings, strict=False)  # the other may have been dropped before
        return gain([mine.chance - theirs.chance for mine, theirs in pairs])


@final
class Thought:
    """The ideas for one decision, the first of them what the heuristic would do."""

    def __init__(self, ideas: list[Idea], proof: float) -> None:
        self.ideas = ideas
        self.running = list(ideas)
        """Those that are still tried."""
        self.proof = proof
        self.chosen = ideas[0]
        self.mixture: list[float] = []
        """How often each idea is to be chosen, where chance should decide between them."""

    @property
    def worlds(self) -> int:
        return max([len(idea.endings) for idea in self.ideas])

    def narrow(self) -> None:
        """Drop what is clearly worse than the best, or always the same."""
        if len(self.running[0].endings) < FEWEST_WORLDS:
            return
        best = self._best()
        self.running = [idea for idea in self.running if idea is best or not _is_out(idea, best)]

    def conclude(self) -> None:
        """Choose. Away from the first idea only where another is better by more than chance explains."""
        if self.worlds < FEWEST_WORLDS:
            return
        best, first = self._best(), self.ideas[0]
        if first in self.running:
            better, error = best.gain_over(first)
            best = best if better > self.proof * error else first
        self.chosen = best

    def _best(self) -> Idea:
        best = self.running[0]
        for idea in self.running[1:]:
            if idea.chance > best.chance:
                best = idea
        return best


def _is_out(idea: Idea, best: Idea) -> bool:
    better, error = idea.gain_over(best)
    return better <= -OUT * error


def gain(differences: list[float]) -> tuple[float, float]:
    """The mean of some differences, and its standard error.

    >>> gain([1.0, 3.0])
    (2.0, 1.0)
    """
    count = len(differences)
    if count < 2:
        return sum(differences, 0.0), 0.0
    mean = sum(differences, 0.0) / count
    spread = sum([(each - mean) ** 2 for each in differences], 0.0) / (count - 1)
    return mean, sqrt(spread / count)
