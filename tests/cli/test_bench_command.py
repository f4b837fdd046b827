"""`gorin bench`: which figures it gives. How high they are is no matter for a test."""

import json

import pytest

import gorin
from gorin import engine
from gorin.cli import main as cli
from gorin.lab.bench import PARTS, Bench, bench
from gorin.lab.fuzz import FAILED, Trial

QUICK = ("--seconds", "0.01")
RATES = ("games_per_second", "decisions_per_second", "decisions_per_game", "clone_ratio")
COSTS = (
    "clone_us",
    "deepcopy_us",
    "view_us",
    "save_us",
    "save_bytes",
    "digest_us",
    "heuristic_ms_per_decision",
    "worlds_per_second",
    "rollouts_per_second",
)


def test_json_has_the_figures_of_each_game_under_its_id(capsys):
    assert cli.run(["bench", "battle", *QUICK, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {"battle"}
    assert figures["battle"]["choice_us"]["5"] > 0  # five rounds, and no more
    assert figures["battle"]["choice_us"]["15"] is figures["battle"]["choice_us"]["40"] is None
    others = ("seats", "choice_us", "guests_ms_per_decision", "compiled", "python", "cpus")
    assert set(figures["battle"]) == {*RATES, *COSTS, *others}
    assert all(figures["battle"][name] > 0 for name in RATES + COSTS)
    assert figures["battle"]["seats"] == 4
    assert figures["battle"]["compiled"] == engine.is_compiled()


def test_without_a_game_it_measures_all_of_them(capsys):
    assert cli.run(["bench", *QUICK]) == 0
    printed = capsys.readouterr().out
    assert all(rules.name in printed for rules in gorin.games())
    assert "games a second" in printed
    for turn in (5, 15):  # 40 where one of the games measured goes so far
        assert f"choice in turn {turn} " in printed
    assert f"({engine.name()} engine, Python" in printed
    assert "Intermediate bot" in printed


def test_the_games_are_the_same_in_every_run():
    (battle,) = [rules for rules in gorin.games() if rules.id == "battle"]
    one, other = (bench(battle, 0.001) for _ in range(2))
    assert isinstance(one, Bench)
    assert (one.decisions_per_game, one.save_bytes) == (other.decisions_per_game, other.save_bytes)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["chess"], "there is no game 'chess'"),
        (["--seconds", "0"], "'--seconds'"),
        (["--seconds", "x"], "'x'"),
    ],
)
def test_bad_input_is_one_plain_message_and_exit_code_2(capsys, args, message):
    assert cli.run(["bench", *args]) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.out == ""


def test_environments_are_measured_by_game_and_format(capsys):
    assert cli.run(["bench", "lcg", "--env", *QUICK, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["format"] for row in told] == ["stronghold", "skirmish", "enlightenment", "team-conquest"]
    assert [row["seats"] for row in told] == [2, 2, 3, 4]
    assert all(row["steps_per_second"] > 0 and row["vector_steps_per_second"] > 0 for row in told)
    assert cli.run(["bench", "battle", "--env", *QUICK]) == 0
    assert f"battle, 4 seats, 814 numbers ({engine.name()} engine)" in capsys.readouterr().out


def test_fuzz_says_what_became_of_damaged_positions(capsys):
    arguments = ["bench", "battle", "--fuzz", "--count", "60", "--seed", "5"]
    assert cli.run([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["battle"]
    assert told["played"] + told["refused"] == 60
    assert (told["failed"], told["failures"]) == (0, [])
    assert cli.run(arguments) == 0
    assert (
        f"60 damaged positions: {told['played']} played, {told['refused']} refused" in capsys.readouterr().out
    )


def test_fuzz_ends_with_an_error_where_a_position_brings_one_that_is_not_ours(capsys, monkeypatch):
    broken = Trial(3, FAILED, "KeyError: 7", {"round": 9})
    monkeypatch.setattr("gorin.cli.bench.damaged", lambda game, count, seed: iter([broken]))
    assert cli.run(["bench", "battle", "--fuzz", "--count", "1"]) == 1
    assert "3: KeyError: 7" in capsys.readouterr().out


def test_ctrl_c_keeps_what_was_measured(capsys, monkeypatch):
    def measure(rules, seconds, advance, guests):
        if rules.id == "diamond":
            raise KeyboardInterrupt
        return bench(rules, 0.001, advance)

    monkeypatch.setattr("gorin.cli.bench.measure", measure)
    assert cli.run(["bench", "--json"]) == 130
    told = capsys.readouterr()
    assert list(json.loads(told.out)) == ["battle", "celestial"]
    assert told.err == f"Interrupted: 2 of {len(gorin.games())} games were measured.\n"


def test_ctrl_c_keeps_the_damaged_positions_that_were_tried(capsys, monkeypatch):
    def damaged(game, count, seed):
        yield Trial(0, "refused", "", {})
        raise KeyboardInterrupt

    monkeypatch.setattr("gorin.cli.bench.damaged", damaged)
    assert cli.run(["bench", "battle", "--fuzz", "--count", "9"]) == 130
    told = capsys.readouterr()
    assert "1 damaged positions: 1 refused" in told.out
    assert told.err == "Interrupted: 1 of 9 positions were tried.\n"


def test_measuring_shows_how_far_it_is():
    (battle,) = [rules for rules in gorin.games() if rules.id == "battle"]
    parts = []
    bench(battle, 0.001, lambda: parts.append(1))
    assert len(parts) == PARTS
