"""The bot for somebody's first games: it knows what is good, and overlooks some of it."""

from __future__ import annotations

import random
from typing import ClassVar, final

from gorin.bots.bot import Bot, Outlook
from gorin.bots.heuristic import RATES, insist_on_knowing
from gorin.kernel.decisions import Decision, Option

OVERLOOKS = {"battle": 0.25, "celestial": 0.3, "diamond": 0.25, "war-of-honor": 0.4, "lcg": 0.15}
"""How often it overlooks an option: such that an intermediate player wins about seven games of ten."""

UNDOING = ("back", "pay-enough")
"""What only takes an earlier choice back: it does not go round in circles."""


@final
class BeginnerBot(Bot):
    """Takes the best of the options that it notices, by the same rules of thumb as the heuristic bot."""

    name: ClassVar[str] = "beginner"

    def __init__(self, game: str, rng: random.Random) -> None:
        super().__init__(game, rng)
        insist_on_knowing(game, self.name)

    def choose(self, decision: Decision, outlook: Outlook) -> Option:
        if decision.count == 1:
            return decision.pick(0)
        ratings = RATES[self.game](decision, outlook.look())
        noticed = self._noticed(decision)
        best = max([ratings[index] for index in noticed])
        return decision.pick(self.rng.choice([index for index in noticed if ratings[index] == best]))

    def _noticed(self, decision: Decision) -> list[int]:
        """The options that come to its mind: never none, and never only to take the last choice back."""
        onward = [i for i in range(decision.count) if decision.pick(i).id not in UNDOING] or [0]
        seen = [index for index in onward if self.rng.random() >= OVERLOOKS[self.game]]
        return seen or [self.rng.choice(onward)]
