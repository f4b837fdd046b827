"""How many of a game's cards are written, clan by clan."""

from __future__ import annotations

from typing import NamedTuple

from gorin.language.library.library import Library

NOBODYS = "none"


class Coverage(NamedTuple):
    """Of a group of cards, those that can be played here."""

    group: str
    written: int
    all: int


def coverage(library: Library) -> list[Coverage]:
    """A line for each clan in alphabetical order, those of no clan last, and what lies beside all decks."""
    found: dict[str, list[bool]] = {}
    for card in library.published():
        clan = "/".join(library.clans(card)) or NOBODYS
        found.setdefault(clan, []).append(bool(card.complete))
    clans = sorted(found, key=lambda clan: (clan == NOBODYS, clan))
    beside = [Coverage(group, count, count) for group, count in library.beside_decks().items()]
    return [Coverage(clan, sum(found[clan]), len(found[clan])) for clan in clans] + beside


def total(lines: list[Coverage]) -> Coverage:
    """
    >>> total([Coverage("Crab", 2, 3), Coverage("none", 1, 4)])
    Coverage(group='all', written=3, all=7)
    """
    return Coverage("all", sum(line.written for line in lines), sum(line.all for line in lines))
