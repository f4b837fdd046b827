#!/usr/bin/env python3
"""Set up gorin and run it; needs nothing but Python.

python3 run.py                 set up, then serve the web table and open it in the browser
python3 run.py --port 9000 ... the same with options of `gorin serve`
python3 run.py play battle     set up, then play in the terminal
python3 run.py test            set up, then run every check: lint, types, page, tests on both engines
python3 run.py test ARGS...    run pytest alone, with these arguments
python3 run.py compile         compile the engine into build/compiled
python3 run.py docs            build the documentation into build/docs/site; --serve shows it, too
python3 run.py release --check build the wheels of a release, and try each in a fresh environment
python3 run.py setup           only set up
python3 run.py --version       which gorin this is; nothing is set up for it
python3 run.py lock            write the installed versions into requirements.lock
python3 run.py WORD ...        set up, then run `gorin WORD ...`

Where the engine has been compiled from the present sources, all of these use it. Where it could be, serving
and playing compile it in the background for the next start. GORIN_SKIP_COMPILE=1 does without.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ssl

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python reads this far
    sys.exit(f"gorin needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}")

import compiling

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"
GORIN = BIN / f"gorin{EXE}"
SETUP_STAMP = VENV / "gorin-setup"
LOCK = ROOT / "requirements.lock"

WEB = ROOT / "web"
PAGE = ROOT / "src" / "gorin" / "server" / "static" / "index.html"

PYPI = "https://pypi.org/simple"
SOON = 10
"""Seconds after which nobody is expected to answer any more."""

MAIN_JOB = ["serve"]
PEOPLE_PLAY = ("serve", "play")
"""What goes on for long enough that the engine can be compiled meanwhile."""


def main(args: list[str]) -> int:
    """Do what the first word asks for."""
    task, rest = (args[0], args[1:]) if args else ("", [])
    if task in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    if task == "--version":
        print(f"gorin, version {version()}, {'compiled' if at_hand() else 'plain'} engine")
        return 0
    if task == "setup":
        set_up()
        return 0
    if task == "test":
        set_up("dev")
        return check(["pytest", *rest], **with_engine(at_hand())) if rest else test()
    if task == "lock":
        set_up("dev")
        return lock()
    if task == "release":
        set_up()
        return subprocess.call([PYTHON, ROOT / "releasing.py", *rest])
    if task == "docs":
        set_up("docs")
        return build_docs(*rest)
    set_up()
    if task == "compile":
        return compile_engine()
    is_main_job = not task or task.startswith("-")
    return hand_over([*MAIN_JOB, *args] if is_main_job else args)


def version() -> str:
    """The version of the checkout, whether it is set up or not."""
    import tomllib

    told: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return told


def hand_over(args: list[str]) -> int:
    """Become the `gorin` command; where a process cannot be replaced, wait for it."""
    build = at_hand()
    if build is None and args[0] in PEOPLE_PLAY:
        compile_for_next_time()
    command, environment = [str(GORIN), *args], {**os.environ, **with_engine(build)}
    if os.name == "posix":
        os.execve(GORIN, command, environment)
    return subprocess.call(command, env=environment)


# ---- the engine


def engine() -> compiling.Engine:
    """The engine as the Python of `.venv` runs it, whichever Python this is."""
    return compiling.Engine(ROOT, compiling.python_of(VENV))


def at_hand() -> Path | None:
    """The compiled engine of the present sources, where there is one and nobody does without it."""
    return None if compiling.skipped() else engine().ready()


def with_engine(build: Path | None) -> dict[str, str]:
    """What to add to the environment so that `gorin` finds a compiled engine first."""
    if build is None:
        return {}
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(build), os.environ.get("PYTHONPATH")]))}


def compile_engine() -> int:
    return subprocess.call([PYTHON, ROOT / "compiling.py"])


def compile_for_next_time() -> None:
    """Compile in the background while people play; it ends when they do."""
    if compiling.why_not() or engine().failure().exists():
        return
    quiet = subprocess.DEVNULL
    command: list[str | Path] = [PYTHON, ROOT / "compiling.py", "--background"]
    subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    print("compiling the engine in the background: the next start is faster", file=sys.stderr)


# ---- set-up


def set_up(extra: str = "") -> None:
    """Bring `.venv` up to date."""
    if is_set_up(extra):
        return
    print("setting up .venv (the first time takes a minute or less)", file=sys.stderr, flush=True)
    insist_on_network()
    # The stamp is written last: without it an earlier set-up was interrupted, so nothing in there is trusted.
    if not (SETUP_STAMP.exists() and PYTHON.exists()):
        make_venv()
    SETUP_STAMP.unlink(missing_ok=True)
    install("-c", LOCK.name, "-e", f".[{extra}]" if extra else ".")
    make_readable()
    if not PAGE.exists():
        shout("THE WEB PAGE WAS NOT BUILT (no Node, or no npm registry); everything else works")
    SETUP_STAMP.write_text(setup_mark(extra))


def is_set_up(extra: str) -> bool:
    """Whether `.venv` holds what is needed; one set up for development holds everything."""
    if not (SETUP_STAMP.exists() and PYTHON.exists() and GORIN.exists()):
        return False
    if not PAGE.exists() and not os.environ.get("GORIN_SKIP_WEB"):
        return False
    enough = {extra, "dev"} if extra else {"", "docs", "dev"}
    return SETUP_STAMP.read_text() in {setup_mark(each) for each in enough}


def setup_mark(extra: str) -> str:
    """What `.venv` was made for. The folder counts too: a moved `.venv` points at where it was."""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + LOCK.read_bytes() + bytes(ROOT))
    if not str(ROOT).isascii():
        digest.update(b"with a path that every locale can read")  # `make_readable`: older set-ups have none
    for path in web_sources():
        digest.update(bytes(path.relative_to(ROOT)) + path.read_bytes())
    return f"{digest.hexdigest()} {extra}\n"


def web_sources() -> list[Path]:
    """What the page is made of: a change in there means that it must be built again."""
    files = [ROOT / "hatch_build.py", *(path for path in WEB.glob("*") if path.is_file())]
    return sorted([*files, *(path for path in (WEB / "src").rglob("*") if path.is_file())])


LOCKED = """\
# The exact versions that `run.py` and the Dockerfile install. `python3 run.py lock` writes it from what is in
# .venv; for newer versions, delete .venv and this file's lines first.
"""


def lock() -> int:
    """Write down which versions are installed, so that everybody gets the same."""
    freeze = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "freeze", "--exclude-editable"]
    frozen = subprocess.run(freeze, capture_output=True, text=True, check=True).stdout.splitlines()
    pinned = sorted((line for line in frozen if "==" in line and "@" not in line), key=str.lower)
    LOCK.write_text(LOCKED + "\n".join(pinned) + "\n")
    return 0


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
    # An editable install compiles nothing; nor need it fetch what compiling takes.
    if subprocess.call([*pip, "install", *what], cwd=ROOT, env={**os.environ, compiling.SKIP: "1"}):
        sys.exit("set-up failed: pip could not install what gorin needs (see above). Is there a network?")


def insist_on_network() -> None:
    """Say at once that there is no network, rather than let pip find out for minutes.

    Only where pip, too, would ask the index straight away: not through a proxy of its own, and not where it
    has folders of packages or further indexes to look into.
    """
    if any(pip_setting(name, "") for name in ("no-index", "find-links", "extra-index-url", "proxy")):
        return
    index = pip_setting("index-url", PYPI).rstrip("/") + "/pip/"
    reason = why_unreachable(index)
    if reason:
        sys.exit(f"set-up needs the network, and {without_password(index)} cannot be reached: {reason}")


def why_unreachable(url: str) -> str | None:
    """Why nobody answers at this address; None where somebody does, whatever the answer is."""
    from http.client import HTTPException
    from urllib.error import HTTPError
    from urllib.request import Request, urlopen

    try:
        with urlopen(Request(url, method="HEAD"), context=trusted(), timeout=SOON):
            return None
    except HTTPError:
        return None
    except (OSError, ValueError, HTTPException) as error:
        return str(getattr(error, "reason", None) or error or type(error).__name__)


def make_readable() -> None:
    """Write the path to the sources so that Python finds it in every locale.

    Before 3.13 Python reads the file that an editable install leaves in the encoding of the locale: with
    LC_ALL=C a path with other letters than those of ASCII ended every start. A line that begins with
    `import` is carried out, and can spell any letter in ASCII.
    """
    for path in (
        *VENV.glob("lib/python*/site-packages/*gorin*.pth"),
        *VENV.glob("Lib/site-packages/*gorin*.pth"),
    ):
        told = path.read_text(encoding="utf-8", errors="surrogateescape")
        if not told.isascii():
            folders = [line for line in told.splitlines() if line and not line.startswith("import ")]
            path.write_text(f"import sys; sys.path.extend({folders!a})\n", encoding="ascii")


def install_pip() -> None:
    """Bring pip into `.venv` where Python comes without it: a wheel of pip can install itself."""
    from urllib.parse import urljoin

    index = pip_setting("index-url", PYPI).rstrip("/") + "/pip/"
    link, name, sha256 = newest_pip(download(index).decode())
    wheel = download(urljoin(index, link))
    if hashlib.sha256(wheel).hexdigest() != sha256:
        sys.exit(f"set-up failed: {name} from {index} does not have the published sha256")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_bytes(wheel)
        if subprocess.call([PYTHON, path / "pip", "install", "-qq", "--no-index", path]):
            sys.exit("set-up failed: pip could not install itself (see above)")


def trusted() -> ssl.SSLContext:
    """Whose certificates pip trusts."""
    import ssl

    return ssl.create_default_context(cafile=pip_setting("cert", "") or None)


def without_password(url: str) -> str:
    return re.sub("//[^/@]*@", "//", url)


def download(url: str) -> bytes:
    from http.client import HTTPException
    from urllib.request import urlopen

    try:
        with urlopen(url, context=trusted(), timeout=60) as answer:
            content: bytes = answer.read()
            return content
    except (OSError, ValueError, HTTPException) as error:  # no network, no such host, a bad address
        reason = getattr(error, "reason", type(error).__name__)
        where = without_password(url)
        sys.exit(f"set-up failed: this Python has no ensurepip, and {where} cannot be read: {reason}")


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
        "documentation": build_docs,
        "compiling": compile_for_tests,
        "all tests": run_tests,
        "some on the plain engine": run_plain_tests,
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


def build_docs(*arguments: str) -> int:
    """Build the site; a link that leads nowhere, or a public name without a docstring, is a failure."""
    return subprocess.call([PYTHON, ROOT / "docs" / "site" / "build.py", *arguments])


def compile_for_tests() -> int:
    """Compile first: it takes less time than it saves. Where that is impossible, all tests run plain."""
    done = compile_engine()
    return 0 if done == compiling.CANNOT else done


def run_tests() -> int:
    """All tests, on the compiled engine where there is one; some need programs besides Python."""
    install_programs()
    build = at_hand()
    if build is None:
        return pytest_on("plain")
    # The examples in docstrings are read from the sources: they are for the plain engine.
    return pytest_on("compiled", "-o", "testpaths=tests", **with_engine(build))


def run_plain_tests() -> int:
    """What is worth running on both engines: the examples, the laws, and one file of each folder of tests.

    The laws have looked at the long games with every number of seats already; here the fewest will do.
    """
    if at_hand() is None:
        return 0
    paths = ("src/gorin", "README.md", "docs/library.md", "tests/laws", *longest_files())
    return pytest_on("plain", *paths, GORIN_FEW_SEATS="1")


def pytest_on(kind: str, *arguments: str, **environment: str) -> int:
    """Three at a time, because browsers and servers are waited for; each takes over what another has left."""
    command = ["pytest", "-n", "3", "--dist", "worksteal", "--durations=25", *arguments]
    return check(command, GORIN_EXPECT_ENGINE=kind, **environment)


def longest_files() -> list[str]:
    """The longest file of each folder of tests; the page cares even less which engine is behind it."""
    folders: dict[Path, list[Path]] = {}
    for path in (ROOT / "tests").rglob("test_*.py"):
        folders.setdefault(path.parent.relative_to(ROOT), []).append(path)
    for folder in ("tests/laws", "tests/browser"):
        folders.pop(Path(folder), None)
    longest = [max(paths, key=lambda path: (path.stat().st_size, path.name)) for paths in folders.values()]
    return sorted(str(path.relative_to(ROOT)) for path in longest)


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
    """Run apt-get without its chatter and without questions; somebody else who installs now is waited for."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *what]
    subprocess.call(command, stdout=subprocess.DEVNULL, env=quiet)


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


TRANSLATED_ONCE = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}
"""The tests start hundreds of processes: what one has translated the others need not, also where Python is
told to leave nothing lying about, as in most containers. It lies where nobody looks."""


def shout(line: str) -> int:
    """Say loudly what was left out; it is no failure."""
    print(f"{'!' * 79}\n!!! {line}\n{'!' * 79}", flush=True)
    return 0


def check(command: list[str], **environment: str) -> int:
    """Run a tool of `.venv` and give its exit code."""
    environment = {**os.environ, **TRANSLATED_ONCE, **environment}
    return subprocess.call([PYTHON, "-m", *command], cwd=ROOT, env=environment)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
