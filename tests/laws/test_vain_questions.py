"""Law: in the CCG nobody is asked who, for all that everybody can see, can only pass."""

import random

import pytest

from gorin.language.core.state import CardState
from support.walk import TABLES, game_of, new_game, walk

CCG = [(name, seats) for name, seats in TABLES if game_of(name) in ("celestial", "diamond", "war-of-honor")]
HIDDEN = {
    "action": "an action could be in the hand",
    "reaction": "so could a Reaction",
    "effect.search": "a deck is searched",
    "setup.sensei": "a deck could hold one",
}
"""The questions that are asked although there is nothing to choose, because being skipped would tell it."""


@pytest.mark.parametrize(("name", "seats"), CCG)
def test_whoever_can_only_pass_is_asked_for_the_sake_of_hidden_cards(name, seats):
    asked = 0
    for seed in range(3):
        for game in walk(new_game(name, seats, seed), random.Random(seed)):
            for decision in game.pending:
                if decision.count == 1 and decision.pick(0).id == "pass":
                    asked += 1
                    assert decision.kind in HIDDEN, decision.prompt
                    assert decision.kind != "action" or hand_of(game.state, decision.seat)
    assert asked


def hand_of(s: CardState, seat: int) -> list[int]:
    return s.players[seat].hand
