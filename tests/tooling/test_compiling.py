"""The compiled engine: made once for each state of the sources, whole or not at all, and in nobody's way."""

from __future__ import annotations

import ast
import os
import select
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

import compiling
from support.limits import LIMIT
from tooling.tiny import ROOT, Tiny

WHICH = "import gorin.kernel.game as game; print(game.answer(), game.__file__.endswith('.py'))"


@pytest.fixture
def tiny(tmp_path: Path) -> Tiny:
    return Tiny(tmp_path)


@pytest.fixture
def engine(tiny: Tiny) -> compiling.Engine:
    return compiling.Engine(tiny.root)


@pytest.fixture
def quick(engine: compiling.Engine, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Path]]:
    """Compiling that compiles nothing, only notes that it was called."""
    drafts: list[Path] = []
    monkeypatch.setattr(compiling, "why_not", lambda: None)
    monkeypatch.setattr(compiling.Engine, "_compile", lambda self, draft, modules: drafts.append(draft))
    monkeypatch.setattr(compiling.Engine, "_probe", lambda self, draft, modules: None)
    yield drafts


def fail(self: compiling.Engine, draft: Path, modules: list[Path]) -> None:
    raise compiling.NotCompiled("the C compiler failed")


# --- a real build, of a small engine


@pytest.mark.skipif(compiling.why_not() is not None, reason=f"NOT COMPILED: {compiling.why_not()}")
def test_a_build_has_the_engine_compiled_and_the_rest_as_it_is_now(tiny: Tiny, engine: compiling.Engine):
    build = engine.build()
    assert tiny.says(WHICH, build) == "42 False"
    assert tiny.says(WHICH, engine.source) == "42 True"
    compiled = {path.name.partition(".")[0] for path in build.rglob(f"*{suffix()}")}
    assert compiled == {"__init__", "game", "gorin__mypyc"}
    tiny.write("src/gorin/games/cards/ring.py", "FORCE = 5\n")
    assert engine.ready() == build
    assert tiny.says("from gorin.games.cards.ring import FORCE; print(FORCE)", build) == "5"
    check_wheels(tiny)


DOCS = """if True:
    import inspect, gorin.kernel.game as game
    told = game, game.Game, game.Game.choose, game.Game.over, game.answer
    print(*[inspect.getdoc(each) for each in told], inspect.signature(game.Game.choose), sep="|")"""


@pytest.mark.skipif(compiling.why_not() is not None, reason=f"NOT COMPILED: {compiling.why_not()}")
def test_compiled_modules_keep_their_docstrings(tiny: Tiny, engine: compiling.Engine):
    said = tiny.says(DOCS, engine.build())
    texts = 'A "game": 五輪.|One game.|Take it.\n\nNothing else is legal.|Is it over?|To everything.'
    assert said == f"{texts}|(self, /, option=1)"


def suffix() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def check_wheels(tiny: Tiny) -> None:
    """With the build a wheel is for this machine; without it, for all of them, and that is said."""
    with_it = tiny.run("-m", "hatchling", "build", "-t", "wheel", "-d", "with")
    assert with_it.returncode == 0, with_it.stderr
    without = tiny.run("-m", "hatchling", "build", "-t", "wheel", "-d", "without", GORIN_SKIP_COMPILE="1")
    assert "THE ENGINE WAS NOT COMPILED: GORIN_SKIP_COMPILE is set" in without.stderr
    assert "NOT COMPILED" not in with_it.stderr
    (compiled,), (plain,) = (list((tiny.root / folder).glob("*.whl")) for folder in ("with", "without"))
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert compiled.name.startswith(f"gorin-1-{python}-{python}-")
    assert plain.name == "gorin-1-py3-none-any.whl"
    assert tiny.says(WHICH, unpacked(compiled)) == "42 False"
    assert tiny.says(WHICH, unpacked(plain)) == "42 True"
    editable = tiny.run("-m", "hatchling", "build", "-t", "wheel:editable", "-d", "editable")
    assert editable.returncode == 0, editable.stderr
    assert [path.name for path in (tiny.root / "editable").iterdir()] == ["gorin-1-py3-none-any.whl"]


def unpacked(wheel: Path) -> Path:
    folder = wheel.with_suffix("")
    shutil.unpack_archive(wheel, folder, "zip")
    return folder


@pytest.mark.skipif(compiling.why_not() is not None, reason=f"NOT COMPILED: {compiling.why_not()}")
def test_what_mypyc_refuses_is_told(tiny: Tiny, engine: compiling.Engine):
    tiny.write("src/gorin/kernel/game.py", "def answer() -> int:\n    return 'forty-two'\n")
    with pytest.raises(compiling.NotCompiled, match="Incompatible return value type"):
        engine.build()
    assert engine.ready() is None


def test_small_files_are_compiled_as_one_and_none_is_lost(tmp_path: Path):
    apart = f"__native_gorin___{min(compiling.OFTEN).replace('/', '___')}.c"
    sizes = {
        "__native_a.c": 10,
        apart: 10,
        "__native_b.c": 10,
        "__native_c.c": compiling.TOGETHER,
        "init.c": 10,
    }
    for name, size in sizes.items():
        (tmp_path / name).write_text(" " * size)
    made = compiling.in_batches([str(tmp_path / name) for name in sizes])
    assert [Path(path).name for path in made] == [apart, "init.c", "together__native_a.c", "__native_c.c"]
    assert Path(made[2]).read_text() == '#include "__native_a.c"\n#include "__native_b.c"\n'


# --- when there is one


def test_a_build_is_made_once_for_the_same_sources(tiny: Tiny, engine: compiling.Engine, quick: list[Path]):
    assert engine.ready() is None
    first = engine.build()
    assert engine.build() == engine.ready() == first
    assert len(quick) == 1
    before = (tiny.root / "src/gorin/kernel/game.py").read_text()
    tiny.write("src/gorin/kernel/game.py", before + "\n# changed\n")
    assert engine.ready() is None
    second = engine.build()
    assert (len(quick), second != first) == (2, True)
    tiny.write("src/gorin/kernel/game.py", before)
    assert engine.ready() == first


def test_another_python_or_a_new_file_beside_the_engine_needs_another_build(
    tiny: Tiny, engine: compiling.Engine, quick: list[Path]
):
    engine.build()
    assert compiling.Engine(tiny.root, "3.99").ready() is None
    tiny.write("src/gorin/cli/more.py", "")
    assert engine.ready() is not None
    tiny.write("src/gorin/kernel/more.json", "{}")
    assert engine.ready() is None


def test_the_python_of_an_environment_is_read_where_it_says_so(tmp_path: Path):
    assert compiling.python_of(tmp_path) == compiling.this_python()
    (tmp_path / "pyvenv.cfg").write_text("home = /usr/bin\nversion = 3.98.1\n")
    assert compiling.python_of(tmp_path) == "3.98"


def test_an_interrupted_build_does_not_count_and_is_cleared_away(
    engine: compiling.Engine, quick: list[Path], monkeypatch: pytest.MonkeyPatch
):
    def interrupt(self: compiling.Engine, draft: Path, modules: list[Path]) -> None:
        (draft / "half.so").write_text("")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(compiling.Engine, "_compile", interrupt)
        with pytest.raises(KeyboardInterrupt):
            engine.build()
    assert engine.ready() is None
    assert not engine.failure().exists()
    build = engine.build()
    assert not (build / "half.so").exists()
    assert not (engine.builds / "draft").exists()


def test_sources_that_change_while_they_are_copied_are_not_compiled(
    tiny: Tiny, engine: compiling.Engine, quick: list[Path], monkeypatch: pytest.MonkeyPatch
):
    def edit(self: compiling.Engine, target: Path) -> list[Path]:
        tiny.write("src/gorin/kernel/game.py", "# being edited\n")
        return []

    monkeypatch.setattr(compiling.Engine, "lay_out", edit)
    with pytest.raises(compiling.NotCompiled, match="have just changed"):
        engine.build()
    assert quick == []


def test_a_module_that_is_added_while_others_are_compiled_belongs_to_the_next_build(
    tiny: Tiny, engine: compiling.Engine, quick: list[Path], monkeypatch: pytest.MonkeyPatch
):
    def add(self: compiling.Engine, draft: Path, modules: list[Path]) -> None:
        tiny.write("src/gorin/kernel/more.py", "")

    probed: list[Path] = []
    monkeypatch.setattr(compiling.Engine, "_compile", add)
    monkeypatch.setattr(compiling.Engine, "_probe", lambda self, draft, modules: probed.extend(modules))
    before = engine.folder()
    assert engine.build() == before
    assert probed == [Path("gorin/kernel/__init__.py"), Path("gorin/kernel/game.py")]
    assert engine.ready() is None


def test_old_builds_are_thrown_away(tiny: Tiny, engine: compiling.Engine, quick: list[Path]):
    builds = []
    for number in range(compiling.KEPT + 2):
        tiny.write("src/gorin/kernel/game.py", f"NUMBER = {number}\n")
        builds.append(engine.build())
        os.utime(builds[-1], (number, number))
    assert [build for build in builds if build.exists()] == builds[-compiling.KEPT :]


# --- one at a time, and not again what has failed


def test_a_second_build_does_not_collide_with_the_first(engine: compiling.Engine, quick: list[Path]):
    engine.builds.mkdir(parents=True)
    with engine._alone(wait=True), pytest.raises(compiling.NotCompiled, match="somebody else"):
        engine.build(wait=False)
    assert quick == []
    assert engine.build(wait=False).is_dir()


def test_a_failed_build_is_noted_and_not_tried_again_in_the_background(
    tiny: Tiny, engine: compiling.Engine, quick: list[Path], monkeypatch: pytest.MonkeyPatch
):
    with monkeypatch.context() as patch:
        patch.setattr(compiling.Engine, "_compile", fail)
        with pytest.raises(compiling.NotCompiled):
            engine.build()
    assert engine.failure().exists()
    monkeypatch.setattr(compiling, "step_back", lambda: None)
    assert compiling.in_background(engine) == compiling.FAILED
    assert quick == []
    tiny.write("src/gorin/kernel/game.py", "# mended\n")
    assert compiling.in_background(engine) == compiling.DONE
    assert engine.ready() is not None


def test_who_asks_for_it_gets_another_try(
    engine: compiling.Engine, quick: list[Path], monkeypatch: pytest.MonkeyPatch, capsys
):
    with monkeypatch.context() as patch:
        patch.setattr(compiling.Engine, "_compile", fail)
        assert compiling.in_foreground(engine) == compiling.FAILED
    assert "not compiled: the C compiler failed" in capsys.readouterr().err
    assert compiling.in_foreground(engine) == compiling.DONE
    assert not engine.failure().exists()


PROGRAM = """
import os, subprocess, sys
worker = '''
import os, subprocess, sys, compiling
compiling.LET_IT_START = 0
compiling.step_back()
print(os.getpid() == os.getpgrp(), os.nice(0), flush=True)
subprocess.call([sys.executable, "-c", "import time; time.sleep(600)"])
'''
subprocess.Popen([sys.executable, "-c", worker])
sys.stdin.read()
"""


@pytest.mark.skipif(os.name != "posix", reason="nothing is compiled there")
def test_a_build_in_the_background_is_nice_hears_no_ctrl_c_and_ends_with_its_caller():
    caller = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert caller.stdout is not None
        assert select.select([caller.stdout], [], [], LIMIT)[0], "the builder says nothing"
        assert caller.stdout.readline() == "True 19\n"
        # The pipe is open as long as one of them lives: the caller, the builder, or who works for it.
        assert caller.communicate(timeout=LIMIT)[0] == ""
    finally:
        caller.kill()


# --- where it is impossible, or not wanted


def test_what_is_missing_is_named(engine: compiling.Engine, monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.delenv(compiling.SKIP, raising=False)
    with monkeypatch.context() as patch:
        patch.setenv("PATH", "")
        patch.setenv("CC", "")
        assert compiling.why_not() == "there is no C compiler (looked for $CC, cc, gcc, clang)"
        assert compiling.in_foreground(engine) == compiling.CANNOT
        assert "NOT COMPILED: there is no C compiler" in capsys.readouterr().err
        with pytest.raises(compiling.NotCompiled, match="no C compiler"):
            engine.build()
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
        patch.setattr(sysconfig, "get_path", lambda name: "/nowhere")
        assert compiling.why_not() == "the C headers of Python are not installed"
    monkeypatch.setenv(compiling.SKIP, "1")
    assert compiling.why_not() == "GORIN_SKIP_COMPILE is set"
    monkeypatch.setenv(compiling.SKIP, "0")
    assert not compiling.skipped()


def test_nothing_is_sought_among_unpacked_values():
    """`x in (*these, that)` is more than mypyc can take, and it would be found only minutes later."""
    engine = compiling.Engine()
    starred = [
        f"{module}:{compared.lineno}"
        for module in engine.modules()
        for compared in ast.walk(ast.parse((engine.source / module).read_text()))
        if isinstance(compared, ast.Compare)
        for values in compared.comparators
        if isinstance(values, ast.Tuple | ast.List | ast.Set)
        and any(isinstance(value, ast.Starred) for value in values.elts)
    ]
    assert starred == []
