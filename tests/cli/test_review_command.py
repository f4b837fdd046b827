"""`gorin review`, and hints at the terminal."""

from __future__ import annotations

import json
import random

import pytest

import gorin
from gorin import bots
from gorin.bots import review as looking_back
from gorin.cli import main as cli
from gorin.cli import play


def run(capsys, *args: str):
    code = cli.run(list(args))
    return code, *capsys.readouterr()


@pytest.fixture(autouse=True)
def not_too_closely(monkeypatch):
    """A review of a few choices is as good for a test as one of many."""
    monkeypatch.setattr(looking_back, "CLOSELY", 3)
    monkeypatch.setattr(looking_back, "TURNING_POINTS", 2)


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    game = gorin.new("battle", seats=2, seed=1, clans=["crab", "lion"])
    players = [bots.make(name, "battle", random.Random(1)) for name in ("heuristic", "random")]
    while (decision := game.decision) is not None:
        bots.let_choose(game, players[decision.seat], decision)
    path = tmp_path_factory.mktemp("played") / "game.json"
    path.write_text(json.dumps(game.record()))
    return path


def test_it_tells_the_curve_and_the_turning_points(record, capsys):
    code, out, err = run(capsys, "review", str(record), "--worlds", "4")
    assert (code, err) == (0, "")
    assert out.startswith("Chances to win:\n\nRound 0")
    assert "Round 5" in out
    assert "Won by Crab (1)." in out
    assert "Turning points:" in out
    assert "Lion (2) falls from " in out
    assert "  Better: " in out


def test_as_json_it_tells_the_same(record, capsys):
    code, out, _ = run(capsys, "review", str(record), "--worlds", "4", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["winners"] == [0]
    assert told["curve"][-1]["chances"] == [1.0, 0.0]
    assert {"seat", "before", "after", "missed", "clock"} <= set(told["turning_points"][0])


def test_what_has_no_history_is_refused(tmp_path, capsys):
    position = tmp_path / "position.json"
    position.write_text(json.dumps(gorin.new("battle", seats=2, seed=1).position()))
    fresh = tmp_path / "fresh.json"
    fresh.write_text(json.dumps(gorin.new("battle", seats=2, seed=1).record()))
    for path, message in ((position, "no history to review"), (fresh, "nobody has chosen anything yet")):
        code, out, err = run(capsys, "review", str(path))
        assert (code, out) == (2, "")
        assert message in err


def played(monkeypatch, tmp_path, capsys, typed: list[str], *args: str) -> str:
    lines = iter(typed)
    monkeypatch.setattr(play.Terminal, "read", lambda self, prompt: next(lines))
    common = ("--seats", "2", "--seed", "3", "--clans", "crab,lion", "--plain")
    code, out, _ = run(capsys, "play", "battle", *common, "--save", str(tmp_path / "kept"), *args)
    assert code == 0
    return out


def test_a_player_may_ask_for_a_hint(monkeypatch, tmp_path, capsys):
    out = played(monkeypatch, tmp_path, capsys, ["hint", "q"])
    assert out.count("Hint: ") == 1
    assert out.count("  * ") == 1, "the choice is marked among the alternatives"


def test_with_hint_every_choice_comes_with_one(monkeypatch, tmp_path, capsys):
    out = played(monkeypatch, tmp_path, capsys, ["1", "1", "q"], "--hint")
    assert out.count("Hint: ") == 3
