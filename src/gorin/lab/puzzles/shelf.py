"""The puzzles that come with gorin, and files of others: JSON, a line each."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from gorin.games import find
from gorin.kernel.errors import GorinError
from gorin.lab.puzzles.making import Puzzle


def shipped(game: str) -> list[Puzzle]:
    """The puzzles of a game, the shortest first."""
    find(game)
    path = files("gorin.lab.puzzles") / "shipped" / f"{game}.jsonl"
    return _read(path.read_text(encoding="utf-8")) if path.is_file() else []


def from_file(path: Path) -> list[Puzzle]:
    """The puzzles of a file that `gorin puzzle make` has written."""
    try:
        return _read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise GorinError(f"{path} cannot be read ({error.strerror})") from None
    except (ValueError, KeyError, TypeError):
        raise GorinError(f"{path} is not a file of puzzles (see gorin puzzle make)") from None


def _read(text: str) -> list[Puzzle]:
    return [Puzzle.from_plain(json.loads(line)) for line in text.splitlines() if line]


def written(puzzle: Puzzle) -> str:
    """A puzzle as a line of a file."""
    return json.dumps(puzzle.plain(), ensure_ascii=False, separators=(",", ":")) + "\n"
