"""Whole games of the LCG: every pair of clans, every format, every kind of victory."""

import random
from collections import Counter
from itertools import product

import pytest

import gorin
from gorin import bots
from gorin.games.lcg.decks.line_ups import LINE_UPS
from gorin.games.lcg.rules import LCG

DECKS = LCG.decks
MOST_CHOICES = 12_000
"""No game has come near it; one that does has got stuck."""
PLAYERS = ("random", "heuristic")


def play(format: str, decks: tuple[str, ...], seed: int, *names: str) -> gorin.Game:
    """A game with a bot on every seat; the names go round."""
    game = gorin.new("lcg", format=format, decks=list(decks), seed=seed)
    players = [
        bots.make(names[seat % len(names)], "lcg", random.Random(seed * 10 + seat))
        for seat in range(game.seats)
    ]
    for _ in range(MOST_CHOICES):
        if game.over:
            break
        decision = game.decision
        bots.let_choose(game, players[decision.seat], decision)
    assert game.over and game.outcome.winners
    return game


def check(game: gorin.Game) -> None:
    """How it ended can be copied and told again."""
    assert gorin.load(game.save()).digest() == game.digest() == game.clone().digest()
    assert gorin.replay(game.record()).digest() == game.digest()


@pytest.mark.parametrize("mine", DECKS)
def test_every_clan_meets_every_clan_in_skirmish(mine: str):
    for number, theirs in enumerate(DECKS):
        check(play("skirmish", (mine, theirs), number, "random"))
        play("skirmish", (mine, theirs), number, "heuristic")


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("format", ["enlightenment", "team-conquest"])
def test_games_of_three_and_four_end(format: str, name: str):
    for seed, decks in enumerate(LINE_UPS[format]):
        check(play(format, decks, seed, name))


def test_every_kind_of_victory_occurs():
    ended: Counter[str] = Counter()
    for seed, decks in enumerate(product(DECKS, repeat=2)):
        ended[play("skirmish", decks, seed, "random").outcome.reason] += 1
    for seed in range(6):
        game = play("enlightenment", LINE_UPS["enlightenment"][seed % 3], seed, "random", "heuristic")
        ended[game.outcome.reason] += 1
    assert set(ended) == {"Conquest", "Dishonor", "Honor Victory", "Enlightenment Victory"}


@pytest.mark.parametrize("format", ["stronghold", "skirmish"])
def test_the_bot_that_knows_the_game_beats_one_that_does_not(format: str):
    """`gorin sim lcg --bots heuristic,random` plays as many as one likes; 85 % is what is asked for."""
    won = 0
    for seed in range(20):
        rng = random.Random(seed)
        decks = (rng.choice(DECKS), rng.choice(DECKS))
        names = ("heuristic", "random") if seed % 2 == 0 else ("random", "heuristic")
        won += names[play(format, decks, seed, *names).outcome.winners[0]] == "heuristic"
    assert won >= 17
