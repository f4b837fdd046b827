"""Learning what counts: how much each thing that a player has moves the chance to win.

    python -m gorin.lab.standings            learn from simulated games, and write gorin/bots/weights.py

Heuristic bots play, with a slip now and then so that more kinds of positions come up. At the end of every
round or turn it is written down what each seat has; in the end, who won. The weights are those under which
the winners were the least surprising (a conditional logit), each with the sign that `bots.standing.FACTORS`
demands. The same command always finds the same weights.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import gorin
from gorin import bots
from gorin.bots import standing
from gorin.bots.search import clock
from gorin.bots.weights import WEIGHTS
from gorin.lab.pairs import decks_that_fit

T = TypeVar("T")

SLIP = 0.04
"""How often a bot takes any option at all."""
LONGEST = 6_000
"""Decisions after which a game is given up; nothing is learned from it."""
PER_GAME = 8
"""So many moments of a game are learned from."""
TESTS = 5
"""One game in so many is kept to test what was learned from the others."""
ROWS = 6_000
"""More moments of a kind than this are not needed."""
PASSES, PACE, GRIP = 8, 1.0, 0.03
"""How often the moments are gone through, how fast weights move, and how strongly they are held near zero."""


class Setting(NamedTuple):
    """A way to play a game, and how many games of it are simulated."""

    game: str
    seats: int
    games: int
    options: dict[str, Any]


SETTINGS = (
    Setting("battle", 2, 300, {}),
    Setting("battle", 3, 100, {}),
    Setting("battle", 4, 100, {}),
    Setting("battle", 5, 50, {}),
    Setting("celestial", 2, 300, {}),
    Setting("diamond", 2, 200, {}),
    Setting("diamond", 3, 30, {}),
    Setting("war-of-honor", 2, 100, {}),
    Setting("war-of-honor", 4, 30, {}),
    Setting("lcg", 2, 200, {"format": "stronghold"}),
    Setting("lcg", 2, 300, {"format": "skirmish"}),
    Setting("lcg", 3, 40, {"format": "enlightenment"}),
    Setting("lcg", 4, 40, {"format": "team-conquest"}),
)


class Row(NamedTuple):
    """A moment: what each side has, and the share of the win that went to each."""

    sides: list[list[float]]
    won: list[float]
    number: int = 0
    """Of the game."""


# --- moments ------------------------------------------------------------------------------------------


def moments_of(setting: Setting, number: int) -> Iterator[tuple[str, Row]]:
    """The moments of one game, each with the weights that it is for."""
    rng = random.Random(f"{setting.game}/{setting.seats}/{setting.options}/{number}")
    game = gorin.new(setting.game, seed=number, **_dealt(setting, rng))
    bot, seen, noted = bots.make("heuristic", setting.game, rng), clock(game), []
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            break
        if clock(game) != seen:
            seen = clock(game)
            noted.append(game.table_view(rng.randrange(setting.seats)))
        if rng.random() < SLIP:
            game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
        else:
            bots.let_choose(game, bot, decision)
    if game.outcome is not None:
        for view in spread(noted, PER_GAME):
            row = _row(setting.game, view, game.outcome.winners)
            yield standing.which(setting.game, view), row._replace(number=number)


def spread(moments: list[T], most: int) -> list[T]:
    """At most so many of them, from the beginning to the end: a long game says no more than a short one.

    >>> spread([0, 1, 2, 3, 4, 5, 6], 3)
    [0, 2, 4]
    """
    few = min(most, len(moments))
    return [moments[index * len(moments) // few] for index in range(few)]


def _dealt(setting: Setting, rng: random.Random) -> dict[str, Any]:
    """The options of a game: decks that anybody might bring."""
    options = {"seats": setting.seats, **setting.options}
    if setting.game == "battle" or (setting.seats == 4 and setting.game == "lcg"):
        return options
    decks = decks_that_fit(setting.game, setting.options)
    return {**options, "decks": [rng.choice(decks) for _ in range(setting.seats)]}


def _row(game: str, view: bots.View, winners: tuple[int, ...]) -> Row:
    sides: dict[int, list[float]] = {}
    won: dict[int, float] = {}
    for player, counts in zip(view["players"], standing.COUNTED[game](view), strict=True):
        side = player.get("side", player["seat"])
        if player.get("lost"):
            continue
        sides[side] = [a + b for a, b in zip(sides.get(side, [0.0] * len(counts)), counts, strict=True)]
        won[side] = won.get(side, 0.0) + (player["seat"] in winners) / len(winners)
    return Row(list(sides.values()), list(won.values()))


# --- learning -----------------------------------------------------------------------------------------


def learned(rows: list[Row], signs: list[int], rng: random.Random) -> list[float]:
    """The weights that fit best: small steps against the surprise, over all rows, again and again."""
    scales = _scales(rows, len(signs))
    weights = [0.0] * len(signs)
    speeds = [1e-8] * len(signs)
    for number in range(PASSES):
        pace = PACE / (1 + number)
        for row in rng.sample(rows, len(rows)):
            sides = [[count / scale for count, scale in zip(side, scales, strict=True)] for side in row.sides]
            for index, slope in enumerate(_slopes(weights, sides, row.won)):
                pull = slope - GRIP * weights[index]
                speeds[index] += pull * pull
                step = weights[index] + pace * pull / sqrt(speeds[index])
                weights[index] = _kept_to(signs[index], step)
    return [weight / scale for weight, scale in zip(weights, scales, strict=True)]


def _kept_to(sign: int, weight: float) -> float:
    return weight if sign * weight >= 0 else 0.0


def _scales(rows: list[Row], width: int) -> list[float]:
    """How much each thing varies from seat to seat; what never varies counts as it is."""
    found = [0.0] * width
    for row in rows:
        for index in range(width):
            values = [side[index] for side in row.sides]
            found[index] += (max(values) - min(values)) ** 2
    return [sqrt(total / len(rows)) or 1.0 for total in found]


def _slopes(weights: list[float], sides: list[list[float]], won: list[float]) -> list[float]:
    """Where more likely winners lie: what the winners have, less what those expected to win have."""
    hopes = _hopes(weights, sides)
    gaps = [part - hope for part, hope in zip(won, hopes, strict=True)]
    return [
        sum(gap * side[index] for gap, side in zip(gaps, sides, strict=True)) for index in range(len(weights))
    ]


def _hopes(weights: list[float], sides: list[list[float]]) -> list[float]:
    strengths = [sum(w * c for w, c in zip(weights, side, strict=True)) for side in sides]
    odds = [exp(strength - max(strengths)) for strength in strengths]
    return [each / sum(odds) for each in odds]


def surprise(weights: list[float], rows: list[Row]) -> float:
    """How surprising the winners are, on average; knowing nothing, that is log 2 with two sides.

    >>> round(surprise([0.0], [Row([[1.0], [2.0]], [1.0, 0.0])]), 3)
    0.693
    """
    total = 0.0
    for row in rows:
        hopes = _hopes(weights, row.sides)
        total -= sum(part * log(max(hope, 1e-9)) for part, hope in zip(row.won, hopes, strict=True))
    return total / len(rows)


# --- the command --------------------------------------------------------------------------------------


def gathered(settings: tuple[Setting, ...], share: float, say: bool = True) -> dict[str, list[Row]]:
    """The moments of all games, by the weights that they are for."""
    found: dict[str, list[Row]] = {}
    for setting in settings:
        games = max(1, round(setting.games * share))
        for number in range(games):
            for name, row in moments_of(setting, number + 1):
                found.setdefault(name, []).append(row)
        if say:
            print(f"{setting.game}, {setting.seats} seats {setting.options or ''}: {games} games", flush=True)
    return found


def table_of(found: dict[str, list[Row]], say: bool = True) -> dict[str, list[float]]:
    """The weights of every game, format and round; one game in five only tests them."""
    table: dict[str, list[float]] = {}
    for name in sorted(found):
        rng, rows = random.Random(name), found[name]
        test = [row for row in rows if row.number % TESTS == 0] or rows
        train = [row for row in rows if row.number % TESTS] or rows
        signs = [factor.sign for factor in standing.FACTORS[name.partition("/")[0]]]
        table[name] = [round(w, 4) for w in learned(rng.sample(train, min(ROWS, len(train))), signs, rng)]
        if say:
            blind = surprise([0.0] * len(signs), test)
            print(f"{name}: {len(rows)} moments, surprise {surprise(table[name], test):.3f} of {blind:.3f}")
    return table


def as_module(table: dict[str, list[float]]) -> str:
    """The module that the bots read."""
    lines = [
        '"""How much counts what a player has. Made by `python -m gorin.lab.standings`: do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        "WEIGHTS: dict[str, list[float]] = {",
    ]
    for name, weights in table.items():
        names = [factor.name for factor in standing.FACTORS[name.partition("/")[0]]]
        lines += [f'    "{name}": [']
        lines += [f"        {weight},  # {what}" for weight, what in zip(weights, names, strict=True)]
        lines += ["    ],"]
    return "\n".join(
        [*lines, "}", '"""By game, and by format or rounds left; in the order of `standing.FACTORS`."""', ""]
    )


def _still_fitting(table: dict[str, list[float]]) -> dict[str, list[float]]:
    """Without the weights of games in which other things count now."""
    return {
        name: weights
        for name, weights in table.items()
        if len(weights) == len(standing.FACTORS[name.partition("/")[0]])
    }


def main() -> None:
    """Learn the weights of all games, or of one of them."""
    parser = argparse.ArgumentParser(description="Learn what counts, from simulated games.")
    parser.add_argument("games", nargs="*", help="only these games; the others keep their weights")
    parser.add_argument("--share", type=float, default=1.0, help="the part of the games to simulate")
    parser.add_argument("--out", type=Path, default=Path(bots.__file__).with_name("weights.py"))
    asked = parser.parse_args()
    wanted = tuple([each for each in SETTINGS if not asked.games or each.game in asked.games])
    table = {**_still_fitting(WEIGHTS), **table_of(gathered(wanted, asked.share))}
    asked.out.write_text(as_module({name: table[name] for name in sorted(table)}), encoding="utf-8")


if __name__ == "__main__":
    main()
