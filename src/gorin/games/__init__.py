"""The games that can be played, in the order of the table of contents."""

from __future__ import annotations

from gorin.games.battle.rules import BATTLE
from gorin.games.ccg.celestial.rules import CELESTIAL
from gorin.games.ccg.diamond.rules import DIAMOND
from gorin.games.ccg.war_of_honor.rules import WAR_OF_HONOR
from gorin.games.lcg.decks import library as lcg_decks
from gorin.kernel.errors import GorinError
from gorin.kernel.rules import Rules

PLANNED = {
    "lcg": "the LCG",
}
"""The games that are still being built."""

CHECKED_ONLY = (lcg_decks.LIBRARY.id,)
"""Games of which cards can be looked up and decks checked, although they are not played yet."""

_registered: dict[str, Rules] = {rules.id: rules for rules in (BATTLE, CELESTIAL, DIAMOND, WAR_OF_HONOR)}


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
    playable = ", ".join(_registered)
    if game in PLANNED:
        raise GorinError(f"{PLANNED[game]} ({game}) cannot be played yet; playable: {playable}")
    raise GorinError(f"there is no game {game!r}; playable: {playable}")
