"""Bots from outside: plugged in by whoever starts the program, and blamed for what they do wrong."""

from __future__ import annotations

import json
import random
import re
import sys
import textwrap

import pytest

import gorin
from gorin import bots
from gorin.bots import guests
from gorin.cli import main as cli
from gorin.server.jobs import functions

CODE = """
    from gorin.bots import Bot

    class First(Bot):
        def choose(self, decision, outlook):
            return decision.pick(0)

    class Dreamer(Bot):
        '''Takes what leads to the most events in a world that it makes up.'''
        def choose(self, decision, outlook):
            def told(option):
                world = outlook.imagine(self.rng)
                world.choose(option, decision.seat)
                return len(world.events)
            return max([option.id for option in decision.options], key=told)

    class Broken(Bot):
        def choose(self, decision, outlook):
            return 1 // 0

    class Dishonest(Bot):
        def choose(self, decision, outlook):
            return "win"

    class Unwilling(Bot):
        def __init__(self, game, rng):
            raise RuntimeError("no chair")

    def function(game, rng):
        return First(game, rng)
"""


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder with a module of bots, in which the program is started."""
    (tmp_path / "mine.py").write_text(textwrap.dedent(CODE))
    (tmp_path / "torn.py").write_text("import nothing_of_this_name\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv(guests.PLUGGED_IN, "")
    yield tmp_path
    guests._found.clear()
    sys.modules.pop("mine", None)


def run(capsys, *args):
    code = cli.run(list(args))
    return code, *capsys.readouterr()


SIM = ("sim", "battle", "--seats", "2", "--games", "2", "--json")


def test_it_plays_a_simulation(here, capsys):
    code, out, err = run(capsys, *SIM, "--bots", "mine:First,random")
    assert (code, err) == (0, "")
    assert json.loads(out)["played"][0]["bots"] == ["mine:First", "random"]


def test_processes_of_a_simulation_find_it_and_play_the_same(here, capsys):
    args = ("sim", "battle", "--seats", "2", "--games", "26", "--json", "--bots", "mine:First")
    told = [json.loads(run(capsys, *args, "--jobs", jobs)[1])["played"] for jobs in ("1", "2")]
    assert told[0] == told[1]


def test_it_plays_in_the_terminal(here, capsys):
    args = ("play", "battle", "--seats", "2", "--watch", "--seed", "3", "--plain", "--save", "kept.gorin")
    code, out, err = run(capsys, *args, "--bots", "mine:First")
    assert (code, err) == (0, "")
    assert "win" in out


def test_it_is_measured(here, capsys):
    code, out, _ = run(capsys, "bench", "battle", "--seconds", "0.01", "--json", "--bots", "mine:First")
    assert code == 0
    assert json.loads(out)["battle"]["guests_ms_per_decision"]["mine:First"] > 0


def test_a_server_offers_it_where_it_was_started_with_it(here):
    bots.plug_in("mine:First")
    assert bots.names()[-1] == "mine:First"
    game = gorin.new("battle", seats=2, seed=1)
    seat = game.pending[0].seat
    done = functions.done("think", "mine:First", game.save(), seat, 1)
    assert done == ("done", game.pending[0].options[0].id)


def test_nothing_is_imported_because_somebody_names_it(here):
    """The name of a bot comes from the network, too."""
    with pytest.raises(gorin.GorinError, match="'mine:First' is not plugged in"):
        bots.make("mine:First", "battle", random.Random(1))
    assert "mine" not in sys.modules


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("mine:", "a bot of your own is named module:Class, not 'mine:'"),
        ("absent:Bot", "module 'absent' of the bot absent:Bot cannot be imported: ModuleNotFoundError"),
        ("torn:Bot", "module 'torn' of the bot torn:Bot cannot be imported: .*nothing_of_this_name"),
        ("mine:Nobody", "there is no 'Nobody' in the module 'mine'"),
        ("mine:function", "mine:function is not a bot: it must be a class that inherits from gorin.bots.Bot"),
        ("mine:Unwilling", "the bot mine:Unwilling failed: RuntimeError: no chair"),
        ("mine:Broken", r"seed 1, the bot mine:Broken failed: ZeroDivisionError: .*\(mine.py, line 19\)"),
        ("mine:Dishonest", "the bot mine:Dishonest chose something that it cannot: 'win' is not offered"),
    ],
)
def test_what_is_wrong_with_it_is_said_in_a_sentence(here, capsys, name, message):
    code, out, err = run(capsys, *SIM, "--bots", name)
    assert (code, out) == (2, "")
    assert err.startswith("gorin: ")
    assert err.count("\n") == 1
    assert re.search(message, err)


def test_it_may_imagine_and_answer_with_an_id(here):
    bots.plug_in("mine:Dreamer")
    game = gorin.new("battle", seats=3, seed=1)
    dreamer = bots.make("mine:Dreamer", "battle", random.Random(1))
    for _ in range(20):
        bots.let_choose(game, dreamer, game.decision)
    assert len(game.record()["choices"]) == 20
