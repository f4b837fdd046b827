"""The seeded stream of chance."""

from collections import Counter

import pytest

import gorin
from gorin.kernel.chance import Chance, read_seed


def test_equal_seeds_give_equal_streams_and_others_do_not():
    streams = [[Chance.seeded(seed).below(10**6) for _ in range(1)] for seed in (1, 1, 2, -1)]
    assert streams[0] == streams[1]
    assert len({tuple(stream) for stream in streams}) == 3


def test_every_number_is_about_as_likely():
    chance = Chance.seeded(5)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_clone_goes_on_alone():
    chance = Chance.seeded(9)
    chance.below(3)
    clone = chance.clone()
    ahead = [chance.below(100) for _ in range(5)]
    assert [clone.below(100) for _ in range(5)] == ahead


@pytest.mark.parametrize("length", [0, 1, 2, 26])
def test_shuffle_and_take_keep_every_item(length: int):
    chance = Chance.seeded(3)
    items = list(range(length))
    chance.shuffle(items)
    assert sorted(items) == list(range(length))
    taken = [chance.take(items) for _ in range(length)]
    assert sorted(taken) == list(range(length))
    assert items == []


def test_all_orders_of_three_occur_equally_often():
    chance = Chance.seeded(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        items = [0, 1, 2]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


SEED = (1 << 256) - 1


def test_a_seed_may_have_256_bits_and_come_as_text():
    games = [gorin.new("battle", seats=2, seed=seed) for seed in (SEED, str(SEED))]
    assert len({game.digest() for game in games}) == 1
    for game in games:
        record = game.record()
        assert record["seed"] == str(SEED), "a browser would round such a number"
        assert gorin.replay(record).digest() == game.digest()
        assert gorin.load(game.save()).digest() == game.digest()
    assert gorin.new("battle", seats=2, seed="7").record() == gorin.new("battle", seats=2, seed=7).record()
    assert gorin.new("battle", seats=2, seed=7).record()["seed"] == 7


@pytest.mark.parametrize("seed", ["", "-1", "1.0", "٣", " 7", "9" * 101, 10**100, -(10**100), None, [7]])
def test_a_seed_that_is_none_is_refused_with_a_sentence(seed: object):
    with pytest.raises(gorin.InvalidSetup, match="a seed "):
        read_seed(seed)


def test_a_position_takes_a_large_seed_too():
    position = {"players": [{"clan": "crab"}, {"clan": "crane"}]}
    one, other = (gorin.setup("battle", {**position, "seed": seed}) for seed in (SEED, str(SEED)))
    assert one.digest() == other.digest()
    with pytest.raises(gorin.InvalidPosition, match="a seed is a whole number, not 'x'"):
        gorin.setup("battle", {**position, "seed": "x"})


def test_a_seed_too_large_to_be_written_is_refused_too():
    with pytest.raises(gorin.InvalidSetup, match="at most 100 digits"):
        gorin.new("battle", seed=10**5000)
