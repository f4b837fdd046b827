"""`gorin cards`: the cards of a game, all or those that a query asks for."""

from __future__ import annotations

import json
from typing import Any

import click

from gorin.cards.facts import STATS, all_facts
from gorin.cards.names import edition_of
from gorin.cards.query import search
from gorin.words.grammar.definition import slug_of

HEADS = {"force": "F", "chi": "C", "honor_req": "HR", "gold_cost": "G", "personal_honor": "PH", "focus": "Fo"}


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
    >= <= > < = or !=: force, chi, honor_req, gold_cost, personal_honor, focus. A minus turns a word round.
    Put -- before a query that begins with a minus.
    """
    found = search(all_facts(edition_of(game)), " ".join(query))
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    elif found:
        show(found)
    else:
        click.echo("no card fits")


def show(found: list[dict[str, Any]]) -> None:
    """A table: title, type, clan and the numbers that the card has."""
    from rich import box
    from rich.table import Table

    from gorin.cli.terminal.consoles import Terminal

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("card", style="bold", no_wrap=True)
    table.add_column("type", no_wrap=True)
    table.add_column("clan", no_wrap=True)
    for stat in STATS:
        table.add_column(HEADS[stat], justify="right", no_wrap=True)
    table.add_column("keywords")
    for card in found:
        table.add_row(*row_of(card))
    Terminal().console.print(table)
    whole = sum(card["complete"] for card in found)
    click.echo(f"{len(found)} cards, {whole} of them complete (the others are marked with *)")


def row_of(card: dict[str, Any]) -> list[str]:
    level = card["slug"].removeprefix(slug_of(card["name"])).lstrip("-")
    title = f"{card['name']} - {level}" if level else card["name"]
    numbers = ["" if card[stat] is None else str(card[stat]) for stat in STATS]
    words = ", ".join(card["keywords"])
    return [
        title if card["complete"] else f"{title} *",
        card["type"],
        "/".join(card["clan"]),
        *numbers,
        words,
    ]
