"""Set-up (LCG-SETUP, LCG-MULL). The decks are those of the Core Set, finished or not."""

import random

import pytest

import gorin
from gorin.games.lcg.cards import CARDS
from gorin.language.core.knowing import knows
from support.rule import rule


@pytest.fixture(autouse=True)
def all_cards_count(monkeypatch):
    for card in CARDS:
        monkeypatch.setattr(card, "complete", True)


def laid(seed=1):
    """A game after the provinces were laid."""
    game = gorin.new("lcg", decks=["crane-core", "lion-core"], seed=seed)
    while game.decision.kind == "setup.province":
        game.choose(game.decision.options[0])
    return game


@rule("LCG-SETUP-05", "LCG-SETUP-07", "LCG-FDP-01")
def test_provinces_are_laid_in_secret_with_one_under_the_stronghold():
    game = laid()
    for seat in (0, 1):
        row = [place for place in game.state.provinces if place.owner == seat]
        assert [place.is_stronghold for place in row] == [False, False, False, False, True]
        theirs = game.view(1 - seat)["players"][seat]
        assert all(place["card"] is None for place in theirs["provinces"])
        own = game.view(seat)["players"][seat]
        assert all(place["card"] is not None for place in own["provinces"])


@rule(
    "LCG-SETUP-08", "LCG-SETUP-09", "LCG-MULL-01", "LCG-MULL-02", "LCG-MULL-03", "LCG-MULL-04", "LCG-FDP-05"
)
def test_cards_in_provinces_are_replaced_once_and_then_nobody_knows_them():
    game = laid()
    first = game.decision.seat
    assert game.decision.kind == "setup.mulligan"
    old = [option.id for option in game.decision.options if option.id != "done"]
    assert len(old) == 4
    s = game.state
    place, top, size = s.lies_in[int(old[0][1:])], s.players[first].dynasty[-1], len(s.players[first].dynasty)
    game.choose(old[0])
    game.choose("done")
    assert s.zone[int(old[0][1:])] == 0
    assert s.lies_in[top] == place  # the top card, before the others were shuffled back
    assert len(s.players[first].dynasty) == size
    lying = [card for card, place in enumerate(s.lies_in) if place >= 0 and s.zone[card] == 2]
    mine = [card for card in lying if s.owner[card] == first]
    assert len(mine) == 4
    assert all(knows(s, first, card) for card in mine)
    assert game.decision.seat != first
    game.choose("done")
    assert not any(knows(s, first, card) for card in mine)


@rule("LCG-SETUP-10", "LCG-SETUP-11", "LCG-FRM1-08")
def test_four_cards_honor_of_the_stronghold_and_fate():
    game = laid()
    while game.decision.kind == "setup.mulligan":
        game.choose("done")
    s = game.state
    assert [len(player.hand) for player in s.players] == [4, 4]
    assert [player.honor for player in s.players] == [11, 12]
    assert [player.fate for player in s.players] == [7, 7]


@rule("LCG-FRM1-05", "LCG-HOLD-01")
def test_dynasty_cards_are_revealed_and_holdings_are_in_play():
    game = laid(3)
    while game.decision.kind == "setup.mulligan":
        game.choose("done")
    s = game.state
    lying = [
        card for card, place in enumerate(s.lies_in) if place >= 0 and s.definition(card).side == "dynasty"
    ]
    assert len(lying) == 8
    assert all(s.face_up[card] for card in lying)
    holdings = [card for card in lying if s.definition(card).type_name == "holding"]
    assert all(card in s.in_play for card in holdings)


@rule("LCG-SETUP-03")
def test_chance_says_who_is_first():
    firsts = {
        gorin.new("lcg", decks=["crane-core", "lion-core"], seed=seed).state.active for seed in range(8)
    }
    assert firsts == {0, 1}


@pytest.mark.parametrize(("format", "seats"), [("skirmish", 2), ("enlightenment", 3), ("team-conquest", 4)])
def test_a_random_game_of_every_format_ends(format, seats):
    game = gorin.new("lcg", format=format, seed=seats)
    rng = random.Random(seats)
    while not game.over:
        decision = rng.choice(game.pending)
        game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
    assert game.outcome.winners
    assert gorin.replay(game.record()).digest() == game.digest()


@rule("LCG-EMIN-01", "LCG-EMIN-02")
def test_an_eminent_province_lies_face_up_and_not_under_the_stronghold(monkeypatch):
    game = gorin.new("lcg", decks=["crane-core", "lion-core"], seed=1)
    s, first = game.state, game.decision.seat
    eminent = int(game.decision.options[0].id[1:])
    monkeypatch.setattr(s.definition(eminent), "ability_keywords", ["eminent"])
    game = gorin.new("lcg", decks=["crane-core", "lion-core"], seed=1)
    s = game.state
    assert f"c{eminent}" not in [option.id for option in game.decision.options]
    while game.decision.kind == "setup.province":
        game.choose(game.decision.options[0])
    mine = [place for place in s.provinces if place.owner == first]
    assert [place.card for place in mine if s.face_up[place.card]] == [eminent]
    assert eminent in s.in_play


@rule("LCG-SETUP-05")
def test_who_lays_provinces_sees_their_faces_and_nobody_else_does():
    game = gorin.new("lcg", seed=1)
    offered = [option.id for option in game.pending[0].options]
    assert len(offered) == 5
    assert [card["id"] for card in game.view(0)["looking"]] == offered
    assert game.view(1)["looking"] == game.view(None)["looking"] == []
