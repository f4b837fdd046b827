"""What a bot is: a player who is shown a decision and what a seat may know, and picks an option."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, ClassVar, final

from mypy_extensions import mypyc_attr

from gorin.kernel.decisions import Decision, Option
from gorin.kernel.game import Game

View = dict[str, Any]
"""What a seat may know of the table, as `Game.table_view` tells it."""
Look = Callable[[], View]
"""Looks at the table when it is called: a bot that needs no view does not pay for one."""
Imagine = Callable[[random.Random], Game]
"""Makes up a world in which everything that the seat knows is true, and the rest is dealt anew."""


@final
class Outlook:
    """What a player in a seat could have, besides the decision: a look at the table, and imagination.

    >>> import gorin
    >>> outlook = outlook_of(gorin.new("lcg", seed=1), 0)
    >>> world = outlook.imagine(random.Random(1))
    >>> world.table_view(0) == outlook.look()
    True
    """

    def __init__(self, look: Look, imagine: Imagine) -> None:
        self.look = look
        """What the seat may know of the table. (What it is asked, the decision says.)"""
        self.imagine = imagine
        """A game that the seat could believe in, to be played on as one likes. What it is depends on what the
        seat knows and on the generator that is passed in, and on nothing else."""


@mypyc_attr(allow_interpreted_subclasses=True)
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
        self.stopped: Callable[[], bool] = _never
        """Asked now and then by a bot that thinks for long: once it is true, the bot answers at once."""

    def choose(self, decision: Decision, outlook: Outlook) -> Option:
        raise NotImplementedError


def _never() -> bool:
    return False


def within(seconds: float) -> Callable[[], bool]:
    """For `Bot.stopped`: whether so many seconds have passed from now on, by the clock on the wall."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


def outlook_of(game: Game, seat: int) -> Outlook:
    """What a player in this seat has of a game."""
    return Outlook(lambda: game.table_view(seat), lambda rng: game.determinize(seat, rng))


def let_choose(game: Game, bot: Bot, decision: Decision) -> None:
    """Let a bot take one open decision of a game."""
    seat = decision.seat
    game.choose(bot.choose(decision, outlook_of(game, seat)), seat)
