"""What players know of hidden cards stands on the table in the terminal."""

import random

import pytest

import gorin
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.decks import reveal
from gorin.games.lcg.language.verbs.in_play import return_to_deck_top
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CARD
from gorin.games.lcg.language.which.lying import in_your_hand
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, published
from support.lcg_course import unanswered
from support.lcg_table import side, table, who
from support.walk import walk

cards = published(
    event("Test Salvage", action(target(ATTACHMENT), return_to_deck_top(TARGET))),
    event("Test Boast", action(target(in_your_hand(CARD)), reveal(TARGET))),
)
WIDTH = 100


def known_lines(game: gorin.Game, viewer: int | None) -> list[str]:
    """The lines about what is known, of all players."""
    view = game.view(viewer)
    lines = [line.plain for line in picture_of(view["game"]).listing(view, WIDTH)]
    return [line for line in lines if line.startswith("Known")]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_card_that_all_saw_put_on_a_deck_is_named(viewer: int | None):
    north = side(who("doji-whisperer", "ornate-fan"), hand=("test-salvage",), conflict=("banzai", "rout"))
    t = table(north=north, south=side())
    assert known_lines(t.game, viewer) == []
    t.north.uses("test-salvage", "ornate-fan")
    unanswered(t)
    assert known_lines(t.game, viewer) == ["Known      in the conflict deck Ornate Fan (top)"]


@pytest.mark.parametrize(("viewer", "told"), [(0, []), (1, ["Known      in hand Banzai!"])])
def test_a_revealed_card_in_hand_is_named_to_the_others(viewer: int, told: list[str]):
    t = table(north=side(hand=("test-boast", "banzai", "rout")), south=side())
    t.north.uses("test-boast", "banzai")
    unanswered(t)
    assert known_lines(t.game, viewer) == told


def test_what_is_known_of_a_ccg_deck_is_told_with_its_place():
    decks = ["phoenix-temple-of-purity", "crane-seawatch-castle"]
    for seed in range(1, 20):
        for moment in walk(gorin.new("celestial", decks=decks, seed=seed), random.Random(seed)):
            owner = moment.view(0)["players"][1]
            placed = owner["known"]["dynasty_deck"]
            if 0 < len(placed) <= 3 and placed[-1]["place"] == owner["dynasty_deck"]:
                lines = picture_of("celestial").listing(moment.view(0), WIDTH)
                told = " ".join(" ".join(line.plain for line in lines).split())
                assert "in the Dynasty deck" in told
                assert f"{placed[-1]['card']['name']} (bottom)" in told
                return
    raise AssertionError("nobody put a card at the bottom of a deck")
