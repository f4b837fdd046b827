"""`gorin replay`: stepping through a game, and the whole story in a pipe."""

import json
import random

import pytest
from click.testing import CliRunner

import gorin
from gorin.cli.main import run as run_gorin
from gorin.cli.replay import replay
from gorin.cli.terminal.drawing.consoles import Terminal
from gorin.cli.terminal.files.history import History
from gorin.cli.terminal.files.viewer import Viewer
from gorin.cli.terminal.pictures.views import OPEN


@pytest.fixture(autouse=True)
def window(monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LINES", "45")


@pytest.fixture(scope="module")
def game():
    game, rng = gorin.new("battle", seats=2, seed=6, clans=["lion", "crane"]), random.Random(6)
    while not game.over:
        decision = game.decision
        game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
    return game


@pytest.fixture
def record(game, tmp_path):
    path = tmp_path / "record.json"
    path.write_text(json.dumps(game.record()))
    return path


def run(*args):
    return CliRunner().invoke(replay, [str(arg) for arg in args], catch_exceptions=False)


def test_a_pipe_gets_every_choice_and_what_came_of_it(game, record):
    printed = run(record).stdout
    for number in (1, 20, len(game.record()["choices"])):
        assert f"\n{number}. " in printed
    assert "\n  Round 5 begins.\n" in printed
    assert game.outcome.reason in printed


def test_a_save_can_be_replayed_too(game, tmp_path, record):
    (tmp_path / "save").write_text(game.save())
    (tmp_path / "table").write_text(json.dumps({"gorin-table": 1, "save": game.save()}))
    assert run(tmp_path / "save").stdout == run(record).stdout == run(tmp_path / "table").stdout


def test_through_the_eyes_of_a_seat_choices_of_others_stay_hidden(record):
    story = json.loads(run(record, "--json", "--seat", 1).stdout)
    assert {moment["label"] for moment in story if moment["seat"] == 1} == {None}
    assert None not in {moment["label"] for moment in story if moment["seat"] == 0}
    kinds = {event["kind"] for moment in story for event in moment["events"] if moment["seat"] == 1}
    assert "placed" in kinds
    assert "placed_face" not in kinds


def test_json_tells_what_the_game_told(game, record):
    story = json.loads(run(record, "--json").stdout)
    told = [event["sentence"] for moment in story for event in moment["events"]]
    assert told == [event.sentence for event in game.events if event.sentence]
    assert [[moment["seat"], moment["choice"]] for moment in story[1:]] == game.record()["choices"]


# --- stepping ---------------------------------------------------------------------------------------------


@pytest.fixture
def viewer(game):
    return Viewer(History(game.record()), OPEN, Terminal(plain=True), as_table=True)


@pytest.mark.parametrize(
    ("typed", "at"),
    [
        (["", "n"], 2),
        (["n", "n", "p"], 1),
        (["j 30"], 30),
        (["j30", "p"], 29),
        (["p"], 0),
        (["j 9999"], 0),
        (["dance"], 0),
    ],
)
def test_stepping(viewer, typed, at):
    for line in typed:
        viewer.follow(line)
    assert viewer.at == at


def test_jumping_from_phase_to_phase(viewer):
    viewer.follow("r")
    assert viewer.history.moments[viewer.at].view()["phase"] != "setup"
    for _ in range(30):
        viewer.follow("r")
    assert viewer.at == viewer.history.last


def test_a_film_runs_to_the_end(viewer, capsys):
    viewer.follow(f"j {viewer.history.last - 3}")
    viewer.follow("play 0")
    assert viewer.at == viewer.history.last
    assert viewer.history.moments[-1].outcome.reason in capsys.readouterr().out


def test_the_screen_says_what_was_chosen(viewer, capsys):
    viewer.follow("j 1")
    choice = viewer.history.choices[0]
    assert f"1. Lion: {choice.label.split(':')[0]}" in capsys.readouterr().out


def test_moments_are_independent(viewer):
    digests = [moment.digest() for moment in viewer.history.moments]
    viewer.follow("j 50")
    viewer.follow("p")
    assert [moment.digest() for moment in viewer.history.moments] == digests


def test_a_session_ends_with_quit_or_the_end_of_the_input(viewer, monkeypatch):
    lines = iter(["n", "help", "log", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    viewer.run()
    assert viewer.at == 1


# --- bad input --------------------------------------------------------------------------------------------


def test_bad_files_are_plain_errors(record, game, tmp_path, capsys):
    broken = {**game.record(), "choices": [[0, "nonsense"]]}
    position = gorin.new("battle", seats=2, seed=1).position()
    for content in ("", "{}", "[1]", json.dumps(broken), json.dumps(position)):
        (tmp_path / "bad").write_text(content)
        assert run_gorin(["replay", str(tmp_path / "bad")]) == 2
        assert capsys.readouterr().err.startswith(f"gorin: {tmp_path / 'bad'}: ")


@pytest.mark.parametrize(
    "args",
    [
        ["nowhere"],
        ["record.json", "--seat", "3"],
        ["record.json", "--seat", "0"],
        ["record.json", "--seat", "x"],
    ],
)
def test_bad_command_lines_are_plain_errors(record, args, capsys):
    assert run_gorin(["replay", str(record.parent / args[0]), *args[1:]]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_game_that_somebody_gave_up_can_be_looked_at():
    game = gorin.new("celestial", seed=1)
    game.choose("concede", 1)
    history = History(game.record())
    assert [choice.label for choice in history.choices] == ["Give up"]
    assert history.moments[-1].over


def test_a_small_window_shows_what_happened_at_that_choice(game, monkeypatch, capsys):
    """Below the table and nearest to the line to type in: all of it, or as much as there is room for."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    small = Viewer(History(game.record()), OPEN, Terminal(plain=True))
    for moment in range(1, small.history.last):
        small.at = moment
        small.show()
        seen = [line.rstrip() for line in capsys.readouterr().out.splitlines()[-22:]]
        story = [line.plain.rstrip() for line in small.story(moment, 80)]
        if len(story) > 21:
            assert seen[-1].endswith("more lines: 'all' shows them")
            story = story[:20]
        assert "\n".join(story) in "\n".join(seen)
