"""Laws: what a seat cannot know changes nothing that it is shown, and chance is the only secret dealer."""

import json
import random

import pytest

import gorin
from gorin.kernel.chance import Chance
from support.walk import TABLES, finish, log_of, new_game, some_moments


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_states_that_differ_in_secrets_look_equal(name: str, seats: int):
    rng = random.Random(seats)
    tried = dealt_anew = 0
    for seed in range(10):
        for moment in some_moments(new_game(name, seats, seed), rng, 6):
            for seat in range(seats):
                other = moment.determinize(seat, rng)
                tried += 1
                dealt_anew += without_chance(other) != without_chance(moment)
                assert other.view(seat) == moment.view(seat)
                assert log_of(other, seat) == log_of(moment, seat)
                assert other.view(None) == moment.view(None)
    assert dealt_anew > tried // 2, "the hidden part was hardly ever dealt anew"


def without_chance(game: gorin.Game) -> str:
    """The state but for chance, which is another one in every world."""
    copy = game.clone()
    copy.state.chance = Chance.seeded(0)
    return copy.digest()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_worlds_that_differ_in_secrets_still_look_equal_after_the_same_open_choice(name: str, seats: int):
    """The seat chooses the same thing in both worlds: all that it is asked until then was the same."""
    rng = random.Random(seats)
    for moment in some_moments(new_game(name, seats, 77), rng, 40):
        for decision in moment.pending:
            other = moment.determinize(decision.seat, rng)
            mirrored = next(d for d in other.pending if d.seat == decision.seat)
            assert [o.id for o in mirrored.options] == [o.id for o in decision.options]
            assert [o.label for o in mirrored.options] == [o.label for o in decision.options]
            for option in decision.options:
                explained = [str(reason) for reason in decision.explain(option.id)]
                assert [str(reason) for reason in mirrored.explain(option.id)] == explained


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_believable_worlds_can_be_played_on(name: str, seats: int):
    rng = random.Random(seats)
    for moment in some_moments(new_game(name, seats, 8), rng, 10):
        for seat in range(seats):
            world = moment.determinize(seat, rng)
            finish(world, rng)
            assert world.over
            assert gorin.replay(world.record()).digest() == world.digest()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_believable_worlds_are_worlds_that_the_rules_allow(name: str, seats: int):
    rng = random.Random(seats)
    for seed in range(3):
        for moment in some_moments(new_game(name, seats, seed), rng, 8):
            for seat in range(seats):
                for _ in range(3):
                    assert moment.rules.why_invalid(moment.determinize(seat, rng).state) is None


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_views_are_plain_json_and_independent_of_the_state(name: str, seats: int):
    rng = random.Random(seats)
    for moment in some_moments(new_game(name, seats, 9), rng, 10):
        for seat in (None, *range(seats)):
            view = moment.view(seat)
            assert json.loads(json.dumps(view)) == view
            before = moment.digest()
            spoil(view)
            assert moment.digest() == before


def spoil(value: object) -> None:
    """Overwrite everything in a view, to see that the state does not share it."""
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.clear()


def test_a_seat_that_does_not_exist_has_no_view():
    game = gorin.new("battle", seats=2, seed=1)
    for seat in (2, -1, "0", 1.0, True):
        with pytest.raises(gorin.GorinError, match="no seat"):
            game.view(seat)
