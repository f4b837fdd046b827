"""Values that depend on each other: which of them form circles, and what each is worth then."""

import random
from itertools import permutations

import pytest

from gorin.language.core.cycle_guard import CycleGuard

Depends = dict[int, list[int]]
"""The values that each value adds to what is printed; printed is a power of two, so that each can be told."""
INNER = {0: [4, 2], 1: [4], 2: [3, 6], 3: [5], 4: [0], 5: [0], 6: [1]}
"""One circle of seven. From 2, the two that hold each other (0 and 4) are met before the rest of it."""


def worked_out(depends: Depends, order: tuple[int, ...]) -> list[int]:
    """What all are worth, where they are asked for in this order, and once more afterwards."""
    asked, kept = CycleGuard(), dict[int, int]()

    def value(key: int) -> int:
        if key in kept:
            return kept[key]
        if asked.is_printed(key):
            return 1 << key
        total = 0
        while asked.begins(key):
            total = asked.ends(key, (1 << key) + sum(value(each) for each in depends[key]), kept)
        return total

    first = {key: value(key) for key in order}
    assert first == {key: value(key) for key in order}
    return [first[key] for key in depends]


def in_circles(depends: Depends) -> set[int]:
    """Those that can be come back to."""
    met = {key: set(each) for key, each in depends.items()}
    for _ in depends:
        met = {key: found.union(*(met[each] for each in found)) for key, found in met.items()}
    return {key for key, found in met.items() if key in found}


def expected(depends: Depends) -> list[int]:
    circular = in_circles(depends)

    def value(key: int) -> int:
        seen = [1 << each if {key, each} <= circular else value(each) for each in depends[key]]
        return (1 << key) + sum(seen)

    return [value(key) for key in depends]


@pytest.mark.parametrize(
    "depends",
    [
        {0: [0]},
        {0: [1], 1: [2], 2: []},
        {0: [1], 1: [0], 2: [0, 1]},
        {0: [1, 2], 1: [0], 2: [3], 3: [2]},
        {0: [1], 1: [2, 3], 2: [1], 3: [0]},
    ],
)
def test_each_is_the_same_whichever_is_asked_for_first(depends: Depends):
    for order in permutations(depends):
        assert worked_out(depends, order) == expected(depends)


@pytest.mark.parametrize("first", INNER)
def test_a_circle_inside_a_circle_is_no_circle_of_its_own(first: int):
    order = (first, *(key for key in INNER if key != first))
    assert worked_out(INNER, order) == expected(INNER)


def test_any_values_are_the_same_whichever_is_asked_for_first():
    for seed in range(200):
        rng = random.Random(seed)
        count = rng.randrange(2, 10)
        depends = {key: rng.sample(range(count), rng.choice((0, 1, 1, 2))) for key in range(count)}
        for _ in range(5):
            order = tuple(rng.sample(range(count), count))
            assert worked_out(depends, order) == expected(depends), (depends, order)
