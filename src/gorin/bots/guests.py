"""Bots from outside: `module:Class` plugs one's own into every command that lets bots play.

A bot is named in messages and files from anywhere, so nothing is imported because it is named: only what was
plugged in by whoever started the program. Processes started from this one find the same bots plugged in.
"""

from __future__ import annotations

import os
import random
import sys
import traceback
from importlib import import_module
from typing import Any, final

from gorin.bots.bot import Bot, Outlook
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.errors import GorinError, IllegalChoice

PLUGGED_IN = "GORIN_BOTS"
"""The environment variable that lists the bots which are plugged in, separated by commas."""

_found: dict[str, type[Bot]] = {}


class BotFailed(GorinError):
    """A bot from outside did something that no bot may do."""


def is_guest(name: str) -> bool:
    """Is it the name of a bot from outside?

    >>> is_guest("mine:Greedy"), is_guest("heuristic")
    (True, False)
    """
    return ":" in name


def plug_in(*names: str) -> None:
    """Make these bots known here, and to every process that is started from now on."""
    for name in names:
        _class_called(name)
    os.environ[PLUGGED_IN] = ",".join(dict.fromkeys([*plugged_in(), *names]))


def plugged_in() -> tuple[str, ...]:
    """The names of the bots that are plugged in."""
    listed = os.environ.get(PLUGGED_IN, "").split(",")
    return tuple(name.strip() for name in listed if name.strip())


def make_guest(name: str, game: str, rng: random.Random) -> Bot:
    """A bot that is plugged in, for a seat of this game."""
    if name not in plugged_in():
        raise GorinError(f"the bot {name!r} is not plugged in; name it with --bots")
    return Guest(name, game, rng)


@final
class Guest(Bot):
    """A bot from outside in a seat: whatever goes wrong with it is told as its own failure."""

    def __init__(self, name: str, game: str, rng: random.Random) -> None:
        super().__init__(game, rng)
        self._called = name
        kind = _class_called(name)
        try:
            self._bot: Any = kind(game, rng)  # it may return whatever names an option
        except GorinError:
            raise
        except Exception as error:
            raise self._failure(error) from error

    def choose(self, decision: Decision, outlook: Outlook) -> Option:
        try:
            chosen: Any = self._bot.choose(decision, outlook)
        except Exception as error:
            raise self._failure(error) from error
        try:
            return decision.pick(decision.index_of(chosen))
        except IllegalChoice as error:
            raise BotFailed(f"the bot {self._called} chose something that it cannot: {error}") from None

    def _failure(self, error: Exception) -> BotFailed:
        said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return BotFailed(f"the bot {self._called} failed: {said}{_place_of(error)}")


def _place_of(error: Exception) -> str:
    """Where an error came up, for whoever writes the bot."""
    frames = traceback.extract_tb(error.__traceback__)
    return f" ({os.path.basename(frames[-1].filename)}, line {frames[-1].lineno})" if len(frames) > 1 else ""


def _class_called(name: str) -> type[Bot]:
    if name not in _found:
        _found[name] = _imported(name)
    return _found[name]


def _imported(name: str) -> type[Bot]:
    module_name, _, class_name = name.partition(":")
    if not module_name or not class_name:
        raise GorinError(f"a bot of your own is named module:Class, not {name!r}")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # where whoever writes a bot starts the program
    try:
        module = import_module(module_name)
    except Exception as error:
        said = f"cannot be imported: {type(error).__name__}: {error}"
        raise GorinError(f"the module {module_name!r} of the bot {name} {said}") from error
    kind: Any = getattr(module, class_name, None)
    if kind is None:
        raise GorinError(f"there is no {class_name!r} in the module {module_name!r}")
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise GorinError(f"{name} is not a bot: it must be a class that inherits from gorin.bots.Bot")
    return kind
