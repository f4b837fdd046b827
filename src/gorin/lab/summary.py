"""What many games come to: wins and scores by bot, by seat and by clan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from gorin.lab.plan import Played


@dataclass(slots=True)
class Tally:
    """How those did who have something in common: their bot, their seat, their clan."""

    games: int = 0
    """Games in which there was at least one of them."""
    wins: int = 0
    """Games that one of them won, alone or not."""
    shared: int = 0
    """... of these, the ones that somebody else won as well."""
    scores: list[int] = field(default_factory=list)
    """Of each of their seats, in games that have scores."""

    def add(self, played: Played, seats: list[int]) -> None:
        winning = [seat for seat in seats if seat in played.winners]
        self.games += 1
        self.wins += bool(winning)
        self.shared += bool(winning) and len(winning) < len(played.winners)
        if played.scores:
            self.scores += [played.scores[seat] for seat in seats]

    @property
    def win_rate(self) -> float:
        return self.wins / self.games

    @property
    def mean_score(self) -> float | None:
        return fmean(self.scores) if self.scores else None

    def plain(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "shared": self.shared,
            "win_rate": round(self.win_rate, 4),
            "mean_score": None if self.mean_score is None else round(self.mean_score, 2),
        }


@dataclass(slots=True)
class Summary:
    """The result of a simulation."""

    games: int
    decisions: int
    rounds: int | None
    endings: dict[str, int]
    """How often games ended in which way, the most frequent first."""
    by_bot: dict[str, Tally]
    by_seat: dict[str, Tally]
    by_label: dict[str, Tally]

    def plain(self) -> dict[str, Any]:
        """The summary as JSON values."""
        return {
            "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 1),
            "rounds_per_game": None if self.rounds is None else round(self.rounds / self.games, 2),
            "endings": self.endings,
            "by_bot": {name: tally.plain() for name, tally in self.by_bot.items()},
            "by_seat": {name: tally.plain() for name, tally in self.by_seat.items()},
            "by_label": {name: tally.plain() for name, tally in self.by_label.items()},
        }


def summarize(games: Iterable[Played]) -> Summary:
    """Count the games up."""
    games = list(games)
    rounds = [played.rounds for played in games if played.rounds is not None]
    return Summary(
        games=len(games),
        decisions=sum([played.decisions for played in games]),
        rounds=sum(rounds) if rounds else None,
        endings=dict(Counter([played.ending for played in games]).most_common()),
        by_bot=_tallies(games, lambda played: played.bots),
        by_seat=_tallies(games, lambda played: [str(seat) for seat in range(len(played.bots))]),
        by_label=_tallies(games, lambda played: played.labels),
    )


def _tallies(games: list[Played], names: Callable[[Played], Iterable[str | None]]) -> dict[str, Tally]:
    tallies: dict[str, Tally] = {}
    for played in games:
        seats: dict[str, list[int]] = {}
        for seat, name in enumerate(names(played)):
            if name is not None:
                seats.setdefault(name, []).append(seat)
        for name, those in seats.items():
            tallies.setdefault(name, Tally()).add(played, those)
    return dict(sorted(tallies.items()))
