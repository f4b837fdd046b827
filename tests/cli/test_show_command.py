"""`gorin show`: the moment in a file of any kind, through anybody's eyes."""

import json

import pytest
from click.testing import CliRunner

import gorin
from gorin.cli.main import run as run_gorin
from gorin.cli.show import show
from gorin.kernel.game import FORMAT
from support.battle_table import side, table, token


@pytest.fixture(autouse=True)
def window(monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LINES", "45")


@pytest.fixture
def game():
    """Lion's army lies facedown where the Dragon can see it and the Crane cannot."""
    return table(
        crane=side("crane_capital", hand=("navy-1", "shinobi-1", "bluff"), objective="rice_bowl"),
        lion=side("lion_capital", hand=("army-4", "army-1", "bluff"), objective="den_of_secrets"),
        dragon=side("dragon_capital"),
        pieces=[token("lion", "army-6", "lion_capital>crane_capital", known_to=["dragon"])],
    ).game


@pytest.fixture
def files(game, tmp_path):
    players = ["human", "random", "random"]
    contents = {
        "save": game.save(),
        "record": json.dumps(game.record()),
        "position": json.dumps(game.position()),
        "table": json.dumps({"gorin-table": 1, "players": players, "save": game.save()}),
    }
    for name, content in contents.items():
        (tmp_path / name).write_text(content)
    return tmp_path


def run(*args):
    return CliRunner().invoke(show, [str(arg) for arg in args], catch_exceptions=False)


@pytest.mark.parametrize("kind", ["save", "record", "position", "table"])
def test_every_kind_of_file_is_shown(files, kind):
    printed = run(files / kind).stdout
    assert "Round 2 of 5, placement phase" in printed
    assert "Crane S" in printed
    assert "Crane has to choose: Place a token, or play a card first" in printed


def test_without_a_seat_everything_is_open(files):
    printed = run(files / "save").stdout
    assert "Li A6" in printed
    assert "Lion: army 1, army 4, bluff" in printed
    assert "Crane: The Rice Bowl" in printed


def test_a_seat_sees_what_it_may_know(files):
    crane, dragon = run(files / "save", "--seat", 1).stdout, run(files / "save", "--seat", 3).stdout
    assert "Li ?" in crane
    assert "Li A6" in dragon
    for printed in (crane, dragon):
        assert "army 4" not in printed
        assert "Den of Secrets" not in printed
    assert "Crane has to choose." in dragon
    assert "Crane has to choose: " not in dragon


def test_a_spectator_sees_nothing_hidden(files):
    printed = run(files / "save", "--spectator").stdout
    assert "Li ?" in printed
    for secret in ("army 4", "navy 1", "Den of Secrets", "Rice Bowl"):
        assert secret not in printed


@pytest.mark.parametrize(("flags", "seat"), [(["--seat", 2], 1), (["--spectator"], None)])
def test_json_is_the_view(files, game, flags, seat):
    assert json.loads(run(files / "save", "--json", *flags).stdout) == game.view(seat)


def test_json_of_everything_has_every_hand(files):
    view = json.loads(run(files / "save", "--json").stdout)
    assert [player["hand"][0] for player in view["players"][:2]] == ["navy-1", "army-1"]
    assert view["pieces"][0]["face"] == "army-6"


def test_the_end_of_a_game_is_laid_out(tmp_path):
    game = gorin.new("battle", seats=2, seed=3)
    while not game.over:
        game.choose(game.decision.pick(0), game.decision.seat)
    (tmp_path / "end").write_text(json.dumps(game.record()))
    assert f"{game.outcome.reason}." in run(tmp_path / "end").stdout


def test_a_small_window_gets_a_table(files, monkeypatch):
    monkeypatch.setenv("COLUMNS", "90")
    monkeypatch.setenv("LINES", "30")
    printed = run(files / "save").stdout
    assert "Combat tokens" in printed
    assert "┃" not in printed
    assert max(map(len, printed.splitlines())) <= 90


def damaged(save):
    return {
        "no JSON": save[:100],
        "foreign": '{"hello": "world"}',
        "a list": "[]",
        "a changed save": save.replace('"round":2', '"round":3'),
        "another version": save.replace(f'"gorin":{FORMAT}', '"gorin":99'),
        "an unknown game": '{"gorin": 1, "kind": "record", "game": "chess", "choices": []}',
        "an impossible record": json.dumps(
            {"gorin": 1, "kind": "record", "game": "battle", "setup": {}, "seed": 1, "choices": [[0, "x"]]}
        ),
        "a bad position": '{"game": "battle", "round": 77}',
    }


def test_bad_files_are_plain_errors(files, game, capsys):
    for content in damaged(game.save()).values():
        (files / "bad").write_text(content)
        assert run_gorin(["show", str(files / "bad")]) == 2
        error = capsys.readouterr().err
        assert error.startswith(f"gorin: {files / 'bad'}: ")
        assert error.count("\n") == 1


@pytest.mark.parametrize(
    "args",
    [["nowhere"], ["save", "--seat", "9"], ["save", "--seat", "x"], ["save", "--seat", "1", "--spectator"]],
)
def test_bad_command_lines_are_plain_errors(files, args, capsys):
    assert run_gorin(["show", str(files / args[0]), *args[1:]]) == 2
    assert "Traceback" not in capsys.readouterr().err
