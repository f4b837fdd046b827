"""The cards of the LCG as far as a deck is concerned: facts from the tables of the pool, no text."""

from __future__ import annotations

import re
from typing import Final, final

from gorin.games.lcg.decks.pool import (
    crab,
    crane,
    dragon,
    lion,
    neutral,
    phoenix,
    reconstructed,
    scorpion,
    unicorn,
)
from gorin.language.core import ruleset
from gorin.language.core.definition import slug_of

LCG: Final = "lcg"
NEUTRAL: Final = "Neutral"
CLANS: Final = ("Crab", "Crane", "Dragon", "Lion", "Phoenix", "Scorpion", "Unicorn")
"""LCG-CLAN-01."""
ELEMENTS: Final = ("air", "earth", "fire", "water", "void")
ALL: Final = "all"
"""LCG-PROV-07: the fivefold symbol."""
TYPES: Final = ("stronghold", "role", "province", "holding", "character", "attachment", "event")
DYNASTY: Final = "dynasty"
CONFLICT: Final = "conflict"
CORE: Final = "core"
DASH: Final = "-"


@final
class PoolCard:
    """What is printed on a card besides its text."""

    def __init__(self, name: str, clan: str, side: str, type: str) -> None:
        self.name = name
        self.slug = slug_of(name)
        self.clan = clan
        self.side = side
        """The deck it belongs to; nothing for strongholds, roles and provinces."""
        self.type_name = type
        self.type = TYPES.index(type)
        self.numbers: dict[str, str] = {}
        """As printed: a number, a dash or an X."""
        self.elements: tuple[str, ...] = ()
        self.keywords: tuple[str, ...] = ()
        """Its traits."""
        self.unique = False
        self.restricted = False
        self.role = ""
        """The trait that the role of its deck must have (LCG-ROLE-04)."""
        self.rally = False
        """It fills no minimum (LCG-RALL-04)."""
        self.limit = 0
        """The copies that it allows in a deck, where it says so (LCG-DECK-16)."""
        self.clans: tuple[str, ...] = ()
        """The clans whose decks may have it, where it names some."""
        self.version = 0
        """Above 1: another card has the same title."""
        self.pack = ""
        self.created = False
        self.nameless = False
        self.doubt = ""

    @property
    def complete(self) -> bool:
        """Whether it can be played here: somebody has written what it does."""
        written = ruleset.catalogue(LCG).get(self.slug)
        return written is not None and bool(written.complete)

    @property
    def influence(self) -> int | None:
        """What a copy costs in a deck of another clan; of a stronghold, what may be spent."""
        value = self.numbers.get("influence")
        return None if value is None else int(value)

    def is_of(self, clan: str) -> bool:
        """LCG-CLAN-03, LCG-CLAN-07: in-clan; a neutral card is neither in-clan nor out-of-clan."""
        return self.clan == clan

    def is_out_of(self, clan: str) -> bool:
        """LCG-CLAN-04."""
        return self.clan not in (clan, NEUTRAL)

    def __repr__(self) -> str:
        return f"PoolCard({self.slug})"


def read(line: str) -> PoolCard:
    """
    >>> card = read("Kimono | Crane conflict attachment | cost=1 0/2 influence=1 unique | Item")
    >>> card.slug, card.clan, card.side, card.numbers["political"], card.influence, card.keywords
    ('kimono', 'Crane', 'conflict', '2', 1, ('Item',))
    """
    parts = [part.strip() for part in line.split("|")]
    clan, *side, type = parts[1].split()
    card = PoolCard(parts[0], clan, side[0] if side else "", type)
    for mark in parts[2].split() if len(parts) > 2 else ():
        _note(card, mark)
    if len(parts) > 3:
        card.keywords = tuple([trait.strip() for trait in parts[3].split(",")])
    return card


def _note(card: PoolCard, mark: str) -> None:
    name, _, value = mark.partition("=")
    if name == "role":
        card.role = value
    elif name == "limit":
        card.limit = int(value)
    elif name == "clans":
        card.clans = tuple([clan.title() for clan in value.split("+")])
    elif name == "version":
        card.version = int(value)
        card.slug = f"{card.slug}-{value}"
    elif value:
        card.numbers[name] = value
    elif "/" in name:
        card.numbers["military"], card.numbers["political"] = name.split("/")
    elif name in ELEMENTS or name == ALL:
        card.elements = ELEMENTS if name == ALL else (*card.elements, name)
    elif name == "unique":
        card.unique = True
    elif name == "rally":
        card.rally = True
    elif name == "restricted":
        card.restricted = True
    else:
        raise ValueError(f"{card.name}: what is {mark}?")


def read_table(lines: str) -> list[PoolCard]:
    """The cards of a table, each below its pack."""
    cards: list[PoolCard] = []
    pack = ""
    for line in lines.strip().split("\n"):
        if line.startswith("["):
            pack = line.strip("[]")
        else:
            cards.append(read(line))
            cards[-1].pack = pack
    return cards


TABLES: Final = (crab, crane, dragon, lion, phoenix, scorpion, unicorn, neutral, reconstructed)
VERSIONED: Final = re.compile(r" \((\d)\)$")
"""Which of several cards with the same title is meant: "Akodo Toturi (2)"."""
_pool: dict[str, PoolCard] = {}
_by_letters: dict[str, str] = {}
_packs: dict[str, str] = {}


def pool() -> dict[str, PoolCard]:
    """Every card by its slug; the tables are read when somebody asks for the first time."""
    if not _pool:
        _pool.update({card.slug: card for table in TABLES for card in read_table(table.LINES)})
        _by_letters.update({letters(slug): slug for slug in _pool})
        _packs.update({letters(card.pack): card.pack for card in _pool.values()})
    return _pool


def printed_as(name: str) -> PoolCard:
    """The facts of the card that is written by this name: its title, with its version where it exists twice.

    >>> printed_as("Isawa Tsuke (1)").slug, printed_as("Isawa Tsuke (2)").slug
    ('isawa-tsuke', 'isawa-tsuke-2')
    >>> printed_as("Bayushi Shoju")
    Traceback (most recent call last):
    ValueError: write which one is meant: Bayushi Shoju (1) of core or Bayushi Shoju (2) of shoju-s-duty
    """
    versions = versions_of(VERSIONED.sub("", name))
    asked = VERSIONED.search(name)
    if asked is None and len(versions) > 1:
        listed = [f"{card.name} ({number}) of {card.pack}" for number, card in enumerate(versions, 1)]
        raise ValueError(f"write which one is meant: {' or '.join(listed)}")
    number = int(asked[1]) if asked else 1
    if number > len(versions):
        raise ValueError(f"there are no printed facts of {name}")
    return versions[number - 1]


def versions_of(title: str) -> list[PoolCard]:
    """The cards with this title, in the order of their versions."""
    slug, known = slug_of(title), pool()
    found = [known[slug]] if slug in known else []
    while found and f"{slug}-{len(found) + 1}" in known:
        found.append(known[f"{slug}-{len(found) + 1}"])
    return found


def slug_by_letters(text: str) -> str:
    """The slug of a card, however its name is written; nothing where there is none."""
    pool()
    return _by_letters.get(letters(text), "")


def pack_named(text: str) -> str:
    """The pack that somebody calls so; nothing where there is none."""
    pool()
    return _packs.get(letters(text), _packs.get(letters(text).removesuffix("set"), ""))


def letters(text: str) -> str:
    """What is left of a name when everybody's way of writing it is the same.

    >>> letters("Mirumoto's Fury") == letters("mirumoto-s-fury") == letters("01-mirumoto-s-fury")
    True
    """
    return re.sub(r"[^a-z0-9]", "", slug_of(re.sub(r"^\d\d-", "", text)))
