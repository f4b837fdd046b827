"""Law: a hint depends on what the seat knows and on the seed, and on nothing that is hidden."""

import random

import pytest

import gorin
from gorin.bots.beginner import OVERLOOKS
from support.walk import TABLES, game_of, new_game, walk

KNOWN = [(name, seats) for name, seats in TABLES if game_of(name) in OVERLOOKS]


def real_choices(name: str, seats: int, rng: random.Random, count: int) -> list[gorin.Game]:
    """Moments of a random game at which somebody has a choice."""
    found = [game.clone() for game in walk(new_game(name, seats, 5), rng) if game.pending[0].count > 1]
    return rng.sample(found, count)


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_the_same_hint_is_given_however_the_hidden_part_lies(name: str, seats: int):
    rng = random.Random(seats)
    for game in real_choices(name, seats, rng, 2):
        seat, before = game.pending[0].seat, game.digest()
        hint = game.hint(seat, budget=2, seed=3)
        assert hint == game.determinize(seat, rng).hint(seat, budget=2, seed=3)
        assert game.digest() == before, "asking changes nothing"


@pytest.mark.parametrize(("name", "seats"), [("battle", 2), ("celestial", 2), ("lcg/skirmish", 2)])
def test_a_hint_names_what_is_offered_and_says_why(name: str, seats: int):
    rng, reasons = random.Random(1), set()
    for game in real_choices(name, seats, rng, 5):
        decision = game.pending[0]
        hint = game.hint(decision.seat, budget=4)
        offered = {option.id: option.label for option in decision.options}
        assert hint.label == offered[hint.option]
        assert [each.label for each in hint.alternatives] == [offered[e.option] for e in hint.alternatives]
        assert hint.option in [each.option for each in hint.alternatives]
        assert sum(each.odds for each in hint.alternatives) == pytest.approx(1, abs=0.01)
        assert all(0 <= each.chance <= 1 for each in hint.alternatives)
        assert hint.why.endswith(".")
        assert hint.plain()["alternatives"][0]["chance"] == hint.alternatives[0].chance
        reasons.add(hint.why.partition(":")[0])
    assert len(reasons) > 1


def test_who_has_nothing_to_choose_gets_no_hint():
    game = gorin.new("battle", seats=3, seed=1)
    asked = {decision.seat for decision in game.pending}
    for seat in {0, 1, 2, 7} - asked:
        with pytest.raises(gorin.IllegalChoice, match=f"seat {seat} has nothing to choose"):
            game.hint(seat)
    with pytest.raises(gorin.GorinError, match="a hint needs at least 1 world to look into, not 0"):
        game.hint(budget=0)


def test_in_a_hurry_a_hint_is_a_rule_of_thumb():
    game = gorin.new("lcg", seed=2)
    while game.decision.count < 3:
        game.choose(game.decision.pick(0))
    hint = game.hint(seconds=1e-9)
    assert hint.worlds == 0
    assert "no time to look ahead" in hint.why
