"""Random games for the law tests."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import gorin
from gorin.games.battle.rules import BATTLE
from gorin.games.ccg.celestial.rules import CELESTIAL
from gorin.games.ccg.diamond.rules import DIAMOND
from gorin.games.ccg.war_of_honor.rules import WAR_OF_HONOR
from gorin.games.lcg.decks.line_ups import LINE_UPS
from gorin.games.lcg.rules import LCG
from gorin.kernel.rules import Rules
from support.toy import TOY

GAMES = {rules.id: rules for rules in (BATTLE, CELESTIAL, DIAMOND, WAR_OF_HONOR, LCG, TOY)}
LONG = {"diamond": 400, "war-of-honor": 400, "lcg": 400}
"""Games of thousands of choices: so many are looked at one by one, where nobody asks for the whole."""


def _seats_of(rules: Rules) -> tuple[int, ...]:
    """Every number of seats; of the long games the fewest, where the other engine has seen all."""
    few = os.environ.get("GORIN_FEW_SEATS") == "1" and rules.id in LONG
    return rules.seats[:1] if few else rules.seats


TABLES = [
    *[(rules.id, seats) for rules in GAMES.values() for seats in _seats_of(rules)],
    ("lcg/skirmish", 2),
]
"""Every game with every number of seats, and with each format where two are for as many."""


def game_of(name: str) -> str:
    """The game of a table, without its format."""
    return name.partition("/")[0]


def new_game(name: str, seats: int, seed: int) -> gorin.Game:
    """A new game; where it is played with decks, the seed says which, so that all of them meet."""
    name, _, format = name.partition("/")
    if name == "lcg" and seats == 4:
        teams = LINE_UPS["team-conquest"]
        return gorin.new(name, seats=seats, seed=seed, decks=list(teams[seed % len(teams)]))
    said = {"format": format} if format else {}
    decks = GAMES[name].decks
    if not decks:
        return gorin.new(name, seats=seats, seed=seed)
    chosen = [decks[(seed // len(decks) ** seat + seat) % len(decks)] for seat in range(seats)]
    return gorin.new(name, seats=seats, seed=seed, decks=chosen, **said)


def walk(game: gorin.Game, rng: random.Random, whole: bool = False) -> Iterator[gorin.Game]:
    """Play at random, stopping before each choice. Where several seats choose, any of them goes first."""
    left = -1 if whole else LONG.get(game.rules.id, -1)
    while not game.over and left != 0:
        left -= 1
        yield game
        decision = rng.choice(game.pending)
        game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)


def finish(game: gorin.Game, rng: random.Random) -> gorin.Game:
    for _ in walk(game, rng, whole=True):
        pass
    return game


def go_on(game: gorin.Game, rng: random.Random) -> gorin.Game:
    """To the end, but of a long game only so many choices."""
    for _ in walk(game, rng):
        pass
    return game


def some_moments(game: gorin.Game, rng: random.Random, count: int) -> Iterator[gorin.Game]:
    """Play to the end, stopping at about this many moments, the first and the last choice among them.

    Of a long game there are fewer.
    """
    if game.rules.id in LONG:
        count = min(count, 1)
    length = sum(1 for _ in walk(game.clone(), random.Random(rng.random())))
    chosen = {0, length - 1, *(rng.randrange(length) for _ in range(count))}
    for number, moment in enumerate(walk(game, rng)):
        if number in chosen:
            yield moment


def offers(game: gorin.Game) -> list[Any]:
    """Everything that is offered now, as plain values."""
    return [
        (d.seat, d.prompt, [(option.id, option.label, option.refs) for option in d.options])
        for d in game.pending
    ]


def log_of(game: gorin.Game, seat: int | None) -> list[str]:
    """What a seat can read, line by line and event by event."""
    events = [line.sentence for line in game.events if line.visible_to(seat)]
    return [line.sentence for line in game.log(seat)] + events
