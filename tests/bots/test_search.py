"""The bot that looks ahead: seeded, bounded, blind to what is hidden, at home in every game."""

from __future__ import annotations

import random

import pytest

import gorin
from gorin import bots
from gorin.bots.search import SearchBot
from gorin.bots.standing import WON, standing
from support.walk import new_game, walk

SEATS = [
    *(("battle", 2), ("battle", 4), ("celestial", 2), ("diamond", 3)),
    *(("war-of-honor", 4), ("lcg", 2), ("lcg", 3)),
]


class Quick(SearchBot):
    worlds = 4
    ideas = 3


def choice_in(game: gorin.Game, seat: int, kind: type[SearchBot] = Quick, seed: int = 5) -> str:
    decision = next(decision for decision in game.pending if decision.seat == seat)
    return kind(game.rules.id, random.Random(seed)).choose(decision, bots.outlook_of(game, seat)).id


def real_choices(name: str, seats: int, count: int, rng: random.Random) -> list[gorin.Game]:
    """Some moments of a game at which somebody has a choice."""
    found = [game.clone() for game in walk(new_game(name, seats, 3), rng) if game.pending[0].count > 2]
    return rng.sample(found, count)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_it_chooses_the_same_however_the_hidden_part_lies(name: str, seats: int):
    rng = random.Random(seats)
    for game in real_choices(name, seats, 2, rng):
        seat = game.pending[0].seat
        chosen = choice_in(game, seat)
        assert chosen in [option.id for option in game.pending[0].options]
        assert choice_in(game, seat) == chosen
        assert choice_in(game.determinize(seat, rng), seat) == chosen


def test_it_departs_from_the_heuristic_where_that_is_proven_better():
    class Sure(Quick):
        def _tried(self, ideas, seat, outlook):
            return [[0.0, 1.0 + 0.01 * number, 5.0 * (number % 2)] for number in range(8)]

    class Unsure(Quick):
        def _tried(self, ideas, seat, outlook):
            return [[0.0, (-1.0) ** number, 0.0] for number in range(8)]

    game = real_choices("celestial", 2, 1, random.Random(1))[0]
    seat = game.pending[0].seat
    own = bots.make("heuristic", "celestial", random.Random(5))
    assert choice_in(game, seat, Unsure) == own.choose(game.pending[0], bots.outlook_of(game, seat)).id
    assert choice_in(game, seat, Sure) != choice_in(game, seat, Unsure)


def test_it_can_be_interrupted_and_keeps_to_its_time():
    game = gorin.new("lcg", seed=2)
    while game.decision.count < 3:
        game.choose(game.decision.pick(0))
    decision, tried = game.decision, []
    bot = Quick("lcg", random.Random(1))
    bot.stopped = lambda: len(tried) >= 2 or bool(tried.append(1))
    own = bots.make("heuristic", "lcg", random.Random(1))
    outlook = bots.outlook_of(game, decision.seat)
    assert bot.choose(decision, outlook).id == own.choose(decision, outlook).id
    assert len(tried) == 2


def test_a_game_that_is_over_is_worth_all_or_nothing():
    game = gorin.new("battle", seats=3, seed=1)
    while game.decision:
        game.choose(game.decision.pick(0))
    winners = game.outcome.winners
    for seat in range(3):
        assert standing(game, seat) == (WON / len(winners) if seat in winners else -WON)
