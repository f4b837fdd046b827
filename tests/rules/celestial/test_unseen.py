"""Who brought a deck knows what of it is still to come, and in no way in which order."""

import random
from collections import Counter

import pytest

import gorin
from gorin.language.library.library import known_decks
from support.ccg_table import side, table


def unseen(game: gorin.Game, seat: int) -> dict[str, dict[str, int]]:
    return game.view(seat)["players"][seat]["unseen"]


@pytest.mark.parametrize("deck", known_decks("celestial"))
def test_at_first_all_is_to_come_but_the_hand_and_the_open_cards(deck: str):
    game = gorin.new("celestial", decks=[deck, "crab-kyuden-hida"], seed=5)
    me = game.view(0)["players"][0]
    assert sum(me["unseen"]["fate"].values()) == me["fate_deck"]
    face_down = sum(not place["face_up"] and not place["empty"] for place in me["provinces"])
    assert sum(me["unseen"]["dynasty"].values()) == me["dynasty_deck"] + face_down


def test_nobody_else_is_told():
    game = gorin.new("celestial", seed=5)
    assert game.view(0)["players"][1]["unseen"] is None
    assert [player["unseen"] for player in game.view()["players"]] == [None, None]


def test_the_list_tells_nothing_of_the_order():
    first = table(north=side("hida-kaoru", fate=["charge", "keen-blade", "charge"]), south=side()).game
    other = table(north=side("hida-kaoru", fate=["keen-blade", "charge", "charge"]), south=side()).game
    assert list(unseen(first, 0)["fate"].items()) == [("charge", 2), ("keen-blade", 1)]
    assert list(unseen(first, 0)["fate"].items()) == list(unseen(other, 0)["fate"].items())


def test_a_face_down_card_is_still_to_come_and_one_turned_up_is_not():
    places = ["large-farm", {"card": "hida-kaoru", "face_up": True}]
    game = table(north=side(provinces=places, dynasty=["remote-village"]), south=side()).game
    assert unseen(game, 0)["dynasty"] == {"large-farm": 1, "remote-village": 1}


def test_a_card_that_was_drawn_is_no_longer_to_come():
    game, rng = gorin.new("celestial", seed=2), random.Random(2)
    before, told = Counter(unseen(game, 0)["fate"]), len(game.events)
    while not any(line.kind == "drawn" and line.visible_to(0) for line in game.events[told:]):
        game.choose(game.decision.pick(rng.randrange(game.decision.count)), game.decision.seat)
    assert Counter(unseen(game, 0)["fate"]) < before
