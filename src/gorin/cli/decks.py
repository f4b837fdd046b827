"""`gorin decks` and `gorin deck`: the decks that come with a game, and checking those that people bring."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from gorin.cards.deck_text import DeckList, write_deck
from gorin.cards.decks import edition_of, edition_of_deck, parse_deck
from gorin.kernel.errors import GorinError
from gorin.language.core.english import listed
from gorin.language.library.deck import Deck
from gorin.language.library.given import as_option, written_out
from gorin.language.library.library import Library, library_of

ILLEGAL = 1
LARGEST = 1_000_000
"""Bytes of a file that can still be a list of cards."""
PLAYING = {"test": "deck_test", "tune": "deck_tune"}
"""The subcommands that play games, and what each is called in `gorin.cli.deck_lab`."""
EDITION = click.option("--edition", help="The game the deck is for.  [found by its cards]")


@click.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def decks(game: str, as_json: bool) -> None:
    """List the decks that come with a game. `gorin deck show ID` prints one of them."""
    library = library_of(game)
    known = [plain(library, deck) for deck in library.decks.values()]
    if as_json:
        click.echo(json.dumps(known, indent=2, ensure_ascii=False))
        return
    width = max([len(deck["id"]) for deck in known], default=0) + 2
    for deck in known:
        unfinished = "" if deck["legal"] else " (some of its cards cannot be played here yet)"
        click.echo(f"{deck['id']:<{width}}{deck['theme']}{unfinished}")


def plain(library: Library, deck: Deck) -> dict[str, Any]:
    """A deck as JSON values: slugs with their counts."""
    reasons = library.why_illegal(deck)
    told = {"id": deck.id, "name": deck.name, "theme": deck.theme, **written_out(library.id, deck)}
    return {**told, "legal": not reasons, "reasons": reasons}


class DeckGroup(click.Group):
    """Imports what plays games only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), *PLAYING]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in PLAYING:
            return super().get_command(ctx, cmd_name)
        command: click.Command = getattr(import_module("gorin.cli.deck_lab"), PLAYING[cmd_name])
        return command


@click.group(cls=DeckGroup)
def deck() -> None:
    """Show a deck, check a list of cards, or try a deck in games."""


@deck.command()
@click.argument("id")
@EDITION
def show(id: str, edition: str | None) -> None:
    """Print a deck that comes with a game, as a list that you can change and check."""
    game = edition or edition_of_deck(id)
    known = library_of(game).decks
    if id not in known:
        raise GorinError(f"{game} has no deck {id!r}; choose from {', '.join(known)}")
    click.echo(write_deck(game, known[id]), nl=False)


@deck.command()
@click.argument("file", type=click.Path(path_type=Path))
@EDITION
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def check(file: Path, edition: str | None, as_json: bool) -> None:
    """Check whether a list of cards is a legal deck; if not, name the lines that are wrong.

    It reads Sun & Moon lists and plain ones ("3 Charge", "3x Charge"). Exit code 0: legal, 1: not legal,
    2: the file cannot be read.
    """
    text = read_file(file)
    game = edition or edition_of(text, str(file))
    found = parse_deck(game, text)
    if as_json:
        click.echo(json.dumps(report(file, game, found), indent=2, ensure_ascii=False))
    else:
        for line in verdict(library_of(game), found):
            click.echo(line)
    click.get_current_context().exit(0 if found.is_legal else ILLEGAL)


def read_file(file: Path) -> str:
    try:
        if file.stat().st_size > LARGEST:
            raise GorinError(f"{file} is too large to be a deck list")
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise GorinError(f"{file} cannot be read ({error.strerror})") from None
    except UnicodeError:
        raise GorinError(f"{file} is not a text file") from None


def chosen_decks(game: str, text: str) -> list[Any]:
    """The decks that a command line names, one for each seat: ids, or files with lists of cards.

    >>> chosen_decks("celestial", "lion-shamate-keep, crane-seawatch-castle")
    ['lion-shamate-keep', 'crane-seawatch-castle']
    """
    library = library_of(game)
    return [_chosen(library, part.strip()) for part in text.split(",")]


def _chosen(library: Library, named: str) -> Any:
    if named in library.decks or not Path(named).is_file():
        return named
    found = parse_deck(library.id, read_file(Path(named)))
    if found.why_unplayable:
        raise GorinError(f"{named} is not a legal deck: {found.why_unplayable[0]}")
    return as_option(library.id, found.deck)


def report(file: Path, edition: str, found: DeckList) -> dict[str, Any]:
    problems = [
        {"line": line.number, "text": line.text, "problem": line.problem, "nearest": list(line.nearest)}
        for line in found.problems
    ]
    return {
        "file": str(file),
        "edition": edition,
        **written_out(edition, found.deck),
        "legal": found.is_legal,
        "problems": problems,
        "reasons": list(found.reasons),
        "unfinished": list(found.unfinished),
    }


def verdict(library: Library, found: DeckList) -> list[str]:
    """What is wrong, line by line and then as a whole; or that nothing is."""
    made = found.deck
    if found.is_legal:
        parts = ", ".join([*ones(library, made), sizes(library, made)])
        return [f"{made.name} is a legal {library.id} deck: {parts}", *found.located]
    return [*found.why_unplayable, f"{made.name} is not a legal {library.id} deck ({sizes(library, made)})"]


def ones(library: Library, deck: Deck) -> list[str]:
    """The cards of which a deck has one, such as its Stronghold."""
    slugs = [slug for part in library.parts if part.is_single for slug in deck.lists[part.name]]
    return [library.listed(library.cards()[slug]) for slug in slugs]


def sizes(library: Library, deck: Deck) -> str:
    parts = [part for part in library.parts if not part.is_single and deck.lists[part.name]]
    return listed([f"{len(deck.lists[part.name])} {part.title}" for part in parts]) + " cards"
