"""`gorin backup` and `gorin restore`: all tables in one file, and back."""

from __future__ import annotations

from pathlib import Path

import click

from gorin.cli.serve import default_data, place_for_tables
from gorin.kernel.errors import GorinError

DATA = click.option(
    "--data", envvar="GORIN_DATA", help="Where tables are saved: a folder, or postgresql://..."
)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@DATA
def backup(file: Path, data: str | None) -> None:
    """Save all tables to FILE, even while a server runs."""
    from gorin.server.store.copying import back_up

    place = place_for_tables(data or str(default_data()))
    if isinstance(place, Path) and not place.exists():
        raise GorinError(f"there are no tables in {place.parent}")
    count = back_up(place, file)
    click.echo(f"{count} tables were saved in {file}", err=True)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@DATA
def restore(file: Path, data: str | None) -> None:
    """Restore tables from a backup into an empty folder or database. No server may be running on it."""
    from gorin.server.store.copying import restore as bring_back

    count = bring_back(file, place_for_tables(data or str(default_data())))
    click.echo(f"{count} tables were restored", err=True)
