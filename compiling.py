#!/usr/bin/env python3
"""Compile the engine with mypyc, once for each state of its sources; needs Python and a C compiler.

python3 compiling.py                 compile now, unless that is done
python3 compiling.py --background    the same at low priority and in silence, until the caller ends

A build lies in `build/compiled/py3.11-x86_64-<fingerprint>` and is a package as it would be installed: who
has it in PYTHONPATH gets the engine's modules compiled and everything else from `src`. It gets its name when
it is whole, so a build that is found can be used; and it never changes, so whoever plays on it can go on.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import compiled_docs

ROOT = Path(__file__).resolve().parent
COMPILED_PACKAGES = ("kernel", "language", "games", "bots")
NEEDS = ["mypy[mypyc]>=1.11", "msgspec>=0.18"]
"""What compiling takes besides a C compiler: mypyc, and what the engine imports."""
SKIP = "GORIN_SKIP_COMPILE"
"""Set to 1 it says: do without the compiled engine."""
RECIPE = "4"
"""Another number where the same sources are to be compiled anew."""
LEAN = ["-g0", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Nobody looks into the library from outside, so its modules call each other and Python without a detour."""
OFTEN = {
    *("dict_ops", "generic_ops", "getargsfast", "int_ops", "list_ops", "misc_ops", "set_ops", "str_ops"),
    *[f"kernel/{name}" for name in ("decisions", "events", "questions", "windows")],
    *[f"language/{name}" for name in ("card_filters", "picking", "predicates")],
    *[f"language/core/{name}" for name in ("active_effects", "context", "state")],
    *[f"games/ccg/acting/{name}" for name in ("gold", "respond", "rounds", "targets", "using")],
    *[f"games/ccg/table/{name}" for name in ("derived", "reading", "state", "values")],
}
"""What runs most often, of mypyc itself and of the engine: compiled with more care, which takes longer."""
KEPT = 3
"""So many builds are kept: a server may still run on one of other sources."""
LOWEST = 19
"""The priority that gives way to every other."""
TOGETHER = 1_500_000
"""Bytes of C that are compiled as one file: each file reads declarations of three megabytes first."""
LET_IT_START = 5
"""Seconds before a build in the background begins."""
DONE, FAILED, CANNOT = 0, 1, 3
"""How this program ends."""


class NotCompiled(Exception):
    """Why there is no build, in one sentence."""


def skipped() -> bool:
    return os.environ.get(SKIP, "") not in ("", "0")


def why_not() -> str | None:
    """What this machine lacks, or who does not want it; None where the engine can be compiled."""
    if skipped():
        return f"{SKIP} is set"
    compilers = [os.environ.get("CC", "").partition(" ")[0], "cc", "gcc", "clang"]
    if not any(shutil.which(name) for name in compilers if name):
        return "there is no C compiler (looked for $CC, cc, gcc, clang)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are not installed"
    return None if os.name == "posix" else "so far it is compiled on Linux and macOS only"


def this_python() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def python_of(venv: Path) -> str:
    """The version of a virtual environment, which another Python may have made."""
    with contextlib.suppress(OSError):
        told = re.search(r"^version\s*=\s*(\d+\.\d+)", (venv / "pyvenv.cfg").read_text(), re.MULTILINE)
        return told[1] if told else this_python()
    return this_python()


class Engine:
    """The engine of a checkout, and its builds for a Python."""

    def __init__(self, root: Path = ROOT, python: str | None = None) -> None:
        self.root = root
        self.source = root / "src"
        self.builds = root / "build" / "compiled"
        self.log = self.builds / "mypyc.log"
        self.python = python or this_python()

    def modules(self) -> list[Path]:
        """The sources to compile, relative to `src`. Card files only compose, so they gain nothing by it."""
        return sorted(
            path.relative_to(self.source)
            for package in COMPILED_PACKAGES
            for path in (self.source / "gorin" / package).rglob("*.py")
            if "cards" not in path.relative_to(self.source).parts[:-1]
        )

    def beside(self) -> list[Path]:
        """What lies beside the modules, files and folders, relative to `src`."""
        modules = set(self.modules())
        rooms = {room for module in modules for room in module.parents} - {Path()}
        found = [room / path.name for room in rooms for path in (self.source / room).iterdir()]
        return sorted(path for path in found if path not in modules | rooms and path.name != "__pycache__")

    def fingerprint(self) -> str:
        """Of what is compiled, and how; what is only linked counts by its name."""
        digest = hashlib.sha256(RECIPE.encode())
        for path in self.modules():
            digest.update(bytes(path) + b"\0" + (self.source / path).read_bytes() + b"\0")
        for path in self.beside():
            digest.update(bytes(path) + b"\0")
        return digest.hexdigest()[:16]

    def folder(self) -> Path:
        """Where the build of the present sources is, or would be."""
        return self.builds / f"py{self.python}-{platform.machine()}-{self.fingerprint()}"

    def ready(self) -> Path | None:
        """The build of the present sources, where there is one."""
        folder = self.folder()
        if not folder.is_dir():
            return None
        with contextlib.suppress(OSError):
            os.utime(folder)  # the builds that nobody has used for the longest time are thrown away
        return folder

    def failure(self) -> Path:
        """The note that compiling the present sources has failed."""
        folder = self.folder()
        return folder.with_name(f"{folder.name}.failed")

    # --- building

    def build(self, wait: bool = True) -> Path:
        """The build of the present sources, made now if need be; one at a time."""
        reason = why_not()
        if reason:
            raise NotCompiled(reason)
        self.builds.mkdir(parents=True, exist_ok=True)
        with self._alone(wait):
            return self.ready() or self._build()

    def _build(self) -> Path:
        folder, failure, draft = self.folder(), self.failure(), self.builds / "draft"
        shutil.rmtree(draft, ignore_errors=True)  # of a build that was interrupted
        modules = self.lay_out(draft)
        if self.folder() != folder:
            raise NotCompiled("the sources have just changed")
        try:
            self._compile(draft, modules)
            self._probe(draft, modules)
        except NotCompiled as error:
            failure.write_text(f"{error}\n")
            raise
        for litter in ("build", ".mypy_cache"):
            shutil.rmtree(draft / litter, ignore_errors=True)
        failure.unlink(missing_ok=True)
        draft.rename(folder)
        self._throw_away_old()
        return folder

    def lay_out(self, target: Path) -> list[Path]:
        """A package: its modules are copied, to stay as they are; the rest is linked, to stay up to date."""
        modules = self.modules()
        for module in modules:
            (target / module).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.source / module, target / module)
        for path in self.beside():
            (target / path).symlink_to(self.source / path)
        return modules

    def _compile(self, draft: Path, modules: list[Path]) -> None:
        """Run mypyc in place. The compiler's many lines matter only when it fails."""
        files = [path.as_posix() for path in modules]
        command = [sys.executable, str(ROOT / "compiling.py"), "--mypyc", str(self.root / "pyproject.toml")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(self._tools())}
        with self.log.open("w") as log:
            done = subprocess.call([*command, *files], cwd=draft, stdout=log, stderr=log, env=environment)
        if done:
            raise NotCompiled(f"mypyc or the C compiler failed:\n{self.log.read_text()[-4000:]}")

    def _tools(self) -> list[str]:
        """Where mypyc is found, if not in this Python; it is brought here if need be, not into `.venv`."""
        given = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
        look = [sys.executable, "-c", "import mypyc, setuptools"]
        if subprocess.call(look, stderr=subprocess.DEVNULL) == 0:
            return given
        tools = self.builds / f"tools-{self.python}"
        if not tools.is_dir():
            draft = self.builds / "tools-draft"
            shutil.rmtree(draft, ignore_errors=True)
            pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
            if subprocess.call([*pip, "--target", str(draft), *NEEDS], stdout=subprocess.DEVNULL):
                raise NotCompiled("pip cannot bring mypyc here")
            draft.rename(tools)
        return [str(tools), *given]

    def _probe(self, draft: Path, modules: list[Path]) -> None:
        """Make sure that a program which looks into the build first gets every module compiled."""
        names = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in modules]
        program = """if True:
            import importlib, sys
            files = [importlib.import_module(name).__file__ for name in sys.argv[1:]]
            sys.exit("\\n".join(f"not compiled: {file}" for file in files if file.endswith(".py")) or 0)"""
        done = subprocess.run(
            [sys.executable, "-c", program, *names],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(draft), *self._tools()])},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NotCompiled(f"the compiled engine does not start:\n{done.stderr[-4000:]}")

    def _throw_away_old(self) -> None:
        builds = sorted(self.builds.glob("py*-*/"), key=lambda folder: folder.stat().st_mtime)
        for folder in builds[:-KEPT]:
            shutil.rmtree(folder, ignore_errors=True)
        for failure in self.builds.glob("py*.failed"):
            failure.unlink()

    @contextlib.contextmanager
    def _alone(self, wait: bool) -> Iterator[None]:
        """No two build at the same time; who dies lets the other in."""
        import fcntl  # there is none on Windows, where nothing is compiled

        with (self.builds / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if not wait:
                    raise NotCompiled("somebody else is at it") from None
                print("the engine is being compiled already: waiting for that", file=sys.stderr, flush=True)
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def run_mypyc(config: str, files: list[str]) -> None:
    """Compile these files where they are."""
    from mypyc.build import mypycify

    setuptools: Any = import_module("setuptools")
    compiler: Any = import_module("distutils.ccompiler").CCompiler  # that of setuptools
    compile_all = compiler.compile

    def compile_side_by_side(self: Any, sources: list[str], **named: Any) -> list[str]:
        with ThreadPoolExecutor(processors()) as threads:
            objects = threads.map(
                lambda source: compile_all(self, [source], **suited(source, named)), sources
            )
            return [each for several in objects for each in several]

    # Several C files at a time: one that is as large as all of them takes far longer.
    compiler.compile = compile_side_by_side
    arguments = [f"--config-file={config}", *files]
    modules: list[Any] = mypycify(arguments, opt_level="1", multi_file=True, group_name="gorin")
    for module in modules if sys.platform == "linux" else ():
        module.extra_compile_args = [*module.extra_compile_args, *LEAN]  # they all share one list
    for module in modules:
        document(module.sources)
        module.sources = in_batches(module.sources)
    setuptools.setup(name="gorin", ext_modules=modules, script_args=["build_ext", "--inplace"])


def document(sources: list[str]) -> None:
    """Put the docstrings of modules into the C files that were made of them."""
    for source in sources:
        stem = Path("gorin", module_of(source))
        for module in (stem.with_suffix(".py"), stem / "__init__.py"):
            if Path(source).name.startswith("__native_gorin___") and module.is_file():
                compiled_docs.put_in(Path(source), module)


def suited(source: str, named: dict[str, Any]) -> dict[str, Any]:
    """How a C file is compiled: with more care where it runs often."""
    often = module_of(source) in OFTEN
    return {**named, "extra_postargs": [*named["extra_postargs"], "-O2"]} if often else named


def module_of(source: str) -> str:
    """The module that mypyc has written a C file of."""
    return Path(source).stem.removeprefix("__native_gorin___").replace("___", "/")


def in_batches(sources: list[str]) -> list[str]:
    """The C files of modules in larger ones, each as large as is worth the declarations that they share."""
    batches: list[list[Path]] = []
    size = TOGETHER
    for source in sorted(Path(source) for source in sources if is_plain(source)):
        size += source.stat().st_size
        if size > TOGETHER:
            batches.append([])
            size = source.stat().st_size
        batches[-1].append(source)
    others = [source for source in sources if not is_plain(source)]
    return others + [str(batch[0]) if len(batch) == 1 else as_one_file(batch) for batch in batches]


def is_plain(source: str) -> bool:
    """What mypyc has written of a module that needs no care of its own; the rest is its library."""
    return Path(source).name.startswith("__native_") and module_of(source) not in OFTEN


def as_one_file(sources: list[Path]) -> str:
    """Their names differ all over the engine: mypyc could have written all of it as a single file."""
    together = sources[0].with_name(f"together{sources[0].name}")
    together.write_text("".join(f'#include "{source.name}"\n' for source in sources))
    return str(together)


def processors() -> int:
    """How many C files are compiled at a time: one where somebody plays meanwhile."""
    return 1 if os.nice(0) == LOWEST else os.cpu_count() or 1


# --- the program


def main(args: list[str]) -> int:
    if args[:1] == ["--mypyc"]:
        run_mypyc(args[1], args[2:])
        return DONE
    return in_background(Engine()) if args[:1] == ["--background"] else in_foreground(Engine())


def in_foreground(engine: Engine) -> int:
    reason = why_not()
    if reason:
        print(f"{'!' * 79}\n!!! NOT COMPILED: {reason}\n{'!' * 79}", file=sys.stderr, flush=True)
        return CANNOT
    if engine.ready() is None:
        print(f"compiling {len(engine.modules())} modules", flush=True)
    try:
        print(f"the compiled engine is in {engine.build()}")
    except NotCompiled as error:
        print(f"not compiled: {error}", file=sys.stderr)
        return FAILED
    return DONE


def in_background(engine: Engine) -> int:
    """Nobody waits and nobody is disturbed; what has failed is not tried again for the same sources."""
    step_back()
    if engine.failure().exists():
        return FAILED
    try:
        engine.build(wait=False)
    except NotCompiled:
        return FAILED
    return DONE


def step_back() -> None:
    """Let others go first, and do not outlive the caller."""
    os.nice(LOWEST)
    if os.getpgrp() != os.getpid():
        os.setpgrp()  # Ctrl-C is for the caller
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    time.sleep(LET_IT_START)


def end_with(caller: int) -> None:
    """When the caller has ended, end too, with all who work for this process."""
    while os.getppid() == caller:
        time.sleep(0.5)
    os.killpg(0, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
