#!/usr/bin/env python3
"""Train a small policy for Battle for Rokugan with numpy, from games against itself.

    pip install "gorin[envs,lab]"
    python examples/train_battle.py --minutes 3 --picture curve.svg

The policy gives every option a number, from what the option is and from what lies where it points: two
layers, a softmax over the options, and REINFORCE with Adam. Every so often it plays against random players,
on seeds that it is never trained with; the picture is the curve of those games.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from gorin.games.battle.map import FLOWERS, LAND, ORIGIN, SPOTS
from gorin.lab.charts import line_chart, write_picture
from gorin.lab.envs import Env, VectorEnv
from gorin.lab.statistics import wilson

SORTS, FACES, OWNERS, WORDS = 12, 16, 3, 4
TABLES = 32
GAMES_AN_UPDATE = 32
HIDDEN = 24
TESTS = 100
"""Games of a test against random players; the seeds of tests are negative, those of training are not."""


class Features:
    """What the policy looks at, for every option of every table at once."""

    def __init__(self, env: Env) -> None:
        at, self.parts = 0, {}
        for name, rows, columns in env.parts:
            self.parts[name] = (at, rows, columns)
            at += rows * len(columns)
        self.origin = np.array([-1, *ORIGIN[:SPOTS]]) + 1
        self.flowers = np.array([0, *FLOWERS[:LAND]])
        self.size = SORTS + WORDS + FACES + OWNERS * FACES + OWNERS * FACES + 6

    def rows(self, observation: np.ndarray, name: str) -> np.ndarray:
        at, rows, columns = self.parts[name]
        return observation[at : at + rows * len(columns)].reshape(rows, len(columns))

    def of(self, observation: np.ndarray, options: np.ndarray) -> np.ndarray:
        """A row of numbers for every option of a question."""
        count = len(options)
        sort, thing, where, what = options.T
        owner = np.concatenate([[0], np.minimum(self.rows(observation, "provinces")[:, 0], 2)])
        here, comes_from = owner[where], self._owner_of_origin(owner, sort, thing)
        found, at = np.zeros((count, self.size), np.float32), 0
        every = np.arange(count)
        found[every, at + sort] = 1
        at += SORTS
        found[every, at + np.where(sort == 1, np.minimum(thing, WORDS - 1), 0)] = 1
        at += WORDS
        found[every, at + what] = 1
        at += FACES
        found[every, at + here * FACES + what] = 1
        at += OWNERS * FACES
        found[every, at + comes_from * FACES + what] = 1
        at += OWNERS * FACES
        mine, theirs = self._tokens(observation)
        found[:, at : at + 6] = np.stack(
            [
                mine[where],
                theirs[where],
                mine[where] * theirs[where],
                self.flowers[where] / 3,
                np.full(count, self.rows(observation, "table")[0, 1] / 5),
                here * self.flowers[where] / 3,
            ],
            axis=1,
        )
        return found

    def _owner_of_origin(self, owner: np.ndarray, sort: np.ndarray, thing: np.ndarray) -> np.ndarray:
        """Whose the province is that an arrow comes from: an army must come from one's own."""
        spots = np.where(sort == 8, thing, 0)
        return owner[self.origin[spots]]

    def _tokens(self, observation: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """How many tokens point at each province: one's own, and those of others."""
        pieces = self.rows(observation, "pieces")
        lying = pieces[pieces[:, 0] > 0]
        mine, theirs = np.zeros(LAND + 1), np.zeros(LAND + 1)
        np.add.at(mine, lying[lying[:, 1] == 1][:, 3], 1)
        np.add.at(theirs, lying[lying[:, 1] > 1][:, 3], 1)
        return mine, theirs


class Policy:
    """Two layers and a softmax, with Adam."""

    def __init__(self, size: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        first = self.rng.normal(0, size**-0.5, (size, HIDDEN)).astype(np.float32)
        self.weights = [first, np.zeros(HIDDEN, np.float32)]
        self.moments = [[np.zeros_like(each) for each in self.weights] for _ in range(2)]
        self.updates = 0

    def chances(self, features: np.ndarray) -> np.ndarray:
        scores = (np.tanh(features @ self.weights[0]) @ self.weights[1]).astype(np.float64)
        chances = np.exp(scores - scores.max())
        return chances / chances.sum()

    def choose(self, features: np.ndarray) -> int:
        return int(self.rng.choice(len(features), p=self.chances(features)))

    def learn(self, choices: list[tuple[np.ndarray, int, float]], rate: float) -> None:
        """REINFORCE: what was chosen in games that were won becomes likelier."""
        gradients = [np.zeros_like(each) for each in self.weights]
        for features, action, gain in choices:
            hidden, pull = np.tanh(features @ self.weights[0]), -self.chances(features)
            pull[action] += 1
            pull = (pull * (gain / len(choices))).astype(np.float32)
            gradients[1] += pull @ hidden
            gradients[0] += features.T @ (np.outer(pull, self.weights[1]) * (1 - hidden**2))
        self._adam(gradients, rate)

    def _adam(self, gradients: list[np.ndarray], rate: float) -> None:
        self.updates += 1
        means, squares = self.moments
        for number, gradient in enumerate(gradients):
            means[number] += 0.1 * (gradient - means[number])
            squares[number] += 0.001 * (gradient**2 - squares[number])
            tempered = means[number] / (1 - 0.9**self.updates)
            spread = np.sqrt(squares[number] / (1 - 0.999**self.updates))
            self.weights[number] += rate * tempered / (spread + 1e-8)


@dataclass
class Curve:
    """How many of its games against random players the policy has won, after so many games of training."""

    points: list[dict[str, float]] = field(default_factory=list)

    def add(self, games: int, wins: int, tests: int) -> None:
        low, high = wilson(wins, tests)
        self.points.append({"games": games, "rate": wins / tests, "low": low, "high": high})


def test(policy: Policy, features: Features, count: int) -> int:
    """How many of so many games it wins against a random player; it sits in either seat."""
    rng, wins = np.random.default_rng(1), 0
    env = Env("battle", seats=2)
    for number in range(count):
        env.reset(-1 - number)
        while not env.over:
            count_here = len(env.legal())
            if env.seat == number % 2:
                options = env.options()[:count_here]
                action = int(policy.chances(features.of(env.observation(env.seat), options)).argmax())
            else:
                action = int(rng.integers(count_here))
            env.step(action)
        wins += bool(env.returns()[number % 2] > 0)
    return wins


def train(minutes: float, updates: int | None, tests: int, seed: int) -> Curve:
    """Play and learn for so many minutes, or for so many updates."""
    envs = VectorEnv("battle", TABLES, seed=seed, seats=2)
    features = Features(envs.envs[0])
    policy, curve = Policy(features.size, seed), Curve()
    end, games, steps = time.monotonic() + minutes * 60, 0, 0
    memory: list[list[tuple[int, np.ndarray, int]]] = [[] for _ in range(TABLES)]
    lessons: list[tuple[np.ndarray, int, float]] = []
    finished, batch = 0, envs.look()
    curve.add(0, test(policy, features, tests), tests)
    while time.monotonic() < end if updates is None else policy.updates < updates:
        actions = []
        for table in range(TABLES):
            offered = int(batch.masks[table].sum())
            seen = features.of(batch.observations[table], batch.options[table, :offered])
            actions.append(policy.choose(seen))
            memory[table].append((int(batch.seats[table]), seen, actions[-1]))
        batch, steps = envs.step(actions), steps + TABLES
        for table in np.flatnonzero(batch.ended):
            returns = batch.returns[table]
            lessons += [(seen, action, float(returns[seat])) for seat, seen, action in memory[table]]
            memory[table], finished = [], finished + 1
        if finished >= GAMES_AN_UPDATE:
            policy.learn(lessons, rate=0.01)
            games, finished, lessons = games + finished, 0, []
            if policy.updates % 5 == 0:
                curve.add(games, test(policy, features, tests), tests)
                print(
                    f"{games} games, {steps} steps: {curve.points[-1]['rate']:.0%} against random", flush=True
                )
    if curve.points[-1]["games"] != games:
        curve.add(games, test(policy, features, tests), tests)
    return curve


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--minutes", type=float, default=3.0, help="how long to train")
    words.add_argument("--updates", type=int, help="how often to learn, instead of --minutes")
    words.add_argument("--tests", type=int, default=TESTS, help="games of each test")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--picture", type=Path, default=Path("curve.svg"), help="an .svg or .png file")
    told = words.parse_args()
    curve = train(told.minutes, told.updates, told.tests, told.seed)
    chart = line_chart(curve.points, "games", "games of training", "won against random players")
    write_picture(chart, told.picture)
    last = curve.points[-1]
    print(f"won {last['rate']:.0%} ({last['low']:.0%} to {last['high']:.0%}); the curve is {told.picture}")


if __name__ == "__main__":
    main()
