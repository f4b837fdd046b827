"""What is printed on the cards of an edition besides their text: tables, with a line for each card.

A line is: title | Clan and type | numbers | keywords, as in

    Hida Kuon - exp6 | Crab personality | force=12 chi=5 req=- cost=14 honor=3 | Experienced 6, Loyal, Unique

`req` is the Honor Requirement (a dash: none), `cost` the Gold Cost (a star: its text tells it), `honor` what
this type of card has of it: Personal Honor, starting Honor, Honor Production. A line with a title alone
stands for a card that another edition has, too.
"""

from __future__ import annotations

import re
from typing import Final, final

from gorin.games.ccg import kinds
from gorin.games.ccg.definition import NO_REQUIREMENT, Card, slug_with
from gorin.language.core.definition import Phrase, slug_of

TYPES: Final[dict[str, int]] = {name.lower(): number for number, name in enumerate(kinds.TYPES)}
NUMBERS: Final[dict[str, str]] = {
    "force": "force",
    "chi": "chi",
    "req": "honor_req",
    "cost": "gold_cost",
    "focus": "focus",
    "strength": "province_strength",
    "gold": "gold_production",
}
"""What a number is called in a line -> in a definition."""
HONOR: Final[dict[int, str]] = {
    kinds.PERSONALITY: "personal_honor",
    kinds.STRONGHOLD: "starting_honor",
    kinds.SENSEI: "starting_honor",
    kinds.HOLDING: "honor_production",
}
VARIABLE: Final = "*"
"""A Gold Cost that the text of the card tells."""
LEVEL: Final = re.compile(r" - (?:(inexp)|exp(\d*))$")


@final
class Pool:
    """The facts of the cards of an edition. A line is read when its card is made."""

    def __init__(self, tables: list[str], doubts: dict[str, str]) -> None:
        self.doubts = doubts
        """What is not certain about cards, by their titles."""
        self._lines: dict[str, str] = {}
        for table in tables:
            for line in table.strip().split("\n"):
                title = line.partition(" | ")[0]
                self._lines[slug_with(*read_title(title))] = line

    def card(self, title: str, text: tuple[Phrase, ...]) -> Card:
        """A card with its words; one without any is played by its numbers alone."""
        line = self._lines.get(slug_with(*read_title(title)))
        if line is None or "|" not in line:
            raise ValueError(f"there are no printed facts of {title}{self._hint(title)}")
        card = read_line(line, text)
        card.doubt = self.doubts.get(title, "")
        return card

    def _hint(self, title: str) -> str:
        same = slug_of(read_title(title)[0])
        titles = [line.partition(" | ")[0] for line in self._lines.values()]
        versions = [each for each in titles if slug_of(read_title(each)[0]) == same]
        return f", but of {' and '.join(versions)}" if versions else ""

    def borrowed(self) -> list[str]:
        """The slugs of the cards that are as in another edition."""
        return [slug for slug, line in self._lines.items() if "|" not in line]

    def unwritten(self, written: set[str]) -> list[Card]:
        """The cards that nobody has written yet: they can be looked up, but not played."""
        lines = [line for slug, line in self._lines.items() if slug not in written and "|" in line]
        cards = [read_line(line, ()) for line in lines]
        for card in cards:
            card.complete = False
        return cards


def read_title(title: str) -> tuple[str, int]:
    """The name of a card, and its experience level.

    >>> read_title("Hida Kuon - exp6"), read_title("Hiruma Aki - exp"), read_title("Charge")
    (('Hida Kuon', 6), ('Hiruma Aki', 1), ('Charge', 0))
    """
    found = LEVEL.search(title)
    if found is None:
        return title, 0
    return title[: found.start()], -1 if found[1] else int(found[2] or 1)


def read_line(line: str, text: tuple[Phrase, ...]) -> Card:
    """A card by a line of a table, and its words.

    >>> fan = read_line("War Fan | item | force=+0 chi=+1 cost=2 focus=3 | Singular, Weapon", ())
    >>> fan.slug, fan.type_name, fan.chi, fan.gold_cost, fan.focus, fan.keywords
    ('war-fan', 'Item', 1, 2, 3, ('Singular', 'Weapon'))
    """
    title, kind, *more = [part.strip() for part in line.split("|")]
    name, level = read_title(title)
    *clans, type = kind.split(" ")
    card = Card(name, TYPES[type], text, level)
    card.clans = tuple(clans)
    for number in more[0].split() if more else ():
        _note(card, number)
    if len(more) > 1:
        card.keywords = tuple(more[1].split(", "))
    return card


def _note(card: Card, number: str) -> None:
    name, _, value = number.partition("=")
    if value == VARIABLE:
        return
    field = HONOR[card.type] if name == "honor" else NUMBERS[name]
    setattr(card, field, NO_REQUIREMENT if value == "-" else int(value))
