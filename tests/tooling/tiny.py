"""A checkout with an engine of two modules: it has everything that is built, and compiles in seconds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

FILES = {
    "pyproject.toml": """
        [build-system]
        requires = ["hatchling"]
        build-backend = "hatchling.build"
        [project]
        name = "gorin"
        version = "1"
        requires-python = ">=3.11"
        [tool.hatch.build]
        dev-mode-dirs = ["src"]
        [tool.hatch.build.hooks.custom]
        [tool.hatch.build.targets.wheel]
        packages = ["src/gorin"]
        [tool.mypy]
        strict = true
    """,
    "src/gorin/__init__.py": "from gorin.kernel.game import answer\n",
    "src/gorin/kernel/__init__.py": "",
    "src/gorin/kernel/game.py": """
        '''A "game": 五輪.'''
        class Game:
            '''One game.'''
            def __init__(self) -> None:
                self.made = 0
            @property
            def over(self) -> bool:
                '''Is it over?'''
                return self.made > 3
            def choose(self, option: int = 1) -> None:
                '''Take it.

                Nothing else is legal.
                '''
                self.made += option
        def answer() -> int:
            '''To everything.'''
            return 42
    """,
    "src/gorin/kernel/beside.json": "{}",
    "src/gorin/games/cards/ring.py": "FORCE = 3\n",
    "src/gorin/cli/main.py": "WORD = 'serve'\n",
}


class Tiny:
    """The files of a small project, and programs that run in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name, text in FILES.items():
            self.write(name, "\n".join(line.removeprefix("        ") for line in text.splitlines()) + "\n")
        for name in ("compiling.py", "compiled_docs.py", "hatch_build.py"):
            shutil.copyfile(ROOT / name, root / name)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """A program of this Python, which knows no other gorin."""
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": "", **environment},
            capture_output=True,
            text=True,
            check=False,
            timeout=250,
        )

    def says(self, program: str, path: Path) -> str:
        """What a program prints that finds its modules here first."""
        done = self.run("-c", program, PYTHONPATH=str(path))
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()
