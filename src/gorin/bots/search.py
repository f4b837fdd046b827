"""A bot that looks ahead: it tries its best ideas in worlds that it could believe in, and compares.

The ideas are the options that the heuristic bot rates highest. In each imagined world all of them are played
on by heuristic bots in every seat, with the same chance, to the end of the round or turn. The bot departs
from what the heuristic would choose only where another option does better by more than chance explains.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from math import sqrt
from typing import ClassVar

from mypy_extensions import mypyc_attr

from gorin.bots.bot import Bot, Outlook, outlook_of
from gorin.bots.heuristic import RATES, HeuristicBot
from gorin.bots.standing import standing
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.game import Game

FEWEST_WORLDS = 4
"""Fewer say nothing."""
LONGEST = 300
"""Decisions after which a rollout is over, whatever the round says."""
AHEAD = 1
"""A rollout goes on to the end of so many rounds or turns, the present one included."""
ASTRAY = 0.3
"""How often a rival's secret choice at the same time is taken for any option at all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Flat Monte Carlo over worlds that the seat could believe in.

    With `seconds` at 0, only `worlds` bounds it, and the same seed gives the same choice.
    """

    name: ClassVar[str] = "search"
    worlds: ClassVar[int] = 16
    """At most so many worlds are tried for a decision."""
    seconds: ClassVar[float] = 0.0
    """The processor time that a decision may take; 0: as long as the worlds take."""
    ideas: ClassVar[int] = 4
    """So many options are tried, the one that the heuristic would choose among them."""
    proof: ClassVar[float] = 1.5
    """By how many standard errors another option must be better."""

    def __init__(self, game: str, rng: random.Random) -> None:
        super().__init__(game, rng)
        HeuristicBot(game, rng)  # refuses a game that it does not know
        self.stopped: Callable[[], bool] = _never
        """Asked between rollouts: the bot then chooses by what it has seen so far."""

    def choose(self, decision: Decision, outlook: Outlook) -> Option:
        if decision.count == 1:
            return decision.pick(0)
        ideas = self._ideas(decision, outlook)
        if len(ideas) == 1:
            return decision.pick(ideas[0])
        results = self._tried([decision.pick(index).id for index in ideas], decision.seat, outlook)
        return decision.pick(ideas[self._best(results)])

    def _ideas(self, decision: Decision, outlook: Outlook) -> list[int]:
        """The options rated highest, the heuristic's own choice first; what only undoes is none."""
        ratings = RATES[self.game](decision, outlook.look())
        best = max(ratings)
        own = self.rng.choice([index for index, rating in enumerate(ratings) if rating == best])
        others = [index for index in range(decision.count) if index != own and _leads_on(decision, index)]
        self.rng.shuffle(others)  # among equals, any
        others.sort(key=lambda index: -ratings[index])
        return [own, *others[: self.ideas - 1]]

    def _tried(self, ideas: list[str], seat: int, outlook: Outlook) -> list[list[float]]:
        """World by world, what came of each idea."""
        results: list[list[float]] = []
        end = time.process_time() + self.seconds if self.seconds else 0.0
        for _ in range(self.worlds):
            world, luck = outlook.imagine(self.rng).without_take_back(), self.rng.random()
            found: list[float] = []
            for idea in ideas:
                if self.stopped() or (end and time.process_time() > end):
                    return results
                found.append(_played_on(world.clone(), idea, seat, luck))
            results.append(found)
        return results

    def _best(self, results: list[list[float]]) -> int:
        """The idea that is better than the first by the most, if that is proven; otherwise the first."""
        if len(results) < FEWEST_WORLDS:
            return 0
        best, most = 0, 0.0
        for idea in range(1, len(results[0])):
            gain, error = _gain([found[idea] - found[0] for found in results])
            if gain > most and gain > self.proof * error:
                best, most = idea, gain
        return best


def _gain(differences: list[float]) -> tuple[float, float]:
    """The mean of some differences, and its standard error.

    >>> _gain([1.0, 3.0])
    (2.0, 1.0)
    """
    count = len(differences)
    mean = sum(differences, 0.0) / count
    spread = sum([(each - mean) ** 2 for each in differences], 0.0) / (count - 1)
    return mean, sqrt(spread / count)


def _leads_on(decision: Decision, index: int) -> bool:
    return decision.pick(index).id != "back"


def _played_on(world: Game, idea: str, seat: int, luck: float) -> float:
    """How well the seat stands once a world in which it chose this is played on to the end of the round."""
    rng = random.Random(luck)
    game = world.rules.id
    last, bot = _clock(world) + AHEAD, HeuristicBot(game, rng)
    world.choose(idea, seat)
    for _ in range(LONGEST):
        pending = world.pending
        if not pending or _clock(world) >= last:
            break
        _choose_for(world, pending, bot, rng)
    return standing(world, seat)


def _choose_for(world: Game, pending: tuple[Decision, ...], bot: HeuristicBot, rng: random.Random) -> None:
    """One choice of a rollout. Of what several choose in secret nobody can be sure: some go astray."""
    decision = pending[0]
    if decision.is_secret and rng.random() < ASTRAY:
        option = decision.pick(rng.randrange(decision.count))
    else:
        option = bot.choose(decision, outlook_of(world, decision.seat))
    world.choose(option, decision.seat)


def _clock(world: Game) -> int:
    """The round of a game, or the turn where it has no rounds."""
    s = world.state
    found: int = getattr(s, "round", -1)
    return found if found >= 0 else sum([player.turns for player in getattr(s, "players", ())])


def _never() -> bool:
    return False
