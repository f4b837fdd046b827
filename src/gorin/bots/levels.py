"""How strong the bots are, in words for people: the one table of their levels.

Programs, saves and records call a bot by its `bot` name; people see and type its level. Both are understood
wherever a bot is named. `docs/bots.md` has how often each level beats the one below.
"""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """A level: what people call it, what to expect of it, and the bot that plays on it."""

    name: str
    manner: str
    bot: str


LEVELS = (
    Level("Beginner", "overlooks a good deal", "beginner"),
    Level("Intermediate", "plays sensibly", "heuristic"),
    Level("Expert", "often looks ahead", "expert"),
    Level("Master", "weighs every choice", "master"),
)
"""From the weakest to the strongest."""
USUAL = "heuristic"
"""Who plays where nobody has said who should."""
RANDOM = Level("Random", "plays anything that is allowed", "random")
"""For programs: no level that people are offered, though they may name it."""


def bot_called(name: str) -> str:
    """The bot that is meant, whether by its level or by its own name; an unknown name stays as it is.

    >>> bot_called("Intermediate"), bot_called("heuristic"), bot_called("genius")
    ('heuristic', 'heuristic', 'genius')
    """
    known = (*LEVELS, RANDOM)
    return next((level.bot for level in known if level.name.lower() == name.strip().lower()), name)


def shown(bot: str) -> str:
    """What people are told that a bot is.

    >>> shown("heuristic"), shown("random"), shown("somebody")
    ('Intermediate', 'Random', 'somebody')
    """
    return next((level.name for level in (*LEVELS, RANDOM) if level.bot == bot_called(bot)), bot)


def typed() -> str:
    """The levels as they are typed on a command line.

    >>> typed()
    'beginner, intermediate, expert or master'
    """
    *others, last = [level.name.lower() for level in LEVELS]
    return f"{', '.join(others)} or {last}"
