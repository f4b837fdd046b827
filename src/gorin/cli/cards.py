"""`gorin cards`: the cards of a game, all or those that a query asks for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from gorin.cards.query import search
from gorin.cli.lint import lint
from gorin.language.library.library import Library, library_of


@click.command()
@click.argument("game")
@click.argument("query", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--lint",
    "facts",
    type=click.Path(path_type=Path),
    multiple=True,
    metavar="FACTS",
    help="Compare the cards with printed facts: JSON files of them, or a table of their features.",
)
@click.option(
    "--explained",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="With --lint: differences that are meant (game, slug, feature, reason).",
)
@click.option(
    "--table",
    type=click.Path(path_type=Path),
    metavar="OUT",
    help="With --lint: write the features of the facts, without a sentence.",
)
@click.option("--coverage", "of_clans", is_flag=True, help="Count the cards that are written, clan by clan.")
@click.option("--words", "of_words", is_flag=True, help="Count the words that the cards are written with.")
def cards(
    game: str,
    query: tuple[str, ...],
    as_json: bool,
    facts: tuple[Path, ...],
    explained: Path | None,
    table: Path | None,
    of_clans: bool,
    of_words: bool,
) -> None:
    """List the cards of a game.

    \b
    gorin cards celestial
    gorin cards celestial clan:lion type:personality 'force>=3' text:duel
    gorin cards celestial 'keyword:"battle maiden" -keyword:unique deck:unicorn complete:yes'

    Words: name (or no word at all), clan, type, text, keyword, deck, unique and complete (yes or no).
    Numbers, with >= <= > < = or !=: those on the cards of the game, such as force, chi, honor_req,
    gold_cost, personal_honor, and focus. A leading minus excludes a word.
    Put -- before a query that begins with a minus.

    With --lint the features of each card that is written (numbers, kinds of ability, limits, durations,
    verbs, filters, owners) are compared with those that are printed. The exit code is 1 where a difference
    is not explained, or an explanation is idle.

    With --coverage: how many cards of each clan can be played here, and how many there are.

    With --words: how many words of the language the card files use, how many of them for one card only, and
    which cards need something that no other card does.
    """
    if of_words:
        show_words(library_of(game))
        return
    if of_clans:
        show_coverage(library_of(game))
        return
    found = search(game, " ".join(query))
    if facts:
        code = lint(game, found, facts, explained, table, is_every=not query)
        click.get_current_context().exit(code)
    if explained or table:
        raise click.UsageError("--explained and --table go with --lint")
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    elif found:
        show(library_of(game), found)
    else:
        click.echo("No card matches.")


def show_words(library: Library) -> None:
    from gorin.cards.words_used import CARD_FILES, one_offs, words_served, words_used, written_cards

    if library.id not in CARD_FILES:
        raise click.UsageError(f"the cards of {library.id} are not written in words")
    used, special = words_used(library.id), one_offs(library.id)
    once = sum(count == 1 for count in used.values())
    many = len(written_cards(library.id))
    alone = sum(count == 1 for count in words_served(library.id).values())
    click.echo(f"{many} cards are written with {len(used)} words, {once} of which stand on one of them only")
    click.echo(f"{alone} words ({alone / len(used):.1%}) serve a single card of all games")
    click.echo(f"{len(special)} cards ({len(special) / many:.1%}) need something of their own")
    for card in special:
        click.echo(f"  {card.name}: {', '.join(sorted(card.one_offs))}")


def show_coverage(library: Library) -> None:
    from gorin.cards.coverage import coverage, total

    lines = coverage(library)
    lines.append(total(lines))
    width = max(len(line.group) for line in lines)
    for line in lines:
        click.echo(
            f"{line.group:<{width}}  {line.written:>5} of {line.all:>5}  {line.written / line.all:4.0%}"
        )


def show(library: Library, found: list[dict[str, Any]]) -> None:
    """A table: title, type, clan and the numbers that the card has."""
    from rich import box
    from rich.table import Table

    from gorin.cli.terminal.drawing.consoles import Terminal

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
    many = "1 card" if len(found) == 1 else f"{len(found)} cards"
    click.echo(f"{many}; {whole} can be played here (the others are marked with *)")


def row_of(library: Library, card: dict[str, Any]) -> list[str]:
    definition = library.cards()[card["slug"]]
    title = library.listed(definition)
    numbers = {number.name: card[number.name] for number in library.numbers}
    unique = ["Unique"] if card["unique"] and "Unique" not in card["keywords"] else []
    return [
        title if card["complete"] else f"{title} *",
        card["type"],
        "/".join(card.get("clan", ())),
        *["" if n is None else library.written(definition, name, n) for name, n in numbers.items()],
        ", ".join([*unique, *card["keywords"]]),
    ]
