"""What a bot is: somebody who is shown a decision and what a seat may know, and picks an option."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from gorin.kernel.decisions import Decision, Option
from gorin.kernel.game import Game

View = dict[str, Any]
"""What a seat may know, as `Game.view` tells it."""
Look = Callable[[], View]
"""Looks at the table when it is called: a bot that needs no view does not pay for one."""


class Bot:
    """Chooses for a seat. It never gets the game, so that it cannot know more than a person could.

    A bot keeps nothing between two decisions but its own generator: it can take over a seat at any
    moment, and play on in a clone or a loaded save.
    """

    name: ClassVar[str] = ""

    def __init__(self, game: str, rng: random.Random) -> None:
        """A bot for the game with this id; GorinError where it does not know that game."""
        self.game = game
        self.rng = rng

    def choose(self, decision: Decision, look: Look) -> Option:
        raise NotImplementedError


def let_choose(game: Game, bot: Bot, decision: Decision) -> None:
    """Let a bot take one open decision of a game."""
    seat = decision.seat
    game.choose(bot.choose(decision, lambda: game.view(seat)), seat)
