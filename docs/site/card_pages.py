"""Every card of every pool with what it says, the decks that use it, and the tests that speak of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from navigation import GAMES

from gorin.language.core.definition import slug_of
from gorin.language.core.english import plural
from gorin.language.library.library import Library, libraries, library_of

TESTS = Path(__file__).resolve().parents[2] / "tests" / "cards"
UNALIGNED = "neutral"
UNWRITTEN = "*Nobody has written this card yet; decks cannot use it.*"

Facts = dict[str, Any]
"""What a library tells of a card."""


def pages() -> dict[str, str]:
    """A page for each clan of each game, and one that leads to them."""
    games = {game: by_clan(library_of(game)) for game in libraries() if game in GAMES}
    found = {"cards/index.md": overview(games)}
    for game, clans in games.items():
        library, tests = library_of(game), tests_of(game)
        for clan, cards in clans.items():
            found[f"cards/{game}/{slug_of(clan)}.md"] = clan_page(library, clan, cards, tests)
    return found


def by_clan(library: Library) -> dict[str, list[Facts]]:
    """The facts of all cards, by clan; a card of several clans stands with the first."""
    clans: dict[str, list[Facts]] = {}
    for card in library.published():
        facts = {**library.facts(card), "listed": library.listed(card)}
        clans.setdefault((facts["clan"] or [UNALIGNED])[0], []).append(facts)
    return dict(sorted(clans.items(), key=lambda item: (item[0] == UNALIGNED, item[0])))


OVERVIEW = """\
# Cards

All cards whose facts gorin has. The texts are generated from the definitions by which the cards behave.
Search finds a card by its name and by the words on it.
"""


def overview(games: dict[str, dict[str, list[Facts]]]) -> str:
    lines = [OVERVIEW]
    for game, clans in games.items():
        lines += [f"## {GAMES[game]}", "", "| clan | cards | can be played |", "|---|---|---|"]
        for clan, cards in clans.items():
            page = f"{game}/{slug_of(clan)}.md"
            lines.append(f"| [{clan.title()}]({page}) | {len(cards)} | {complete(cards)} |")
        lines.append("")
    return "\n".join(lines)


def complete(cards: list[Facts]) -> int:
    return sum(1 for card in cards if card["complete"])


def clan_page(library: Library, clan: str, cards: list[Facts], tests: dict[str, list[str]]) -> str:
    lines = [f"# {clan.title()} ({GAMES[library.id]})", ""]
    for kind in dict.fromkeys(card["type"] for card in sorted(cards, key=lambda card: card["type"])):
        lines += [f"## {plural(kind).capitalize()}", ""]
        for card in sorted((card for card in cards if card["type"] == kind), key=lambda card: card["listed"]):
            lines += [*entry(library, card, tests), ""]
    return "\n".join(lines)


def entry(library: Library, card: Facts, tests: dict[str, list[str]]) -> list[str]:
    """A card: numbers and traits, its text, and where it is used and tested."""
    text = [escaped(line) for line in card["text"].splitlines()] if card["complete"] else [UNWRITTEN]
    return [
        f"### {card['listed']} {{ #{card['slug']} }}",
        "",
        " · ".join(printed(library, card)),
        "",
        *[part for line in text for part in (line, "")],
        *footnotes(card, tests.get(card["slug"], [])),
    ]


def printed(library: Library, card: Facts) -> list[str]:
    """The numbers of a card, and its traits."""
    numbers = [
        f"{number.label} {card[number.name]}"
        for number in library.numbers
        if card.get(number.name) is not None
    ]
    traits = list(dict.fromkeys([*(["Unique"] if card["unique"] else []), *card["keywords"]]))
    return [*numbers, *([", ".join(traits)] if traits else [])]


def footnotes(card: Facts, tests: list[str]) -> Iterable[str]:
    if card["decks"]:
        yield f"<small>Decks: {', '.join(card['decks'])}</small>\n"
    if tests:
        yield f"<small>Tests: {', '.join(tests)}</small>\n"


def escaped(line: str) -> str:
    """A line of a card as Markdown that shows just that.

    >>> escaped("1. Bow *this*.")
    '1\\\\. Bow \\\\*this\\\\*.'
    """
    line = "".join(f"\\{letter}" if letter in "*_`[]<>#" else letter for letter in line)
    return line.replace(". ", "\\. ", 1) if line[:1].isdigit() and line[1:3] == ". " else line


def tests_of(game: str) -> dict[str, list[str]]:
    """The files of tests that name a card of a game, by its slug."""
    found: dict[str, list[str]] = {}
    slugs = {card["slug"] for cards in by_clan(library_of(game)).values() for card in cards}
    for path in sorted((TESTS / game.replace("-", "_")).rglob("test_*.py")):
        for slug in slugs & words_of(path):
            found.setdefault(slug, []).append(path.relative_to(TESTS.parent).as_posix())
    return found


def words_of(path: Path) -> set[str]:
    """Every quoted word of a file: that is how tests name cards."""
    text = path.read_text(encoding="utf-8")
    return {slug_of(word) for word in text.replace("'", '"').split('"')[1::2] if 0 < len(word) < 60}
