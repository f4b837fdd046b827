"""What is printed on cards besides their text, read from tables that people can read.

A line is: name | clan, deck, type | numbers and marks | traits. Skills stand as military/political.
"""

from __future__ import annotations

from typing import Final, final

from gorin.games.lcg.kinds import CONFLICT, DASH, DYNASTY, ELEMENTS, TYPES, VARIABLE
from gorin.games.lcg.printed_core import CORE
from gorin.words.grammar.definition import slug_of

ROLE_KINDS: Final = ("keeper", "seeker")


@final
class Printed:
    """The facts of one card; what is not printed on its type is 0, a dash is DASH, an X is VARIABLE."""

    def __init__(self, name: str, clan: str, side: str, type: int) -> None:
        self.name = name
        self.slug = slug_of(name)
        self.clan = clan
        self.side = side
        """The deck it belongs to; nothing for provinces, strongholds and roles."""
        self.type = type
        self.numbers: dict[str, int] = {}
        self.elements: tuple[str, ...] = ()
        self.traits: tuple[str, ...] = ()
        self.unique = False
        self.for_role = ""
        """Only with a role of this kind (LCG-ROLE-04)."""

    def number(self, name: str, otherwise: int = 0) -> int:
        return self.numbers.get(name, otherwise)


def read(line: str) -> Printed:
    """
    >>> kimono = read("Kimono | Crane conflict attachment | cost=1 0/2 influence=1 unique | Item")
    >>> kimono.slug, kimono.side, kimono.numbers["political"], kimono.unique, kimono.traits
    ('kimono', 'conflict', 2, True, ('Item',))
    """
    parts = [part.strip() for part in line.split("|")]
    clan, *side, type = parts[1].split()
    deck = side[0] if side else DYNASTY if type == "holding" else ""
    card = Printed(parts[0], clan, deck, TYPES.index(type))
    for mark in parts[2].split() if len(parts) > 2 else ():
        _note(card, mark)
    if len(parts) > 3:
        card.traits = tuple([trait.strip() for trait in parts[3].split(",")])
    return card


def _note(card: Printed, mark: str) -> None:
    name, _, value = mark.partition("=")
    if value:
        card.numbers[name] = _number(value)
    elif "/" in name:
        military, political = name.split("/")
        card.numbers["military"], card.numbers["political"] = _number(military), _number(political)
    elif name in ELEMENTS:
        card.elements = (*card.elements, name)
    elif name in ROLE_KINDS:
        card.for_role = name
    elif name == "unique":
        card.unique = True
    else:
        raise ValueError(f"{card.name}: what is {mark}?")


def _number(text: str) -> int:
    return DASH if text == "-" else VARIABLE if text == "X" else int(text)


def read_table(table: str) -> dict[str, Printed]:
    cards = [read(line) for line in table.strip().splitlines()]
    return {card.slug: card for card in cards}


PRINTED: Final = read_table(CORE)
"""Every card whose facts are known, by slug."""
DECKS: Final = (DYNASTY, CONFLICT)
