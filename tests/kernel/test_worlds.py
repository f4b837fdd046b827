"""Worlds that a seat could believe in are games like any other: they are kept, copied and replayed."""

from __future__ import annotations

import json
import random

import pytest

import gorin

GAMES = [("battle", 3), ("celestial", 2), ("lcg", 2), ("war-of-honor", 3)]


def play(game: gorin.Game, choices: int, rng: random.Random) -> None:
    for _ in range(choices):
        decision = game.decision
        assert decision is not None
        game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_world_is_recorded_from_where_it_began(name: str, seats: int) -> None:
    """Its beginning is written when somebody asks for it, which may be after it has been played on."""
    rng, game = random.Random(2), gorin.new(name, seats=seats, seed=2)
    play(game, 40, rng)
    world = game.determinize(0, rng)
    began, copy = world.digest(), world.clone()
    play(world, 15, rng)
    record = json.loads(json.dumps(world.record()))
    assert len(record["choices"]) == 15
    assert gorin.replay({**record, "choices": []}).digest() == began
    assert gorin.replay(record).digest() == world.digest() != began
    assert gorin.load(world.save()).record() == world.record()
    assert copy.record() == {**record, "choices": []}


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_world_has_only_the_past_that_its_seat_has_seen(name: str, seats: int) -> None:
    rng, game = random.Random(3), gorin.new(name, seats=seats, seed=3)
    play(game, 60, rng)
    for seat in range(seats):
        seen = [event for event in game.state.events if event.visible_to(seat)]
        assert len(seen) < len(game.state.events)
        assert game.determinize(seat, rng).state.events == seen
