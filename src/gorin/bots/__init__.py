"""Bots: players that are programs. They see what a person in their seat would see."""

from __future__ import annotations

import random

from gorin.bots.beginner import BeginnerBot
from gorin.bots.bot import Bot, Look, Outlook, View, let_choose, outlook_of, within
from gorin.bots.guests import BotFailed, is_guest, make_guest, plug_in, plugged_in
from gorin.bots.heuristic import HeuristicBot
from gorin.bots.levels import LEVELS, USUAL, bot_called, shown, typed
from gorin.bots.random_bot import RandomBot
from gorin.bots.search import Budget, SearchBot
from gorin.bots.thinkers import ExpertBot, MasterBot
from gorin.kernel.errors import GorinError

__all__ = [
    "LEVELS",
    "USUAL",
    "Bot",
    "BotFailed",
    "Budget",
    "HeuristicBot",
    "Look",
    "Outlook",
    "RandomBot",
    "SearchBot",
    "View",
    "bot_called",
    "find",
    "let_choose",
    "make",
    "named_on_the_command_line",
    "names",
    "outlook_of",
    "plug_in",
    "shown",
    "typed",
    "within",
]

BOTS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (RandomBot, BeginnerBot, HeuristicBot, ExpertBot, MasterBot, SearchBot)
}
"""Every bot by its name, which saves and records use."""


def names() -> tuple[str, ...]:
    """The bots that people may play against: one for each level, and those that are plugged in."""
    return *[level.bot for level in LEVELS], *plugged_in()


def named_on_the_command_line(text: str) -> tuple[str, ...]:
    """The bots that a command names, by their levels or names; `module:Class` is plugged in.

    >>> named_on_the_command_line("beginner, heuristic")
    ('beginner', 'heuristic')
    """
    named = [bot_called(name.strip()) for name in text.split(",")]
    plug_in(*[name for name in named if is_guest(name)])
    return tuple(named)


def find(name: str) -> type[Bot]:
    """The bot with this name, or of this level."""
    bot = BOTS.get(bot_called(name))
    if bot is None:
        raise GorinError(f"there is no bot {name!r}; choose {typed()}")
    return bot


def make(name: str, game: str, rng: random.Random) -> Bot:
    """A bot for a seat of this game, with chance of its own."""
    return make_guest(name, game, rng) if is_guest(name) else find(name)(game, rng)
