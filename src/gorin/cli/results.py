"""`gorin report` and `gorin rate`: what a folder of results says."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from gorin.bots import shown
from gorin.kernel.errors import GorinError
from gorin.lab.folder import ResultsFolder
from gorin.lab.plan import Played
from gorin.lab.rates import by_bot, by_deck, by_label

FOLDER = click.argument("folder", type=click.Path(path_type=Path))
BY: dict[str, Callable[[Played, int], Sequence[str | None]]] = {
    "bot": by_bot,
    "clan": by_label,
    "deck": by_deck,
}


def games_in(folder: Path) -> tuple[dict[str, Any], list[Played]]:
    """The plan of a folder and its games, of which there is at least one."""
    results = ResultsFolder(folder)
    plan, games = results.plan(), results.games()
    if not games:
        raise GorinError(f"no game in {folder} is finished yet")
    return plan, games


@click.command()
@FOLDER
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file to write.  [report.html in the folder]",
)
def report(folder: Path, out: Path | None) -> None:
    """Write the results of `gorin sim --out FOLDER` as one HTML page that needs no network.

    \b
    gorin sim lcg --pairs --games 20 --cards --out lcg-results
    gorin report lcg-results
    """
    from gorin.lab.report import report as written

    page = written(*games_in(folder))
    target = out or folder / "report.html"
    try:
        target.write_text(page, encoding="utf-8")
    except OSError as error:
        raise GorinError(f"cannot write {target}: {error.strerror}") from None
    click.echo(f"The report is {target}")


@click.command()
@FOLDER
@click.option("--by", type=click.Choice(list(BY)), default="bot", show_default=True, help="Whom to rate.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def rate(folder: Path, by: str, as_json: bool) -> None:
    """Rate who played the games of a folder, by openskill: 25 is where everybody begins.

    The interval holds the true strength in 95 of 100 cases, as far as the model is right.
    """
    from gorin.lab.rating import rated

    found = rated(games_in(folder)[1], BY[by])
    if not found:
        raise GorinError(f"in {folder} no two {by}s have met")
    if as_json:
        click.echo(json.dumps([rating.plain() for rating in found], indent=2, ensure_ascii=False))
        return
    rows = [
        {**rating.plain(), "name": shown(rating.name) if by == "bot" else rating.name} for rating in found
    ]
    width = max([len(row["name"]) for row in rows]) + 2
    for row in rows:
        interval = f"({row['low']:.1f} to {row['high']:.1f})"
        click.echo(f"{row['name']:<{width}}{row['rating']:>6.1f}  {interval:<16} {row['games']} games")
