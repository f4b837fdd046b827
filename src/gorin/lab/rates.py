"""Win rates with their intervals: of bots, seats, clans, decks, and of cards that were drawn or played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from gorin.lab.plan import Played
from gorin.lab.statistics import wilson


@dataclass(slots=True)
class Rate:
    """How often those won who have something in common. Each of their seats counts by itself."""

    name: str
    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def plain(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def rates(games: Iterable[Played], names: Callable[[Played, int], Iterable[str | None]]) -> list[Rate]:
    """The rate of every name that some seat of some game has, in the order of the alphabet."""
    found: dict[str, Rate] = {}
    for played in games:
        for seat in range(len(played.bots)):
            for name in names(played, seat):
                if name is not None:
                    found.setdefault(name, Rate(name)).add(seat in played.winners)
    return [found[name] for name in sorted(found)]


def by_bot(played: Played, seat: int) -> list[str]:
    return [played.bots[seat]]


def by_seat(played: Played, seat: int) -> list[str]:
    return [f"seat {seat + 1}"]


def by_label(played: Played, seat: int) -> list[str | None]:
    return list(played.labels[seat : seat + 1])


def by_deck(played: Played, seat: int) -> list[str]:
    return list(played.decks[seat : seat + 1])


def even(games: Sequence[Played]) -> float:
    """How often anybody wins: what a rate would be if nothing made a difference."""
    seats = sum([len(played.bots) for played in games])
    return sum([len(played.winners) for played in games]) / max(seats, 1)


def meetings(games: Iterable[Played], names: Callable[[Played, int], Sequence[str | None]]) -> list[Rate]:
    """Of every pair that has met in a game for two, how often the first of them won.

    Each pair is there twice, once from either side; a deck against itself is left out.
    """
    found: dict[tuple[str, str], Rate] = {}
    for played in games:
        if len(played.bots) != 2:
            continue
        both = [name for seat in (0, 1) for name in names(played, seat)]
        if len(both) != 2 or None in both or both[0] == both[1]:
            continue
        for seat in (0, 1):
            pair = (str(both[seat]), str(both[1 - seat]))
            found.setdefault(pair, Rate("\t".join(pair))).add(seat in played.winners)
    return [found[pair] for pair in sorted(found)]


@dataclass(frozen=True, slots=True)
class CardRate:
    """How a card did: how often its owner won who had drawn it, and who had played it."""

    slug: str
    drawn: Rate
    played: Rate


def card_rates(games: Iterable[Played], deck: str | None = None) -> list[CardRate]:
    """Of every card that was drawn, in games that were watched; with a deck, only as a card of that deck."""
    drawn, played = dict[str, Rate](), dict[str, Rate]()
    for game in games:
        for seat, (had, used) in enumerate(zip(game.drawn, game.used, strict=True)):
            if deck is not None and game.decks[seat] != deck:
                continue
            for slug in had:
                drawn.setdefault(slug, Rate(slug)).add(seat in game.winners)
            for slug in used:
                played.setdefault(slug, Rate(slug)).add(seat in game.winners)
    return [CardRate(slug, drawn[slug], played.get(slug, Rate(slug))) for slug in sorted(drawn)]
