"""What most games ask of a deck: how many cards, how many copies, nothing that is not finished."""

from __future__ import annotations

from collections.abc import Iterable

from gorin.language.library.library import cited


def wrong_size(what: str, count: int, least: int, most: int | None, clause: str) -> list[str]:
    """
    >>> wrong_size("the Fate deck", 4, 40, None, "CE-DECK-01")
    ['the Fate deck has 4 cards, fewer than 40 [CE-DECK-01]']
    """
    has = f"{what} has {count} card{'' if count == 1 else 's'}"
    if count < least:
        return [f"{has}, fewer than {least}{cited(clause)}"]
    if most is not None and count > most:
        return [f"{has}, more than {most}{cited(clause)}"]
    return []


def up_to(copies: int) -> str:
    """
    >>> up_to(1), up_to(3)
    ('1 per deck', 'up to 3 per deck')
    """
    return f"{copies} per deck" if copies == 1 else f"up to {copies} per deck"


def too_many(name: str, count: int, limit: int, clause: str) -> list[str]:
    """
    >>> too_many("Charge", 4, 3, "CE-DECK-05")
    ['4 copies of Charge, more than 3 [CE-DECK-05]']
    """
    return [f"{count} copies of {name}, more than {limit}{cited(clause)}"] if count > limit else []


def counted(slugs: Iterable[str]) -> dict[str, int]:
    """How often each card is there, in the order in which they come.

    >>> counted(["charge", "rout", "charge"])
    {'charge': 2, 'rout': 1}
    """
    counts: dict[str, int] = {}
    for slug in slugs:
        counts[slug] = counts.get(slug, 0) + 1
    return counts
