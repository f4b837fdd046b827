"""Bots: players that are programs. They see what a person in their seat would see."""

from __future__ import annotations

import random

from gorin.bots.bot import Bot, Look, View, let_choose
from gorin.bots.heuristic import HeuristicBot
from gorin.bots.random_bot import RandomBot
from gorin.kernel.errors import GorinError

__all__ = ["Bot", "HeuristicBot", "Look", "RandomBot", "View", "find", "let_choose", "make", "names"]

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, HeuristicBot)}


def names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(BOTS)


def find(name: str) -> type[Bot]:
    """The bot with this name."""
    if name not in BOTS:
        raise GorinError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]


def make(name: str, game: str, rng: random.Random) -> Bot:
    """A bot for a seat of this game, with chance of its own."""
    return find(name)(game, rng)
