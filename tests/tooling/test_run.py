"""`run.py`: which engine it starts, and when it has one compiled for the next time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import compiling
import gorin
import run
from support.limits import LIMIT
from tooling.tiny import Tiny


class Started(Exception):
    """The process has become another program."""


class Starter:
    """Notes what would be started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, engine: compiling.Engine) -> None:
        self.background: list[Any] = []
        self.environment: dict[str, str] = {}
        self.command: list[str] = []
        monkeypatch.delenv(compiling.SKIP, raising=False)
        monkeypatch.delenv("PYTHONPATH", raising=False)
        monkeypatch.setattr(compiling, "why_not", lambda: compiling.SKIP if compiling.skipped() else None)
        monkeypatch.setattr(run, "engine", lambda: engine)
        monkeypatch.setattr(run, "set_up", lambda extra="": None)
        monkeypatch.setattr(run.os, "execve", self.become)
        monkeypatch.setattr(run.subprocess, "call", lambda command, env: self.become("", command, env))
        monkeypatch.setattr(run.subprocess, "Popen", lambda command, **how: self.background.append(command))

    def become(self, program: Any, command: list[str], environment: dict[str, str]) -> None:
        self.command, self.environment = command[1:], environment
        raise Started

    def main(self, *args: str) -> None:
        with pytest.raises(Started):
            run.main(list(args))


@pytest.fixture
def engine(tmp_path: Path) -> compiling.Engine:
    return compiling.Engine(Tiny(tmp_path).root)


@pytest.fixture
def starter(monkeypatch: pytest.MonkeyPatch, engine: compiling.Engine) -> Starter:
    return Starter(monkeypatch, engine)


@pytest.fixture
def build(engine: compiling.Engine) -> Path:
    engine.folder().mkdir(parents=True)
    return engine.folder()


def test_exactly_what_the_lock_names_is_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    installed: list[tuple[str, ...]] = []
    monkeypatch.setattr(run, "is_set_up", lambda extra: False)
    monkeypatch.setattr(run, "SETUP_STAMP", tmp_path / "stamp")
    monkeypatch.setattr(run, "make_venv", lambda: None)
    monkeypatch.setattr(run, "install", lambda *what: installed.append(what))
    run.set_up("dev")
    assert installed == [("-c", "requirements.lock", "-e", ".[dev]")]
    before = run.setup_mark("dev")
    other = tmp_path / "requirements.lock"
    other.write_text(run.LOCK.read_text() + "another==1\n")
    monkeypatch.setattr(run, "LOCK", other)
    assert run.setup_mark("dev") != before, "and anew when the lock changes"


def test_a_build_of_the_present_sources_is_used(starter: Starter, build: Path):
    starter.main("sim", "battle")
    assert starter.command == ["sim", "battle"]
    assert starter.environment["PYTHONPATH"] == str(build)
    starter.main()
    assert starter.command == ["serve"]
    assert starter.environment["PYTHONPATH"] == str(build)
    assert starter.background == []


def test_what_was_in_the_path_stays_there(starter: Starter, build: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PYTHONPATH", "/mine")
    starter.main("bench")
    assert starter.environment["PYTHONPATH"] == f"{build}{os.pathsep}/mine"


@pytest.mark.parametrize("args", [(), ("--port", "9000"), ("serve",), ("play", "battle")])
def test_while_people_play_the_engine_is_compiled_for_the_next_time(starter: Starter, args: tuple[str, ...]):
    starter.main(*args)
    assert "PYTHONPATH" not in starter.environment
    (command,) = starter.background
    assert command[1:] == [run.ROOT / "compiling.py", "--background"]


@pytest.mark.parametrize("args", [("bench",), ("sim", "battle"), ("--help",)])
def test_a_short_job_compiles_nothing(starter: Starter, args: tuple[str, ...], capsys):
    if args == ("--help",):
        assert run.main(list(args)) == 0
    else:
        starter.main(*args)
    assert starter.background == []


def test_what_has_failed_or_cannot_be_is_not_begun(
    starter: Starter, engine: compiling.Engine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(compiling, "why_not", lambda: "there is no C compiler")
    starter.main("serve")
    monkeypatch.setattr(compiling, "why_not", lambda: None)
    engine.builds.mkdir(parents=True)
    engine.failure().write_text("")
    starter.main("serve")
    assert starter.background == []


def test_who_does_without_gets_the_plain_engine(
    starter: Starter, build: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(compiling.SKIP, "1")
    starter.main("serve")
    assert "PYTHONPATH" not in starter.environment
    assert starter.background == []


class Called:
    """Notes how pytest would be called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[tuple[list[str], dict[str, str]]] = []
        monkeypatch.setattr(run, "install_programs", lambda: None)
        monkeypatch.setattr(run, "check", self.check)

    def check(self, command: list[str], **environment: str) -> int:
        self.calls.append((command, environment))
        return 0


@pytest.fixture
def called(starter: Starter, monkeypatch: pytest.MonkeyPatch) -> Called:
    return Called(monkeypatch)


def test_all_tests_run_compiled_and_a_part_of_them_plain(called: Called, build: Path):
    run.run_tests()
    run.run_plain_tests()
    (everything, compiled), (part, plain) = called.calls
    assert compiled == {"GORIN_EXPECT_ENGINE": "compiled", "PYTHONPATH": str(build)}
    assert everything[-2:] == ["-o", "testpaths=tests"]
    assert plain == {"GORIN_EXPECT_ENGINE": "plain", "GORIN_FEW_SEATS": "1"}
    assert {"tests/laws", "src/gorin", "README.md", *run.longest_files()} <= set(part)


def test_where_nothing_is_compiled_all_tests_run_on_the_plain_engine_once(
    called: Called, build: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(compiling.SKIP, "1")
    run.run_tests()
    run.run_plain_tests()
    ((everything, plain),) = called.calls
    assert plain == {"GORIN_EXPECT_ENGINE": "plain"}
    assert not any(argument.startswith(("tests", "src", "testpaths")) for argument in everything)


def test_a_machine_that_cannot_compile_fails_no_test_run_but_a_failed_build_does(
    monkeypatch: pytest.MonkeyPatch,
):
    for ends, failed in ((compiling.CANNOT, 0), (compiling.FAILED, compiling.FAILED), (compiling.DONE, 0)):
        monkeypatch.setattr(run, "compile_engine", lambda ends=ends: ends)
        assert run.compile_for_tests() == failed


def test_pytest_alone_runs_on_what_is_at_hand(called: Called, build: Path):
    assert run.main(["test", "tests/rules", "-x"]) == 0
    assert called.calls == [(["pytest", "tests/rules", "-x"], {"PYTHONPATH": str(build)})]


def test_one_file_of_every_folder_of_tests_also_runs_on_the_plain_engine():
    files = [Path(file) for file in run.longest_files()]
    assert all((run.ROOT / file).is_file() for file in files)
    folders = [file.parent.as_posix() for file in files]
    assert len(folders) == len(set(folders))
    assert {"tests/rules/battle", "tests/cards/celestial", "tests/kernel"} <= set(folders)


def test_what_the_tests_start_translates_nothing_twice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Also where Python is told to keep nothing, as in most containers; and the folders stay clean."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(run, "PYTHON", sys.executable)
    kept = tmp_path / "kept"
    where = f"import sys, pathlib; pathlib.Path({str(kept)!r}).write_text(sys.pycache_prefix or '')"
    (tmp_path / "look.py").write_text(f"{where}\nsys.exit(7 if sys.dont_write_bytecode else 0)")
    assert run.check(["look"], PYTHONPATH=str(tmp_path)) == 0
    assert Path(kept.read_text()).is_relative_to(run.ROOT / "build")


GAME = """
import random, gorin
for name, seats in (("battle", 3), ("celestial", 2)):
    game, rng = gorin.new(name, seats=seats, seed=5), random.Random(5)
    for _ in range(300):
        if not game.over:
            decision = game.decision
            game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
    print(game.digest(), [line.sentence for line in game.events][-1])
"""


def test_both_engines_play_the_same_games():
    """The one that runs here, and the plain one; they are the same where nothing is compiled."""
    here = str(Path(gorin.__file__).parents[1])
    told = {
        subprocess.run(
            [sys.executable, "-c", GAME],
            env={**os.environ, "PYTHONPATH": path},
            check=True,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        ).stdout
        for path in (here, str(run.ROOT / "src"))
    }
    assert len(told) == 1
    assert len(told.pop().splitlines()) == 2
