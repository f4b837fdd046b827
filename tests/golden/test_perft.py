"""Counting the choices of small positions to some depth: a rule that goes wrong changes the count.

On failure the count below each first choice is shown, so that the wrong branch is seen.
"""

import pytest

import gorin


def position(hand: list[str], other: list[str], ronin: bool = False, **facts) -> dict:
    return {
        "round": 5,
        "players": [
            {"clan": "crab", "hand": hand, "scouts": 0, "shugenja": 0, "ronin": ronin},
            {"clan": "crane", "hand": other, "scouts": 0, "shugenja": 0},
        ],
        "provinces": {"crab_capital": {"owner": "crab"}, "crane_capital": {"owner": "crane"}},
        **facts,
    }


# Every province can be a centre (30) and there are 12 coasts, of which one is the placer's own.
# The Crab Capital has 4 land borders, the Crane Capital 3.
POSITIONS = {
    "one army each": (position(["army-1", "bluff"], ["army-1", "bluff"]), {1: 2, 2: 92}),
    "an army against a bluff": (position(["army-1", "bluff"], ["bluff"]), {1: 2, 2: 92}),
    "a blessing needs a token": (position(["blessing-2", "army-1", "bluff"], ["bluff"]), {1: 2}),
    # A ronin has two tokens to choose from, all 12 coasts and all 64 land borders in both directions.
    "ronin": (
        position(["army-1", "raid", "bluff"], ["bluff"], True, provinces={"crane_south": {"owner": "crane"}}),
        {1: 2, 2: 2 * (30 + 12 + 128 + 1)},
    ),
    # Depth 4, for each of two tokens: after 35 of the Crab's 45 spots the Crane have 45 options for either
    # token, after the 10 coasts that both could use 44; and a token taken back leads to 2 x 46.
    "two turns": (
        position(["navy-1", "bluff"], ["shinobi-1", "bluff"]),
        {1: 2, 2: 2 * 46, 3: 2 * (45 * 2 + 2), 4: 2 * (35 * 2 * 45 + 10 * 2 * 44 + 2 * 46)},
    ),
}


def count(game: gorin.Game, depth: int) -> int:
    """The number of different lines of play of this length."""
    if depth == 0 or game.over:
        return 1
    total = 0
    for decision in game.pending[:1]:
        for index in range(decision.count):
            branch = game.clone()
            mirrored = branch.pending[0]
            branch.choose(mirrored.pick(index))
            total += count(branch, depth - 1)
    return total


def split(game: gorin.Game, depth: int) -> dict[str, int]:
    found = {}
    for option in game.decision.options:
        branch = game.clone()
        branch.choose(option.id)
        found[option.id] = count(branch, depth - 1)
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_lines_of_play(name: str):
    start, counts = POSITIONS[name]
    game = gorin.setup("battle", start)
    for depth, expected in counts.items():
        assert count(game, depth) == expected, f"depth {depth}: {split(game, depth)}"
