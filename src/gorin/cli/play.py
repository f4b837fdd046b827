"""`gorin play`: a game in the terminal, against bots or other people."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import click

import gorin
from gorin.cli.decks import chosen_decks
from gorin.cli.main import INTERRUPTED
from gorin.cli.options import named_option
from gorin.cli.terminal.consoles import Terminal
from gorin.cli.terminal.files import Opened, autosave_path, open_file
from gorin.cli.terminal.history import History
from gorin.cli.terminal.interrupts import CTRL_C
from gorin.cli.terminal.playing import Playing
from gorin.cli.terminal.seating import NOBODY, human_seats, players_of
from gorin.cli.terminal.session import Quit, how_to_look_again, how_to_resume
from gorin.cli.terminal.table import HUMAN, Table, table_of
from gorin.cli.terminal.viewer import Viewer
from gorin.cli.terminal.views import OPEN
from gorin.kernel.errors import GorinError

LAST_GAME = ""
"""What `--resume` without a file stands for."""


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many players there are.")
@click.option("--bots", help="Who plays the other seats: a bot, or one for each of them.  [heuristic]")
@click.option("--seat", help="Your seat, from 0; several people share the keyboard: 0,2.  [0]")
@click.option("--watch", is_flag=True, help="Bots in every seat; you watch.")
@click.option("--clans", help="A clan for each seat (crab,crane,...), 'random' or 'choose'.")
@click.option("--decks", help="A deck for each seat: the id of one (gorin decks GAME), or a file.")
@click.option("--option", "others", multiple=True, metavar="NAME=VALUE", help="Any other option of the game.")
@click.option("--seed", type=int, help="The same seed shuffles in the same way.")
@click.option("--save", type=click.Path(path_type=Path), help="Keep the game in this file.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LAST_GAME,
    metavar="[FILE]",
    help="Go on with a kept game: this one, or the last.",
)
@click.option("--plain", is_flag=True, help="No colours, and the screen is never cleared.")
@click.option("--table", "as_table", is_flag=True, help="The board as a table instead of a picture.")
def play(plain: bool, as_table: bool, **given: Any) -> None:
    """Play a game in the terminal.

    \b
    gorin play battle                    four seats: you in the first, bots in the others
    gorin play battle --seats 3 --seat 1 --bots random,heuristic --clans choose
    gorin play battle --watch            bots play, you watch
    gorin play celestial --decks lion-shamate-keep,crane-seawatch-castle
    gorin play --resume                  go on where you left off
    """
    terminal, wish = Terminal(plain), Wish(**given)
    table = _new_table(wish) if wish.file is None else _resumed_table(wish, wish.file)
    if table.path == autosave_path() != wish.file:
        _spare_unfinished(terminal)
    if table.humans:
        click.get_current_context().exit(_sit_down(Playing(table, terminal, as_table)))
    _watch(table, terminal, as_table)


class Wish(NamedTuple):
    """What the command line asks for; None where it says nothing."""

    game: str | None
    seats: int | None
    bots: str | None
    seat: str | None
    watch: bool
    clans: str | None
    decks: str | None
    others: tuple[str, ...]
    seed: int | None
    save: Path | None
    resume: str | None

    @property
    def file(self) -> Path | None:
        """The game to go on with."""
        if self.resume is None:
            return None
        return autosave_path() if self.resume == LAST_GAME else Path(self.resume)

    def players(self, seats: int) -> list[str]:
        humans = human_seats(NOBODY if self.watch else self.seat or "0", seats)
        return players_of(seats, humans, self.bots or "heuristic")

    def options(self) -> dict[str, Any]:
        """The options of the game itself; what is not given has the game's default."""
        options: dict[str, Any] = dict(named_option(text) for text in self.others)
        if self.seats is not None:
            options["seats"] = self.seats
        if self.clans is not None:
            names = [clan.strip() for clan in self.clans.split(",")]
            options["clans"] = self.clans if self.clans in ("random", "choose") else names
        if self.decks is not None and self.game is not None:
            options["decks"] = chosen_decks(self.game, self.decks)
        return options


def _sit_down(session: Playing) -> int:
    """Play until the end or until the player leaves; the exit code."""
    table = session.table
    table.keep()
    try:
        session.play()
        return 0
    except (EOFError, Quit):
        session.terminal.show(["", *how_to_resume(table)])
        return 0
    except KeyboardInterrupt:
        CTRL_C.answered()
        session.terminal.show(["", *how_to_resume(table)])
        return INTERRUPTED


def _watch(table: Table, terminal: Terminal, as_table: bool) -> None:
    table.awaited_human()
    viewer = Viewer(History(table.game.record()), OPEN, terminal, table.players, as_table)
    if terminal.is_live:
        viewer.run()
    else:
        viewer.print_all()
    terminal.show(["", *how_to_look_again(table)])


# --- the table ----------------------------------------------------------------------------------------


def _new_table(wish: Wish) -> Table:
    if wish.game is None:
        playable = ", ".join(rules.id for rules in gorin.games())
        raise click.UsageError(f"play which game? There is {playable}; or go on with --resume")
    if wish.save is not None and wish.save.exists():
        raise GorinError(f"{wish.save} exists: go on with it (--resume {wish.save}) or name another file")
    luck = secrets.randbits(63) if wish.seed is None else wish.seed
    game = gorin.new(wish.game, seed=luck, **wish.options())
    return Table(game, wish.players(game.seats), luck, wish.save or autosave_path())


def _spare_unfinished(terminal: Terminal) -> None:
    """A game that is not over is not lost when another one takes the file of the last game."""
    path = autosave_path()
    try:
        if not _is_unfinished(open_file(path)):
            return
        kept = next(file for file in _free_names(path) if not file.exists())
        path.replace(kept)
    except (GorinError, OSError):
        return
    terminal.show([f"Your last game was not finished. It is kept: gorin play --resume {kept}"])
    terminal.pause()


def _is_unfinished(opened: Opened) -> bool:
    """A game that somebody has begun to play and that is not over."""
    chose = {opened.players[seat] for seat, _ in opened.game.record()["choices"]}
    return not opened.game.over and HUMAN in chose


def _free_names(path: Path) -> Iterator[Path]:
    return (path.with_name(f"unfinished-{number}.json") for number in count(1))


def _resumed_table(wish: Wish, path: Path) -> Table:
    if wish.game or wish.seats or wish.clans or wish.decks or wish.others or wish.seed is not None:
        raise click.UsageError(
            "a kept game has its own seats, clans, decks, options and seed: leave them out"
        )
    if wish.resume == LAST_GAME and not path.exists():
        raise GorinError("there is no kept game; start one: gorin play battle")
    opened = open_file(path)
    table = _table_in(opened, path, wish)
    if wish.bots or wish.seat or wish.watch:
        table.seat(wish.players(opened.game.seats))
    table.path = wish.save or table.path
    return table


def _table_in(opened: Opened, path: Path, wish: Wish) -> Table:
    """The kept table; a bare game gets the usual players, and its own file stays as it is."""
    if opened.is_table:
        return table_of(opened, path)
    return Table(opened.game, wish.players(opened.game.seats), secrets.randbits(63), autosave_path())
