"""Battle while it is set up: how far it has come, and the same set-up with something hidden changed."""

import random

import pytest

import gorin
from support.battle_table import new_table

SEATS = pytest.mark.parametrize("seats", (2, 3, 4, 5))
EXAMPLE = ["crab", "phoenix", "scorpion", "unicorn"]


def objectives_kept(**options):
    """A game after step 9: everybody has kept an objective, nobody has placed a starting token."""
    t = new_table(**options)
    for decision in t.game.pending:
        t.game.choose(decision.pick(0), decision.seat)
    return t


def set_up(**options):
    """A game after all steps of the set-up."""
    t = objectives_kept(**options)
    while t.phase == "setup":
        t.game.choose(t.game.decision.pick(0))
    return t


def everybody(t):
    """All views of a game: a spectator's and the seats'."""
    return [t.view(seat) for seat in (None, *range(t.game.seats))]


def twin(t, change):
    """The same moment with something else hidden in it."""
    position = t.game.position()
    change(position)
    return type(t)(gorin.setup("battle", position))


def play_at_random(game, seed):
    """Play to the end and yield the game at every decision."""
    rng = random.Random(seed)
    while not game.over:
        yield game
        decision = rng.choice(game.pending)
        ids = [option.id for option in decision.options]
        game.choose(rng.choice([id for id in ids if id != "back"]), decision.seat)
