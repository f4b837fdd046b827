"""Decks as text: reading the lists that people keep, line by line, and writing one that reads back the same.

Read are Sun & Moon lists (`# Dynasty`, `# Personalities (22)`, `1 Hida Kuon - exp6`) and plain ones
(`3 Charge`, `3x Charge (Celestial Edition)`, with headings such as `Fate:` or without any).
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from gorin.cards.names import exactly, full_title, nearest, plain_letters
from gorin.games.ccg.decks import Deck, why_illegal
from gorin.games.ccg.definition import Card, catalogue
from gorin.games.ccg.kinds import STRONGHOLD
from gorin.games.ccg.policy import policy_named
from gorin.kernel.errors import GorinError
from gorin.words.grammar.english import listed, plural

MOST_LINES = 300
MOST_COPIES = 100
LONGEST = 200
COUNTED = re.compile(r"(\d{1,6}) ?(?:[xX\u00d7] ?(?=[A-Z])|[xX\u00d7] | )(\S.*)")
PACK = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\})\s*$")
"""Where a card is from, as some lists add it."""
PARTS = {
    "stronghold": "",
    "sensei": "",
    "pre-game": "",
    "pregame": "",
    "dynasty": "dynasty",
    "fate": "fate",
}
"""Headings that open a part of the deck; in the first ones each card goes where its type belongs."""
SUBHEADINGS = (
    "personalities", "holdings", "events", "regions", "celestials", "strategies", "rings", "followers",
    "items", "spells", "attachments", "actions", "kihos", "personality", "holding", "event", "region",
    "celestial", "strategy", "ring", "follower", "item", "spell", "terrains", "weapons", "armors",
)  # fmt: skip
NAME = re.compile(r"(?:name|title)\s*:\s*(.+)", re.IGNORECASE)


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
        return f"line {self.number}: {self.problem}{hint}"


class DeckList(NamedTuple):
    """A list that was read: the deck it makes, every card line, and what speaks against the deck."""

    deck: Deck
    lines: tuple[Line, ...]
    reasons: tuple[str, ...]
    """What makes the whole deck illegal, each with its clause."""

    @property
    def problems(self) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.problem)

    @property
    def is_legal(self) -> bool:
        return not self.problems and not self.reasons


def parse_deck(edition: str, text: str) -> DeckList:
    """Read a list; GorinError where there is nothing in it that could be a deck."""
    reader = Reader(edition)
    rows = text.lstrip("\ufeff").splitlines()
    if len(rows) > MOST_LINES:
        raise GorinError(f"this list has {len(rows)} lines; a deck has no more than {MOST_LINES}")
    for number, row in enumerate(rows, 1):
        reader.read(number, " ".join(plain_letters(row[:LONGEST]).split()))
    if not any(line.slug for line in reader.lines):
        raise GorinError("this is no list of cards: no line names one")
    return reader.result()


class Reader:
    """Goes through a list from top to bottom and remembers under which heading it is."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.policy = policy_named(edition)
        self.part = ""
        self.deck = Deck("own", "own deck", "", [], [], "")
        self.lines: list[Line] = []

    def read(self, number: int, row: str) -> None:
        if not row or row.startswith(("//", ";")):
            return
        counted = COUNTED.fullmatch(row)
        if counted is None and self._is_heading(row):
            return
        count, name = (int(counted[1]), counted[2]) if counted else (1, row)
        self.lines.append(self._line(number, row, count, name, bool(counted)))

    def _is_heading(self, row: str) -> bool:
        named = NAME.fullmatch(row.lstrip("# "))
        if named:
            self.deck.name = named[1]
            return True
        words = heading_of(row)
        self.part = PARTS.get(words, self.part)
        return row.startswith("#") or words in PARTS or words in SUBHEADINGS

    def _line(self, number: int, row: str, count: int, name: str, counted: bool) -> Line:
        card = exactly(self.edition, name) or exactly(self.edition, PACK.sub("", name))
        problem = self._wrong_with(name, card, count, counted)
        if card is not None and not problem:
            self._add(card, count)
        close = () if card is not None else tuple(nearest(self.edition, PACK.sub("", name)))
        return Line(number, row, count, None if card is None else card.slug, problem, close)

    def _wrong_with(self, name: str, card: Card | None, count: int, counted: bool) -> str:
        if card is None:
            return (
                f"{name[:60]!r} is not in gorin yet"
                if counted
                else f"{name[:60]!r} is no card and no heading"
            )
        if not 1 <= count <= MOST_COPIES:
            return f"{count} copies of {card.name} are no count: it is 1 to {MOST_COPIES}"
        if card.type == STRONGHOLD and (self.deck.stronghold or count > 1):
            return f"{card.name} is one Stronghold too many [CE-STR-01]"
        return ""

    def _add(self, card: Card, count: int) -> None:
        if card.type == STRONGHOLD:
            self.deck.stronghold = card.slug
        elif not self.part and card.slug in self.policy.holdings_for_all + self.policy.holdings_for_later:
            return  # every player has them; lists name them before the decks
        elif self.part == "dynasty" or (not self.part and card.is_dynasty):
            self.deck.dynasty += [card.slug] * count
        else:
            self.deck.fate += [card.slug] * count

    def result(self) -> DeckList:
        if not self.deck.stronghold:
            return DeckList(self.deck, tuple(self.lines), ("the deck has no Stronghold [CE-STR-01]",))
        return DeckList(self.deck, tuple(self.lines), tuple(why_illegal(self.edition, self.deck)))


def heading_of(row: str) -> str:
    """What a heading says, without the counts that lists put behind it.

    >>> heading_of("# Pre-Game - (4) [4 distinct]"), heading_of("Fate Deck: 40")
    ('pre-game', 'fate')
    """
    words = re.split(r"[(\[:\d]", row.lstrip("# "), maxsplit=1)[0].strip(" -").lower()
    return words.removesuffix(" cards").removesuffix(" deck")


# --- writing --------------------------------------------------------------------------------------


def write_deck(edition: str, deck: Deck) -> str:
    """A deck as a list with headings, in the order of the card types; `parse_deck` reads it back."""
    cards = catalogue(edition)
    name = " ".join(deck.name.split()) or "own deck"
    rows = [f"# Name: {name}", "", "# Stronghold", f"1 {full_title(cards[deck.stronghold])}"]
    for part, slugs in (("Dynasty", deck.dynasty), ("Fate", deck.fate)):
        rows += ["", f"# {part} ({len(slugs)})"]
        held = [cards[slug] for slug in slugs]
        for type in sorted({card.type for card in held}):
            rows += _section([card for card in held if card.type == type])
    return "\n".join(rows) + "\n"


def _section(cards: list[Card]) -> list[str]:
    titles = sorted(full_title(card) for card in cards)
    heading = f"# {plural(cards[0].type_name)} ({len(cards)})"
    return [heading, *[f"{titles.count(title)} {title}" for title in dict.fromkeys(titles)]]


def as_option(deck: Deck) -> dict[str, Any]:
    """A deck written out, as a game takes it among its options."""
    return {"name": deck.name, "stronghold": deck.stronghold, "dynasty": deck.dynasty, "fate": deck.fate}
