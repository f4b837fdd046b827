"""What is done in worker processes: bots, uploads, looking back, and folding the logs of tables."""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import gorin
from gorin import bots
from gorin.kernel.errors import GorinError
from gorin.server.presentation import protocol
from gorin.server.presentation.opening import check_start
from gorin.server.presentation.table_info import laid_open, log_lines
from gorin.server.saved import reading
from gorin.server.saved.own_saves import load_own
from gorin.server.table.refusal import Code, Refused, code_of

Done = tuple[str, Any]
"""`done` with a result, or `refused` or `wrong` with a sentence and its code."""

ALL = "all"
"""Through everybody's eyes at once."""
LONGEST_THOUGHT = 2.0
"""Seconds after which a bot that looks ahead chooses by what it has seen so far: people wait."""
EVERY = 200
"""After so many choices a moment of the past is kept, so that the next look back starts near it."""
KEPT = 100
"""How many such moments a worker keeps, of all tables together."""

_kept: OrderedDict[tuple[str, int], gorin.Game] = OrderedDict()
"""(History, choices) -> the game then; what was not looked at for the longest time is forgotten first."""


def done(name: str, *given: Any) -> Done:
    """Do a job. An error that nobody foresaw costs this job only."""
    try:
        return "done", JOBS[name](*given)
    except Refused as error:
        return "refused", (str(error), error.code)
    except GorinError as error:
        return "wrong", (str(error), code_of(error))
    except Exception as error:  # whatever it is: it must not cost the worker
        return "wrong", (f"the engine cannot do this: {reading.said(error)}", Code.ENGINE_FAILED)


def think(bot: str, save: bytes, seat: int, seed: int) -> str:
    """The option that a bot picks. It is given what a player in the seat could have, not the game."""
    game = load_own(save)
    decision = next(d for d in game.pending if d.seat == seat)
    player = bots.make(bot, game.rules.id, random.Random(seed))
    player.stopped = bots.within(LONGEST_THOUGHT)
    return player.choose(decision, bots.outlook_of(game, seat)).id


def moment(history: str, record: dict[str, Any], choices: int, eyes: int | str | None) -> bytes:
    """What a seat, or all of them, saw after so many choices; nothing can be chosen in the past."""
    game = _at(history, record, choices)
    seat = None if isinstance(eyes, str) else eyes
    view = laid_open(game) if eyes == ALL else game.view(seat)
    return protocol.write({"log": log_lines(game, seat), "view": {**view, "decision": None}})


def position(history: str, record: dict[str, Any], choices: int) -> bytes:
    return protocol.write(_at(history, record, choices).position())


def _at(history: str, record: dict[str, Any], choices: int) -> gorin.Game:
    """The game after so many choices, from the nearest moment that is kept of this history."""
    near = max((n for name, n in _kept if name == history and n <= choices), default=None)
    if near is None:
        near, game = 0, gorin.replay({**record, "choices": []})
    else:
        _kept.move_to_end((history, near))
        game = _kept[history, near].clone()
    for number in range(near, choices):
        seat, option = record["choices"][number]
        game.choose(option, seat)
        if (number + 1) % EVERY == 0:
            _keep(history, number + 1, game)
    return game


def _keep(history: str, choices: int, game: gorin.Game) -> None:
    _kept[history, choices] = game.clone()
    if len(_kept) > KEPT:
        _kept.popitem(last=False)


def lesson(game: str) -> bytes:
    from gorin.server.presentation.lessons import lesson as told

    return protocol.write(told(game))


JOBS: dict[str, Callable[..., Any]] = {
    "think": think,
    "fold": reading.folded,
    "start": check_start,
    "moment": moment,
    "position": position,
    "lesson": lesson,
}
