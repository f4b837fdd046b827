"""`gorin show`: the moment that a file holds."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.text import Text

from gorin.cli.terminal.drawing.consoles import Terminal
from gorin.cli.terminal.drawing.lines import wrapped
from gorin.cli.terminal.files.reading import Opened, open_file
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.cli.terminal.pictures.picture import View
from gorin.cli.terminal.pictures.views import checked_eyes, seen_by
from gorin.cli.terminal.screen import Screen, compose


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", help="Show only what this seat (counted from 1) may know.")
@click.option("--spectator", is_flag=True, help="Show only what everyone may know.")
@click.option("--plain", is_flag=True, help="Use no colors.")
@click.option("--table", "as_table", is_flag=True, help="Show the board as a table instead of a picture.")
@click.option("--json", "as_json", is_flag=True, help="Print the view as JSON.")
def show(file: Path, seat: str | None, spectator: bool, plain: bool, as_table: bool, as_json: bool) -> None:
    """Show the position saved in a file.

    FILE is a table or save of `gorin play`, a record (its end is shown), or a position. Without --seat or
    --spectator everything is shown.
    """
    if spectator and seat is not None:
        raise click.UsageError("--seat and --spectator are different views; use one of them")
    opened = open_file(file)
    view = seen_by(opened.game, checked_eyes(opened.game, seat, spectator))
    if as_json:
        click.echo(json.dumps(view, indent=2, ensure_ascii=False))
    else:
        _print(Terminal(plain), opened, view, as_table)


def _print(terminal: Terminal, opened: Opened, view: View, as_table: bool) -> None:
    picture, width = picture_of(opened.game.rules.id), terminal.width
    players = opened.players
    terminal.show(compose(Screen(picture, view, as_table=as_table), terminal.size))
    if opened.game.over:
        terminal.show([Text(), *picture.result(view, players, width)])
    for seat in view["awaiting"]:
        terminal.show(wrapped(_awaited(opened, view, seat), width))


def _awaited(opened: Opened, view: View, seat: int) -> str:
    """Whose choice it is; what is asked only where these eyes may read it."""
    name = picture_of(opened.game.rules.id).seat_name(view, seat)
    if view["seat"] not in (None, seat) or view["decision"] is None:
        return f"{name} has to choose."
    prompt = next(decision.prompt for decision in opened.game.pending if decision.seat == seat)
    return f"{name} has to choose: {prompt}"
