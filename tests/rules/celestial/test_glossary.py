"""Chapters: multiplayer, the active player."""

import pytest

import gorin
from gorin.kernel.errors import InvalidSetup
from support.ccg_cards import published
from support.ccg_table import table
from support.plain_cards import PLAIN, deck, end_turn, plain
from support.rule import rule

cards = published(*PLAIN)


@rule("CE-MULT-01")
@pytest.mark.parametrize("seats", (1, 3, 4))
def test_the_short_rulebook_is_for_two(seats):
    with pytest.raises(InvalidSetup, match="CE-MULT-01"):
        gorin.new("celestial", seats=seats)
    with pytest.raises(InvalidSetup, match="CE-MULT-01"):
        gorin.new("celestial", decks=[deck()] * seats)
    assert gorin.new("celestial", decks=[deck()] * 2).state.seats == 2


@rule("CE-GLO-01")
def test_the_active_player_is_the_one_whose_turn_it_is():
    t = table(north=plain(hand=["plain-plan"]), south=plain(hand=["plain-plan"]))
    assert t.game.view(1)["active"] == 0
    assert t.asked == "north"
    end_turn(t)
    t.until("action")
    assert t.game.view(0)["active"] == 1
    assert t.asked == "south"
