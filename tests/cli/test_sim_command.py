"""`gorin sim`: what it prints for people and for programs, and what it refuses."""

import json
import subprocess
import sys

import pytest

import gorin
from gorin.cli import main as cli
from gorin.cli import progress
from gorin.lab.plan import Plan
from support.limits import LIMIT, wait_until

QUICK = ("--games", "3", "--seats", "2", "--bots", "random")


@pytest.fixture
def run(capsys):
    def run(*args):
        code = cli.run(["sim", *args])
        return code, *capsys.readouterr()

    return run


def test_it_prints_a_table_for_people(run):
    code, out, err = run("battle", *QUICK, "--seed", "5")
    assert (code, err) == (0, "")
    assert out.startswith("Battle for Rokugan, 2 seats, seeds 5 to 7\n3 games in ")
    rows = [line.split()[:3] for line in out.splitlines()]
    assert ["Random", "3", "3"] in rows
    assert any(row[:2] == ["seat", "games"] for row in rows)
    assert any(row[:2] == ["clan", "games"] for row in rows)


def test_it_prints_json_and_nothing_else_for_programs(run):
    code, out, err = run("battle", *QUICK, "--json")
    result = json.loads(out)
    assert (code, err) == (0, "")
    assert set(result) == {
        "game", "seats", "bots", "seed", "rotate", "seconds", "games_per_second", "summary", "played",
    }  # fmt: skip
    assert set(result["summary"]) == {
        "games", "decisions_per_game", "rounds_per_game", "endings", "by_bot", "by_seat", "by_label",
    }  # fmt: skip
    assert set(result["played"][0]) == {
        "seed", "bots", "labels", "winners", "ending", "scores", "rounds", "decisions", "digest",
    }  # fmt: skip
    assert [game["seed"] for game in result["played"]] == [1, 2, 3]


def test_games_that_were_given_up_are_named(run):
    _, out, _ = run("battle", *QUICK, "--max-decisions", "30")
    assert out.splitlines()[2] == "unfinished: 3"


def test_endings_are_told_where_they_are_kinds_and_not_single_results(run):
    games = ["celestial", "--games", "5", "--bots", "heuristic,random"]
    endings = json.loads(run(*games, "--json")[1])["summary"]["endings"]
    assert sum(endings.values()) == 5
    told = run(*games)[1].splitlines()[2]
    assert told == "; ".join(f"{ending}: {count}" for ending, count in endings.items())
    assert "Victory: " in told
    _, out, _ = run("battle", *QUICK)
    assert "wins with" not in out


def test_without_seats_it_takes_the_usual_number(run):
    _, out, _ = run("battle", "--games", "1", "--bots", "random", "--json")
    assert json.loads(out)["seats"] == 4


@pytest.mark.parametrize(("format", "seats"), [("skirmish", 2), ("enlightenment", 3), ("team-conquest", 4)])
def test_a_format_brings_its_number_of_seats(run, format, seats):
    few = ("--games", "1", "--bots", "random", "--max-decisions", "20", "--json")
    code, out, err = run("lcg", "--option", f"format={format}", *few)
    assert (code, err) == (0, "")
    assert json.loads(out)["seats"] == seats


def test_records_are_written_and_can_be_replayed(run, tmp_path):
    _, out, _ = run("battle", *QUICK, "--json", "--records", str(tmp_path / "new" / "folder"))
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"battle-2-seats-seed-{seed}.json" for seed in (1, 2, 3)]
    digests = [gorin.replay(json.loads(file.read_text())).digest() for file in files]
    assert digests == [game["digest"] for game in json.loads(out)["played"]]


PAIRS = ("--pairs", "--games", "1", "--bots", "random", "--max-decisions", "400")
TWO_DECKS = ("--decks", "lion-shamate-keep,crane-seawatch-castle")


def test_every_ordered_pair_of_decks_plays_and_a_grid_tells_who_beat_whom(run):
    code, out, err = run("celestial", *PAIRS, *TWO_DECKS)
    assert (code, err) == (0, "")
    assert "2 seats, seeds 1 to 4" in out
    grid = [line.split()[:2] for line in out.splitlines()[-6:]]
    assert ["1", "lion-shamate-keep"] in grid
    assert ["2", "crane-seawatch-castle"] in grid


def test_pairs_as_json_tell_every_meeting(run):
    result = json.loads(run("celestial", *PAIRS, *TWO_DECKS, "--json")[1])
    lion, crane = TWO_DECKS[1].split(",")
    met = [tuple(game["decks"]) for game in result["played"]]
    assert met == [(lion, lion), (lion, crane), (crane, lion), (crane, crane)]
    assert result["pairs"][lion][crane]["games"] == result["pairs"][crane][lion]["games"] == 2
    assert result["pairs"][lion][lion]["games"] == 1


def test_without_names_all_decks_of_the_format_meet(run):
    skirmish = ("--option", "format=skirmish", "--max-decisions", "5")
    result = json.loads(run("lcg", *PAIRS, *skirmish, "--json")[1])
    assert len(result["played"]) == 49
    assert all(deck.endswith("-skirmish") for deck in result["pairs"])


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["battle", "--pairs"], "battle has no card library"),
        (["celestial", "--pairs", "--decks", "no-such-deck"], "there is no deck 'no-such-deck'"),
        (["chess"], "there is no game 'chess'"),
        (["battle", "--seats", "1"], "2 to 5 seats"),
        (["battle", "--seats", "two"], "not a valid integer"),
        (["battle", "--option", "seats=2"], "seats cannot be given as --option"),
        (["battle", "--seats", "2", "--option", "seed=2"], "seed cannot be given as --option"),
        (["battle", "--bots", "clever"], "there is no bot 'clever'"),
        (["battle", "--bots", ""], "there is no bot ''"),
        (["battle", "--seats", "2", "--bots", "random,random,random"], "3 bots were named for 2 seats"),
        (["battle", "--games", "0"], "'--games'"),
        (["battle", "--seed", "x"], "'--seed'"),
        (["battle", "--jobs", "0"], "'--jobs'"),
        (["battle", "--records", __file__], "cannot write records to"),
        ([], "Missing argument"),
    ],
)
def test_bad_input_is_one_plain_message_and_exit_code_2(run, args, message):
    code, out, err = run(*args)
    assert (code, out) == (2, "")
    assert message in err


class Terminal:
    """A stand-in for stderr on a terminal."""

    def __init__(self):
        self.text = ""

    def isatty(self):
        return True

    def write(self, text):
        self.text += text

    def flush(self):
        pass


@pytest.mark.parametrize(("patience", "shown"), [(0.0, True), (60.0, False)])
def test_the_progress_bar_waits_before_it_appears(monkeypatch, patience, shown):
    terminal = Terminal()
    monkeypatch.setattr(progress.sys, "stderr", terminal)
    monkeypatch.setattr(progress, "PATIENCE", patience)
    monkeypatch.setenv("TERM", "xterm")

    def slowly():
        for number in range(3):
            if shown and number == 2:
                wait_until(lambda: "Playing" in terminal.text)
            yield number

    assert list(progress.with_progress(slowly(), 3, "Playing")) == [0, 1, 2]
    assert ("Playing" in terminal.text) == shown


# --- Ctrl-C -------------------------------------------------------------------------------------------


PRESSED = """if True:
    import os, signal, sys, gorin_command
    from gorin.lab import plan

    signal.signal(signal.SIGINT, signal.default_int_handler)
    play = plan.Plan.play
    def press(plan, number):
        played = play(plan, number)
        if number == AT:
            for _ in range(TIMES):
                os.kill(os.getpid(), signal.SIGINT)
        return played
    if __name__ == "__main__":
        plan.Plan.play = press
        gorin_command.main()"""
"""The command, at which somebody presses Ctrl-C while it plays the game with a certain number."""


@pytest.mark.parametrize(("times", "finished"), [(1, 4), (2, 3)])
def test_ctrl_c_keeps_the_games_that_were_finished(tmp_path, times, finished):
    """Pressed once, the game in progress is finished; pressed again, it is broken off."""
    program = PRESSED.replace("AT", "3").replace("TIMES", str(times))
    args = ["sim", "battle", "--seats", "2", "--games", "50", "--bots", "random", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", program, *args, "--records", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    assert done.returncode == 130
    assert f"Interrupted: {finished} of 50 games were finished." in done.stderr
    assert "Traceback" not in done.stderr
    assert [game["seed"] for game in json.loads(done.stdout)["played"]] == list(range(1, finished + 1))
    assert len(list(tmp_path.iterdir())) == finished


def test_nothing_is_shown_where_no_game_was_finished(run, monkeypatch):
    def press(plan, number):
        raise KeyboardInterrupt

    monkeypatch.setattr(Plan, "play", press)
    assert run("battle", *QUICK) == (130, "", "Interrupted: 0 of 3 games were finished.\n")


def test_levels_and_the_older_names_of_bots_mean_the_same(run):
    by_level, by_name = (
        json.loads(run("battle", "--seats", "2", "--games", "2", "--bots", bots, "--json")[1])
        for bots in ("Intermediate,Random", "heuristic,random")
    )
    assert by_level["played"] == by_name["played"]
    assert by_level["bots"] == ["heuristic", "random"]
    _, out, _ = run("battle", "--seats", "2", "--games", "2")
    assert "Intermediate" in out
    assert "heuristic" not in out


def test_seats_are_counted_from_1_for_people(run):
    _, out, _ = run("battle", *QUICK)
    rows = [line.split() for line in out.splitlines()]
    first = next(number for number, row in enumerate(rows) if row[:2] == ["seat", "games"])
    assert [row[0] for row in rows[first + 2 : first + 4]] == ["1", "2"]
