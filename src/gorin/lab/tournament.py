"""Tournaments of decks or bots, two at a table: everybody against everybody, or Swiss rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from gorin.kernel.errors import GorinError
from gorin.lab.plan import Plan, Played, Stop
from gorin.lab.simulate import simulate
from gorin.lab.statistics import wilson


class Entrant(NamedTuple):
    """Who takes part: a bot, and the deck it plays, where the game has decks."""

    name: str
    bot: str
    deck: Any = None


Pair = tuple[int, int]
"""Two entrants by their numbers."""


@dataclass(slots=True)
class Standing:
    """How an entrant has done so far. A drawn game is half a win."""

    name: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    """Of matches: 1 for a match won, a half for one drawn, 1 for a Swiss round without an opponent."""
    met: list[int] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        rate = self.wins / self.games if self.games else 0.0
        return {
            "name": self.name,
            "points": self.points,
            "games": self.games,
            "wins": self.wins,
            "rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: the game and its options, games of a match, the first seed."""

    game: str
    options: dict[str, Any]
    games: int = 10
    seed: int = 1
    longest: int = 20_000

    def plans(self, one: Entrant, other: Entrant, match: int) -> list[Plan]:
        """The games of a match: half of them with the seats exchanged."""
        first = (self.games + 1) // 2
        seed = self.seed + match * self.games
        both = [((one, other), first, seed), ((other, one), self.games - first, seed + first)]
        return [self._plan(sitting, count, begin) for sitting, count, begin in both if count]

    def _plan(self, sitting: tuple[Entrant, Entrant], games: int, seed: int) -> Plan:
        decks = [each.deck for each in sitting]
        options = self.options if None in decks else {**self.options, "decks": decks}
        bots = (sitting[0].bot, sitting[1].bot)
        return Plan(self.game, 2, bots, games, seed, rotate=False, options=options, longest=self.longest)


class Tournament:
    """Plays rounds of matches and keeps the standings."""

    def __init__(
        self, setting: Setting, entrants: Sequence[Entrant], jobs: int = 1, stop: Stop | None = None
    ):
        if len(entrants) < 2:
            raise GorinError(f"a tournament needs at least 2 entrants, not {len(entrants)}")
        twice = [each.name for each in entrants if [other.name for other in entrants].count(each.name) > 1]
        if twice:
            raise GorinError(f"{twice[0]} takes part twice")
        self.setting, self.entrants, self.jobs, self.stop = setting, entrants, jobs, stop
        self.standings = [Standing(entrant.name) for entrant in entrants]
        self.matches = 0

    def play(self, pairs: Sequence[Pair], advance: Callable[[], None] = lambda: None) -> None:
        """The matches of a round."""
        for pair in pairs:
            self._match(*pair)
            advance()

    def play_swiss(self, advance: Callable[[], None] = lambda: None) -> None:
        """A Swiss round; whoever has no opponent gets the point of a win."""
        pairs = self.next_swiss_round()
        self.play(pairs, advance)
        for free in set(range(len(self.entrants))) - {number for pair in pairs for number in pair}:
            self.standings[free].points += 1

    def _match(self, one: int, other: int) -> None:
        wins = [0.0, 0.0]
        plans = self.setting.plans(self.entrants[one], self.entrants[other], self.matches)
        for exchanged, plan in enumerate(plans):
            for played in simulate(plan, self.jobs, self.stop):
                for seat, share in enumerate(_shares(played)):
                    wins[seat ^ exchanged] += share
        self.matches += 1
        games = sum([plan.games for plan in plans])
        for side, (own, rival) in enumerate(((one, other), (other, one))):
            standing = self.standings[own]
            standing.games += games
            standing.wins += wins[side]
            standing.points += 1 if wins[side] > wins[1 - side] else 0.5 if wins[0] == wins[1] else 0
            standing.met.append(rival)

    def ranked(self) -> list[Standing]:
        """By points, then by games won, then by the points of those who were met."""
        return [self.standings[number] for number in self._order()]

    def _order(self) -> list[int]:
        def strength(number: int) -> tuple[float, float, float, int]:
            own = self.standings[number]
            rivals = sum([self.standings[each].points for each in own.met])
            return (-own.points, -own.wins / max(own.games, 1), -rivals, number)

        return sorted(range(len(self.entrants)), key=strength)

    def next_swiss_round(self) -> list[Pair]:
        """Neighbours in the standings meet, but nobody the same one twice as long as that can be avoided.

        With an odd number, the last one who had no free round yet has one.
        """
        order = self._order()
        if len(order) % 2:
            rounds = max([len(each.met) for each in self.standings], default=0)
            free = next(
                (each for each in reversed(order) if len(self.standings[each].met) >= rounds), order[-1]
            )
            order.remove(free)
        return self._paired(order) or [(order[at], order[at + 1]) for at in range(0, len(order), 2)]

    def _paired(self, order: list[int]) -> list[Pair]:
        """The first way to pair them in which nobody meets anybody again; none where there is no way."""
        if not order:
            return []
        one, *others = order
        for other in others:
            if other not in self.standings[one].met:
                rest = [each for each in others if each != other]
                paired = self._paired(rest)
                if paired or not rest:
                    return [(one, other), *paired]
        return []


def _shares(played: Played) -> list[float]:
    """What each seat has of the game: a win, half a win, nothing."""
    if not played.winners:
        return [0.5, 0.5]
    return [float(seat in played.winners) / len(played.winners) for seat in (0, 1)]


def round_robin(count: int) -> list[list[Pair]]:
    """Rounds in which everybody meets everybody once (the circle method).

    >>> round_robin(4)
    [[(0, 3), (1, 2)], [(0, 2), (3, 1)], [(0, 1), (2, 3)]]
    """
    circle = [*range(count), *([-1] if count % 2 else [])]
    rounds: list[list[Pair]] = []
    for _ in range(len(circle) - 1):
        half = len(circle) // 2
        pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append([pair for pair in pairs if -1 not in pair])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds
