"""Laws over every deck: each pair meets, at random and with bots that know the game, and every game ends."""

import random
from itertools import product

import pytest

import gorin
from gorin import bots
from support.walk import GAMES, walk

PAIRS = [
    (rules.id, pair)
    for rules in GAMES.values()
    if rules.decks
    for pair in product(rules.decks, repeat=rules.seats[0])
]
"""Every ordered pair of decks of every game that is played with decks."""
NEIGHBOURS = [
    (rules.id, (deck, rules.decks[number - 1]))
    for rules in GAMES.values()
    for number, deck in enumerate(rules.decks)
]
"""Each deck against the one before it: bots take their time."""
MOST_CHOICES = 20_000
"""No game of these decks has come near it; one that does has got stuck."""


def check(game: gorin.Game) -> None:
    """Copies of this moment agree, and the seat that must choose could be in another world."""
    assert gorin.load(game.save()).digest() == game.digest() == game.clone().digest()
    seat = game.decision.seat
    assert game.determinize(seat, random.Random(1)).view(seat) == game.view(seat)


@pytest.mark.parametrize(("name", "decks"), PAIRS, ids=str)
def test_a_random_game_of_each_pair_ends_and_replays(name: str, decks: tuple[str, ...]):
    seed = PAIRS.index((name, decks))
    rng = random.Random(seed)
    game = gorin.new(name, decks=list(decks), seed=seed)
    for number, moment in enumerate(walk(game, rng, whole=True)):
        assert number < MOST_CHOICES
        if rng.random() < 0.005:
            check(moment)
    assert game.outcome is not None
    assert gorin.replay(game.record()).digest() == game.digest()


@pytest.mark.parametrize(("name", "decks"), NEIGHBOURS, ids=str)
def test_a_game_of_two_heuristic_bots_with_each_deck_ends(name: str, decks: tuple[str, ...]):
    seed = PAIRS.index((name, decks))
    game = gorin.new(name, decks=list(decks), seed=seed)
    players = [bots.make("heuristic", name, random.Random(seed * 2 + seat)) for seat in range(len(decks))]
    for _ in range(MOST_CHOICES):
        if game.over:
            break
        decision = game.decision
        bots.let_choose(game, players[decision.seat], decision)
    assert game.over
