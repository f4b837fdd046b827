"""Build what a release consists of, and try it as somebody who installs it would.

python3 run.py release --check            an sdist, a plain wheel, and a compiled one for each CPython here
python3 run.py release --check --plain    the sdist and the plain wheel only: minutes less

Each wheel is installed into a fresh environment, outside of the checkout, and every command is tried there.
What comes out is in `dist/`; nothing is published.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
DIST = ROOT / "dist"
OLDEST = (3, 11)
LARGEST = {"any": 15, "compiled": 120}
"""Megabytes that a wheel may have."""
INSIDE = ("gorin/server/static/index.html", "gorin/rules/battle.tsv", "gorin/py.typed", "gorin_command.py")
START = 60
"""Seconds that a server may take to start."""

SMOKE: dict[str, str] = {
    "games": "games",
    "play": "play battle --seats 2 --watch --plain --save watched.json --seed 3",
    "sim": "sim battle --seats 2 --games 2 --out results",
    "report": "report results --help",
    "rate": "rate results --help",
    "tournament": "tournament battle --bots beginner,intermediate --games 2",
    "puzzle": "puzzle",
    "replay": "replay watched.json --help",
    "review": "review --help",
    "show": "show watched.json",
    "card": "card hida kuon",
    "cards": "cards lcg clan:crab",
    "decks": "decks celestial",
    "deck": "deck show lion-shamate-keep --edition celestial",
    "rules": "rules battle BR-RAD-03 --verbose",
    "bench": "bench battle --seconds 0.2",
    "serve": "serve --help",
    "backup": "backup --help",
    "restore": "restore --help",
}
"""A line for each command; those that need more than a plain install only say how they are called."""


class NotFit(Exception):
    """What stands in the way of a release, in one sentence."""


def main(arguments: list[str]) -> int:
    if "--check" not in arguments:
        print(__doc__)
        return 2
    try:
        check(plain_only="--plain" in arguments)
    except NotFit as error:
        print(f"not fit for a release: {error}", file=sys.stderr)
        return 1
    return 0


def check(plain_only: bool) -> None:
    version = the_version()
    insist_on_changelog(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    shutil.rmtree(DIST, ignore_errors=True)
    build(sys.executable, "sdist")
    build(sys.executable, "wheel", {"GORIN_SKIP_COMPILE": "1"})
    for python in [] if plain_only else pythons():
        build(python, "wheel")
    check_metadata()
    for wheel in sorted(DIST.glob("*.whl")):
        insist_on_content(wheel)
        for python in pythons_for(wheel):
            try_out(wheel, python)
    print(f"gorin {version} is fit for a release: {', '.join(sorted(path.name for path in DIST.iterdir()))}")


# ---- what is checked before anything is built


def the_version() -> str:
    told: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return told


def insist_on_changelog(version: str, changelog: str) -> None:
    """A version has its chapter, or what it will consist of is listed as unreleased.

    >>> insist_on_changelog("1.2.0", "## [1.2.0] - 2026-01-01")
    >>> insist_on_changelog("1.2.0", "## [1.1.0] - 2026-01-01")
    Traceback (most recent call last):
    ...
    releasing.NotFit: CHANGELOG.md says nothing of 1.2.0
    """
    if not re.search(rf"^## \[({re.escape(version)}|Unreleased)\]", changelog, re.MULTILINE):
        raise NotFit(f"CHANGELOG.md says nothing of {version}")


# ---- building


def pythons() -> list[str]:
    """A CPython of each version on this machine that gorin runs on."""
    found = [first_that_runs(f"3.{minor}") for minor in range(OLDEST[1], OLDEST[1] + 12)]
    return [path for path in found if path]


def first_that_runs(version: str) -> str | None:
    """From the path, or from pyenv: its shims are on the path also where they lead nowhere."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates = [shutil.which(f"python{version}"), *map(str, versions.glob(f"{version}.*/bin/python"))]
    return next((path for path in candidates if path and runs(path)), None)


def runs(python: str) -> bool:
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def build(python: str, kind: str, environment: dict[str, str] | None = None) -> None:
    """Run the build in an environment of its own, as pip would; the sdist brings the page along."""
    print(f"building the {kind} with {python}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        own = fresh(python, Path(folder), "build")
        run([str(own), "-m", "build", f"--{kind}", "--outdir", str(DIST), str(ROOT)], environment=environment)


def fresh(python: str, folder: Path, *packages: str) -> Path:
    """The Python of a new environment with these packages and nothing else."""
    run([python, "-m", "venv", str(folder / "venv")])
    own = folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    run([str(own), "-m", "pip", "-qq", "--disable-pip-version-check", "install", *packages])
    return own


# ---- trying


def check_metadata() -> None:
    """What an index would refuse."""
    with tempfile.TemporaryDirectory() as folder:
        own = fresh(sys.executable, Path(folder), "twine")
        run([str(own), "-m", "twine", "check", "--strict", *sorted(map(str, DIST.iterdir()))])


def insist_on_content(wheel: Path) -> None:
    """It holds the page and the ledgers, and is no larger than it needs to be."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    missing = [name for name in INSIDE if name not in names]
    if missing:
        raise NotFit(f"{wheel.name} lacks {', '.join(missing)}")
    most = LARGEST["any" if wheel.name.endswith("-any.whl") else "compiled"]
    size = wheel.stat().st_size / 1e6
    if size > most:
        raise NotFit(f"{wheel.name} has {size:.0f} MB; {most} are enough")


def pythons_for(wheel: Path) -> list[str]:
    """A plain wheel is tried with all of them, a compiled one with its own."""
    tag = re.search(r"-cp3(\d+)-", wheel.name)
    if tag is None:
        return pythons() or [sys.executable]
    return [python for python in pythons() if minor_of(python) == int(tag[1])]


def minor_of(python: str) -> int:
    told = subprocess.run(
        [python, "-c", "import sys; print(sys.version_info.minor)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return int(told.stdout)


def try_out(wheel: Path, python: str) -> None:
    """Install it where nothing of the checkout is, and run every command."""
    print(f"trying {wheel.name} with {python}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        gorin = str(fresh(python, Path(folder), str(wheel)).with_name("gorin"))
        for line in ("--version", *SMOKE.values()):
            run([gorin, *line.split()], cwd=folder, quiet=True)
        serve(gorin, Path(folder))


def serve(gorin: str, folder: Path) -> None:
    """A server starts, answers for its health and its page, and stops."""
    command = [gorin, "serve", "--no-open", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        try:
            address = next(addresses(server), None)
            if address is None:
                raise NotFit("the server did not say where it is")
            for path in ("health", ""):
                with urllib.request.urlopen(f"{address}/{path}", timeout=START) as answer:
                    if answer.status != 200:
                        raise NotFit(f"the server answers {answer.status} to /{path}")
        finally:
            server.terminate()


def addresses(server: subprocess.Popen[str]) -> Iterator[str]:
    """Where the server says that it is."""
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            yield found[0]


def run(
    command: list[str],
    cwd: str | Path = ROOT,
    quiet: bool = False,
    environment: dict[str, str] | None = None,
) -> None:
    """Run something that must succeed; where it does not, show what it said."""
    inherited = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")
    }
    done = subprocess.run(
        command, check=False, cwd=cwd, env={**inherited, **(environment or {})}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT if quiet else None, text=True,
    )  # fmt: skip
    if done.returncode:
        raise NotFit(
            f"{' '.join(command)} ended with {done.returncode}{': ' + done.stdout[-2000:] if quiet else ''}"
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
