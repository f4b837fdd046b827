"""Games that `gorin play` keeps by itself: each in a file of its own, found again with `--resume`."""

import json

import pytest
from click.testing import CliRunner

import gorin
from gorin.cli.main import run as run_gorin
from gorin.cli.play import play
from gorin.cli.terminal.files import kept
from support.own_terminal import OwnTerminal

BATTLE = ("battle", "--seats", "2", "--bots", "random", "--table")


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "gorin" / "games"


def sit(*args, typed=()):
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(play, args, input=lines, catch_exceptions=False)


def game_in(path):
    return gorin.load(json.loads(path.read_text())["save"])


def choices_of(path, seat=0):
    return [id for each, id in game_in(path).record()["choices"] if each == seat]


def test_two_games_at_once_each_keep_their_own(folder, tmp_path):
    window = {"COLUMNS": "120", "LINES": "45", "XDG_STATE_HOME": str(tmp_path)}
    with (
        OwnTerminal(["play", *BATTLE, "--seed", "1"], window) as one,
        OwnTerminal(["play", *BATTLE, "--seed", "2"], window) as other,
    ):
        for terminal in (one, other):
            terminal.answer("1\n")
        for terminal in (one, other):
            terminal.answer("q\n")
            assert terminal.code() == 0
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == ["battle-1.json", "battle-2.json"]
    assert {game_in(path).record()["seed"] for path in files} == {1, 2}
    assert all(choices_of(path) for path in files)


def test_resume_lists_the_unfinished_games_and_takes_one(folder):
    sit(*BATTLE, "--seed", "1", typed=["1", "q"])
    sit(*BATTLE, "--seed", "2", typed=["1", "1", "q"])
    before = len(choices_of(folder / "battle-1.json"))
    result = sit("--resume", "--table", typed=["9", "x", "2", "1", "q"])
    listed = result.stdout[: result.stdout.index("Which one?")]
    assert "1  battle-2  Battle for Rokugan as " in listed
    assert "2  battle-1  Battle for Rokugan as " in listed
    assert "just now" in listed
    assert "There is no game '9'" in result.stdout
    assert len(choices_of(folder / "battle-1.json")) == before + 1
    assert len(choices_of(folder / "battle-2.json")) == 2


def test_one_unfinished_game_is_resumed_at_once(folder):
    sit(*BATTLE, typed=["1", "q"])
    sit(*BATTLE, typed=["q"])  # nobody has begun to play this one
    result = sit("--resume", "--table", typed=["1", "q"])
    assert "Which one?" not in result.stdout
    assert len(choices_of(folder / "battle-1.json")) == 2


@pytest.mark.parametrize("typed", [(), ("q",)])
def test_nothing_is_resumed_where_none_is_chosen(folder, typed):
    for _ in range(2):
        sit(*BATTLE, typed=["1", "q"])
    before = [path.read_text() for path in sorted(folder.iterdir())]
    assert sit("--resume", typed=typed).exit_code == 0
    assert [path.read_text() for path in sorted(folder.iterdir())] == before


def test_a_game_is_played_in_one_window_at_a_time(folder, capsys):
    sit(*BATTLE, typed=["1", "q"])
    with kept.alone(folder / "battle-1.json"):
        assert run_gorin(["play", "--resume", "battle-1"]) == 2
        assert "is being played in another window" in capsys.readouterr().err
        assert run_gorin(["play", "--resume"]) == 2
        assert "there is no unfinished game" in capsys.readouterr().err
    assert "Which one?" not in sit("--resume", typed=["q"]).stdout


def test_a_game_of_an_older_version_is_found(folder):
    sit(*BATTLE, typed=["1", "q"])
    older = folder.parent / "autosave.json"
    (folder / "battle-1.json").rename(older)
    sit("--resume", "--table", typed=["1", "q"])
    assert len(choices_of(older)) == 2


def test_games_that_nobody_goes_on_with_are_forgotten_at_last(folder, monkeypatch):
    monkeypatch.setattr(kept, "SPENT_KEPT", 2)
    sit(*BATTLE, typed=["1", "q"])
    for _ in range(5):
        sit(*BATTLE, typed=["q"])
    names = {path.stem for path in folder.iterdir()}
    assert "battle-1" in names, "an unfinished game stays"
    assert len(names) == 1 + 2 + 1, "and so do the last two that were never begun, beside the newest"
