"""How fast an environment is: steps of random players on one core, with all that a policy looks at."""

from __future__ import annotations

import random
import time
from dataclasses import asdict, dataclass
from typing import Any

from gorin import engine
from gorin.lab.envs.core import Env
from gorin.lab.envs.vector import VectorEnv

TOGETHER = 16
"""Tables that are stepped together."""


@dataclass(frozen=True, slots=True)
class EnvSpeed:
    """Steps a second, each with observation, options and mask."""

    seats: int
    format: str
    numbers: int
    """In an observation."""
    steps_per_second: float
    vector_steps_per_second: float
    compiled: bool

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def env_speed(game: str, seconds: float, **options: Any) -> EnvSpeed:
    """Measure for about as long, in processor time."""
    env = Env(game, **options)
    alone, together = _steps(env, seconds / 2), _vector_steps(game, seconds / 2, options)
    return EnvSpeed(
        seats=env.seats,
        format=str(env.options_of_game.get("format", "")),
        numbers=env.size,
        steps_per_second=round(alone, 1),
        vector_steps_per_second=round(together, 1),
        compiled=engine.is_compiled(),
    )


def _steps(env: Env, seconds: float) -> float:
    rng, steps, seed = random.Random(1), 0, 1
    env.reset(seed)
    began, end = time.process_time(), time.perf_counter() + seconds
    while not steps or time.perf_counter() < end:
        env.observation(env.seat)
        env.options()
        env.mask()
        env.step(rng.choice(env.legal()))
        steps += 1
        if env.over:
            seed += 1
            env.reset(seed)
    return steps / (time.process_time() - began)


def _vector_steps(game: str, seconds: float, options: dict[str, Any]) -> float:
    envs, rng, steps = VectorEnv(game, TOGETHER, **options), random.Random(1), 0
    began, end = time.process_time(), time.perf_counter() + seconds
    while not steps or time.perf_counter() < end:
        envs.step([rng.choice(env.legal()) for env in envs.envs])
        steps += TOGETHER
    return steps / (time.process_time() - began)
