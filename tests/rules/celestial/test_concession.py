"""A player may give a game up at any time, whoever is awaited."""

import random

import pytest

import gorin
from gorin.language.library.library import known_decks


def some_moment(seed: int, choices: int) -> gorin.Game:
    rng = random.Random(seed)
    game = gorin.new("celestial", decks=rng.sample(list(known_decks("celestial")), 2), seed=seed)
    for _ in range(choices):
        game.choose(game.decision.pick(rng.randrange(game.decision.count)), game.decision.seat)
    return game


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("seed", "choices"), [(1, 0), (2, 37), (3, 150), (4, 301)])
def test_the_other_player_wins(seat: int, seed: int, choices: int):
    game = some_moment(seed, choices)
    game.choose("concede", seat)
    assert (game.outcome.winners, game.outcome.reason) == ((1 - seat,), "Concession")
    assert game.decision is None
    names = [player["name"] for player in game.view()["players"]]
    told = [line.sentence for line in game.events[-2:]]
    assert told == [f"{names[seat]} concedes.", f"{names[1 - seat]} wins by concession."]


def test_it_is_kept_and_replayed():
    game = some_moment(5, 80)
    other = 1 - game.decision.seat
    game.choose("concede", other)
    assert game.record()["choices"][-1] == [other, "concede"]
    assert gorin.replay(game.record()).digest() == game.digest()
    assert gorin.load(game.save()).digest() == game.digest()


def test_without_a_seat_it_is_who_is_asked():
    game = some_moment(6, 20)
    asked = game.decision.seat
    game.choose("concede")
    assert game.outcome.winners == (1 - asked,)


@pytest.mark.parametrize(
    ("name", "seat", "message"),
    [
        ("celestial", 2, "no seat 2"),
        ("celestial", "x", "no seat 'x'"),
        ("battle", 0, "you cannot concede in Battle"),
    ],
)
def test_what_cannot_be_conceded_changes_nothing(name: str, seat: object, message: str):
    game = gorin.new(name, seats=2, seed=1)
    before = game.digest()
    with pytest.raises(gorin.IllegalChoice, match=message):
        game.choose("concede", seat)
    assert game.digest() == before
    assert game.record()["choices"] == []


def test_a_game_that_is_over_cannot_be_conceded():
    game = some_moment(7, 10)
    game.choose("concede", 0)
    with pytest.raises(gorin.IllegalChoice, match="nothing to concede"):
        game.choose("concede", 1)
    assert game.outcome.winners == (1,)
