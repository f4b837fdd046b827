"""Law: what a seat imagines depends on what it knows and on its own chance, and on nothing that is hidden."""

import random

import pytest

import gorin
from gorin import bots
from support.walk import TABLES, new_game, some_moments, walk


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_world_is_imagined_however_the_hidden_cards_lie(name: str, seats: int):
    rng, dealt_otherwise = random.Random(seats), 0
    for seed in range(3):
        for moment in some_moments(new_game(name, seats, seed), rng, 6):
            for seat in range(seats):
                luck, other = rng.random(), moment.determinize(seat, rng)
                dealt_otherwise += other.digest() != moment.digest()
                worlds = [real.determinize(seat, random.Random(luck)) for real in (moment, other)]
                assert worlds[0].digest() == worlds[1].digest()
    assert dealt_otherwise > 5


class Dreamer(bots.Bot):
    """Plays every option on in three worlds that it makes up, and takes the one that leads to the best."""

    def choose(self, decision: gorin.Decision, outlook: bots.Outlook) -> gorin.Option:
        self.seat = decision.seat
        worlds = [outlook.imagine(self.rng) for _ in range(3)]
        return max(decision.options, key=lambda option: sum(self.tried(each, option) for each in worlds))

    def tried(self, world: gorin.Game, option: gorin.Option) -> float:
        world, rng = world.clone(), random.Random(1)
        world.choose(option.id, self.seat)
        for _ in range(8):
            if world.over:
                break
            decision = world.pending[0]
            world.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
        return int(world.digest(), 16) % 1000


def choice_in(game: gorin.Game, seat: int) -> str:
    decision = next(decision for decision in game.pending if decision.seat == seat)
    return Dreamer(game.rules.id, random.Random(5)).choose(decision, bots.outlook_of(game, seat)).id


@pytest.mark.parametrize(("name", "seats"), [("battle", 3), ("celestial", 2), ("diamond", 3), ("lcg", 2)])
def test_a_bot_that_thinks_chooses_the_same_however_the_hidden_cards_lie(name: str, seats: int):
    """With the digests of whole worlds as its measure, any difference in them would change its choice."""
    rng, choices = random.Random(1), []
    for moment in walk(new_game(name, seats, 2), rng):
        seat = moment.pending[0].seat
        if moment.pending[0].count == 1 or rng.random() < 0.9:
            continue
        choices.append(choice_in(moment, seat))
        assert choice_in(moment.determinize(seat, rng), seat) == choices[-1]
    assert len(set(choices)) > 1
