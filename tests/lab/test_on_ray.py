"""Games on a real Ray cluster: equal to those of one process, and safe when a worker is killed."""

import sys
import threading
from pathlib import Path

import pytest

import gorin
from gorin.bots import BotFailed
from gorin.cli import main as cli
from gorin.lab.on_ray import LOOPBACK, address_of
from gorin.lab.plan import Plan
from gorin.lab.simulate import simulate

pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # Ray's own
    pytest.mark.xdist_group("ray"),
]
DEADLY = """
import os, signal
from pathlib import Path
from gorin.bots import Bot

class Mortal(Bot):
    '''Is killed with its worker in the first game that it plays, and in no other.'''
    def choose(self, decision, outlook):
        if not Path({marker!r}).exists():
            Path({marker!r}).write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return decision.options[0]

class Doomed(Bot):
    '''Is killed with its worker, always.'''
    def choose(self, decision, outlook):
        os.kill(os.getpid(), signal.SIGKILL)

class Clumsy(Bot):
    def choose(self, decision, outlook):
        raise ValueError("I have dropped it")
"""


@pytest.fixture(scope="module")
def bots(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("bots")
    text = DEADLY.format(marker=str(folder / "killed"))
    (folder / "bots_for_ray.py").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def cluster(bots: Path):
    """One cluster for all of these tests: it takes seconds to start. Its workers find the bots."""
    import ray

    patch = pytest.MonkeyPatch()
    patch.syspath_prepend(bots)
    patch.setenv("GORIN_BOTS", "bots_for_ray:Mortal,bots_for_ray:Doomed,bots_for_ray:Clumsy")
    ray.init(
        num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR",
        _node_ip_address=LOOPBACK,
        runtime_env={"env_vars": {"PYTHONPATH": str(bots)}},
    )  # fmt: skip
    yield ray
    ray.shutdown()
    patch.undo()


def test_the_games_are_those_of_one_process(cluster):
    plan = Plan("battle", 3, ("heuristic", "random"), games=12, seed=40, keep_records=True)
    assert list(simulate(plan, on="ray")) == list(simulate(plan))


def test_only_the_games_that_are_missing_are_played(cluster):
    plan = Plan("battle", 2, games=9)
    assert [game.seed for game in simulate(plan, numbers=[2, 5, 8], on="ray")] == [3, 6, 9]


def test_a_killed_worker_costs_only_time(cluster, bots: Path):
    plan = Plan("battle", 2, ("bots_for_ray:Mortal", "random"), games=6)
    played = list(simulate(plan, on="ray"))
    assert (bots / "killed").exists(), "a worker was killed"
    assert played == list(simulate(plan)), "and every game was played as if nothing had happened"


def test_games_that_kill_every_worker_end_in_one_sentence(cluster):
    with pytest.raises(gorin.GorinError, match="died 6 times in a row around game 1"):
        list(simulate(Plan("battle", 2, ("bots_for_ray:Doomed",), games=1), on="ray"))


def test_what_goes_wrong_in_a_game_is_told_as_it_would_be_here(cluster):
    with pytest.raises(BotFailed, match=r"in the game with seed 1,.*I have dropped it"):
        list(simulate(Plan("battle", 2, ("bots_for_ray:Clumsy",), games=1), on="ray"))


def test_when_somebody_wants_no_more_games_none_are_begun(cluster):
    stop, played = threading.Event(), []
    for game in simulate(Plan("battle", 2, games=400), stop=stop, on="ray"):
        played.append(game.seed)
        stop.set()
    assert 1 <= len(played) < 100
    assert played == list(range(1, len(played) + 1))


def test_the_command_plays_on_a_cluster_and_keeps_the_games(cluster, tmp_path: Path, capsys):
    command = ["sim", "battle", "--seats", "2", "--games", "6", "--out", str(tmp_path / "r")]
    assert cli.run([*command, "--on", "ray"]) == 0
    assert "6 games in" in capsys.readouterr().out
    assert cli.run(command) == 0
    assert "6 games, all there already" in capsys.readouterr().out


def test_another_place_is_refused(capsys):
    assert cli.run(["sim", "battle", "--on", "mars"]) == 2
    assert "games are played here or on ray, not on 'mars'" in capsys.readouterr().err


def test_the_address_is_that_of_the_option_or_of_the_environment(monkeypatch):
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert address_of("ray") is None
    monkeypatch.setenv("RAY_ADDRESS", "10.1.1.1:6379")
    assert address_of("ray") == "10.1.1.1:6379"
    assert address_of("ray:10.0.0.5:6379") == "10.0.0.5:6379"


def test_without_ray_the_extra_is_named(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.run(["sim", "battle", "--games", "1", "--on", "ray"]) == 2
    assert 'pip install "gorin[ray]"' in capsys.readouterr().err
