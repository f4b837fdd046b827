"""Chapter: Resolution Phase, where a clan has earned more control tokens than it has left."""

import random

import pytest

from gorin.games.battle.presentation.why import NOTHING_EARNED
from support.battle_table import side, table, token
from support.rule import rule

ALL_OUT = ("lion_capital+28", "lion_east")
"""All thirty control tokens of the Lion are on the board."""
LOSES_LION_EAST = token("crane", "army-5", "crane_capital>lion_east")
DRAGON_SOUTH = token("lion", "army-1", "lion_capital>dragon_south")
SCORPION_NORTH = token("lion", "army-2", "lion_capital>scorpion_north")


def battles(*pieces, first="lion", **sides):
    clans = {"lion": side(*ALL_OUT), "crane": side("crane_capital"), **sides}
    return table(**clans, first=first, phase="resolution", pieces=list(pieces))


@rule("BR-RES-19")
@pytest.mark.parametrize(
    ("attack", "province"), [(DRAGON_SOUTH, "dragon_south"), (SCORPION_NORTH, "scorpion_north")]
)
def test_a_token_that_one_battle_frees_serves_another_whichever_comes_first(attack, province):
    t = battles(LOSES_LION_EAST, attack)
    assert t.owner("lion_east") == "crane"
    assert (t.owner(province), t.control(province)) == ("lion", (1, 0))
    assert t.lion.own["control_pool"] == 0
    assert t.told("short") == []


@rule("BR-RES-19")
def test_a_freed_token_serves_a_defense_as_well():
    t = battles(LOSES_LION_EAST, token("lion", "army-1", "lion_capital"))
    assert t.control("lion_capital") == (1, 29)


@rule("BR-RES-19")
@pytest.mark.parametrize(
    ("without", "held"), [("dragon_south", "scorpion_north"), ("scorpion_north", "dragon_south")]
)
def test_who_has_too_few_tokens_chooses_where_none_is_placed(without, held):
    t = battles(LOSES_LION_EAST, DRAGON_SOUTH, SCORPION_NORTH)
    assert t.awaits == ["lion"]
    assert t.lion.may == {"dragon_south", "scorpion_north"}
    assert sum(line.startswith("Battle for") for line in t.log) == 3  # the player knows all results
    t.lion.choose(without)
    assert (t.owner(without), t.owner(held), t.owner("lion_east")) == (None, "lion", "crane")
    assert t.log.count(f"Lion has no control token left for {without.replace('_', ' ').title()}.") == 1
    assert t.round == 3


def test_a_province_that_was_held_may_be_the_one_without():
    t = battles(LOSES_LION_EAST, DRAGON_SOUTH, token("lion", "army-3", "lion_capital"))
    assert t.lion.may == {"dragon_south", "lion_capital"}
    t.lion.choose("lion_capital")
    assert (t.control("lion_capital"), t.control("dragon_south")) == ((1, 28), (1, 0))


def test_nobody_is_asked_where_no_token_is_left_at_all():
    t = battles(DRAGON_SOUTH, SCORPION_NORTH)
    assert t.round == 3
    assert t.owner("dragon_south") is t.owner("scorpion_north") is None
    assert [line for line in t.log if "no control token left" in line] == [
        "Lion has no control token left for Dragon South.",
        "Lion has no control token left for Scorpion North.",
    ]


def test_the_choice_is_made_again_until_the_tokens_suffice():
    t = battles(LOSES_LION_EAST, DRAGON_SOUTH, SCORPION_NORTH, token("lion", "shinobi-1", "islands_east"))
    t.lion.choose("islands_east")
    assert t.lion.may == {"dragon_south", "scorpion_north"}
    t.lion.choose("dragon_south")
    assert t.lion.provinces == {"lion_capital", "scorpion_north"}


@pytest.mark.parametrize(("first", "second"), [("lion", "crane"), ("crane", "lion")])
def test_where_two_are_short_the_first_player_chooses_first(first, second):
    t = battles(
        DRAGON_SOUTH,
        SCORPION_NORTH,
        token("crane", "army-1", "crane_capital"),
        token("crane", "shinobi-1", "islands_east"),
        first=first,
        lion=side("lion_capital+28"),
        crane=side("crane_capital+28"),
    )
    assert t.awaits == [first]
    getattr(t, first).choose(sorted(getattr(t, first).may)[0])
    assert t.awaits == [second]


def test_the_open_choice_is_explained_and_believed_by_all():
    t = battles(LOSES_LION_EAST, DRAGON_SOUTH, SCORPION_NORTH)
    assert t.game.why_not(t.lion.seat, "province:dragon_south") == ()
    assert t.game.why_not(t.lion.seat, "province:crab_capital") == (NOTHING_EARNED,)
    for seat in range(t.game.seats):
        assert t.game.determinize(seat, random.Random(seat)).view(seat) == t.view(seat)
