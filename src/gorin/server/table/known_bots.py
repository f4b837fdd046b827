"""Which bots can sit where."""

from __future__ import annotations

import functools
import random

from gorin import bots
from gorin.kernel.errors import GorinError


@functools.cache
def bots_for(game: str) -> tuple[str, ...]:
    """The bots that know a game; where none does, there is one that takes anything."""
    return tuple(name for name in bots.names() if knows(name, game)) or (bots.RandomBot.name,)


def knows(bot: str, game: str) -> bool:
    try:
        bots.make(bot, game, random.Random(0))
    except GorinError:
        return False
    return True
