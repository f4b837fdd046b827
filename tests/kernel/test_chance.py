"""The seeded stream of chance."""

from collections import Counter

import pytest

from gorin.kernel.chance import Chance


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
