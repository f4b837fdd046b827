"""Puzzles: exactly one choice reaches the goal, and that is proven."""

import json
from itertools import islice
from pathlib import Path

import pytest

import gorin
from gorin.cli import main as cli
from gorin.lab.puzzles.attempt import Attempt
from gorin.lab.puzzles.goals import Goal, goal_at, task_of
from gorin.lab.puzzles.making import Puzzle, find_puzzles, is_sound
from gorin.lab.puzzles.shelf import from_file, shipped, written
from gorin.lab.puzzles.solving import Solver, TooLong, chosen, main_line, only_solution

GAMES = ("battle", "celestial", "diamond", "war-of-honor", "lcg")
SHIPPED = [(game, number) for game in GAMES for number in range(1, len(shipped(game)) + 1)]
EASY = shipped("lcg")[0]


def right_choice(puzzle: Puzzle) -> str:
    return puzzle.line[0][1]


@pytest.mark.parametrize(("game", "number"), SHIPPED)
def test_a_puzzle_that_comes_with_gorin_has_one_solution(game: str, number: int):
    puzzle = shipped(game)[number - 1]
    assert puzzle.game == game
    assert is_sound(puzzle)
    assert sum(seat == puzzle.goal.seat for seat, _ in puzzle.line) >= (1 if game == "battle" else 2)
    assert puzzle.start().pending[0].count >= 3


def test_no_puzzle_is_there_twice():
    lines = [json.dumps(puzzle.position) for game in GAMES for puzzle in shipped(game)]
    assert len(set(lines)) == len(lines)


def test_a_puzzle_whose_line_begins_otherwise_is_not_sound():
    first = EASY.start().pending[0]
    others = [option.id for option in first.options if option.id != right_choice(EASY)]
    for other in others:
        assert not is_sound(EASY._replace(line=[(EASY.goal.seat, other), *EASY.line[1:]]))


def test_every_other_choice_misses_the_goal_against_the_right_answers():
    """What the search says of an option is what comes of it, choice by choice."""
    game, solver = EASY.start(), Solver(EASY.goal)
    verdicts = solver.verdicts(game)
    assert sorted(verdicts) == [False] * (len(verdicts) - 1) + [True]
    for index, verdict in enumerate(verdicts):
        moment = chosen(game, index)
        while EASY.goal.reached(moment) is None:
            decision = moment.pending[0]
            wanted = decision.seat == EASY.goal.seat
            best = [i for i in range(decision.count) if solver.after(moment, i) is wanted]
            moment = chosen(moment, best[0] if best else 0)
        assert EASY.goal.reached(moment) is verdict


def test_a_search_that_takes_too_long_proves_nothing():
    assert only_solution(EASY.start(), EASY.goal, budget=1) is None
    with pytest.raises(TooLong):
        Solver(EASY.goal, budget=1).verdicts(EASY.start())


def test_a_choice_that_leaves_something_to_chance_is_neither_won_nor_lost(monkeypatch):
    game, solver = EASY.start(), Solver(EASY.goal)
    assert None not in solver.verdicts(game)

    def drawing(game, index):
        following = chosen(game, index)
        following.state.chance.below(2)
        return following

    monkeypatch.setattr("gorin.lab.puzzles.solving.chosen", drawing)
    unsure = Solver(EASY.goal).verdicts(game)
    assert None in unsure
    assert only_solution(game, EASY.goal) is None


def test_the_main_line_reaches_the_goal():
    game = EASY.start()
    line = main_line(game, EASY.goal)
    for seat, option in line:
        assert EASY.goal.reached(game) is None
        game.choose(option, seat)
    assert EASY.goal.reached(game) is True


def test_a_goal_is_set_only_while_something_is_fought_for():
    game = gorin.new("lcg", seed=1)
    assert goal_at(game) is None
    goal = goal_at(gorin.setup(EASY.game, EASY.position))
    assert goal == EASY.goal
    assert ("You attack" if goal.kind == "break" else "You defend") in task_of("lcg", goal)


def test_winning_counts_only_alone():
    game = gorin.new("battle", seats=2, seed=1)
    game.state.outcome = type(game.state.outcome or gorin.kernel.state.Outcome((), ""))((0, 1), "shared")
    assert Goal("win", 0).reached(game) is False
    game.state.outcome = gorin.kernel.state.Outcome((0,), "alone")
    assert Goal("win", 0).reached(game) is True
    assert Goal("win", 1).reached(game) is False


def test_puzzles_are_found_in_games_and_survive_a_file(tmp_path: Path):
    decks = EASY.source.partition(", ")[2].split(" and ")
    seed = int(EASY.source.split()[1].rstrip(","))
    found = list(islice(find_puzzles("lcg", seed, "heuristic", 1500, format="skirmish", decks=decks), 1))
    path = tmp_path / "puzzles.jsonl"
    path.write_text("".join([written(puzzle) for puzzle in (*found, EASY)]), encoding="utf-8")
    again = from_file(path)
    assert again == [*found, EASY]
    assert all(is_sound(puzzle) for puzzle in again)


# --- played ----------------------------------------------------------------------------------------------


def test_the_right_choices_solve_it_and_wrong_ones_are_refuted():
    attempt = Attempt(EASY)
    while attempt.reached is None:
        verdicts = attempt.solver.verdicts(attempt.game)
        assert attempt.choose(attempt.game.pending[0].pick(verdicts.index(True)).id)
    assert attempt.reached is True
    attempt = Attempt(EASY)
    wrong = next(option.id for option in attempt.game.pending[0].options if option.id != right_choice(EASY))
    assert not attempt.choose(wrong)
    while attempt.reached is None:
        attempt.choose(attempt.game.pending[0].pick(0).id)
    assert attempt.reached is False


def typed(monkeypatch, *words: str) -> None:
    said = iter(words)

    def read(_prompt: str = "") -> str:
        try:
            return next(said)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


def test_the_command_lists_plays_and_gives_the_answer(capsys, monkeypatch):
    assert cli.run(["puzzle"]) == 0
    assert "gorin puzzle play lcg NUMBER" in capsys.readouterr().out
    assert cli.run(["puzzle", "play", "lcg", "1", "--answer"]) == 0
    assert capsys.readouterr().out.startswith("You: ")
    typed(monkeypatch, "nonsense", "0", "quit")
    assert cli.run(["puzzle", "play", "lcg", "1", "--plain"]) == 1
    printed = capsys.readouterr().out
    clan = gorin.setup("lcg", EASY.position).view()["players"][EASY.goal.seat]["clan"]
    assert f"You are {clan}. You " in printed
    assert "whatever the" in printed
    assert printed.count("Type a number from 1 to") == 2


def test_somebody_who_chooses_rightly_solves_it(capsys, monkeypatch):
    attempt, numbers = Attempt(EASY), []
    while attempt.reached is None:
        index = attempt.solver.verdicts(attempt.game).index(True)
        numbers.append(str(index + 1))
        attempt.choose(attempt.game.pending[0].pick(index).id)
    typed(monkeypatch, *numbers)
    assert cli.run(["puzzle", "play", "lcg", "1", "--plain"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("Solved.")


def test_what_is_no_puzzle_is_refused(tmp_path: Path, capsys):
    (tmp_path / "x").write_text("{}", encoding="utf-8")
    for args, message in (
        (["play", "lcg", "999"], "there is no puzzle 999 of lcg"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "lcg", "--file", str(tmp_path / "x")], "is not a file of puzzles"),
        (["play", "lcg", "--file", str(tmp_path / "y")], "cannot be read"),
    ):
        assert cli.run(["puzzle", *args]) == 2
        assert message in capsys.readouterr().err


def test_the_command_finds_puzzles(tmp_path: Path, capsys):
    out = tmp_path / "found.jsonl"
    command = ["puzzle", "make", "lcg", "--option", "format=skirmish", "--games", "1", "--budget", "50"]
    assert cli.run([*command, "--out", str(out)]) == 0
    count = int(capsys.readouterr().out.split()[0])
    assert count == (len(from_file(out)) if out.exists() else 0)
