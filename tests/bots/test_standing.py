"""How well everybody stands: chances that add up, and weights that make sense."""

from __future__ import annotations

import copy
import random

import pytest

import gorin
from gorin.bots.standing import COUNTED, EITHER, FACTORS, chances, chances_from, which
from gorin.bots.weights import WEIGHTS
from support.walk import TABLES, game_of, new_game, some_moments

KNOWN = [(name, seats) for name, seats in TABLES if game_of(name) in FACTORS]


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_chances_add_up_to_one_win(name: str, seats: int):
    for game in some_moments(new_game(name, seats, 1), random.Random(seats), 4):
        view = game.table_view(0)
        sides = {player.get("side", player["seat"]) for player in view["players"]}
        found = chances(game, 0)
        assert sum(found) == pytest.approx(seats / len(sides))
        assert all(0 <= chance <= 1 for chance in found)


def test_every_weight_has_the_sign_that_it_must_have():
    for name, weights in WEIGHTS.items():
        factors = FACTORS[name.partition("/")[0]]
        assert len(weights) == len(factors)
        for weight, factor in zip(weights, factors, strict=True):
            assert factor.sign == EITHER or factor.sign * weight >= 0, (name, factor.name)
        assert any(weights)


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_everything_that_counts_is_counted_and_helps_or_hurts_as_it_says(name: str, seats: int):
    game = new_game(name, seats, 1)
    moment = next(iter(some_moments(game, random.Random(2), 1)))
    view, id = moment.table_view(0), game_of(name)
    counts = COUNTED[id](view)
    assert [len(each) for each in counts] == [len(FACTORS[id])] * seats
    before, weights = chances_from(id, view, counts)[0], WEIGHTS[which(id, view)]
    for at, factor in enumerate(FACTORS[id]):
        more = copy.deepcopy(counts)
        more[0][at] += 1
        gained = chances_from(id, view, more)[0] - before
        assert gained == pytest.approx(0, abs=1e-12) if not weights[at] else gained * weights[at] > 0, factor


def test_a_lost_province_costs_a_chance():
    """In every card game, whoever has fewer provinces than all the others is behind."""
    for id, field in (("celestial", 0), ("diamond", 0), ("lcg", 0)):
        game = gorin.new(id, seed=1)
        view = game.table_view(0)
        counts = COUNTED[id](view)
        counts[0] = list(counts[1])
        even = chances_from(id, view, counts)[0]
        counts[0][field] -= 2
        assert chances_from(id, view, counts)[0] < even


def test_a_game_that_is_over_is_won_or_lost():
    game = gorin.new("battle", seats=3, seed=1)
    while game.decision:
        game.choose(game.decision.pick(0))
    winners = game.outcome.winners
    assert chances(game, 0) == [1 / len(winners) if seat in winners else 0 for seat in range(3)]
