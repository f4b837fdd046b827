"""The bot that takes any option: for tests, for speed, and as the weakest of opponents."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.bots.bot import Bot, Outlook
from gorin.kernel.decisions import Decision, Option


@final
class RandomBot(Bot):
    """Every option is as likely as any other. Plays every game."""

    name: ClassVar[str] = "random"

    def choose(self, decision: Decision, outlook: Outlook) -> Option:
        return decision.pick(self.rng.randrange(decision.count))
