"""Laws: any moment can be saved, cloned, described and replayed, and goes on the same way afterwards."""

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gorin
from support.walk import LONG, TABLES, finish, game_of, go_on, log_of, new_game, offers, some_moments, walk

EVERY = {"celestial": 9, "diamond": 9, "war-of-honor": 9, "lcg": 9}
"""A long game is looked at every so often; each scenario test does it at every choice."""
FORGETFUL = ("celestial", "diamond", "war-of-honor", "lcg")
"""Their states hold what nobody asks for any more (how the last cost was paid, the words of the log), and no
position tells it: of these games everything is compared that anybody sees, and what chance draws next."""


def assert_same(copy: gorin.Game, original: gorin.Game) -> None:
    assert copy.digest() == original.digest()
    assert offers(copy) == offers(original)
    for seat in (None, *range(original.seats)):
        assert copy.view(seat) == original.view(seat)


def gone_on(game: gorin.Game, seed: float) -> gorin.Game:
    """Where random choices lead from here.

    A long game of several is followed as far as a game of it is looked at; to its end it is followed from one
    moment of each table (`test_a_long_game_of_several_goes_on_alike_to_its_end`).
    """
    return (finish if game.seats == 2 else go_on)(game, random.Random(seed))


def assert_ended_alike(
    one: gorin.Game, other: gorin.Game, fingerprint: Callable[[gorin.Game], str] = gorin.Game.digest
) -> None:
    """Fork fidelity: the same random choices have led to the same state."""
    assert fingerprint(one) == fingerprint(other)
    assert repr(one.outcome) == repr(other.outcome)


def check_moment(game: gorin.Game, rng: random.Random) -> None:
    before = game.digest()
    seed = rng.random()
    end = gone_on(game.clone(), seed)
    loaded = gorin.load(game.save())
    assert_same(loaded, game)
    assert log_of(loaded, None) == log_of(game, None)
    assert_ended_alike(gone_on(loaded, seed), end)
    clone = game.clone()
    assert_same(clone, game)
    assert_ended_alike(gone_on(clone, seed), end)
    replayed = gorin.replay(json.loads(json.dumps(game.record())))
    assert_same(replayed, game)
    position = json.loads(json.dumps(game.position()))
    described = gorin.setup(position["game"], position)
    assert offers(described) == offers(game)
    for seat in (None, *range(game.seats)):
        assert described.view(seat) == game.view(seat)
    assert json.loads(json.dumps(described.position())) == position
    fingerprint = what_is_shown if game.rules.id in FORGETFUL else without_old_answers
    assert fingerprint(described) == fingerprint(game)
    assert_ended_alike(gone_on(described, seed), end, fingerprint)
    assert game.digest() == before


def what_is_shown(game: gorin.Game) -> str:
    """What each seat and a spectator see and may choose, and the state of chance."""
    chance = game.state.chance
    views = [game.view(seat) for seat in (None, *range(game.seats))]
    return json.dumps([views, chance.key, chance.drawn], sort_keys=True)


def without_old_answers(game: gorin.Game) -> str:
    """The state but for what was last answered: a position says what is to be chosen, not what was."""
    copy = game.clone()
    copy.state.answers = []
    return copy.digest()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_moment_can_be_copied_and_goes_on_alike(name: str, seats: int):
    rng = random.Random(seats)
    for seed in range(8):
        for moment in some_moments(new_game(name, seats, seed), rng, 5):
            check_moment(moment, rng)


CROWDED = [(name, seats) for name, seats in TABLES if seats > 2 and game_of(name) in LONG] or [("diamond", 3)]
"""Where only the fewest seats of the long games are looked at, one of them has several all the same."""


@pytest.mark.parametrize(("name", "seats"), CROWDED)
def test_a_long_game_of_several_goes_on_alike_to_its_end(name: str, seats: int):
    rng = random.Random(seats)
    looked_at = rng.randrange(100, LONG[game_of(name)])
    game = next(
        each for number, each in enumerate(walk(new_game(name, seats, 1), rng)) if number == looked_at
    )
    loaded, position = gorin.load(game.save()), json.loads(json.dumps(game.position()))
    described = gorin.setup(position["game"], position)
    ends = [finish(each, random.Random(seats)) for each in (game, loaded, described)]
    assert all(each.over for each in ends)
    assert ends[0].digest() == ends[1].digest()
    assert what_is_shown(ends[0]) == what_is_shown(ends[2])


@settings(max_examples=25)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**63), picks=st.randoms(use_true_random=False))
def test_random_tables_keep_the_laws(table: tuple[str, int], seed: int, picks: random.Random):
    rng = random.Random(picks.random())
    for moment in some_moments(new_game(table[0], table[1], seed), rng, 2):
        check_moment(moment, rng)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_save_and_clone_all_along_a_game(name: str, seats: int):
    rng = random.Random(1)
    for number, moment in enumerate(walk(new_game(name, seats, 99), rng)):
        if number % EVERY.get(game_of(name), 1):
            continue
        assert gorin.load(moment.save()).digest() == moment.digest() == moment.clone().digest()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_undo_by_replay_reaches_every_earlier_moment(name: str, seats: int):
    game = new_game(name, seats, 5)
    moments = [moment.clone() for moment in walk(game, random.Random(5))]
    record = game.record()
    for length in (0, 1, len(moments) // 2, len(moments) - 1):
        earlier = gorin.replay({**record, "choices": record["choices"][:length]})
        assert earlier.digest() == moments[length].digest()
