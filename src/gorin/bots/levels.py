"""How strong the bots are, in words for people: the one table of their levels.

Programs, saves and records call a bot by its `bot` name; people see and type its level. Both are understood
wherever a bot is named. A stronger bot gets a row of its own, in order of strength.
"""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """A level: what people call it, what to expect of it, and the bot that plays on it."""

    name: str
    manner: str
    bot: str


LEVELS = (
    Level("Beginner", "plays anything that is allowed", "random"),
    Level("Intermediate", "plays sensibly", "heuristic"),
)
"""From the weakest to the strongest."""
USUAL = "heuristic"
"""Who plays where nobody has said who should."""


def bot_called(name: str) -> str:
    """The bot that is meant, whether by its level or by its own name; an unknown name stays as it is.

    >>> bot_called("Intermediate"), bot_called("heuristic"), bot_called("genius")
    ('heuristic', 'heuristic', 'genius')
    """
    return next((level.bot for level in LEVELS if level.name.lower() == name.strip().lower()), name)


def shown(bot: str) -> str:
    """What people are told that a bot is.

    >>> shown("random"), shown("somebody")
    ('Beginner', 'somebody')
    """
    return next((level.name for level in LEVELS if level.bot == bot_called(bot)), bot)


def typed() -> str:
    """The levels as they are typed on a command line.

    >>> typed()
    'beginner or intermediate'
    """
    return " or ".join(level.name.lower() for level in LEVELS)
