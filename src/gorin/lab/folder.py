"""A folder of results: every game that was played, safe on the disk as soon as it is over.

    plan.json             which games these are
    games.jsonl           the games played last, a line each
    games-00001.parquet   a chunk of earlier games (or .jsonl)

A game is written as a line the moment it comes, so that a simulation that is killed loses none. Many lines
become a chunk: Parquet where the extra `lab` is installed, JSON lines elsewhere; both are read. A chunk gets
its name when it is whole, and only then are its lines removed; what was interrupted in between is there
twice, and read once.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from gorin.kernel.errors import GorinError
from gorin.lab.extras import is_there, needed
from gorin.lab.plan import Plan, Played

CHUNK = 500
"""Games in a chunk."""
VERSION = 1
PLAN, OPEN = "plan.json", "games.jsonl"
MAY_DIFFER = ("games", "keep_records", "check")
"""What somebody may plan otherwise when a simulation goes on."""


class ResultsFolder:
    """The games of one plan, in a folder."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # --- reading

    def plan(self) -> dict[str, Any]:
        """The plan that the games follow, as JSON values."""
        try:
            told: dict[str, Any] = json.loads((self.path / PLAN).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise GorinError(f"{self.path} is not a folder of results (see gorin sim --out)") from None
        if told.get("gorin") != VERSION:
            raise GorinError(f"{self.path} was written by another version of gorin")
        return told

    def games(self) -> list[Played]:
        """All games that are there, in the order of their seeds."""
        found = {told["seed"]: told for told in self._rows()}
        return [Played.from_plain(found[seed]) for seed in sorted(found)]

    def seeds(self) -> set[int]:
        return {told["seed"] for told in self._rows()}

    def _rows(self) -> Iterator[dict[str, Any]]:
        for path in sorted(self.path.glob("games-*.parquet")):
            yield from needed("pyarrow.parquet", f"reading {path}").read_table(path).to_pylist()
        for path in sorted(self.path.glob("games-*.jsonl")):
            yield from _lines(path)
        yield from _lines(self.path / OPEN)

    # --- writing

    def begin(self, plan: Plan) -> list[int]:
        """Make the folder if there is none; the numbers of the games that are still to be played."""
        _attempt(self.path, lambda: self.path.mkdir(parents=True, exist_ok=True))
        told = _plain(plan)
        if (self.path / PLAN).exists():
            self._insist_on_same(told)
        elif any(self.path.iterdir()):
            raise GorinError(f"{self.path} holds other files; results go into a folder of their own")
        _write_whole(self.path / PLAN, json.dumps(told, indent=1).encode())
        there = self.seeds()
        return [number for number in range(plan.games) if plan.seed + number not in there]

    def _insist_on_same(self, wanted: dict[str, Any]) -> None:
        before = self.plan()
        free = () if wanted["line_ups"] else MAY_DIFFER
        for name, value in wanted.items():
            if before.get(name) != value and name not in free:
                raise GorinError(
                    f"{self.path} holds games with another {name.replace('_', ' ')}: "
                    f"{before.get(name)!r}, not {value!r}"
                )

    def keep(self, games: Iterable[Played]) -> Iterator[Played]:
        """The same games, each written before it is given on."""
        with _alone(self.path / OPEN) as lines:
            _drop_torn_line(lines)
            count = sum(1 for _ in _lines(self.path / OPEN))
            try:
                for game in games:
                    lines.write(json.dumps(game.plain()).encode() + b"\n")
                    lines.flush()
                    count += 1
                    if count >= CHUNK:
                        count = self._seal(lines)
                    yield game
            finally:
                self._seal(lines)

    def _seal(self, lines: Any) -> int:
        """Make a chunk of the lines; none are left."""
        rows = sorted(_lines(self.path / OPEN), key=lambda row: int(row["seed"]))
        if rows:
            name = f"games-{self._next_chunk():05}"
            if is_there("pyarrow.parquet") and rows[-1]["seed"] < 1 << 63:
                _write_parquet(self.path / f"{name}.parquet", rows)
            else:
                _write_whole(self.path / f"{name}.jsonl", b"".join([_line(row) for row in rows]))
            lines.truncate(0)
            lines.seek(0)
        return 0

    def _next_chunk(self) -> int:
        """A number that no chunk has: none is ever written over."""
        numbers = [int(path.stem.removeprefix("games-")) for path in self.path.glob("games-*")]
        return max(numbers, default=0) + 1


def _plain(plan: Plan) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps({"gorin": VERSION, **asdict(plan)}))
    return told


def _line(row: dict[str, Any]) -> bytes:
    return json.dumps(row).encode() + b"\n"


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a file; a last line that was not finished when somebody was killed does not count."""
    if not path.exists():
        return
    for line in path.read_bytes().splitlines(keepends=True):
        if line.endswith(b"\n"):
            yield json.loads(line)


def _drop_torn_line(lines: Any) -> None:
    lines.seek(0)
    lines.truncate(lines.read().rfind(b"\n") + 1)
    lines.seek(0, os.SEEK_END)


def _write_parquet(path: Path, rows: list[dict[str, Any]]) -> None:
    arrow, parquet = needed("pyarrow", "Parquet"), needed("pyarrow.parquet", "Parquet")
    schema = arrow.schema([(name, kind) for name, kind in _columns(arrow).items() if name in rows[0]])
    draft = path.with_suffix(".draft")
    parquet.write_table(arrow.Table.from_pylist(rows, schema), draft, compression="zstd")
    draft.replace(path)


def _columns(arrow: Any) -> dict[str, Any]:
    """The columns of a chunk, named as in `Played.plain`; said outright, so that every chunk has the same."""
    number, text = arrow.int64(), arrow.string()
    numbers, texts = arrow.list_(number), arrow.list_(text)
    return {
        "seed": number, "bots": texts, "labels": texts, "winners": numbers, "ending": text, "scores": numbers,
        "rounds": number, "decisions": number, "digest": text, "decks": texts,
        "drawn": arrow.list_(texts), "used": arrow.list_(texts),
    }  # fmt: skip


def _write_whole(path: Path, content: bytes) -> None:
    """A file appears when all of it is there."""
    draft = path.with_suffix(".draft")
    _attempt(path, lambda: draft.write_bytes(content))
    draft.replace(path)


def _attempt(path: Path, work: Any) -> None:
    try:
        work()
    except OSError as error:
        raise GorinError(f"cannot write results to {path}: {error.strerror}") from None


@contextmanager
def _alone(path: Path) -> Iterator[Any]:
    """The open file, while nobody else writes into the folder."""
    with path.open("a+b") as lines:
        try:
            import fcntl

            fcntl.flock(lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # Windows has no such lock: there it is up to the user
            pass
        except OSError:
            raise GorinError(f"another simulation is writing into {path.parent}") from None
        yield lines
