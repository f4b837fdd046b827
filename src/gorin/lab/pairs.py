"""Every deck against every other: who meets whom, and how it went."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from gorin.games import find
from gorin.language.library.library import library_of


def called(deck: Any) -> str:
    """What a deck is called: the id of one that comes with the game, the name of one that was brought.

    >>> called("lion-shamate-keep"), called({"name": "Mine", "stronghold": "shamate-keep"})
    ('lion-shamate-keep', 'Mine')
    """
    return deck if isinstance(deck, str) else str(deck.get("name") or "own deck")


def ordered_pairs(decks: Iterable[Any]) -> tuple[tuple[Any, Any], ...]:
    """Each deck in the first seat against each in the second, itself included.

    >>> ordered_pairs("ab")
    (('a', 'a'), ('a', 'b'), ('b', 'a'), ('b', 'b'))
    """
    decks = list(decks)
    return tuple([(one, other) for one in decks for other in decks])


def decks_that_fit(game: str, options: dict[str, Any]) -> list[str]:
    """The decks that come with a game, and that are built for its format where it has several."""
    library = library_of(game)
    format = find(game).complete(options).get("format")
    return [deck.id for deck in library.decks.values() if format is None or format in library.fits(deck)]


class Met(Protocol):
    """What is asked of a game that two decks have played."""

    @property
    def decks(self) -> tuple[str, ...]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...


@dataclass(slots=True)
class Record:
    """How a deck did against another, whichever of them sat in the first seat."""

    games: int = 0
    wins: int = 0

    @property
    def win_rate(self) -> float:
        return self.wins / self.games


def against_each_other(played: Iterable[Met]) -> dict[str, dict[str, Record]]:
    """Of every deck, how it did against every other; against itself, how the first seat did."""
    table: dict[str, dict[str, Record]] = {}
    for game in played:
        one, other = game.decks
        _note(table, one, other, won=0 in game.winners)
        if one != other:
            _note(table, other, one, won=1 in game.winners)
    return table


def _note(table: dict[str, dict[str, Record]], deck: str, other: str, won: bool) -> None:
    record = table.setdefault(deck, {}).setdefault(other, Record())
    record.games += 1
    record.wins += won
