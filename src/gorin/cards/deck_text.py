"""Decks as text: reading the lists that people keep, line by line, and writing one that reads back the same.

Read are Sun & Moon lists (`# Dynasty`, `# Personalities (22)`, `1 Hida Kuon - exp6`), plain ones (`3 Charge`,
`3x Charge (Celestial Edition)`, with headings such as `Fate:` or without any), those of Jigoku and EmeraldDB,
YAML lists and OCTGN files.
"""

from __future__ import annotations

import re
from html import unescape
from typing import Any, NamedTuple

from gorin.cards.names import exactly, nearest, plain_letters
from gorin.kernel.errors import GorinError
from gorin.language.core.english import listed, plural
from gorin.language.library.deck import Deck
from gorin.language.library.library import library_of

MOST_LINES = 300
MOST_COPIES = 100
LONGEST = 200
COUNTED = re.compile(r"(\d{1,6}) ?(?:[xX\u00d7] ?(?=[A-Z])|[xX\u00d7] | )(\S.*)")
PACK = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\})\s*$")
"""Where a card is from, as some lists add it."""
OCTGN_CARD = re.compile(r'<card [^>]*?qty="(\d{1,6})"[^>]*>([^<]+)</card>')
OCTGN_SECTION = re.compile(r'<section [^>]*?name="([^"]+)"')
OCTGN_REST = re.compile(r"(?:<[^>]*>\s*)+")
AUTHOR = re.compile(r"(?:author|by)\s*:.*", re.IGNORECASE)
NAME = re.compile(r"(?:name|title)\s*:\s*(.+)", re.IGNORECASE)
FORMAT = re.compile(r"format\s*:\s*(.+)", re.IGNORECASE)


class Line(NamedTuple):
    """A line of a list that names a card: what it means, or what is wrong with it."""

    number: int
    text: str
    copies: int
    slug: str | None
    problem: str
    nearest: tuple[str, ...]

    def __str__(self) -> str:
        hint = f"; did you mean {listed(list(self.nearest), 'or')}?" if self.nearest else ""
        where = f"line {self.number}: " if self.number else ""  # what is said of the whole stands in none
        return f"{where}{self.problem}{hint}"


class DeckList(NamedTuple):
    """A list that was read: the deck it makes, every card line, and what speaks against the deck."""

    deck: Deck
    lines: tuple[Line, ...]
    reasons: tuple[str, ...]
    """What makes the whole deck illegal, each with its clause."""
    unfinished: tuple[str, ...] = ()
    """Which of its cards cannot be played here yet."""
    located: tuple[str, ...] = ()
    """The reasons and the unfinished cards once more, each with the lines that it speaks of."""

    @property
    def problems(self) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.problem)

    @property
    def is_legal(self) -> bool:
        return not self.problems and not self.reasons

    @property
    def why_unplayable(self) -> tuple[str, ...]:
        """Everything that keeps it from being played here, line by line and then as a whole."""
        return (*map(str, self.problems), *self.located)


def parse_list(game: str, text: str) -> DeckList:
    """Read a list; GorinError where there is nothing in it that could be a deck."""
    reader = Reader(game)
    rows = text.lstrip("\ufeff").splitlines()
    if len(rows) > MOST_LINES:
        raise GorinError(f"this list has {len(rows)} lines; at most {MOST_LINES} are read")
    for number, row in enumerate(rows, 1):
        reader.read(number, as_list_line(" ".join(plain_letters(row[:LONGEST]).split())))
    return reader.result()


class Reader:
    """Goes through a list from top to bottom and remembers under which heading it is."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.library = library_of(game)
        self.headings = self.library.headings()
        self.part = ""
        self.deck = self.library.make("own", "own deck", {})
        self.lines: list[Line] = []

    def read(self, number: int, row: str) -> None:
        if not row or row.startswith(("//", ";")):
            return
        counted = COUNTED.fullmatch(row)
        if counted is None and (self._is_heading(number, row) or self._is_note(row)):
            return
        count, name = (int(counted[1]), counted[2]) if counted else (1, row)
        self.take(number, row, count, name, bool(counted))

    def _is_note(self, row: str) -> bool:
        return self.library.has_notes and exactly(self.game, row) is None

    def _is_heading(self, number: int, row: str) -> bool:
        said = row.lstrip("# ")
        if named := NAME.fullmatch(said):
            self.deck.name = named[1]
            return True
        if self.library.formats and (named := FORMAT.fullmatch(said)):
            self.set_format(number, row, named[1])
            return True
        if AUTHOR.fullmatch(said):
            return True
        words = heading_of(row)
        self.part = self.headings.get(words, self.part)
        return row.startswith("#") or words in self.headings or words in self.library.sorting

    def set_format(self, number: int, row: str, named: str) -> None:
        """The rules that the deck is built by."""
        found = self.library.format_named(named)
        if found:
            self.deck.format = found
        else:
            problem = f"there is no format {named[:60]!r}; choose {listed(list(self.library.formats), 'or')}"
            self.lines.append(Line(number, row, 0, None, problem, ()))

    def take(self, number: int, row: str, count: int, name: str, counted: bool) -> None:
        """A line that names a card."""
        card = self._meant(name)
        problem = self._wrong_with(name, card, count, counted)
        if card is not None and not problem:
            self._add(card, count)
        close = () if card is not None else tuple(nearest(self.game, PACK.sub("", name)))
        self.lines.append(Line(number, row, count, None if card is None else card.slug, problem, close))

    def _meant(self, name: str) -> Any:
        """The card of a name. What lists add behind it goes step by step: it may tell versions apart."""
        card, bare = exactly(self.game, name), PACK.sub("", name)
        while card is None and bare != name:
            card, name, bare = exactly(self.game, bare), bare, PACK.sub("", bare)
        return card

    def _wrong_with(self, name: str, card: Any, count: int, counted: bool) -> str:
        if card is None:
            is_none = "is not in gorin yet" if counted else "is neither a card nor a heading"
            return f"{name[:60]!r} {is_none}"
        if not 1 <= count <= MOST_COPIES:
            return f"{count} copies of {card.name} are not possible: write 1 to {MOST_COPIES}"
        part = self.library.part_named(self.library.part_of(card))
        if part.is_single and (self.deck.lists[part.name] or count > 1):
            return f"{card.name} {part.too_many}"
        return ""

    def _add(self, card: Any, count: int) -> None:
        """Under a heading a card goes there, unless it is the only one of its part."""
        own = self.library.part_named(self.library.part_of(card))
        if not own.is_single and not self.part and self.library.is_granted(card):
            return  # lists name them before the decks
        self.deck.lists[own.name if own.is_single else self.part or own.name] += [card.slug] * count

    def result(self) -> DeckList:
        if not any(line.slug for line in self.lines):
            raise GorinError("this is not a deck list: no line names a card")
        against, unfinished = self.library.against_rules(self.deck), self.library.unfinished(self.deck)
        located = [self._located(sentence) for sentence in (*against, *unfinished)]
        return DeckList(self.deck, tuple(self.lines), tuple(against), tuple(unfinished), tuple(located))

    def _located(self, sentence: str) -> str:
        """What is wrong with the deck, after the lines of the card that it names; many name none."""
        known = self.library.cards()
        names = {line: known[line.slug].name for line in self.lines if line.slug}
        spoken_of = max([name for name in names.values() if name in sentence], key=len, default="")
        numbers = [str(line.number) for line, name in names.items() if name == spoken_of and line.number]
        if not numbers:
            return sentence
        return f"{'line' if len(numbers) == 1 else 'lines'} {listed(numbers)}: {sentence}"


def as_list_line(row: str) -> str:
    """A line of an OCTGN file or of a YAML list as plain lists write it.

    >>> as_list_line('<card qty="3" id="4f">Banzai!</card>'), as_list_line('<section name="Fate">')
    ('3 Banzai!', '# Fate')
    >>> as_list_line("- 3x Charge [Celestial Edition]"), as_list_line("</deck>"), as_list_line("2 Rout")
    ('3x Charge [Celestial Edition]', '', '2 Rout')
    """
    card, section = OCTGN_CARD.search(row), OCTGN_SECTION.search(row)
    if card:
        return f"{card[1]} {unescape(card[2])}"
    if section:
        return f"# {unescape(section[1])}"
    return "" if OCTGN_REST.fullmatch(row) else row.removeprefix("- ")


def heading_of(row: str) -> str:
    """What a heading says, without the counts that lists put behind it.

    >>> heading_of("# Pre-Game - (4) [4 distinct]"), heading_of("Fate Deck: 40")
    ('pre-game', 'fate')
    """
    words = re.split(r"[(\[:\d]", row.lstrip("# "), maxsplit=1)[0].strip(" -").lower()
    return words.removesuffix(" cards").removesuffix(" deck")


# --- writing --------------------------------------------------------------------------------------


def write_deck(game: str, deck: Deck) -> str:
    """A deck as a list with headings, in the order of the card types; `parse_deck` reads it back."""
    library = library_of(game)
    rows = [f"# Name: {' '.join(deck.name.split()) or 'own deck'}"]
    if library.formats:
        rows.append(f"# Format: {deck.format}")
    for part in library.parts:
        known = library.cards_for(deck)
        cards = [known[slug] for slug in deck.lists[part.name]]
        if part.is_single:
            rows += ["", f"# {part.title}", *(f"1 {library.listed(card)}" for card in cards)] if cards else []
        elif cards or not part.is_optional:
            rows += ["", f"# {part.title} ({len(cards)})"]
            for type in sorted({card.type for card in cards}):
                rows += _section(game, [card for card in cards if card.type == type])
    return "\n".join(rows) + "\n"


def _section(game: str, cards: list[Any]) -> list[str]:
    titles = sorted(library_of(game).listed(card) for card in cards)
    heading = f"# {plural(cards[0].type_name)} ({len(cards)})"
    return [heading, *[f"{titles.count(title)} {title}" for title in dict.fromkeys(titles)]]
