"""Law: where decks are not known, other players may have brought anything that they could have brought."""

import random
from collections import Counter

import pytest

import gorin
from support.walk import new_game, walk

TABLES = [
    ("celestial", 2),
    ("diamond", 3),
    ("war-of-honor", 3),
    ("lcg", 2),
    ("lcg/skirmish", 2),
    ("battle", 3),
]


def slugs(game: gorin.Game, owner: int) -> Counter[str]:
    s = game.state
    return Counter(s.names[what] for what, whose in zip(s.what, s.owner, strict=True) if whose == owner)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_seat_sees_the_same_and_the_world_can_be_played(name: str, seats: int):
    rng, played = random.Random(1), 0
    for game in walk(new_game(name, seats, 4), random.Random(seats)):
        if rng.random() > 0.04:
            continue
        seat = game.pending[0].seat
        luck = rng.random()
        world = game.determinize(seat, random.Random(luck), known_decks=False)
        assert world.view(seat) == game.view(seat)
        assert game.rules.why_invalid(world.state) is None
        again = game.determinize(seat, rng).determinize(seat, random.Random(luck), known_decks=False)
        assert again.view() == world.view()
        for _ in walk(world, random.Random(played)):
            played += 1
    assert played > 500


@pytest.mark.parametrize(("name", "seats"), TABLES[:4])
def test_other_decks_differ_from_world_to_world_and_ones_own_stays(name: str, seats: int):
    game, rng = new_game(name, seats, 4), random.Random(2)
    for _ in range(30):
        game.choose(game.decision.pick(0), game.decision.seat)
    worlds = [game.determinize(0, rng, known_decks=False) for _ in range(3)]
    assert all(slugs(world, 0) == slugs(game, 0) for world in worlds)
    others = [slugs(world, 1) for world in worlds]
    assert others[0] != others[1] != others[2]
    assert all(sum(other.values()) == sum(slugs(game, 1).values()) for other in others)
    brought = slugs(game, 1)
    assert all(copies <= max(3, brought[slug]) for other in others for slug, copies in other.items())
