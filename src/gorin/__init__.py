"""gorin: the five tabletop games of the Emerald Empire, played by their rulebooks.

>>> import gorin
>>> game = gorin.new("battle", seats=2, seed=7)
>>> while not game.over:
...     game.choose(game.decision.options[0])
>>> game.outcome.winners
(1,)
"""

from __future__ import annotations

import secrets
from types import ModuleType
from typing import TYPE_CHECKING, Any

from gorin import games as _games
from gorin.kernel.advice import Alternative, Hint, ask_for_advice
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.errors import (
    EndlessLoop,
    GorinError,
    IllegalChoice,
    InvalidPosition,
    InvalidRecord,
    InvalidSave,
    InvalidSetup,
)
from gorin.kernel.game import Game
from gorin.kernel.log import LogLine
from gorin.kernel.reasons import Reason
from gorin.kernel.record import (
    from_position,
    game_of,
    load_game,
    new_game,
    parse_save,
    replay_record,
)
from gorin.kernel.rules import Rules
from gorin.kernel.state import Outcome

__all__ = [
    "Alternative",
    "Decision",
    "EndlessLoop",
    "Game",
    "GorinError",
    "Hint",
    "IllegalChoice",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSave",
    "InvalidSetup",
    "LogLine",
    "Option",
    "Outcome",
    "Reason",
    "Rules",
    "games",
    "load",
    "new",
    "replay",
    "setup",
]


class _Games(ModuleType):
    """`gorin.games` is the package that holds the games; calling it lists them."""

    def __call__(self) -> tuple[Rules, ...]:
        """The games that can be played, each with its id, name, seats, formats and decks.

        >>> import gorin
        >>> [game.id for game in gorin.games()]
        ['battle', 'celestial', 'diamond', 'war-of-honor', 'lcg']
        """
        return _games.all_games()


if TYPE_CHECKING:

    def games() -> tuple[Rules, ...]: ...

else:
    games = _games
    games.__class__ = _Games


def new(game: str, *, seed: int | None = None, **options: Any) -> Game:
    """Start a new game. The same options and seed always give the same game; without a seed, one is drawn.

    >>> new("battle", seats=3, seed=7)
    Game(battle, 3 seats, waits for seat 0)
    """
    return new_game(_games.find(game), options, secrets.randbits(63) if seed is None else seed)


def setup(game: str, position: dict[str, Any]) -> Game:
    """Start a game from a position, written by hand or by `Game.position`.

    >>> position = new("battle", seats=2, seed=7).position()
    >>> setup("battle", position)
    Game(battle, 2 seats, waits for seat 0)
    """
    return from_position(_games.find(game), position)


def load(text: str) -> Game:
    """Bring back a game from the text that `Game.save` wrote.

    >>> load(new("battle", seats=2, seed=7).save())
    Game(battle, 2 seats, waits for seat 0)
    """
    content = parse_save(text)
    return load_game(_games.find(content["game"]), content)


def replay(record: dict[str, Any]) -> Game:
    """Play a record, as `Game.record` wrote it, again from its beginning.

    >>> game = new("battle", seats=2, seed=7)
    >>> game.choose(game.decision.options[0])
    >>> replay(game.record()).digest() == game.digest()
    True
    """
    if not isinstance(record, dict):
        raise InvalidRecord("a record is a JSON object")
    return replay_record(_games.find(game_of(record, "record", InvalidRecord)), record)


def _advise(game: Game, seat: int, worlds: int, seconds: float, seed: int) -> Hint:
    """Ask a bot for a hint; bots are imported only when they are needed."""
    from gorin.bots.adviser import hint

    return hint(game, seat, worlds, seconds, seed)


ask_for_advice(_advise)
