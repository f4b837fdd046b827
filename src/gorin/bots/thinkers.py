"""The bots that look ahead, as opponents: how much each of them thinks.

Their strength does not depend on how fast the machine is: they are bounded by worlds, not by time. Whoever
waits for an answer bounds the time as well (`Bot.stopped`); a bot in a hurry chooses by what it has seen.
"""

from __future__ import annotations

from typing import ClassVar, final

from gorin.bots.bot import Outlook
from gorin.bots.search import Budget, SearchBot
from gorin.kernel.decisions import Decision, Option

ATTENTION = {"battle": 0.4, "celestial": 0.5, "diamond": 0.6, "war-of-honor": 0.5, "lcg": 0.4}
"""To how many of its choices an expert gives thought, by game: such that it wins about seven games of ten
against an intermediate player."""


@final
class ExpertBot(SearchBot):
    """Looks ahead at some of its choices, and follows rules of thumb at the others."""

    name: ClassVar[str] = "expert"
    budget: ClassVar[Budget] = Budget(worlds=6, ideas=3)

    def choose(self, decision: Decision, outlook: Outlook) -> Option:
        if decision.count > 1 and self.rng.random() >= ATTENTION[self.game]:
            return self._policy.choose(decision, outlook)
        return super().choose(decision, outlook)


@final
class MasterBot(SearchBot):
    """Looks ahead at every choice."""

    name: ClassVar[str] = "master"
    budget: ClassVar[Budget] = Budget(worlds=16, ideas=4)
