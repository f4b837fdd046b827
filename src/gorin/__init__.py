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
    """`gorin.games` is the package in which the games live; called, it lists them."""

    def __call__(self) -> tuple[Rules, ...]:
        """The games that can be played, each with its id, name, seats, formats and decks."""
        return _games.all_games()


if TYPE_CHECKING:

    def games() -> tuple[Rules, ...]: ...

else:
    games = _games
    games.__class__ = _Games


def new(game: str, *, seed: int | None = None, **options: Any) -> Game:
    """Start a game. Without a seed it is a game that nobody has seen before."""
    return new_game(_games.find(game), options, secrets.randbits(63) if seed is None else seed)


def setup(game: str, position: dict[str, Any]) -> Game:
    """Start from a moment described by hand (or by `Game.position`)."""
    return from_position(_games.find(game), position)


def load(text: str) -> Game:
    """Bring back a game that `Game.save` wrote."""
    content = parse_save(text)
    return load_game(_games.find(content["game"]), content)


def replay(record: dict[str, Any]) -> Game:
    """Play a record again."""
    if not isinstance(record, dict):
        raise InvalidRecord("a record is a JSON object")
    return replay_record(_games.find(game_of(record, "record", InvalidRecord)), record)


def _advise(game: Game, seat: int, worlds: int, seconds: float, seed: int) -> Hint:
    """Bots are imported when somebody asks one of them."""
    from gorin.bots.adviser import hint

    return hint(game, seat, worlds, seconds, seed)


ask_for_advice(_advise)
