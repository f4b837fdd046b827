"""The bot that knows what is good: it rates every option by rules of thumb and takes the best."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar, final

from gorin.bots import battle, ccg, lcg
from gorin.bots.bot import Bot, Outlook, View
from gorin.bots.levels import shown
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.errors import GorinError

Rate = Callable[[Decision, View], list[float]]
"""A game's rules of thumb: a number for each option, the higher the better."""

RATES: dict[str, Rate] = {
    "battle": battle.rate,
    "celestial": ccg.rate,
    "diamond": ccg.rate,
    "war-of-honor": ccg.rate,
    "lcg": lcg.rate,
}


def insist_on_knowing(game: str, bot: str) -> None:
    """GorinError where there are no rules of thumb for a game, by which this bot could play it."""
    if game not in RATES:
        raise GorinError(f"the {shown(bot)} bot does not know {game!r} yet, only {', '.join(RATES)}")


@final
class HeuristicBot(Bot):
    """Takes the option with the highest rating; among equals, any.

    Its knowledge belongs to a game. For a game without any it refuses, rather than play at random
    under a name that promises more.
    """

    name: ClassVar[str] = "heuristic"

    def __init__(self, game: str, rng: random.Random) -> None:
        super().__init__(game, rng)
        insist_on_knowing(game, self.name)
        self._rate = RATES[game]

    def choose(self, decision: Decision, outlook: Outlook) -> Option:
        if decision.count == 1:
            return decision.pick(0)
        ratings = self._rate(decision, outlook.look())
        best = max(ratings)
        return decision.pick(self.rng.choice([i for i, rating in enumerate(ratings) if rating == best]))
