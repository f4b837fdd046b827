#!/usr/bin/env python3
"""Set up gorin and run it; needs nothing but Python.

python3 run.py                 set up, then serve the web table and open it in the browser
python3 run.py --port 9000 ... the same with options of `gorin serve`
python3 run.py play battle     set up, then play in the terminal
python3 run.py test            set up, then run every check: lint, types, tests, page, the compiled build
python3 run.py test ARGS...    run pytest alone, with these arguments
python3 run.py compile         compile the engine into build/compiled
python3 run.py setup           only set up
python3 run.py WORD ...        set up, then run `gorin WORD ...`
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python reads this far
    sys.exit(f"gorin needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"
GORIN = BIN / f"gorin{EXE}"
SETUP_STAMP = VENV / "gorin-setup"

WEB = ROOT / "web"
PAGE = ROOT / "src" / "gorin" / "server" / "static" / "index.html"

COMPILED = ROOT / "build" / "compiled"
COMPILED_PACKAGES = ("kernel", "words", "games")
COMPILE_STAMP = COMPILED / "sources.sha256"

MAIN_JOB = ["serve"]


def main(args: list[str]) -> int:
    """Do what the first word asks for."""
    task, rest = (args[0], args[1:]) if args else ("", [])
    if task in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    if task == "setup":
        set_up()
        return 0
    if task == "test":
        set_up("dev")
        return check(["pytest", *rest]) if rest else test()
    if task == "compile":
        set_up("dev")
        return compile_engine()
    set_up()
    is_main_job = not task or task.startswith("-")
    return hand_over([*MAIN_JOB, *args] if is_main_job else args)


def hand_over(args: list[str]) -> int:
    """Become the `gorin` command; where a process cannot be replaced, wait for it."""
    command = [str(GORIN), *args]
    if os.name == "posix":
        os.execv(GORIN, command)
    return subprocess.call(command)


# ---- set-up


def set_up(extra: str = "") -> None:
    """Bring `.venv` up to date."""
    if is_set_up(extra):
        return
    print("setting up .venv (the first time takes a minute or less)", file=sys.stderr)
    # The stamp is written last: without it an earlier set-up was interrupted, so nothing in there is trusted.
    if not (SETUP_STAMP.exists() and PYTHON.exists()):
        make_venv()
    SETUP_STAMP.unlink(missing_ok=True)
    install("-e", f".[{extra}]" if extra else ".")
    if not PAGE.exists():
        shout("THE WEB PAGE WAS NOT BUILT (no Node, or no npm registry); everything else works")
    SETUP_STAMP.write_text(setup_mark(extra))


def is_set_up(extra: str) -> bool:
    """Whether `.venv` holds what is needed; one set up for development holds everything."""
    if not (SETUP_STAMP.exists() and PYTHON.exists() and GORIN.exists()):
        return False
    if not PAGE.exists() and not os.environ.get("GORIN_SKIP_WEB"):
        return False
    return SETUP_STAMP.read_text() in (setup_mark(extra), setup_mark("dev"))


def setup_mark(extra: str) -> str:
    """What `.venv` was made for. The folder counts too: a moved `.venv` points at where it was."""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + bytes(ROOT))
    for path in web_sources():
        digest.update(bytes(path.relative_to(ROOT)) + path.read_bytes())
    return f"{digest.hexdigest()} {extra}\n"


def web_sources() -> list[Path]:
    """What the page is made of: a change in there means that it must be built again."""
    files = [ROOT / "hatch_build.py", *(path for path in WEB.glob("*") if path.is_file())]
    return sorted([*files, *(path for path in (WEB / "src").rglob("*") if path.is_file())])


def make_venv() -> None:
    import venv  # here, because a second start does not need it

    try:
        venv.create(VENV, with_pip=True, clear=True)
    except subprocess.CalledProcessError:  # Debian and Ubuntu keep ensurepip in a package of its own
        venv.create(VENV, with_pip=False, clear=True)
        install_pip()
    except (OSError, ValueError) as error:
        sys.exit(f"cannot make {VENV}: {error}")


def install(*what: str) -> None:
    """Run pip inside `.venv`. Its errors are shown, its chatter is not."""
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "-qq"]
    if subprocess.call([*pip, "install", *what], cwd=ROOT):
        sys.exit("set-up failed: pip could not install what gorin needs (see above). Is there a network?")


def install_pip() -> None:
    """Bring pip into `.venv` where Python comes without it: a wheel of pip can install itself."""
    from urllib.parse import urljoin

    index = pip_setting("index-url", "https://pypi.org/simple").rstrip("/") + "/pip/"
    link, name, sha256 = newest_pip(download(index).decode())
    wheel = download(urljoin(index, link))
    if hashlib.sha256(wheel).hexdigest() != sha256:
        sys.exit(f"set-up failed: {name} from {index} does not have the published sha256")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_bytes(wheel)
        if subprocess.call([PYTHON, path / "pip", "install", "-qq", "--no-index", path]):
            sys.exit("set-up failed: pip could not install itself (see above)")


def download(url: str) -> bytes:
    import ssl
    from http.client import HTTPException
    from urllib.request import urlopen

    try:
        trust = ssl.create_default_context(cafile=pip_setting("cert", "") or None)
        with urlopen(url, context=trust, timeout=60) as answer:
            content: bytes = answer.read()
            return content
    except (OSError, ValueError, HTTPException) as error:  # no network, no such host, a bad address
        place = re.sub("//[^/@]*@", "//", url)  # an index may have a password in its address
        reason = getattr(error, "reason", type(error).__name__)
        sys.exit(f"set-up failed: this Python has no ensurepip, and {place} cannot be read: {reason}")


def newest_pip(page: str) -> tuple[str, str, str]:
    """The link, file name and sha256 of the newest release of pip on its index page (PEP 503)."""
    links = r'<a[^>]*href="([^"#]*\b(pip-([\d.]+)-py3-none-any\.whl))#sha256=([0-9a-f]{64})"([^>]*)'
    wheels = re.findall(links, page)
    usable = [wheel for wheel in wheels if "data-yanked" not in wheel[4] and runs_here(wheel[4])]
    if not usable:
        sys.exit("set-up failed: the package index offers no pip for this Python")
    link, name, _, sha256, _ = max(usable, key=lambda wheel: [int(part) for part in wheel[2].split(".")])
    return link, name, sha256


def runs_here(attributes: str) -> bool:
    """Whether a link of an index page is for this Python."""
    oldest = re.search(r"&gt;=3\.(\d+)", attributes)
    return oldest is None or int(oldest[1]) <= sys.version_info.minor


def pip_setting(name: str, default: str) -> str:
    """A setting of pip, from where pip itself would look: the environment, then its files."""
    from configparser import ConfigParser

    variable = "PIP_" + name.upper().replace("-", "_")
    if variable in os.environ:
        return os.environ[variable]
    files = ConfigParser(interpolation=None)
    home = Path.home()
    files.read(["/etc/pip.conf", home / ".pip/pip.conf", home / ".config/pip/pip.conf"])
    return files.get("global", name, fallback=default)


# ---- checks


def test() -> int:
    """Run every check up to the first that fails, and say how long each took."""
    checks = {
        "ruff": lambda: check(["ruff", "check"]),
        "mypy": lambda: check(["mypy"]),
        "page": check_page,
        "pytest": run_tests,
        "compiled build": test_compiled,
    }
    summary = []
    for name, run in checks.items():
        print(f"\n==== {name}", flush=True)
        started = time.monotonic()
        failed = run()
        summary.append(f"{'FAILED' if failed else 'ok':6} {name} ({time.monotonic() - started:.1f} s)")
        if failed:
            break
    print("\n" + "\n".join(summary))
    return failed


def run_tests() -> int:
    """All tests; some need programs besides Python. Three at a time: browsers and servers are waited for."""
    install_programs()
    return check(["pytest", "-n", "3", "--dist", "worksteal"])


def check_page() -> int:
    """Types and unit tests of the page, where Node is installed (the page itself is built without it)."""
    npm = shutil.which("npm")
    if npm is None:
        return shout("THE SOURCES OF THE PAGE WERE NOT CHECKED: there is no npm")
    if not (WEB / "node_modules").exists() and subprocess.call([npm, "ci", "--silent"], cwd=WEB):
        return 1
    return subprocess.call([npm, "run", "check"], cwd=WEB) or subprocess.call([npm, "test"], cwd=WEB)


def install_programs() -> None:
    """What the tests start besides Python: Debian's packages, where this user may install them."""
    packages = [package for package, is_there in PROGRAMS.items() if not is_there()]
    if not packages:
        return
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        apt_get("update")
        apt_get("install", "-y", *packages)
    for package in packages:
        if not PROGRAMS[package]():
            shout(f"SOME TESTS WILL NOT RUN: there is no {package}, and it could not be installed")


def apt_get(*what: str) -> None:
    """Run apt-get without its chatter and without questions."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.call(["apt-get", "-qq", *what], stdout=subprocess.DEVNULL, env=quiet)


def has_browser() -> bool:
    names = [os.environ.get("GORIN_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"]
    return any(shutil.which(name) for name in names if name)


def has_postgres() -> bool:
    """Debian keeps the programs of PostgreSQL out of the path."""
    return bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")))


def has_redis() -> bool:
    return shutil.which("redis-server") is not None


PROGRAMS = {"chromium": has_browser, "postgresql": has_postgres, "redis-server": has_redis}
"""Debian's package -> whether what the tests need of it is there."""


def shout(line: str) -> int:
    """Say loudly what was left out; it is no failure."""
    print(f"{'!' * 79}\n!!! {line}\n{'!' * 79}", flush=True)
    return 0


def check(command: list[str], **environment: str) -> int:
    """Run a tool of `.venv` and give its exit code."""
    return subprocess.call([PYTHON, "-m", *command], cwd=ROOT, env={**os.environ, **environment})


# ---- the compiled build


def test_compiled() -> int:
    """Run the tests of the laws, the kernel and the bots on the compiled engine."""
    if cannot_compile():
        return 0
    laws = ["pytest", "-n", "2", "--dist", "worksteal", "tests/laws", "tests/kernel", "tests/bots"]
    return compile_engine() or check(laws, PYTHONPATH=str(COMPILED), GORIN_EXPECT_COMPILED="1")


def compile_engine() -> int:
    """Compile the engine with mypyc into `build/compiled`, unless that was done for these very sources."""
    if cannot_compile():
        return 0
    mark = sources_mark()
    is_done = COMPILE_STAMP.exists() and COMPILE_STAMP.read_text() == mark
    if not is_done:
        shutil.rmtree(COMPILED, ignore_errors=True)
    copy_package()
    if not is_done:
        if run_mypyc():
            return 1
        COMPILE_STAMP.write_text(mark)
    return probe_compiled()


def cannot_compile() -> bool:
    """Whether this machine lacks what a C extension needs; says so loudly."""
    compilers = [os.environ.get("CC", "").partition(" ")[0], "cc", "gcc", "clang"]
    if not any(shutil.which(name) for name in compilers if name):
        missing = "there is no C compiler (looked for $CC, cc, gcc, clang)"
    elif not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing = "the C headers of Python are not installed"
    else:
        return False
    shout(f"NOT COMPILED, and not tested compiled: {missing}")
    return True


def engine_files() -> list[Path]:
    """The sources to compile, relative to `src`. Card files only compose, so they gain nothing by it."""
    source = ROOT / "src"
    return sorted(
        path.relative_to(source)
        for package in COMPILED_PACKAGES
        for path in (source / "gorin" / package).rglob("*.py")
        if "cards" not in path.relative_to(source).parts[:-1]
    )


def sources_mark() -> str:
    """A fingerprint of what is compiled, and for which Python."""
    digest = hashlib.sha256(sys.version.encode())
    for path in engine_files():
        digest.update(bytes(path) + (ROOT / "src" / path).read_bytes())
    return digest.hexdigest()


def copy_package() -> None:
    """Lay out the package as it is installed, with the ledgers inside; what is compiled already stays."""
    target = COMPILED / "gorin"
    for stale in target.rglob("*.py"):
        stale.unlink()
    no_caches = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "gorin", target, ignore=no_caches, dirs_exist_ok=True)
    shutil.copytree(ROOT / "rules", target / "rules", dirs_exist_ok=True)


BUILD = """if True:
    import os, sys
    from concurrent.futures import ThreadPoolExecutor
    from setuptools import setup
    from distutils.ccompiler import CCompiler  # that of setuptools
    from mypyc.build import mypycify

    def compile_side_by_side(self, sources, *given, **named):
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            objects = threads.map(lambda source: compile_all(self, [source], *given, **named), sources)
            return [each for several in objects for each in several]

    # Many small C files, several at a time: one that is as large as all of them takes far longer.
    compile_all, CCompiler.compile = CCompiler.compile, compile_side_by_side
    modules = mypycify(sys.argv[1:], opt_level="1", multi_file=True)
    setup(name="gorin", ext_modules=modules, script_args=["build_ext", "--inplace"])"""


def run_mypyc() -> int:
    """Compile in place. The compiler's many lines matter only when it fails."""
    files = [path.as_posix() for path in engine_files()]
    print(f"compiling {len(files)} modules", flush=True)
    command = [str(PYTHON), "-c", BUILD, f"--config-file={ROOT / 'pyproject.toml'}", *files]
    path = COMPILED / "mypyc.log"
    with path.open("w") as log:
        failed = subprocess.call(command, cwd=COMPILED, stdout=log, stderr=log)
    if failed:
        print(path.read_text()[-4000:])
    return failed


def probe_compiled() -> int:
    """Make sure that a program which looks into `build/compiled` first gets every module compiled."""
    modules = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in engine_files()]
    program = """if True:
        import importlib, sys
        files = [importlib.import_module(name).__file__ for name in sys.argv[1:]]
        sys.exit("\\n".join(f"not compiled: {file}" for file in files if file.endswith(".py")) or 0)"""
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
    return subprocess.call([PYTHON, "-c", program, *modules], cwd=ROOT, env=environment)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
