"""The twelve secret objectives: met, and just not met, at the end of a game."""

import pytest

from support.battle_table import side, table

FOOTHOLDS = [
    # objective, honor, capital, two other provinces of the territory
    ("last_line_of_defense", 5, "crab_capital", ("crab_east", "crab_northwest")),
    ("rice_bowl", 6, "crane_capital", ("crane_central", "crane_south")),
    ("great_wall_north", 6, "dragon_capital", ("dragon_south", "dragon_west")),
    ("plains_of_battle", 7, "lion_capital", ("lion_east", "lion_northwest")),
    ("great_library", 7, "phoenix_capital", ("phoenix_central", "phoenix_east")),
    ("den_of_secrets", 7, "scorpion_capital", ("scorpion_north", "scorpion_west")),
    ("court_of_five_winds", 6, "unicorn_capital", ("unicorn_east", "unicorn_southwest")),
]


def honor(objective, *provinces, others=(("shadowlands_north",),), **facts):
    """What an objective gives the Crane with these provinces."""
    clans = ("dragon", "scorpion")[: len(others)]
    sides = {clan: side(*held) for clan, held in zip(clans, others, strict=True)}
    t = table(crane=side(*provinces, objective=objective), **sides, round=5, phase="resolution", **facts)
    assert t.game.over
    return t.crane.score["objective"]


@pytest.mark.parametrize(("objective", "value", "capital", "pair"), FOOTHOLDS)
def test_a_foothold_is_the_capital_or_two_provinces_of_its_territory(objective, value, capital, pair):
    elsewhere = ("islands_east", "mainland_south", "mainland_west")
    assert honor(objective, capital) == value
    assert honor(objective, *pair) == value
    assert honor(objective, pair[0], *elsewhere) == 0
    assert honor(objective, pair[1], *elsewhere) == 0


def test_reclaiming_lost_lands_needs_both_shadowlands():
    both = ("shadowlands_north", "shadowlands_south")
    rival = (("crab_capital",),)
    assert honor("reclaiming_lost_lands", *both, others=rival) == 3
    assert honor("reclaiming_lost_lands", both[0], "crab_east", others=rival) == 0
    assert honor("reclaiming_lost_lands", both[1], "crab_east", others=rival) == 0


def test_emerald_empire_needs_a_chain_of_six_provinces():
    chain = ("crab_capital", "crab_central", "crab_east", "scorpion_west", "unicorn_east", "unicorn_capital")
    assert honor("emerald_empire", *chain) == 10
    for missing in range(6):
        broken = (*chain[:missing], *chain[missing + 1 :], "islands_north", "islands_west")
        assert honor("emerald_empire", *broken) == 0


def test_emerald_empire_needs_three_territories():
    two = (
        "crab_northwest",
        "crab_central",
        "crab_capital",
        "mainland_south",
        "mainland_east",
        "mainland_west",
    )
    assert honor("emerald_empire", *two) == 0
    three = (
        "crab_northwest",
        "crab_central",
        "crab_capital",
        "mainland_south",
        "mainland_east",
        "crane_south",
    )
    assert honor("emerald_empire", *three) == 10


def test_emerald_empire_needs_one_chain_and_no_star():
    # Three arms from one province: six provinces that hang together, but no chain of six.
    star = ("lion_capital", "scorpion_north", "dragon_south", "crane_central")
    tips = ("unicorn_east", "phoenix_capital")
    assert honor("emerald_empire", *star, *tips) == 0


def test_way_of_the_sail_needs_six_coastal_provinces():
    five = ("islands_east", "islands_north", "islands_west", "crane_south", "shadowlands_south")
    assert honor("way_of_the_sail", *five, "crab_capital") == 10
    assert honor("way_of_the_sail", *five, "lion_capital", "crab_east") == 0


def test_way_of_the_sail_counts_the_harbor():
    five = ("islands_east", "islands_north", "islands_west", "crane_south", "shadowlands_south")
    assert honor("way_of_the_sail", *five, "lion_capital", specials={"lion_capital": "harbor"}) == 10


SIX_TERRITORIES = ("crab_east", "crane_south", "dragon_south", "lion_east", "phoenix_east", "scorpion_north")


@pytest.mark.parametrize("seventh", ["unicorn_east", "islands_west", "mainland_east", "shadowlands_south"])
def test_web_of_influence_needs_a_province_in_seven_territories(seventh):
    assert honor("web_of_influence", *SIX_TERRITORIES, seventh) == 10


def test_web_of_influence_is_not_met_with_six_territories():
    assert honor("web_of_influence", *SIX_TERRITORIES, "crab_capital", "scorpion_west") == 0


def test_web_of_influence_counts_the_shadowlands_as_two():
    both = ("shadowlands_north", "shadowlands_south")
    assert honor("web_of_influence", *SIX_TERRITORIES[:5], *both, others=(("islands_west",),)) == 10


def test_way_of_humility_needs_the_fewest_provinces_of_all():
    three = ("unicorn_capital", "unicorn_east", "dragon_west")
    rivals = (three, ("islands_east", "islands_west"))
    assert honor("way_of_humility", "crane_capital", others=rivals) == 10
    assert honor("way_of_humility", "crane_capital", "crane_south", "crane_central", others=rivals) == 0


def test_way_of_humility_is_met_with_a_tie():
    rivals = (("unicorn_capital", "unicorn_east", "dragon_west"), ("islands_east", "islands_west"))
    assert honor("way_of_humility", "crane_capital", "crane_south", others=rivals) == 10


def test_way_of_humility_counts_provinces_and_not_control_tokens():
    assert honor("way_of_humility", "crane_capital+5", others=(("islands_east", "islands_west"),)) == 10
