"""A simulation that is kept in a folder: no game is lost, none is played twice, and all come out the same."""

import json
import os
import signal
import subprocess
import sys
import threading
from multiprocessing import active_children

import pytest

import gorin
from gorin.cli import main as cli
from gorin.lab import extras, folder, workers
from gorin.lab.folder import ResultsFolder
from gorin.lab.plan import Plan
from gorin.lab.simulate import simulate
from support.limits import LIMIT, wait_until


def plan(**facts):
    return Plan(**{"game": "battle", "seats": 2, "games": 6, "bots": ("random",), **facts})


def kept(path, plan, jobs=1, stop=None):
    results = ResultsFolder(path)
    return list(results.keep(simulate(plan, jobs, stop, results.begin(plan))))


@pytest.fixture(params=["parquet", "jsonl"])
def kind(request, monkeypatch):
    """With the extra and without it."""
    if request.param == "jsonl":
        monkeypatch.setattr(folder, "is_there", lambda module: False)
    return request.param


# --- the folder -----------------------------------------------------------------------------------------


def test_all_games_are_there_in_chunks(tmp_path, kind, monkeypatch):
    monkeypatch.setattr(folder, "CHUNK", 4)
    played = kept(tmp_path, plan())
    chunks = sorted(path.name for path in tmp_path.glob("games-*"))
    assert chunks == [f"games-00001.{kind}", f"games-00002.{kind}"]
    assert ResultsFolder(tmp_path).games() == played == list(simulate(plan()))


def test_line_ups_and_clans_and_scores_survive_the_disk(tmp_path, kind):
    decks = ("lion-shamate-keep", "crane-seawatch-castle")
    pairs = plan(game="celestial", games=2, line_ups=(decks,), longest=40)
    assert kept(tmp_path, pairs) == ResultsFolder(tmp_path).games()
    assert ResultsFolder(tmp_path).games()[0].decks == decks


def test_what_was_interrupted_goes_on_where_it_stopped(tmp_path, kind):
    stop, many = threading.Event(), plan(games=8)
    results = ResultsFolder(tmp_path)
    for game in results.keep(simulate(many, 1, stop, results.begin(many))):
        if game.seed == 3:
            stop.set()
    assert ResultsFolder(tmp_path).seeds() == {1, 2, 3}
    assert [game.seed for game in kept(tmp_path, many)] == [4, 5, 6, 7, 8]
    assert ResultsFolder(tmp_path).games() == list(simulate(many))
    assert kept(tmp_path, many) == []


def test_a_line_that_was_not_finished_and_a_chunk_that_is_there_twice_do_no_harm(tmp_path, kind):
    few = plan(games=3)
    kept(tmp_path, few)
    first, second, _ = (json.dumps(game.plain()) for game in simulate(few))
    (tmp_path / "games.jsonl").write_text(f"{first}\n{second[:50]}")
    more = plan(games=4)
    assert [game.seed for game in kept(tmp_path, more)] == [4]
    assert ResultsFolder(tmp_path).games() == list(simulate(more))


@pytest.mark.parametrize(
    ("changed", "message"),
    [({"seed": 9}, "another seed: 1, not 9"), ({"bots": ("heuristic",)}, r"another bots: \['random'\]")],
)
def test_a_folder_holds_the_games_of_one_plan(tmp_path, changed, message):
    kept(tmp_path, plan(games=1))
    with pytest.raises(gorin.GorinError, match=message):
        kept(tmp_path, plan(games=1, **changed))


def test_results_do_not_go_among_other_files(tmp_path):
    (tmp_path / "thesis.tex").touch()
    with pytest.raises(gorin.GorinError, match="holds other files"):
        kept(tmp_path, plan())


def test_only_one_simulation_writes_into_a_folder(tmp_path):
    results = ResultsFolder(tmp_path)
    writing = results.keep(simulate(plan(), 1, None, results.begin(plan())))
    next(writing)
    with pytest.raises(gorin.GorinError, match="another simulation is writing"):
        kept(tmp_path, plan())
    assert [game.seed for game in writing] == [2, 3, 4, 5, 6]


def test_without_the_extra_a_parquet_file_says_what_to_install(tmp_path, monkeypatch):
    kept(tmp_path, plan(games=1))
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(extras.MissingExtra, match=r'needs the extra "lab": pip install "gorin\[lab\]"'):
        ResultsFolder(tmp_path).games()


# --- killed ---------------------------------------------------------------------------------------------


def test_a_killed_worker_costs_no_game(tmp_path):
    """Two die, one after another; every game is there, and is what it would have been."""
    many = plan(games=60)
    results, victims = ResultsFolder(tmp_path), []
    for game in results.keep(simulate(many, 2, None, results.begin(many))):
        if game.seed in (1, 20):
            victim = active_children()[0]
            os.kill(victim.pid, signal.SIGKILL)
            victims.append(victim.pid)
    assert len(set(victims)) == 2
    assert ResultsFolder(tmp_path).games() == list(simulate(many))


def test_games_that_kill_every_worker_end_in_one_sentence(tmp_path, monkeypatch):
    (tmp_path / "deadly.py").write_text(
        "import os, signal\n"
        "from gorin.bots import Bot\n"
        "class Deadly(Bot):\n"
        "    def choose(self, decision, outlook):\n"
        "        os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("GORIN_BOTS", "deadly:Deadly")
    monkeypatch.setattr(workers, "MOST_DEATHS", 1)
    with pytest.raises(gorin.GorinError, match="died 2 times in a row around game 1; is there enough memory"):
        list(simulate(plan(games=30, bots=("deadly:Deadly",)), jobs=2))


SIM = ["sim", "battle", "--seats", "2", "--bots", "random", "--games", "300"]


def test_a_killed_simulation_goes_on_when_it_is_started_again(tmp_path, capsys):
    out = tmp_path / "results"
    command = [sys.executable, "-m", "gorin", *SIM, "--jobs", "2", "--out", str(out)]
    running = subprocess.Popen(command, start_new_session=True)
    wait_until(lambda: (out / "games.jsonl").exists() and b"\n" in (out / "games.jsonl").read_bytes())
    running.kill()
    assert running.wait(LIMIT) == -signal.SIGKILL
    wait_until(lambda: not _any_left(running.pid))  # those that played for it have ended, too
    there = len(ResultsFolder(out).seeds())
    assert 0 < there < 300
    assert cli.run([*SIM, "--out", str(out)]) == 0
    assert f"{300 - there} games in " in (said := capsys.readouterr().out)
    assert f"{there} were there already" in said
    assert ResultsFolder(out).games() == list(simulate(plan(games=300)))


def _any_left(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


# --- the command ----------------------------------------------------------------------------------------


def test_the_command_tells_of_all_games_in_the_folder(tmp_path, capsys):
    few = [*SIM[:-1], "3", "--json", "--out", str(tmp_path / "new")]
    assert cli.run(few) == 0
    first = json.loads(capsys.readouterr().out)
    assert cli.run(few) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["played"] == first["played"]
    assert again["games_per_second"] == 0
    assert cli.run([*few[:-3], "--out", str(tmp_path / "new")]) == 0
    assert "3 games, all there already, " in capsys.readouterr().out


def test_a_folder_that_cannot_be_made_is_one_plain_message(tmp_path, capsys):
    (tmp_path / "file").touch()
    assert cli.run([*SIM, "--out", str(tmp_path / "file" / "below")]) == 2
    assert "cannot write results to" in capsys.readouterr().err
