"""The log of the LCG: sentences that say what has become of whom."""

import random

import pytest

from gorin.games.lcg.kinds import CONFLICT_END, MILITARY, STRENGTH
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.values import DOUBLED, DOUBLED_BASE, HALVED, SET, SET_BASE, SWITCHED
from gorin.language.core.context import AbilityContext
from support.lcg_table import conflict, side, table
from support.walk import new_game, walk


@pytest.mark.parametrize(
    ("stat", "keyword", "sentence"),
    [
        (MILITARY, DOUBLED, "Doji Whisperer's military skill is doubled."),
        (MILITARY, DOUBLED_BASE, "Doji Whisperer's base military skill is doubled."),
        (MILITARY, HALVED, "Doji Whisperer's military skill is halved."),
        (MILITARY, SWITCHED, "Doji Whisperer's base military and political skills are switched."),
        (MILITARY, SET, "Doji Whisperer's military skill is set to 3."),
        (STRENGTH, SET_BASE, "Doji Whisperer's base strength is set to 3."),
    ],
)
def test_what_is_said_of_a_stat(stat, keyword, sentence):
    t = table(north=side("doji-whisperer"), south=side())
    card = t.card("doji-whisperer")
    course.say_of_stat(t.s, card, stat, keyword, 3, CONFLICT_END, AbilityContext(0, card))
    assert t.log[-1] == sentence


def test_an_ability_that_is_gained_is_told():
    t = conflict(attacker=side("togashi-yokuni"), defender=side("mirumoto-raitsugu"))
    t.defender.passes()
    t.attacker.uses("togashi-yokuni")
    t.attacker.chooses(t.attacker.options[0])
    line = next(line for line in t.log if line.startswith("Togashi Yokuni gains"))
    assert line.startswith("Togashi Yokuni gains an ability of Mirumoto Raitsugu: Action:")


def test_who_wins_is_told_at_the_end():
    game = new_game("lcg", 2, 3)
    for _ in walk(game, random.Random(3), whole=True):
        pass
    (winner,) = game.outcome.winners
    name = game.state.rules.player_name(game.state, winner)
    assert game.events[-1].sentence == f"{name} wins by {game.outcome.reason.lower()}."
