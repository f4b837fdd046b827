"""`gorin decks` and `gorin deck`: the decks that come with a game, and checking those that people bring."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import click

from gorin.cards.deck_text import DeckList, as_option, parse_deck, write_deck
from gorin.cards.names import edition_of, full_title
from gorin.games.ccg.decks import Deck, known_decks, why_illegal
from gorin.games.ccg.definition import catalogue
from gorin.kernel.errors import GorinError

ILLEGAL = 1
LARGEST = 1_000_000
"""Bytes of a file that can still be a list of cards."""


@click.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def decks(game: str, as_json: bool) -> None:
    """List the decks that come with a game. `gorin deck show ID` prints one of them."""
    edition = edition_of(game)
    listed = [plain(edition, deck) for deck in known_decks(edition).values()]
    if as_json:
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    width = max([len(deck["id"]) for deck in listed], default=0) + 2
    for deck in listed:
        unfinished = "" if deck["legal"] else " (not all of its cards are complete)"
        click.echo(f"{deck['id']:<{width}}{deck['theme']}{unfinished}")


def plain(edition: str, deck: Deck) -> dict[str, Any]:
    """A deck as JSON values: slugs with their counts."""
    reasons = why_illegal(edition, deck)
    return {
        "id": deck.id,
        "name": deck.name,
        "theme": deck.theme,
        "stronghold": deck.stronghold,
        "dynasty": dict(Counter(deck.dynasty)),
        "fate": dict(Counter(deck.fate)),
        "legal": not reasons,
        "reasons": reasons,
    }


@click.group()
def deck() -> None:
    """Show a deck, or check a list of cards."""


@deck.command()
@click.argument("id")
@click.option("--edition", default="celestial", show_default=True, help="The game the deck is for.")
def show(id: str, edition: str) -> None:
    """Print a deck that comes with a game as a list that can be changed and checked."""
    known = known_decks(edition_of(edition))
    if id not in known:
        raise GorinError(f"there is no deck {id!r}; there are {', '.join(known)}")
    click.echo(write_deck(edition, known[id]), nl=False)


@deck.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", default="celestial", show_default=True, help="The game the deck is for.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def check(file: Path, edition: str, as_json: bool) -> None:
    """Say whether a list of cards is a legal deck, and which line is wrong where it is not.

    Sun & Moon lists and plain ones ("3 Charge", "3x Charge") are read. Exit code 0: legal, 1: not legal,
    2: the file cannot be read.
    """
    listed = parse_deck(edition_of(edition), read_file(file))
    if as_json:
        click.echo(json.dumps(report(file, edition, listed), indent=2, ensure_ascii=False))
    else:
        for line in verdict(edition, listed):
            click.echo(line)
    click.get_current_context().exit(0 if listed.is_legal else ILLEGAL)


def read_file(file: Path) -> str:
    try:
        if file.stat().st_size > LARGEST:
            raise GorinError(f"{file} is too large for a list of cards")
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise GorinError(f"{file} cannot be read ({error.strerror})") from None
    except UnicodeError:
        raise GorinError(f"{file} is no text") from None


def chosen_decks(game: str, text: str) -> list[Any]:
    """The decks that a command line names, one for each seat: ids, or files with lists of cards.

    >>> chosen_decks("celestial", "lion-shamate-keep, crane-seawatch-castle")
    ['lion-shamate-keep', 'crane-seawatch-castle']
    """
    edition = edition_of(game)
    return [_chosen(edition, part.strip()) for part in text.split(",")]


def _chosen(edition: str, named: str) -> Any:
    if named in known_decks(edition) or not Path(named).is_file():
        return named
    listed = parse_deck(edition, read_file(Path(named)))
    if not listed.is_legal:
        first = str(listed.problems[0]) if listed.problems else listed.reasons[0]
        raise GorinError(f"{named} is no legal deck: {first}")
    return as_option(listed.deck)


def report(file: Path, edition: str, listed: DeckList) -> dict[str, Any]:
    problems = [
        {"line": line.number, "text": line.text, "problem": line.problem, "nearest": list(line.nearest)}
        for line in listed.problems
    ]
    made = plain(edition, listed.deck) if listed.deck.stronghold else {"name": listed.deck.name}
    return {
        "file": str(file),
        "edition": edition,
        **{name: value for name, value in made.items() if name not in ("id", "theme")},
        "legal": listed.is_legal,
        "problems": problems,
        "reasons": list(listed.reasons),
    }


def verdict(edition: str, listed: DeckList) -> list[str]:
    """What is wrong, line by line and then as a whole; or that nothing is."""
    made = listed.deck
    sizes = f"{len(made.dynasty)} Dynasty and {len(made.fate)} Fate cards"
    if listed.is_legal:
        return [f"{made.name} is legal: {full_title(catalogue(edition)[made.stronghold])}, {sizes}"]
    return [*map(str, listed.problems), *listed.reasons, f"{made.name} is not legal ({sizes})"]
