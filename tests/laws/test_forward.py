"""Law: for programs that ask for it, every choice leads on, and nobody is asked what has only one answer."""

import random

import pytest

import gorin
from support.walk import TABLES, new_game, some_moments, walk


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_moment_comes_twice_where_nothing_is_taken_back(name: str, seats: int):
    game, seen = new_game(name, seats, 4).without_take_back(), set()
    dead_ends = 0
    for moment in walk(game, random.Random(seats)):
        dead_ends += sum(d.count == 1 and d.pick(0).id == "back" for d in moment.pending)
        assert moment.digest() not in seen or dead_ends
        seen.add(moment.digest())
        for decision in moment.pending:
            ids = [option.id for option in decision.options]
            assert "back" not in ids or ids == ["back"]
    assert dead_ends <= 1
    assert gorin.replay(game.record()).digest() == game.digest()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_only_real_choices_are_asked_and_the_others_are_recorded(name: str, seats: int):
    game = new_game(name, seats, 5).without_take_back().without_forced_choices()
    made = 0
    for moment in walk(game, random.Random(seats)):
        assert not any(decision.is_forced for decision in moment.pending)
        made += 1
    record = game.record()
    assert len(record["choices"]) >= made
    assert gorin.replay(record).digest() == game.digest()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_copies_and_worlds_keep_to_it(name: str, seats: int):
    rng = random.Random(seats)
    whole = new_game(name, seats, 6)
    for moment in some_moments(whole, rng, 4):
        forward = moment.without_take_back()
        assert forward.digest() == moment.digest()
        for copy in (forward.clone(), forward.determinize(forward.pending[0].seat, rng)):
            ids = [option.id for option in copy.pending[0].options]
            assert ids == [option.id for option in forward.pending[0].options]


def at_a_pick() -> gorin.Game:
    """A token is in hand and is to be placed, or put back."""
    game = gorin.new("battle", seats=2, seed=1)
    while game.decision.kind != "turn.place":
        game.choose(game.decision.options[0])
    return game


def test_what_is_left_out_is_refused_and_the_game_itself_still_offers_it():
    game = at_a_pick()
    forward = game.without_take_back()
    with pytest.raises(gorin.IllegalChoice, match="'back' is not offered to seat"):
        forward.choose("back")
    left = [option["id"] for option in forward.view(forward.decision.seat)["decision"]["options"]]
    assert [*left, "back"] == [option.id for option in game.decision.options]
    game.choose("back")


def test_an_option_is_the_same_choice_wherever_it_stands_in_the_list():
    game = at_a_pick()
    forward, both = game.without_take_back(), []
    for option in forward.decision.options:
        here, there = game.clone(), forward.clone()
        here.choose(option)
        there.choose(option.id)
        both.append((here.digest(), there.digest()))
    assert all(here == there for here, there in both)
    assert len(set(both)) == len(both)
