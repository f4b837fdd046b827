"""`gorin card`: one card as it would lie on the table, and the clauses that matter for it."""

from __future__ import annotations

import json
from typing import Any

import click

from gorin.cards.names import exactly, find, nearest, read_name
from gorin.cli.rules import print_rows
from gorin.kernel.errors import GorinError
from gorin.language.core.english import listed
from gorin.language.library.library import Library, libraries, library_of
from gorin.ledgers import read

MANY = 12
"""More cards than this are not listed: the name must say more."""


@click.command()
@click.argument("name", nargs=-1, required=True)
@click.option("--edition", help="The game the card belongs to.  [the first that has such a card]")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def card(name: tuple[str, ...], edition: str | None, as_json: bool) -> None:
    """Show a card: its numbers, keywords, and text, its decks, and the rules that apply to it.

    \b
    gorin card hida kuon            every version of the card
    gorin card "Hida Kuon - exp6"   one of them
    gorin card kuon                 part of the name is enough if it is clear
    gorin card rout --edition diamond
    """
    asked = " ".join(name)
    library = library_of(edition or first_with(asked))
    found = meant(library, asked)
    if as_json:
        told = [{**library.facts(each), "clauses": list(library.clauses(each))} for each in found]
        click.echo(json.dumps(told, indent=2, ensure_ascii=False))
        return
    for each in found:
        show(library, each)
    others = [game for game in libraries() if game != library.id and exactly(game, found[0].name)]
    if others and edition is None:
        click.echo(f"There is also a card of that name in {listed(others)}; see it with --edition.")


def first_with(asked: str) -> str:
    """The first game with a card of just that name, or else with one that it is a part of."""
    games = list(libraries())
    titles = [game for game in games if exactly(game, asked)]
    return [*titles, *[game for game in games if find(game, asked)], games[0]][0]


def meant(library: Library, asked: str) -> list[Any]:
    """All versions of one card, or GorinError with the names that it could be."""
    found = find(library.id, asked)
    if not found:
        close = [each for each in nearest(library.id, asked) if find(library.id, each)]
        others = [game for game in libraries() if game != library.id and find(game, asked)]
        hint = f"; did you mean {listed(close, 'or')}?" if close else ""
        if others:
            raise GorinError(
                f"{asked!r} is not a {library.id} card; it is in {listed(others)}. Use --edition {others[0]}."
            )
        raise GorinError(f"{asked!r} is not in gorin yet{hint}")
    titles = list(dict.fromkeys(each.name for each in found))
    if len(titles) > 1:
        more = ", ..." if len(titles) > MANY else ""
        raise GorinError(
            f"{asked!r} matches {len(titles)} cards: {', '.join(titles[:MANY])}{more}. Be more specific."
        )
    level = read_name(library.id, asked).level
    return [each for each in found if level is None or library.level(each) == level]


def show(library: Library, each: Any) -> None:
    from gorin.cli.terminal.drawing.consoles import Terminal
    from gorin.cli.terminal.pictures.card_face import card_face

    terminal = Terminal()
    terminal.show(card_face(library, each, terminal.width))
    decks = library.facts(each)["decks"]
    click.echo(f"{library.listed(each)} is in {listed(decks) if decks else 'none of the decks'}.")
    ledger = read(library.id)
    print_rows((clause, ledger.find(clause).text) for clause in library.clauses(each))
    click.echo()
