"""Looking back at a game: a curve that ends with the result, and choices that gave something away."""

from __future__ import annotations

import random

import pytest

import gorin
from gorin import bots
from gorin.bots import review as looking_back
from gorin.bots.review import open_chances, review


def played(game: str, seed: int = 1, **options: object) -> gorin.Game:
    """A game between somebody who knows what is good and somebody who takes anything."""
    playing = gorin.new(game, seed=seed, **options)
    players = [bots.make(name, game, random.Random(seed)) for name in ("heuristic", "random", "random")]
    while (decision := playing.decision) is not None:
        bots.let_choose(playing, players[decision.seat], decision)
    return playing


def reviewed(game: gorin.Game, worlds: int = 4) -> looking_back.Review:
    record = game.record()
    return review(gorin.replay({**record, "choices": []}), record["choices"], worlds)


@pytest.fixture(scope="module", autouse=True)
def not_too_closely():
    """A review of a few choices is as good for a test as one of many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(looking_back, "CLOSELY", 3)
        patch.setattr(looking_back, "TURNING_POINTS", 2)
        yield


@pytest.fixture(scope="module")
def battle() -> gorin.Game:
    return played("battle", seats=2)


@pytest.fixture(scope="module")
def found(battle: gorin.Game) -> looking_back.Review:
    return reviewed(battle)


def test_the_curve_has_every_round_and_ends_with_the_result(battle, found):
    assert [point.clock for point in found.curve] == sorted({point.clock for point in found.curve})
    assert len(found.curve) > 5
    assert all(sum(point.chances) == pytest.approx(1, abs=0.01) for point in found.curve)
    assert found.curve[-1].chances == tuple(open_chances(battle))
    assert found.winners == battle.outcome.winners


def test_turning_points_are_where_somebody_fell_most(found):
    assert 0 < len(found.turning_points) <= looking_back.TURNING_POINTS
    for point in found.turning_points:
        assert point.before - point.after >= looking_back.SWING
        curve = {each.choices: each.chances[point.seat] for each in found.curve}
        assert (curve[point.first], curve[point.last]) == (point.before, point.after)


def test_a_missed_choice_was_really_made_and_really_offered(battle, found):
    missed = [point.missed for point in found.turning_points if point.missed]
    assert missed, "somebody who takes anything gives something away"
    record = battle.record()
    for each in missed:
        then = gorin.replay({**record, "choices": record["choices"][: each.choice]})
        decision = next(decision for decision in then.pending if decision.seat == each.seat)
        labels = {option.id: option.label for option in decision.options}
        assert labels[record["choices"][each.choice][1]] == each.chosen
        assert each.better in labels.values()
        assert each.better_chance - each.chance >= looking_back.MISTAKE


def test_the_same_seed_gives_the_same_review_as_plain_values(battle, found):
    assert reviewed(battle).plain() == found.plain()


def test_a_game_that_was_given_up_can_be_reviewed():
    game = gorin.new("celestial", seed=1)
    for _ in range(20):
        game.choose(game.decision.pick(0))
    game.choose("concede", 1)
    assert reviewed(game).winners == (0,)
