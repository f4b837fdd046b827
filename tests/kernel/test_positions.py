"""Positions: a moment that a person could write, and the choices since; reading what was written."""

import random

import pytest

import gorin
from gorin.games import register, unregister
from gorin.kernel.position_reader import PositionReader, read_chance
from support.toy import KINDS, TOY
from support.walk import new_game, offers, walk


@pytest.fixture(autouse=True)
def the_test_game_is_playable():
    register(TOY)
    yield
    unregister(TOY.id)


def turn_of_the_toy(seed: int = 3) -> gorin.Game:
    game = gorin.new("toy", seed=seed)
    game.choose("bid-1", 0)
    game.choose("bid-0", 1)
    return game


# --- the last moment that can be described -----------------------------------------------------------


def test_a_moment_that_can_be_described_needs_no_choices():
    position = turn_of_the_toy().position()
    assert set(position) == {"game", "players", "turn", "chance"}
    assert [player["honor"] for player in position["players"]] == [4, 5]
    held = [card.partition("#")[0] for player in position["players"] for card in player["hand"]]
    assert held and set(held) <= set(KINDS)


def test_in_the_middle_of_something_the_choices_since_are_told():
    for game in walk(gorin.new("toy", seed=5), random.Random(5)):
        position = game.position()
        if "players" in position and "then" in position:
            break
    since = position["then"]
    assert since == game.record()["choices"][-len(since) :]
    moment = gorin.setup("toy", {name: told for name, told in position.items() if name != "then"})
    assert moment.position() == {name: told for name, told in position.items() if name != "then"}
    again = gorin.setup("toy", position)
    assert offers(again) == offers(game)
    assert again.position() == position


def test_before_any_moment_that_can_be_described_a_position_is_the_set_up():
    game = gorin.new("toy", seats=3, seed=1 << 60)
    game.choose("bid-1", 2)
    position = game.position()
    assert position == {"game": "toy", "new": {"seats": 3}, "seed": str(1 << 60), "then": [[2, "bid-1"]]}
    again = gorin.setup("toy", position)
    assert again.digest() == game.digest()
    assert again.position() == position


def test_a_game_from_a_position_is_recorded_from_there_and_described_again():
    start = {"new": {"seats": 2}, "seed": 4, "then": [[1, "bid-0"]]}
    game = gorin.setup("toy", start)
    assert game.record()["position"] == start
    assert game.record()["choices"] == []
    game.choose("bid-1", 0)
    assert gorin.replay(game.record()).digest() == game.digest()
    assert gorin.setup("toy", game.position()).view(0) == game.view(0)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"then": "bid"}, "then lists choices as pairs of seat and option id"),
        ({"then": [[0, "bid-1"], [0, "bid-1"]]}, "choice 2 of then cannot be made: seat 0 has nothing"),
        ({"then": [[1, "bid-7"]]}, "choice 1 of then cannot be made: 'bid-7' is not offered"),
        ({"new": {"seats": 9}}, "new: Toy has 2 or 3 seats"),
        ({"new": 3}, "new is a JSON object"),
        ({"seed": "x"}, "new: a seed is a whole number"),
        ({"thne": []}, "a position knows no 'thne'; did you mean then?"),
    ],
)
def test_what_is_wrong_with_a_new_game_or_its_choices_is_named(change, words):
    with pytest.raises(gorin.InvalidPosition, match=words.replace("?", r"\?")):
        gorin.setup("toy", {"new": {"seats": 2}, **change})


def test_a_game_that_began_as_a_state_has_a_position_where_it_can_be_described():
    world = turn_of_the_toy().determinize(0, random.Random(1))
    assert gorin.setup("toy", world.position()).view(0) == world.view(0)
    unheard = gorin.new("toy", seed=3).determinize(0, random.Random(1))
    with pytest.raises(gorin.GorinError, match="no position: the game began in the middle of something"):
        unheard.position()


def test_a_history_that_does_not_lead_to_the_state_is_not_told_as_if_it_did():
    game = gorin.new("toy", seed=3)
    game.state.honor[0] = 9
    with pytest.raises(gorin.GorinError, match="do not lead to it"):
        game.position()


# --- reading ----------------------------------------------------------------------------------------

COLOURS = {"red": 0, "green": 1}


def told(**values: object) -> PositionReader:
    return PositionReader(
        values, ("n", "yes", "word", "colour", "colours", "inner", "inners", "by_colour"), "players[2]"
    )


@pytest.mark.parametrize(
    ("read", "words"),
    [
        (lambda: told(colur="red"), r"players\[2\] knows no 'colur'; did you mean colour\?"),
        (lambda: told(xyz=1), r"players\[2\] knows no 'xyz'$"),
        (lambda: PositionReader([], ()), "a position is a JSON object, not a list"),
        (lambda: told(n="1").number("n", 0), r"players\[2\].n is a whole number, not '1'"),
        (lambda: told(n=True).number("n", 0), "is a whole number, not True"),
        (lambda: told(n=1.0).number("n", 0), "is a whole number, not 1.0"),
        (lambda: told(n=-1).number("n", 0, 0), "is a whole number from 0, not -1"),
        (lambda: told(n=3).number("n", 0, 0, 2), "is a whole number from 0 to 2, not 3"),
        (lambda: told(yes=1).flag("yes"), "is true or false, not 1"),
        (lambda: told(word={}).text("word", ""), "is a text, not a JSON object"),
        (lambda: told(colour="gren").name("colour", COLOURS), r"no 'gren'; did you mean green\?"),
        (lambda: told().name("colour", COLOURS), "there is no None"),
        (lambda: told(colours="red").names("colours", COLOURS), "is a list, not 'red'"),
        (lambda: told(colours=["red", 3]).names("colours", COLOURS), r"\]\.colours\[1\]: there is no 3"),
        (lambda: told(inner=[]).table("inner", ()), r"players\[2\].inner is a JSON object"),
        (lambda: told(inners=[{}, {"a": 1}]).tables("inners", ("b",)), r"inners\[1\] knows no 'a'"),
        (lambda: told(by_colour={"blue": {}}).entries("by_colour", COLOURS, ()), "by_colour knows no 'blue'"),
        (lambda: told(by_colour={"red": {"a": 1}}).entries("by_colour", COLOURS, ()), "our.red knows no 'a'"),
        (lambda: told(word="x" * 10**6).number("word", 0), r"x\.\.\.$"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_place(read, words):
    with pytest.raises(gorin.InvalidPosition, match=words) as raised:
        read()
    assert len(str(raised.value)) < 200


def test_what_is_not_said_or_null_has_its_default():
    for nothing in (told(), told(n=None, yes=None, word=None, colour=None, colours=None, inner=None)):
        assert (nothing.number("n", 7, 0, 2), nothing.flag("yes", True), nothing.text("word", "a")) == (
            7,
            True,
            "a",
        )
        assert (nothing.name("colour", COLOURS, 1), nothing.names("colours", COLOURS)) == (1, [])
        assert nothing.table("inner", ()).told == {}
        assert not nothing.says("n")


def test_chance_is_a_seed_or_a_key_and_a_count():
    known = ("seed", "chance")
    seeded = read_chance(PositionReader({"seed": "7"}, known))
    assert seeded.key == read_chance(PositionReader({"seed": 7}, known)).key
    assert read_chance(PositionReader({"chance": [seeded.key, 5]}, known)).drawn == 5
    for wrong in (
        {"seed": "x"}, {"seed": ""}, {"seed": False}, {"chance": 3}, {"chance": ["luck", 1]},
        {"chance": [seeded.key, -1]}, {"chance": [seeded.key, "1"]}, {"chance": [seeded.key]},
        {"chance": ["\ud800" * 32, 1]}, {"seed": 1, "chance": [seeded.key, 5]},
    ):  # fmt: skip
        with pytest.raises(gorin.InvalidPosition):
            read_chance(PositionReader(wrong, known))
    assert new_game("toy", 2, 1).state.chance.key == read_chance(PositionReader({"seed": 1}, known)).key
