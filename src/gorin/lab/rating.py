"""Ratings out of games with any number of seats (openskill, Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from gorin.lab.extras import needed
from gorin.lab.plan import Played

Z95 = 1.959963985


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody plays: 25 is where everybody begins."""

    name: str
    games: int
    mean: float
    deviation: float

    def plain(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "games": self.games,
            "rating": round(self.mean, 2),
            "low": round(self.mean - Z95 * self.deviation, 2),
            "high": round(self.mean + Z95 * self.deviation, 2),
        }


def rated(games: Iterable[Played], names: Callable[[Played, int], Sequence[str | None]]) -> list[Rating]:
    """Everybody who has met somebody else, the strongest first.

    The games are taken in the order of their seeds, so the ratings are the same however they were played.
    Games without a winner, and those in which one meets only itself, say nothing.
    """
    model = needed("openskill.models", "rating").PlackettLuce()
    found: dict[str, Any] = {}
    counts: dict[str, int] = {}
    for played in sorted(games, key=lambda game: game.seed):
        sitting = [
            name for seat in range(len(played.bots)) for name in names(played, seat) if name is not None
        ]
        if len(set(sitting)) < 2 or not played.winners or len(sitting) != len(played.bots):
            continue
        for name in sitting:
            found.setdefault(name, model.rating(name=name))
        _rate(model, found, sitting, [int(seat not in played.winners) for seat in range(len(sitting))])
        for name in set(sitting):
            counts[name] = counts.get(name, 0) + 1
    ratings = [Rating(name, counts[name], each.mu, each.sigma) for name, each in found.items()]
    return sorted(ratings, key=lambda rating: (-rating.mean, rating.name))


def _rate(model: Any, found: dict[str, Any], sitting: list[str], ranks: list[int]) -> None:
    """Whoever sits in several seats becomes what these seats are on average."""
    after = model.rate([[found[name]] for name in sitting], ranks=ranks)
    for name in set(sitting):
        own = [after[seat][0] for seat, other in enumerate(sitting) if other == name]
        found[name] = model.rating(
            mu=fmean([each.mu for each in own]), sigma=fmean([each.sigma for each in own]), name=name
        )
