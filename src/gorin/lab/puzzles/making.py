"""Finding puzzles in games that bots play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import gorin
from gorin import bots
from gorin.kernel.errors import EndlessLoop, GorinError
from gorin.lab.puzzles.goals import BREAK, HOLD, WIN, Goal, goal_at
from gorin.lab.puzzles.solving import BUDGET, TooLong, chosen, main_line, only_solution, solvable

FEWEST_OPTIONS: Final = 3
FEWEST_CHOICES: Final = {WIN: 1, BREAK: 2, HOLD: 2}
"""Of the solver in the main line: in a fight one choice alone is no line."""
LONGEST: Final = 3_000
PLAYED_ON: Final = 80
"""Choices after which nobody waits any longer for what bots make of a moment."""


class Puzzle(NamedTuple):
    """A moment as a position, what is asked there, and a line that does it."""

    game: str
    goal: Goal
    position: dict[str, Any]
    line: list[tuple[int, str]]
    source: str
    """Where it was found: the set-up in words and the seed."""

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "goal": self.goal._asdict(),
            "source": self.source,
            "line": [list(choice) for choice in self.line],
            "position": self.position,
        }

    @staticmethod
    def from_plain(told: dict[str, Any]) -> Puzzle:
        line = [(seat, option) for seat, option in told["line"]]
        return Puzzle(told["game"], Goal(**told["goal"]), told["position"], line, told["source"])

    def start(self) -> gorin.Game:
        """The moment, as a game that goes only forward."""
        return solvable(gorin.setup(self.game, self.position))


def is_sound(puzzle: Puzzle, budget: int = BUDGET) -> bool:
    """Is its first choice the only one that reaches the goal, and does its line do so?"""
    game = puzzle.start()
    index = only_solution(game, puzzle.goal, budget)
    if index is None or game.pending[0].pick(index).id != puzzle.line[0][1]:
        return False
    for seat, option in puzzle.line:
        game.choose(option, seat)
    return puzzle.goal.reached(game) is True


def find_puzzles(game: str, seed: int, bot: str, budget: int, **options: Any) -> Iterator[Puzzle]:
    """The puzzles of one game that bots play: at most one of every fight."""
    playing = gorin.new(game, seed=seed, **options)
    players = [bots.make(bot, game, random.Random(f"{seed}:{seat}")) for seat in range(playing.seats)]
    taken: set[tuple[int, int]] = set()
    for _ in range(LONGEST):
        if playing.over:
            return
        decision = playing.pending[0]
        goal = goal_at(playing) if decision.count >= FEWEST_OPTIONS and len(playing.pending) == 1 else None
        is_new = goal is not None and (goal.place, goal.number) not in taken
        if goal is not None and is_new and looks_sharp(playing, goal, bot):
            found = puzzle_at(playing, goal, budget, f"seed {seed}")
            if found is not None:
                taken.add((goal.place, goal.number))
                yield found
        bots.let_choose(playing, players[decision.seat], decision)


def looks_sharp(game: gorin.Game, goal: Goal, bot: str) -> bool:
    """Do hardly any options reach the goal when bots play on? Then it is worth a search."""
    moment = solvable(game)
    if moment.over or moment.pending[0].seat != goal.seat:
        return False
    count = moment.pending[0].count
    good = 0
    for index in range(count):
        good += played_on(chosen(moment, index), goal, bot)
        if good > 1 and good * 3 > count:
            return False
    return good > 0


def played_on(game: gorin.Game, goal: Goal, bot: str) -> bool:
    """Whether the goal is reached when bots choose for everybody."""
    players = [bots.make(bot, game.rules.id, random.Random(seat)) for seat in range(game.seats)]
    for _ in range(PLAYED_ON):
        reached = goal.reached(game)
        if reached is not None:
            return reached
        decision = game.pending[0]
        bots.let_choose(game, players[decision.seat], decision)
    return False


def puzzle_at(game: gorin.Game, goal: Goal, budget: int, source: str) -> Puzzle | None:
    """This moment as a puzzle; None where it is none, or cannot be written down."""
    moment = solvable(game)
    if moment.over or moment.pending[0].seat != goal.seat or moment.pending[0].count < FEWEST_OPTIONS:
        return None
    try:
        if only_solution(moment, goal, budget) is None:
            return None
        line = main_line(moment, goal, budget)
        if sum([seat == goal.seat for seat, _ in line]) < FEWEST_CHOICES[goal.kind]:
            return None
        puzzle = Puzzle(game.rules.id, goal, game.position(), line, source)
        return puzzle if is_sound(puzzle, budget) else None
    except (TooLong, EndlessLoop, GorinError):
        return None
