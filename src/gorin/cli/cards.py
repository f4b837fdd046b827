"""`gorin cards`: the cards of a game, all or those that a query asks for."""

from __future__ import annotations

import json
from typing import Any

import click

from gorin.cards.query import search
from gorin.words.library.library import Library, library_of


@click.command()
@click.argument("game")
@click.argument("query", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def cards(game: str, query: tuple[str, ...], as_json: bool) -> None:
    """List the cards of a game.

    \b
    gorin cards celestial
    gorin cards celestial clan:lion type:personality 'force>=3' text:duel
    gorin cards celestial 'keyword:"battle maiden" -keyword:unique deck:unicorn complete:yes'

    Words: name (or none), clan, type, text, keyword, deck, complete (yes or no). Numbers, with
    >= <= > < = or !=: those that cards of the game have, such as force, chi, honor_req, gold_cost,
    personal_honor and focus. A minus turns a word round.
    Put -- before a query that begins with a minus.
    """
    found = search(game, " ".join(query))
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    elif found:
        show(library_of(game), found)
    else:
        click.echo("no card fits")


def show(library: Library, found: list[dict[str, Any]]) -> None:
    """A table: title, type, clan and the numbers that the card has."""
    from rich import box
    from rich.table import Table

    from gorin.cli.terminal.consoles import Terminal

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("card", style="bold", no_wrap=True)
    table.add_column("type", no_wrap=True)
    table.add_column("clan", no_wrap=True)
    for number in library.numbers:
        table.add_column(number.head, justify="right", no_wrap=True)
    table.add_column("keywords")
    for card in found:
        table.add_row(*row_of(library, card))
    Terminal().console.print(table)
    whole = sum(card["complete"] for card in found)
    click.echo(f"{len(found)} cards, {whole} of them complete (the others are marked with *)")


def row_of(library: Library, card: dict[str, Any]) -> list[str]:
    title = library.listed(library.cards()[card["slug"]])
    numbers = [card[number.name] for number in library.numbers]
    return [
        title if card["complete"] else f"{title} *",
        card["type"],
        "/".join(card.get("clan", ())),
        *["" if number is None else str(number) for number in numbers],
        ", ".join(card["keywords"]),
    ]
