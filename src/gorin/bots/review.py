"""Looking back at a game: who was ahead when, where it turned, and what a strong bot would have done."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

from gorin.bots.adviser import expected
from gorin.bots.bot import outlook_of
from gorin.bots.search import Budget, SearchBot, clock
from gorin.bots.standing import COUNTED, chances_from
from gorin.kernel.decisions import Decision
from gorin.kernel.game import Game

TURNING_POINTS = 3
"""So many are looked for."""
SWING = 0.1
"""A turning point moves somebody's chance to win by at least this much."""
CLOSELY = 8
"""So many choices of a turn, those with the most options, are looked at for what decided it."""
MISTAKE = 0.03
"""A choice that gives away less of a chance is none worth telling."""


class Point(NamedTuple):
    """A moment of the curve: after how many choices, in which round or turn, and the chances to win."""

    choices: int
    clock: int
    chances: tuple[float, ...]


class Missed(NamedTuple):
    """A choice that the bot would have made otherwise."""

    choice: int
    """Its number in the record, from 0."""
    seat: int
    prompt: str
    chosen: str
    chance: float
    better: str
    better_chance: float


class TurningPoint(NamedTuple):
    """A round or turn in which somebody's chance has changed most."""

    clock: int
    first: int
    last: int
    """Between these numbers of choices."""
    seat: int
    """Who has lost by it."""
    before: float
    after: float
    missed: Missed | None
    """The choice of that seat that did most harm; None where the bot would have chosen no better."""


class Review(NamedTuple):
    """A game, looked back at."""

    game: str
    seats: int
    winners: tuple[int, ...] | None
    curve: tuple[Point, ...]
    turning_points: tuple[TurningPoint, ...]

    def plain(self) -> dict[str, Any]:
        """The review as JSON values."""
        points = [each._asdict() for each in self.turning_points]
        for point in points:
            point["missed"] = None if point["missed"] is None else point["missed"]._asdict()
        return {
            **self._asdict(),
            "curve": [{**each._asdict(), "chances": list(each.chances)} for each in self.curve],
            "turning_points": points,
        }


def review(
    start: Game,
    choices: list[list[Any]],
    worlds: int = 12,
    seed: int = 0,
    advance: Callable[[], None] = lambda: None,
) -> Review:
    """Look back at a game, given as its beginning and its choices; `advance` is called for each of them."""
    game, curve = start.clone(), [_point(start, 0)]
    for number, (seat, option) in enumerate(choices):
        game.choose(option, seat)
        advance()
        if clock(game) != curve[-1].clock or game.over:
            curve.append(_point(game, number + 1))
    turns = _turning_points(start, choices, curve, worlds, seed)
    winners = game.outcome.winners if game.outcome is not None else None
    return Review(game.rules.id, game.seats, winners, tuple(curve), tuple(turns))


def _point(game: Game, choices: int) -> Point:
    return Point(choices, clock(game), tuple([round(chance, 3) for chance in open_chances(game)]))


def open_chances(game: Game) -> list[float]:
    """Everybody's chance to win, with what each seat knows of itself laid open: for looking back."""
    outcome = game.outcome
    if outcome is not None:
        return [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(game.seats)]
    name = game.rules.id
    views = [game.table_view(seat) for seat in range(game.seats)]
    return chances_from(name, views[0], [COUNTED[name](view)[seat] for seat, view in enumerate(views)])


# --- turning points -----------------------------------------------------------------------------------


def _turning_points(
    start: Game, choices: list[list[Any]], curve: list[Point], worlds: int, seed: int
) -> list[TurningPoint]:
    found: list[TurningPoint] = []
    for before, after in pairwise(curve):
        falls = [old - new for old, new in zip(before.chances, after.chances, strict=True)]
        seat = falls.index(max(falls))
        if falls[seat] >= SWING:
            chances = before.chances[seat], after.chances[seat]
            found.append(TurningPoint(before.clock, before.choices, after.choices, seat, *chances, None))
    found.sort(key=lambda point: point.after - point.before)
    told = sorted(found[:TURNING_POINTS], key=lambda point: point.first)
    return [point._replace(missed=_missed(start, choices, point, worlds, seed)) for point in told]


def _missed(
    start: Game, choices: list[list[Any]], point: TurningPoint, worlds: int, seed: int
) -> Missed | None:
    """Of the choices of whoever lost by it, the one that gave away most."""
    wanted = _worth_a_look(start, choices, point)
    game, worst = start.clone(), None
    for number, (seat, option) in enumerate(choices[: point.last]):
        if number in wanted:
            missed = _judged(game, number, seat, option, worlds, seed)
            if missed and (worst is None or _lost(missed) > _lost(worst)):
                worst = missed
        game.choose(option, seat)
    return worst


def _lost(missed: Missed) -> float:
    return missed.better_chance - missed.chance


def _worth_a_look(start: Game, choices: list[list[Any]], point: TurningPoint) -> list[int]:
    """The choices of this seat in this turn, those with most options."""
    game, counts = start.clone(), {}
    for number, (seat, option) in enumerate(choices[: point.last]):
        decision = _asked(game, seat)
        if number >= point.first and seat == point.seat and decision is not None and decision.count > 1:
            counts[number] = decision.count
        game.choose(option, seat)
    return sorted(counts, key=lambda number: -counts[number])[:CLOSELY]


def _asked(game: Game, seat: int) -> Decision | None:
    return next((decision for decision in game.pending if decision.seat == seat), None)


def _judged(game: Game, number: int, seat: int, option: str, worlds: int, seed: int) -> Missed | None:
    """What the bot would rather have chosen, if that is clearly better: it knows what the seat knew."""
    decision = _asked(game, seat)
    if decision is None or option not in [each.id for each in decision.bare_options]:
        return None  # somebody gave up, or answered in words of their own
    bot = SearchBot(game.rules.id, random.Random(seed + number), Budget(worlds))
    thought = bot.think(decision, outlook_of(game, seat), option)
    made = next((idea for idea in thought.ideas if idea.option == option), None)
    if made is None:
        return None  # it has only undone another choice
    best = thought.chosen
    chance = expected(made, best)
    if thought.mixture or best.chance - chance < MISTAKE:
        return None
    return Missed(
        choice=number,
        seat=seat,
        prompt=decision.prompt,
        chosen=decision.pick(made.index).label,
        chance=round(chance, 3),
        better=decision.pick(best.index).label,
        better_chance=round(best.chance, 3),
    )
