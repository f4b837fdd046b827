"""How fast the bot that looks ahead is: the worlds it tries and the rollouts it plays in a second."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import NamedTuple

import gorin
from gorin import bots


class SearchSpeed(NamedTuple):
    """Per second of processor time, on one core."""

    worlds: float
    rollouts: float


def search_speed(game: str, seats: int, seconds: float) -> SearchSpeed | None:
    """Measured at choices of heuristic games; None for a game that the bot does not know."""
    try:
        thinker = bots.SearchBot(game, random.Random(1), bots.Budget(worlds=1))
    except gorin.GorinError:
        return None
    worlds, rollouts, spent = 0, 0, 0.0
    end, seed = time.perf_counter() + seconds, 0
    while not worlds or time.perf_counter() < end:
        seed += 1
        for decision, outlook in _choices(game, seats, seed):
            began = time.process_time()
            thought = thinker.think(decision, outlook)
            spent += time.process_time() - began
            worlds += thought.worlds
            rollouts += sum([len(idea.endings) for idea in thought.ideas])
            if time.perf_counter() > end:
                break
    spent = spent or 1e-9
    return SearchSpeed(round(worlds / spent, 1), round(rollouts / spent, 1))


def _choices(game: str, seats: int, seed: int) -> Iterator[tuple[gorin.Decision, bots.Outlook]]:
    """Every tenth real choice of a heuristic game."""
    playing, bot, number = gorin.new(game, seats=seats, seed=seed), _heuristic(game, seed), 0
    while (decision := playing.decision) is not None:
        number += decision.count > 1
        if decision.count > 1 and number % 10 == 0:
            yield decision, bots.outlook_of(playing, decision.seat)
        bots.let_choose(playing, bot, decision)


def _heuristic(game: str, seed: int) -> bots.Bot:
    return bots.make("heuristic", game, random.Random(seed))
