"""`gorin play`: a game in the terminal, against bots or other people."""

from __future__ import annotations

import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple

import click

import gorin
from gorin.bots import USUAL, typed
from gorin.cli.decks import chosen_decks
from gorin.cli.main import INTERRUPTED
from gorin.cli.options import named_option
from gorin.cli.terminal.drawing.consoles import Terminal
from gorin.cli.terminal.files.history import History
from gorin.cli.terminal.files.kept import alone, claim, listing, named, tidy_up, to_go_on_with
from gorin.cli.terminal.files.reading import Opened, open_file
from gorin.cli.terminal.files.viewer import Viewer
from gorin.cli.terminal.input.interrupts import CTRL_C
from gorin.cli.terminal.pictures.views import OPEN
from gorin.cli.terminal.playing import Playing
from gorin.cli.terminal.seating import NOBODY, human_seats, players_of
from gorin.cli.terminal.session import Quit, how_to_look_again, how_to_resume
from gorin.cli.terminal.table import Table, table_of
from gorin.kernel.errors import GorinError

UNNAMED = ""
"""What `--resume` without a file stands for."""


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="The number of players.")
@click.option(
    "--bots",
    help=f"Who plays the other seats: {typed()}, module:Class, or one for each seat.  [intermediate]",
)
@click.option("--seat", help="Your seat, counted from 1; for several people at one keyboard: 1,3.  [1]")
@click.option("--watch", is_flag=True, help="Bots play every seat; you watch.")
@click.option("--clans", help="A clan for each seat (crab,crane,...), 'random' or 'choose'.")
@click.option("--decks", help="A deck for each seat: an id (see gorin decks GAME) or a file.")
@click.option("--option", "others", multiple=True, metavar="NAME=VALUE", help="Any other option of the game.")
@click.option("--seed", type=int, help="The same seed gives the same shuffles.")
@click.option("--save", type=click.Path(path_type=Path), help="Save the game in this file.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=UNNAMED,
    metavar="[FILE]",
    help="Resume a saved game: this file or name, or the unfinished game (you choose if there are several).",
)
@click.option("--hint", "hints", is_flag=True, help="Show what a strong bot would choose in your place.")
@click.option("--plain", is_flag=True, help="Use no colors and never clear the screen.")
@click.option("--table", "as_table", is_flag=True, help="Show the board as a table instead of a picture.")
def play(plain: bool, as_table: bool, hints: bool, **given: Any) -> None:
    """Play a game in the terminal.

    \b
    gorin play battle                    four seats: you take the first, bots the others
    gorin play battle --seats 3 --seat 2 --bots beginner,intermediate --clans choose
    gorin play battle --watch            bots play, you watch
    gorin play celestial --decks lion-shamate-keep,crane-seawatch-castle
    gorin play --resume                  continue an unfinished game
    """
    terminal, wish = Terminal(plain), Wish(**given)
    path = wish.file(terminal)
    with alone(path) if path else nullcontext():
        table = _new_table(wish) if path is None else _resumed_table(wish, path)
        with alone(table.path) if table.path != path else nullcontext():
            _play_at(table, terminal, as_table, hints)


def _play_at(table: Table, terminal: Terminal, as_table: bool, hints: bool) -> None:
    if table.humans:
        click.get_current_context().exit(_sit_down(Playing(table, terminal, as_table, hints)))
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

    def file(self, terminal: Terminal) -> Path | None:
        """The game to go on with, if one is asked for."""
        if self.resume is None:
            return None
        self._insist_on_nothing_else()
        return named(self.resume) if self.resume else _chosen_of_kept(terminal)

    def _insist_on_nothing_else(self) -> None:
        new = self.game, self.seats, self.clans, self.decks, self.others or None, self.seed
        if any(each is not None for each in new):
            raise click.UsageError(
                "A saved game brings its own seats, clans, decks, options, and seed: leave these options out."
            )

    def players(self, seats: int) -> list[str]:
        humans = human_seats(NOBODY if self.watch else self.seat or "1", seats)
        return players_of(seats, humans, self.bots or USUAL)

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
        raise click.UsageError(f"Which game? Choose from {playable}, or continue with --resume.")
    if wish.save is not None and wish.save.exists():
        raise GorinError(f"{wish.save} exists; resume it (--resume {wish.save}) or name another file")
    luck = secrets.randbits(63) if wish.seed is None else wish.seed
    game = gorin.new(wish.game, seed=luck, **wish.options())
    return _with_own_file(Table(game, wish.players(game.seats), luck, Path()), wish)


def _with_own_file(table: Table, wish: Wish) -> Table:
    """A table that is kept where the player wants it, or else in a file that no other game has."""
    if wish.save is None:
        tidy_up()
    table.path = wish.save or claim(table.game.rules.id)
    return table


def _chosen_of_kept(terminal: Terminal) -> Path:
    """The unfinished game, where there is one; of several the player takes one by its number."""
    games = to_go_on_with()
    if not games:
        raise GorinError("there is no unfinished game; start one with: gorin play battle")
    if len(games) == 1:
        return games[0].path
    terminal.show(listing(games))
    while True:
        typed = _typed(terminal, f"Which one? 1-{len(games)}, or Enter for the latest > ") or "1"
        if typed in ("q", "quit", "exit"):
            raise click.exceptions.Exit(0)
        if typed.isdecimal() and 1 <= int(typed) <= len(games):
            return games[int(typed) - 1].path
        terminal.show([f"There is no game {typed!r}: choose 1 to {len(games)}, or q to leave."])


def _typed(terminal: Terminal, prompt: str) -> str:
    try:
        return terminal.read(prompt)
    except EOFError:
        raise click.exceptions.Exit(0) from None


def _resumed_table(wish: Wish, path: Path) -> Table:
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
    table = Table(opened.game, wish.players(opened.game.seats), secrets.randbits(63), path)
    return _with_own_file(table, wish)
