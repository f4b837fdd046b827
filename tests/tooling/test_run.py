"""`run.py`: which engine it starts, and when it has one compiled for the next time."""

from __future__ import annotations

import http.server
import os
import socket
import subprocess
import sys
import threading
from importlib.metadata import version as gorin_version
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
    monkeypatch.setattr(run, "insist_on_network", lambda: None)
    monkeypatch.setattr(run, "make_venv", lambda: None)
    monkeypatch.setattr(run, "install", lambda *what: installed.append(what))
    monkeypatch.setattr(run, "make_readable", lambda: None)
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


def test_the_version_is_told_without_set_up_and_compiling(
    starter: Starter, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def fail(extra: str = "") -> None:
        raise AssertionError("nothing is set up for it")

    monkeypatch.setattr(run, "set_up", fail)
    assert run.main(["--version"]) == 0
    told = capsys.readouterr()
    assert told.out == f"gorin, version {gorin_version('gorin')}, plain engine\n"
    assert (told.err, starter.background) == ("", [])


def look_in(folder: Path, locale: str) -> subprocess.CompletedProcess[str]:
    """Import a module that only a `.pth` in this folder leads to."""
    program = f"import site; site.addsitedir({os.fsencode(folder)!r}.decode()); import only_there"
    return subprocess.run(
        [sys.executable, "-I", "-c", program],
        env={**os.environ, "LC_ALL": locale},
        capture_output=True,
        text=True,
        errors="replace",
        timeout=LIMIT,
        check=False,
    )


def test_a_path_with_any_letters_is_found_in_every_locale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    sources = tmp_path / "p\u00e2th of \u9f8d" / "src"
    sources.mkdir(parents=True)
    (sources / "only_there.py").write_text("")
    monkeypatch.setattr(run, "VENV", tmp_path / "venv")
    packages = run.VENV / "lib" / "python3.11" / "site-packages"
    packages.mkdir(parents=True)
    editable = packages / "_editable_impl_gorin.pth"
    editable.write_text(f"{sources}", encoding="utf-8")
    if sys.version_info < (3, 13):
        assert look_in(packages, "C").returncode != 0, "as pip leaves it, Python cannot read it"
    run.make_readable()
    for locale in ("C", "C.UTF-8"):
        found = look_in(packages, locale)
        assert (found.returncode, found.stderr) == (0, "")


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """An index at which nobody answers: a port that was free a moment ago."""
    with socket.create_server(("127.0.0.1", 0)) as closed:
        index = f"http://user:secret@127.0.0.1:{closed.getsockname()[1]}/simple"
    for name in ("NO_INDEX", "FIND_LINKS", "EXTRA_INDEX_URL", "PROXY"):
        monkeypatch.setenv(f"PIP_{name}", "")
    monkeypatch.setenv("PIP_INDEX_URL", index)
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    return index


def test_without_a_network_that_is_said_before_anything_is_tried(
    no_network: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    def fail(*what: str) -> None:
        raise AssertionError("nothing is begun")

    monkeypatch.setattr(run, "is_set_up", lambda extra: False)
    monkeypatch.setattr(run, "make_venv", fail)
    monkeypatch.setattr(run, "install", fail)
    with pytest.raises(
        SystemExit, match=r"set-up needs the network, and .*/simple/pip/ cannot be reached"
    ) as end:
        run.set_up()
    assert "secret" not in str(end.value)


@pytest.mark.parametrize("setting", ["NO_INDEX", "FIND_LINKS", "EXTRA_INDEX_URL", "PROXY"])
def test_where_pip_has_other_ways_it_is_left_to_pip(
    no_network: str, monkeypatch: pytest.MonkeyPatch, setting: str
):
    monkeypatch.setenv(f"PIP_{setting}", "1")
    run.insist_on_network()


def test_whoever_answers_is_a_network(tmp_path: Path):
    """Also where the answer is that there is no such page."""
    with http.server.HTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler) as index:
        threading.Thread(target=index.handle_request, daemon=True).start()
        assert run.why_unreachable(f"http://127.0.0.1:{index.server_port}/simple/pip/") is None


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
