"""Decks of the LCG for tests: a legal one, and what is wrong with it once it is changed.

wrong()                                      # []
wrong(role=["keeper-of-air"], add={"conflict": ["admit-defeat"] * 3})
"""

from __future__ import annotations

from gorin.games.lcg.decks.cards import PoolCard, pool
from gorin.games.lcg.decks.checks import Check
from gorin.games.lcg.decks.formats import FORMATS, Building
from gorin.games.lcg.decks.library import LIBRARY
from gorin.language.library.deck import Deck

POOL = pool()
STRONGHOLD, SKIRMISH = "stronghold", "skirmish"
WHOSE = {"dynasty": "Lion", "conflict": "Neutral"}


def plain(side: str, count: int, copies: int, clan: str = "Neutral") -> list[str]:
    """So many cards of a clan that ask for nothing, as many copies as may be."""
    titles = [card for card in POOL.values() if card.side == side and card.clan == clan and is_plain(card)]
    return [card.slug for card in titles for _ in range(copies)][:count]


def is_plain(card: PoolCard) -> bool:
    return not (card.role or card.limit or card.restricted or card.version)


def lion(format: str = STRONGHOLD, **lists: list[str]) -> Deck:
    """A Lion deck of the Core Set's stronghold and of plain cards; every list can be another."""
    if format == SKIRMISH:
        whole = {
            "stronghold": [],
            "role": [],
            "provinces": [],
            "dynasty": plain("dynasty", 30, 2, "Lion"),
            "conflict": plain("conflict", 30, 2),
        }
    else:
        whole = {
            "stronghold": ["yojin-no-shiro"],
            "role": [],
            "provinces": [
                "manicured-garden", "ancestral-lands", "night-raid", "elemental-fury", "shameful-display"
            ],
            "dynasty": plain("dynasty", 40, 3, "Lion"),
            "conflict": plain("conflict", 40, 3),
        }  # fmt: skip
    return Deck("own", "own", {**whole, "sideboard": [], **lists}, "", format)


def wrong(
    format: str = STRONGHOLD, *, add: dict[str, list[str]] | None = None, **lists: list[str]
) -> list[str]:
    """What is wrong with the Lion deck; `add` puts cards in the place of as many others of a list."""
    deck = lion(format, **lists)
    copies = FORMATS[format].copies
    for part, more in (add or {}).items():
        size, own = len(deck.lists[part]), lists.get(part) or plain(part, 99, copies, WHOSE[part])
        kept = [slug for slug in own if slug not in more]
        deck.lists[part] = kept[: size - len(more)] + more
    return LIBRARY.wrong_with(deck)


def clauses(format: str = STRONGHOLD, **changes: object) -> set[str]:
    """The clauses behind what is wrong."""
    lines = wrong(format, **changes)  # type: ignore[arg-type]
    assert all(line.endswith("]") for line in lines), lines
    return {clause for line in lines for clause in line.rsplit("[", 1)[1].rstrip("]").split(", ")}


def wrong_with(building: Building, pool: dict[str, PoolCard], **lists: list[str]) -> list[str]:
    """What is wrong with the Lion deck under other rules, or with cards that live for one test."""
    return Check(building, lion(**lists), {**POOL, **pool}).errors()
