"""Games that no rulebook ends: all decks empty, and nobody able to win (docs/decisions/ccg.md)."""

import pytest

import gorin
from gorin.games.ccg.ruleset import edition_named
from support.ccg_cards import published
from support.ccg_table import table
from support.plain_cards import PLAIN, end_turn, plain

cards = published(*PLAIN)

ROUNDS = edition_named("celestial").standstill
EMPTY = {"fate": [], "dynasty": []}


def barren(turns, north=None, south=None):
    """So many turns have begun with all decks empty; North's is the last of them."""
    return table(
        north=plain(**{**EMPTY, **(north or {})}),
        south=plain(**{**EMPTY, **(south or {})}),
        so_far={"barren": turns},
    )


def test_after_so_many_turns_each_with_empty_decks_nobody_wins():
    t = barren(2 * ROUNDS - 1)
    end_turn(t)
    assert t.over is None  # the last turn that may begin
    end_turn(t)
    assert t.over.startswith("Standstill")
    assert t.game.outcome.winners == ()
    assert t.log[-1].startswith("Nobody wins")


def test_who_has_the_honor_as_the_last_turn_begins_wins_nevertheless():
    t = barren(2 * ROUNDS, south={"honor": 40})
    end_turn(t)
    assert t.over == "Honor Victory"
    assert t.game.outcome.winners == (1,)


@pytest.mark.parametrize("deck", ("fate", "dynasty"))
def test_a_single_card_in_any_deck_sets_the_count_back(deck):
    card = {"fate": "guard-5", "dynasty": "farm-5"}[deck]
    t = barren(2 * ROUNDS, south={deck: [card] * 3})
    end_turn(t)
    assert t.over is None
    assert t.game.view(0)["standstill"] is None


def test_everybody_is_told_when_the_count_begins_and_when_it_nears_its_end():
    t = barren(0)
    end_turn(t)
    assert t.game.view(None)["standstill"] == ROUNDS
    end_turn(t)
    end_turn(t)
    assert t.game.view(1)["standstill"] == ROUNDS - 1
    assert sum("All decks are empty" in line for line in t.log) == 1
    t = barren(2 * (ROUNDS - 10))
    end_turn(t)
    assert any("after 10 more turns each" in line for line in t.log)


def test_the_count_of_a_position_is_one_that_can_be():
    position = barren(7).game.position()
    assert position["so_far"]["barren"] == 7
    position["so_far"]["barren"] = 2 * ROUNDS + 1
    with pytest.raises(gorin.InvalidPosition, match=r"so_far\.barren"):
        gorin.setup("celestial", position)
