"""`gorin replay`: a game that has been played, step by step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from gorin.cli.terminal.drawing.consoles import Terminal
from gorin.cli.terminal.files.history import History
from gorin.cli.terminal.files.reading import open_file
from gorin.cli.terminal.files.viewer import Viewer
from gorin.cli.terminal.pictures.views import Eyes, checked_eyes
from gorin.kernel.errors import GorinError


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", help="Show only what this seat (counted from 1) could know.")
@click.option("--plain", is_flag=True, help="Use no colors and never clear the screen.")
@click.option("--table", "as_table", is_flag=True, help="Show the board as a table instead of a picture.")
@click.option("--json", "as_json", is_flag=True, help="Print every choice and its results as JSON.")
def replay(file: Path, seat: str | None, plain: bool, as_table: bool, as_json: bool) -> None:
    """Step through the record of a game.

    FILE is a record, or a table or save of `gorin play`. In a terminal, Enter steps forward, p steps back,
    j N jumps to choice N, and play runs the game as a film. In a pipe the whole story is printed. Without
    --seat everything is shown.
    """
    opened = open_file(file)
    if opened.kind == "position":
        raise GorinError(f"{file}: a position has no history; look at it with: gorin show {file}")
    history = History(opened.game.record())
    eyes = checked_eyes(opened.game, seat, spectator=False)
    if as_json:
        click.echo(json.dumps(story(history, eyes), indent=2, ensure_ascii=False))
        return
    viewer = Viewer(history, eyes, Terminal(plain), opened.players, as_table)
    if viewer.terminal.is_live:
        viewer.run()
    else:
        viewer.print_all()


def story(history: History, eyes: Eyes) -> list[dict[str, Any]]:
    """Every moment with the choice that led to it (if these eyes may know it) and what happened."""
    return [_moment(history, number, eyes) for number in range(history.last + 1)]


def _moment(history: History, number: int, eyes: Eyes) -> dict[str, Any]:
    events = [
        {"kind": event.kind, "sentence": event.sentence, "clauses": list(event.clauses)}
        for event in history.events(number, eyes)
    ]
    if number == 0:
        return {"number": 0, "seat": None, "choice": None, "label": None, "events": events}
    choice = history.choices[number - 1]
    known = choice.visible_to(eyes)
    return {
        "number": number,
        "seat": choice.seat,
        "choice": choice.id if known else None,
        "label": choice.label if known else None,
        "events": events,
    }
