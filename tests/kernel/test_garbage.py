"""What a game leaves behind is freed at once: a server has many, and a search for circles stops them all."""

import gc
import random

import pytest

from support.walk import new_game


def look_and_choose(game, rng):
    """As a server does it: on a copy, with everything shown."""
    game = game.clone()
    decision = game.decision
    for option in decision.options:
        assert option.label and option.refs is not None
    for seat in (None, *range(game.seats)):
        game.view(seat)
    assert game.decision.pick(0).label
    game.choose_stepwise(decision.options[rng.randrange(decision.count)])
    assert game.events
    return game


@pytest.mark.parametrize("name", ["battle", "celestial"])
def test_nothing_is_left_for_the_garbage_collector(name):
    game, rng = new_game(name, 2, 1), random.Random(1)
    for _ in range(10):
        game = look_and_choose(game, rng)
    gc.collect()
    gc.disable()
    try:
        for _ in range(40):
            game = look_and_choose(game, rng)
        assert gc.collect() == 0
    finally:
        gc.enable()
