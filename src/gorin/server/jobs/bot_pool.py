"""Bots in processes of their own, with a hard limit on how long they may think."""

from __future__ import annotations

import logging
import os
from typing import Protocol

from gorin.kernel.errors import GorinError
from gorin.server.jobs.pool import JobPool

BUDGET = 5.0
"""Seconds that a bot may think about one choice."""
MODEST = 5
"""How far bots step back (`nice`): who serves people's clicks comes before who thinks."""
PEOPLE, NOBODY = 0, 1
"""How urgent a choice is: somebody waits for it, or only other bots do."""


log = logging.getLogger(__name__)


class Doer(Protocol):
    async def do(self, name: str, *given: object, urgency: int = 0, caller: str = "") -> object: ...

    def close(self) -> None: ...


class BotPool:
    """As many bots as there are workers think at the same time; the others wait, people's tables in front.

    Where there are several workers, one of them is for tables at which people wait: however long other bots
    think, somebody who waits is answered at once.
    """

    def __init__(self, workers: int | None = None, budget: float = BUDGET, doer: Doer | None = None) -> None:
        count = workers or min(4, os.cpu_count() or 1)
        self._workers: Doer = doer or JobPool(count, budget, nice=MODEST, spare=min(1, count - 1))

    async def choose(self, bot: str, save: bytes, seat: int, seed: int, people: bool = False) -> str | None:
        """What a bot chooses; None where it could not."""
        try:
            option = await self._workers.do(
                "think", bot, save, seat, seed, urgency=PEOPLE if people else NOBODY
            )
        except GorinError as error:
            log.warning("the bot %s has not chosen: %s", bot, error)
            return None
        return str(option)

    def close(self) -> None:
        self._workers.close()
