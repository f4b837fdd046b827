"""What the heuristic makes of positions of Battle for Rokugan."""

import random

import pytest

from gorin import bots
from support.battle_table import side as any_side
from support.battle_table import table, token


def side(*provinces, **facts):
    """A player without scouts and shugenja, unless the test says so."""
    return any_side(*provinces, **{"scouts": 0, "shugenja": 0, **facts})


def choices(t, seat, count):
    """The next choices of the heuristic bot in this seat."""
    bot, made = bots.make("heuristic", "battle", random.Random(1)), []
    for _ in range(count):
        decision = t.game.decision
        assert decision.seat == seat
        option = bot.choose(decision, bots.outlook_of(t.game, seat))
        made.append(option.id)
        t.choose(option.id, seat)
    return made


def test_it_attacks_the_richest_province_that_it_can_take():
    t = table(
        crab=side("crab_northwest", hand=("army-3", "bluff")),
        unicorn=side("unicorn_southwest", "unicorn_capital", "scorpion_west+3", "crab_east"),
        round=5,
    )
    assert choices(t, 0, 2) == ["place:army-3", "crab_northwest>crab_east"]


def test_it_defends_against_an_arrow_where_it_loses_most():
    t = table(
        crane=side("crane_south", "crane_central", "crane_capital", hand=("army-4", "bluff")),
        lion=side("mainland_east+4", "lion_capital+4"),
        pieces=[token("lion", "army-3", "mainland_east>crane_south")],
        round=5,
    )
    assert choices(t, 0, 2) == ["place:army-4", "crane_south"]


def test_it_does_not_attack_what_it_cannot_take():
    t = table(
        crab=side("crab_capital", hand=("army-2", "bluff")),
        crane=side("crab_central+3", "mainland_south+3"),
        round=5,
    )
    assert choices(t, 0, 2) == ["place:army-2", "crab_capital"]


def test_it_makes_peace_where_it_would_lose_a_whole_territory():
    t = table(
        crane=side("crane_south", "crane_central", "crane_capital", hand=("diplomacy", "bluff")),
        lion=side("mainland_east", "lion_capital"),
        pieces=[token("lion", "army-5", "mainland_east>crane_south")],
        round=3,
    )
    assert choices(t, 0, 2) == ["place:diplomacy", "crane_south"]


def test_it_raids_the_province_that_keeps_it_from_a_territory():
    t = table(
        crab=side("crab_capital", "crab_central", "crab_northwest", hand=("raid", "bluff")),
        crane=side("mainland_south", "mainland_west", "crab_east"),
        round=5,
    )
    assert choices(t, 0, 2) == ["place:raid", "crab_east"]


@pytest.mark.parametrize("face", ["navy-1", "shinobi-1", "diplomacy", "raid"])
def test_it_never_feints_where_a_token_can_act(face):
    t = table(
        crab=side("crab_capital", "crab_central", hand=(face, "army-1", "bluff")),
        crane=side("crane_capital", "crane_south", "crane_central"),
    )
    t.crab.choose(f"place:{face}")
    labels = t.crab.labels()
    (spot,) = choices(t, 0, 1)
    assert "discarded when revealed" not in labels[spot]


def test_a_shugenja_strikes_the_token_that_threatens_most():
    t = table(
        crane=side("crane_south", "crane_central", "crane_capital", hand=("army-1", "bluff"), shugenja=1),
        lion=side("mainland_east", "lion_capital"),
        pieces=[
            token("lion", "bluff", "islands_east"),
            token("lion", "army-5", "mainland_east>crane_south"),
        ],
        round=5,
    )
    assert choices(t, 0, 2) == ["play:shugenja", "piece-2"]
