"""How fast the engine is: random games, copies, views and saves, always of the same games.

Whole games are measured in processor time, so that a busy machine does not make the engine look slow.
"""

from __future__ import annotations

import copy
import os
import platform
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import mean, median
from typing import Any

import gorin
from gorin import bots, engine
from gorin.kernel.errors import GorinError
from gorin.kernel.rules import Rules
from gorin.lab.bench_search import search_speed
from gorin.lab.plan import LONGEST

SECONDS = 6.0
"""How long a game is measured, unless somebody says otherwise."""
FOR_GAMES, FOR_TURNS, FOR_MOMENTS, FOR_HEURISTIC, FOR_SEARCH = 0.25, 0.15, 0.2, 0.2, 0.2
"""How that time is divided."""
MOMENTS = 7
"""How many moments are copied, looked at and saved; the figures are their medians."""
FEWEST_GAMES = 5
TURNS = (5, 15, 40)
"""In these turns choices are measured one by one: what grows with the length of a game shows there."""
PARTS = 4
"""In how many parts a game is measured."""
TOLD_AS = ("turn", "round")
"""How the log of a game calls what is a turn here."""


@dataclass(frozen=True, slots=True)
class Bench:
    """The figures of a game, on one core."""

    seats: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    choice_us: dict[int, float | None]
    """By turn; None where the games never came so far."""
    clone_us: float
    deepcopy_us: float
    clone_ratio: float
    view_us: float
    save_us: float
    save_bytes: int
    digest_us: float
    heuristic_ms_per_decision: float | None
    """None for a game that the heuristic bot does not know."""
    worlds_per_second: float | None
    """How many worlds the search bot tries, with all its ideas; None for a game that it does not know."""
    rollouts_per_second: float | None
    guests_ms_per_decision: dict[str, float | None]
    """The same for each of the other bots that somebody wanted to have measured."""
    compiled: bool
    python: str
    cpus: int | None

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def bench(
    rules: Rules,
    seconds: float = SECONDS,
    advance: Callable[[], None] = lambda: None,
    guests: Sequence[str] = (),
) -> Bench:
    """Measure a game for about as long as this; `advance` is called after each of its `PARTS`.

    `guests` are further bots to be measured, each for as long as the heuristic one.
    """
    seats: int = rules.complete({}).get("seats", rules.seats[len(rules.seats) // 2])
    games, decisions, elapsed = _play_random_games(rules.id, seats, seconds * FOR_GAMES)
    advance()
    moments = [_half_way(rules.id, seats, seed) for seed in range(1, MOMENTS + 1)]
    costs = _Costs.of(moments, seconds * FOR_MOMENTS)
    advance()
    choices = _choice_costs(rules.id, seats, seconds * FOR_TURNS)
    advance()
    thinking, *others = [
        _thinking_ms(bot, rules.id, seats, seconds * FOR_HEURISTIC) for bot in ("heuristic", *guests)
    ]
    searching = search_speed(rules.id, seats, seconds * FOR_SEARCH)
    advance()
    return Bench(
        seats=seats,
        games_per_second=round(games / elapsed, 1),
        decisions_per_second=round(decisions / elapsed, 1),
        decisions_per_game=round(decisions / games, 1),
        choice_us=choices,
        clone_us=round(costs.clone, 2),
        deepcopy_us=round(costs.deepcopy, 1),
        clone_ratio=round(costs.deepcopy / costs.clone, 1),
        view_us=round(costs.view, 1),
        save_us=round(costs.save, 1),
        save_bytes=round(median([len(game.save().encode()) for game in moments])),
        digest_us=round(costs.digest, 1),
        heuristic_ms_per_decision=thinking,
        worlds_per_second=searching.worlds if searching else None,
        rollouts_per_second=searching.rollouts if searching else None,
        guests_ms_per_decision=dict(zip(guests, others, strict=True)),
        compiled=engine.is_compiled(),
        python=platform.python_version(),
        cpus=os.cpu_count(),
    )


# --- random games ------------------------------------------------------------------------------------


def _play_random_games(game: str, seats: int, seconds: float) -> tuple[int, int, float]:
    """How many games and decisions there were in how many seconds. The first game only warms up."""
    _play(game, seats, 0)
    games = decisions = 0
    end, began = time.perf_counter() + seconds, time.process_time()
    while games < FEWEST_GAMES or time.perf_counter() < end:
        games += 1
        decisions += _play(game, seats, games)[1]
    return games, decisions, time.process_time() - began


def _play(game: str, seats: int, seed: int, until: int | None = None) -> tuple[gorin.Game, int]:
    """A random game, to its end or to a number of decisions. Options are counted, not listed."""
    until = LONGEST if until is None else until
    playing, rng, decisions = gorin.new(game, seats=seats, seed=seed), random.Random(seed), 0
    while decisions != until and (decision := playing.decision) is not None:
        playing.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
        decisions += 1
    return playing, decisions


def _half_way(game: str, seats: int, seed: int) -> gorin.Game:
    """The middle of a random game."""
    return _play(game, seats, seed, until=_play(game, seats, seed)[1] // 2)[0]


# --- choices early and late in a game ------------------------------------------------------------------


def _choice_costs(game: str, seats: int, seconds: float) -> dict[int, float | None]:
    """What a choice takes in each of `TURNS`, on average, with finding its options."""
    costs: dict[int, list[float]] = {turn: [] for turn in TURNS}
    end, seed = time.perf_counter() + seconds, 0
    while seed < FEWEST_GAMES or time.perf_counter() < end:
        seed += 1
        _time_choices(gorin.new(game, seats=seats, seed=seed), random.Random(seed), costs)
    return {turn: round(mean(tries) * 1e6, 1) if tries else None for turn, tries in costs.items()}


def _time_choices(playing: gorin.Game, rng: random.Random, costs: dict[int, list[float]]) -> None:
    """Play at random until the last of the turns is over."""
    turn, heard = 0, 0
    for _ in range(LONGEST):
        told = playing.state.told
        turn += sum(event.kind in TOLD_AS for event in told.since(heard))
        heard = len(told)
        if playing.over or turn > TURNS[-1]:
            return
        began = time.process_time()
        decision = playing.pending[0]
        playing.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
        if turn in costs:
            costs[turn].append(time.process_time() - began)


# --- what can be done with a moment --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Costs:
    """Microseconds; each is the median over the moments."""

    clone: float
    deepcopy: float
    view: float
    save: float
    digest: float

    @staticmethod
    def of(moments: list[gorin.Game], seconds: float) -> _Costs:
        each = seconds / len(moments) / 5

        def cost(action: Callable[[gorin.Game], object]) -> float:
            return median([_microseconds(action, game, each) for game in moments])

        return _Costs(
            clone=cost(lambda game: game.clone()),
            deepcopy=cost(lambda game: copy.deepcopy(game.state)),
            view=cost(lambda game: game.view(game.pending[0].seat)),
            save=cost(lambda game: game.save()),
            digest=cost(lambda game: game.digest()),
        )


def _microseconds(action: Callable[[gorin.Game], object], game: gorin.Game, seconds: float) -> float:
    """What it takes to do this with a game: the median of as many tries as fit into this time.

    Each try gets a fresh copy, because a game remembers the options that it has listed once.
    """
    action(game.clone())
    tries: list[float] = []
    end = time.perf_counter() + seconds
    while not tries or time.perf_counter() < end:
        fresh = game.clone()
        began = time.perf_counter()
        action(fresh)
        tries.append(time.perf_counter() - began)
    return median(tries) * 1e6


def _thinking_ms(name: str, game: str, seats: int, seconds: float) -> float | None:
    """The mean over the decisions of games in which every seat has this bot."""
    try:
        bot = bots.make(name, game, random.Random(1))
    except bots.BotFailed:
        raise
    except GorinError:  # it does not know this game
        return None
    playing, decisions, seed = gorin.new(game, seats=seats, seed=1), 0, 1
    end, began = time.perf_counter() + seconds, time.process_time()
    while not decisions or time.perf_counter() < end:
        bots.let_choose(playing, bot, playing.pending[0])
        decisions += 1
        if playing.over:
            seed += 1
            playing = gorin.new(game, seats=seats, seed=seed)
    return round((time.process_time() - began) / decisions * 1e3, 3)
