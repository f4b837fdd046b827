"""Whole games: every ordered pair of decks meets, with chance and with rules of thumb."""

import random

import pytest

import gorin
from gorin import bots
from gorin.games.ccg.diamond.decks import DECKS

IDS = [deck.id for deck in DECKS]
MOST = 12_000
"""No game of these seeds takes half as many decisions."""


def played(decks, seed, kind):
    game = gorin.new("diamond", seats=2, seed=seed, decks=list(decks))
    players = [bots.make(kind, "diamond", random.Random(seed + seat)) for seat in range(2)]
    for _ in range(MOST):
        if game.over:
            break
        decision = game.decision
        bots.let_choose(game, players[decision.seat], decision)
    return game


@pytest.mark.parametrize("first", IDS)
def test_each_deck_meets_each(first):
    for number, second in enumerate(IDS):
        game = played((first, second), 40 + number, "random")
        assert game.over, (first, second)


def test_crane_mirrors_end_with_bots_of_thumb():
    """Who spends his Stronghold's Gold on searching for nothing never buys anybody."""
    game = played(("crane-kakita-dueling-academy",) * 2, 110, "heuristic")
    assert game.over
