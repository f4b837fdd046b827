"""Reading what a file holds: a table, a save, a record or a position."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import gorin
from gorin.kernel.errors import GorinError
from gorin.kernel.game import Game

TABLE = "gorin-table"
VERSION = 1


class Opened(NamedTuple):
    """What was found in a file."""

    kind: str
    game: Game
    content: dict[str, Any]

    @property
    def is_table(self) -> bool:
        return self.kind == "table"

    @property
    def players(self) -> list[str]:
        """Who plays, as far as the file says so."""
        named = self.content.get("players") if self.is_table else None
        if isinstance(named, list) and len(named) == self.game.seats:
            return [str(name) for name in named]
        return [""] * self.game.seats


def open_file(path: Path) -> Opened:
    """The game in a file of any kind; a plain error names the file."""
    try:
        return _opened(_read(path))
    except GorinError as error:
        raise GorinError(f"{path}: {error}") from None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise GorinError(f"it cannot be read ({error.strerror})") from None
    except UnicodeError:
        raise GorinError("this is not a gorin file (it is not text)") from None


def _opened(text: str) -> Opened:
    content = _parsed(text)
    if TABLE in content:
        return Opened("table", _game_of_table(content), content)
    if content.get("kind") == "save":
        return Opened("save", gorin.load(text), content)
    if content.get("kind") == "record":
        return Opened("record", gorin.replay(content), content)
    if isinstance(content.get("game"), str) and "gorin" not in content:
        return Opened("position", gorin.setup(content["game"], content), content)
    raise GorinError("this is not a gorin table, save, record, or position")


def _parsed(text: str) -> dict[str, Any]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise GorinError("this is not a gorin file, or it is damaged") from None
    if not isinstance(content, dict):
        raise GorinError("this is not a gorin file")
    return content


def _game_of_table(content: dict[str, Any]) -> Game:
    if content[TABLE] != VERSION:
        raise GorinError(f"this table has version {content[TABLE]!r}; this gorin reads version {VERSION}")
    if not isinstance(content.get("save"), str):
        raise GorinError("this table contains no game")
    return gorin.load(content["save"])


# --- writing --------------------------------------------------------------------------------------------


def write_file(path: Path, text: str) -> None:
    """Write a whole file or nothing; who reads meanwhile sees the old one."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
    except OSError as error:
        raise GorinError(f"{path} cannot be written ({error.strerror})") from None
    finally:
        with suppress(OSError):  # nothing is left where all went well
            draft.unlink()


def check_may_replace(path: Path) -> None:
    """A kept table may replace an older one, but no other file."""
    if not path.exists():
        return
    try:
        is_table = TABLE in _parsed(_read(path))
    except GorinError:
        is_table = False
    if not is_table:
        raise GorinError(f"{path} exists and is not a saved game")


def state_folder() -> Path:
    """Where games are kept that nobody has given a name."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "gorin"
