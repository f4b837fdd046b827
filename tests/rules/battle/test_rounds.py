"""Chapter: Playing the Game."""

import random

import pytest

import gorin
from support.battle_table import Table, side, table
from support.rule import rule

SEATS = pytest.mark.parametrize("seats", (2, 3, 4, 5))


def play_at_random(seats, seed):
    """Play a whole game and yield it at every decision."""
    game, rng = gorin.new("battle", seats=seats, seed=seed), random.Random(seed)
    while not game.over:
        yield game
        decision = rng.choice(game.pending)
        ids = [option.id for option in decision.options]
        game.choose(rng.choice([id for id in ids if id != "back"]), decision.seat)


def played_out(seats, seed):
    *_, game = play_at_random(seats, seed)
    return Table(game)


@rule("BR-RND-01")
@SEATS
def test_a_game_is_over_after_five_rounds_and_not_before(seats):
    t = played_out(seats, seed=seats)
    assert t.told("resolution") == [(1,), (2,), (3,), (4,), (5,)]
    assert t.game.over
    assert t.game.decision is None


@rule("BR-RND-01")
def test_rounds_are_counted_from_one_to_five():
    rounds = [game.view()["round"] for game in play_at_random(3, 8) if game.view()["phase"] != "setup"]
    assert rounds == sorted(rounds)
    assert set(rounds) == {1, 2, 3, 4, 5}


@rule("BR-RND-01")
@pytest.mark.parametrize(("round", "over"), ((4, False), (5, True)))
def test_only_the_resolution_of_round_five_ends_the_game(round, over):
    hand = ("army-1", "bluff")
    t = table(crab=side("crab_capital", hand=hand), crane=side("crane_capital"), round=round)
    assert not t.game.over
    t.crab.places("army-1", "crab_capital")
    assert t.game.over == over


@rule("BR-RND-02")
@SEATS
def test_a_round_is_upkeep_then_placement_then_resolution(seats):
    t = played_out(seats, seed=10 + seats)
    phases = [kind for kind in t.kinds if kind in ("upkeep", "placement", "resolution", "scoring")]
    assert phases == ["upkeep", "placement", "resolution"] * 5 + ["scoring"]


@rule("BR-RND-02")
def test_what_belongs_to_a_phase_happens_in_it():
    phase_of = {
        "draw": "upkeep",
        "card_played": "upkeep",
        "placed": "placement",
        "scout": "placement",
        "revealed": "resolution",
        "battle": "resolution",
        "claimed": "resolution",
    }
    seen = set()
    for seed in range(6):
        phase, dark = "setup", ("Dark Favors", "Purge the Weak", "Animate the Dead", "Inspire Fear")
        for line in played_out(3, seed).game.events:
            if line.kind in ("upkeep", "placement", "resolution", "scoring"):
                phase = line.kind
            elif line.kind in phase_of and not any(name in line.sentence for name in dark):
                seen.add(line.kind)
                assert phase == phase_of[line.kind]
    assert seen == set(phase_of)
