"""The games that `gorin play` keeps by itself: a file for each, so that two games at once never share one."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

from gorin.cli.terminal.files.reading import Opened, open_file, state_folder
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.cli.terminal.table import HUMAN
from gorin.kernel.errors import GorinError
from gorin.language.core.english import listed

SPENT_KEPT = 20
"""How many games that are over, or that nobody has begun to play, stay to be looked at again."""
AGES = ((86400, "day"), (3600, "hour"), (60, "minute"))


class Kept(NamedTuple):
    """A kept game: its file, what is in it, and when it was last written."""

    path: Path
    opened: Opened
    written: float

    @property
    def name(self) -> str:
        """What `--resume` takes for it."""
        return how_to_name(self.path)

    @property
    def is_spent(self) -> bool:
        """Over, or never begun by a person: nobody goes on with it."""
        players = self.opened.players
        chose = {players[seat] for seat, _ in self.opened.game.record()["choices"]}
        return self.opened.game.over or HUMAN not in chose

    def in_words(self, now: float) -> str:
        """Which game, who sits at the keyboard, where it stands, and how long ago that was."""
        game = self.opened.game
        view, picture = game.view(), picture_of(game.rules.id)
        seats = [seat for seat, player in enumerate(self.opened.players) if player == HUMAN]
        people = listed([picture.seat_name(view, seat) for seat in seats])
        moment = next((f"{each} {view[each]}" for each in ("turn", "round") if view.get(each)), "setting up")
        return f"{game.rules.name} as {people}, {moment}, {ago(now - self.written)}"


def ago(seconds: float) -> str:
    """
    >>> ago(7300), ago(90), ago(3)
    ('2 hours ago', '1 minute ago', 'just now')
    """
    for length, name in AGES:
        if seconds >= length:
            many = int(seconds // length)
            return f"{many} {name}{'' if many == 1 else 's'} ago"
    return "just now"


# --- the files --------------------------------------------------------------------------------------------


def folder() -> Path:
    return state_folder() / "games"


def named(name: str) -> Path:
    """The file that a command line means: one of the kept games by its name, or else any file."""
    kept = folder() / f"{name}.json"
    return kept if not Path(name).exists() and kept.exists() else Path(name)


def how_to_name(path: Path) -> str:
    """What to type after `--resume` for this file: as little as `named` understands."""
    return path.stem if path.parent == folder() else str(path)


def claim(game: str) -> Path:
    """A file of its own for a new game; nobody else gets the same one.

    Where none can be made the game is played all the same, and what `Table.keep` says is shown.
    """
    for number in count(1):
        path = folder() / f"{game}-{number}.json"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.open("x").close()
        except FileExistsError:
            continue
        except OSError:
            pass
        return path
    raise AssertionError("there is always another number")


def kept_games() -> list[Kept]:
    """Every kept game that can be read, the latest first."""
    found = []
    for path in [*folder().glob("*.json"), *_of_older_versions()]:
        with suppress(GorinError, OSError):
            found.append(Kept(path, open_file(path), path.stat().st_mtime))
    return sorted(found, key=lambda kept: -kept.written)


def _of_older_versions() -> list[Path]:
    """Until each game had a file of its own, the last one lay here, with those that it had pushed aside."""
    return sorted([*state_folder().glob("autosave.json"), *state_folder().glob("unfinished-*.json")])


def to_go_on_with() -> list[Kept]:
    """The games that are not over and that nobody plays in another window, the latest first."""
    return [kept for kept in kept_games() if not kept.is_spent and not is_played(kept.path)]


def tidy_up() -> None:
    """Forget the oldest of the games that nobody goes on with."""
    spent = [kept for kept in kept_games() if kept.path.parent == folder() and kept.is_spent]
    for kept in spent[SPENT_KEPT:]:
        if not is_played(kept.path):
            with suppress(OSError):
                kept.path.unlink()


# --- one window for each game -----------------------------------------------------------------------------


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep others from playing the game in this file meanwhile; GorinError where somebody does already.

    The lock lies beside the kept games and not beside the file, which may be anywhere. It is the system's:
    whatever ends the program opens it. Where there can be none (Windows, a home that is read-only) the game
    is played all the same.
    """
    lock = _lock_of(path)
    try:
        import fcntl

        lock.parent.mkdir(parents=True, exist_ok=True)
        held = lock.open("w")
    except (ImportError, OSError):
        yield
        return
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise GorinError(f"{path} is being played in another window; leave it there first") from None
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def is_played(path: Path) -> bool:
    """Does somebody play the game in this file now?"""
    if not _lock_of(path).exists():
        return False
    try:
        with alone(path):
            return False
    except GorinError:
        return True


def _lock_of(path: Path) -> Path:
    whole = str(path.resolve()).encode(errors="surrogateescape")
    return state_folder() / "locks" / hashlib.sha256(whole).hexdigest()[:24]


def listing(games: list[Kept]) -> list[str]:
    """The games with the numbers to choose them by."""
    now, width = time.time(), max(len(kept.name) for kept in games)
    return [
        "Unfinished games, the latest first:",
        *[f"{n:>3}  {kept.name:<{width}}  {kept.in_words(now)}" for n, kept in enumerate(games, 1)],
    ]
