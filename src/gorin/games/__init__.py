"""The games that can be played, in the order of the table of contents."""

from __future__ import annotations

from gorin.games.battle.rules import BATTLE
from gorin.games.ccg.celestial.rules import CELESTIAL
from gorin.games.ccg.diamond.rules import DIAMOND
from gorin.games.ccg.war_of_honor.rules import WAR_OF_HONOR
from gorin.games.lcg.rules import LCG
from gorin.kernel.errors import GorinError
from gorin.kernel.rules import Rules

_registered: dict[str, Rules] = {rules.id: rules for rules in (BATTLE, CELESTIAL, DIAMOND, WAR_OF_HONOR, LCG)}


def register(rules: Rules) -> None:
    """Make a game playable under its id."""
    _registered[rules.id] = rules


def unregister(game: str) -> None:
    """Take a game out again (games made for a test)."""
    del _registered[game]


def all_games() -> tuple[Rules, ...]:
    return tuple(_registered.values())


def find(game: str) -> Rules:
    """The rules of a game, by its id."""
    rules = _registered.get(game)
    if rules is not None:
        return rules
    raise GorinError(f"there is no game {game!r}; choose from {', '.join(_registered)}")
