"""Chapter: The Map.

The map is found out by playing: each province in turn is all that the Crab hold, and where an army or a navy
may go from there tells the borders.
"""

from functools import cache

import pytest

from support.battle_table import new_table, side, table
from support.rule import rule

NEIGHBOURS = {
    "crab_capital": "crab_central mainland_south shadowlands_north shadowlands_south",
    "crab_central": "crab_capital crab_east crab_northwest mainland_south mainland_west shadowlands_north",
    "crab_east": "crab_central crab_northwest crane_south mainland_west scorpion_capital scorpion_west",
    "crab_northwest": "crab_central crab_east scorpion_west shadowlands_north unicorn_southwest",
    "crane_capital": "crane_central lion_capital lion_east",
    "crane_central": "crane_capital crane_south lion_capital scorpion_capital",
    "crane_south": "crab_east crane_central mainland_east mainland_west scorpion_capital",
    "dragon_capital": "dragon_south dragon_west lion_northwest phoenix_capital",
    "dragon_south": "dragon_capital lion_capital lion_east lion_northwest phoenix_capital",
    "dragon_west": "dragon_capital lion_northwest unicorn_capital",
    "islands_east": "islands_north islands_west",
    "islands_north": "islands_east islands_west",
    "islands_west": "islands_east islands_north",
    "lion_capital": "crane_capital crane_central dragon_south lion_east "
    "lion_northwest scorpion_capital scorpion_north",
    "lion_east": "crane_capital dragon_south lion_capital phoenix_capital phoenix_central phoenix_east",
    "lion_northwest": "dragon_capital dragon_south dragon_west lion_capital "
    "scorpion_north unicorn_capital unicorn_east",
    "mainland_east": "crane_south mainland_south mainland_west",
    "mainland_south": "crab_capital crab_central mainland_east mainland_west",
    "mainland_west": "crab_central crab_east crane_south mainland_east mainland_south",
    "phoenix_capital": "dragon_capital dragon_south lion_east phoenix_central",
    "phoenix_central": "lion_east phoenix_capital phoenix_east",
    "phoenix_east": "lion_east phoenix_central",
    "scorpion_capital": "crab_east crane_central crane_south lion_capital scorpion_north scorpion_west",
    "scorpion_north": "lion_capital lion_northwest scorpion_capital scorpion_west unicorn_east",
    "scorpion_west": "crab_east crab_northwest scorpion_capital scorpion_north "
    "unicorn_east unicorn_southwest",
    "shadowlands_north": "crab_capital crab_central crab_northwest shadowlands_south",
    "shadowlands_south": "crab_capital shadowlands_north",
    "unicorn_capital": "dragon_west lion_northwest unicorn_east unicorn_southwest",
    "unicorn_east": "lion_northwest scorpion_north scorpion_west unicorn_capital unicorn_southwest",
    "unicorn_southwest": "crab_northwest scorpion_west unicorn_capital unicorn_east",
}
"""Read from the printed board: 30 provinces and their 64 land borders, each named from both sides."""

COASTAL = {
    *("crab_capital", "crane_capital", "crane_central", "crane_south", "lion_east", "phoenix_east"),
    *("mainland_east", "mainland_south", "shadowlands_south"),
    *("islands_east", "islands_north", "islands_west"),
}

COLOURS = {
    "grey": ("crab", "crab_capital crab_central crab_east crab_northwest"),
    "light blue": ("crane", "crane_capital crane_central crane_south"),
    "green": ("dragon", "dragon_capital dragon_south dragon_west"),
    "yellow": ("lion", "lion_capital lion_east lion_northwest"),
    "orange": ("phoenix", "phoenix_capital phoenix_central phoenix_east"),
    "dark red": ("scorpion", "scorpion_capital scorpion_north scorpion_west"),
    "purple": ("unicorn", "unicorn_capital unicorn_east unicorn_southwest"),
    "gold": ("mainland", "mainland_east mainland_south mainland_west"),
    "blue-violet": ("islands", "islands_east islands_north islands_west"),
    "brown": ("shadowlands_north", "shadowlands_north"),
    "red-brown": ("shadowlands_south", "shadowlands_south"),
}
"""Colour on the printed board -> the territory and its provinces."""

ISLANDS = {"islands_east", "islands_north", "islands_west"}


def alone_in(province):
    """The Crab hold this province and nothing else; nobody holds any other."""
    return table(crab=side(province, hand=("army-1", "navy-1", "raid", "bluff")), crane=side())


@cache
def armies_from(province):
    """Where an army can attack from a province."""
    spots = [spot.split(">") for spot in alone_in(province).crab.legal_spots("army-1") if ">" in spot]
    assert {origin for origin, _ in spots} == {province}
    return frozenset(target for _, target in spots)


@cache
def navies_from(province):
    """Where a navy can land that belongs to the owner of this province."""
    spots = [spot.split(">") for spot in alone_in(province).crab.legal_spots("navy-1") if ">" in spot]
    assert {origin for origin, _ in spots} == {"sea"}
    return frozenset(target for _, target in spots)


@cache
def borders_of(province):
    """The borders on which a token of the province's owner can lie, whichever way its arrow points."""
    t = alone_in(province)
    t.crab.choose("place:bluff")
    options = t.crab.sees["decision"]["options"]
    return frozenset(ref for option in options for ref in option["refs"] if ref.startswith("border:"))


def provinces():
    return set(new_table().view()["provinces"])


def landmass(province):
    """Every province that armies can reach step by step."""
    reached, ahead = {province}, [province]
    while ahead:
        new = armies_from(ahead.pop()) - reached
        reached |= new
        ahead += new
    return frozenset(reached)


@rule("BR-MAP-01")
def test_armies_find_two_landmasses():
    landmasses = {landmass(province) for province in provinces()}
    assert {len(mass) for mass in landmasses} == {27, 3}
    assert ISLANDS in landmasses
    assert len(landmasses) == 2


@rule("BR-MAP-01")
def test_there_is_one_sea_from_which_navies_reach_every_coast():
    for province in provinces():
        assert navies_from(province) == COASTAL - {province}


@rule("BR-MAP-02")
def test_30_provinces_are_grouped_into_11_territories_each_in_exactly_one():
    groups = [members.split() for _, members in COLOURS.values()]
    assert sorted(name for group in groups for name in group) == sorted(provinces())
    assert set(new_table().view()["territories"]) == {territory for territory, _ in COLOURS.values()}
    assert len(provinces()) == 30


@rule("BR-MAP-02", "BR-MAP-10")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_provinces_of_one_colour_are_a_territory(colour):
    territory, members = COLOURS[colour]
    everything = members.split()

    def held(*names):
        t = table(crab=side(*names, hand=("army-1", "bluff")), crane=side())
        return {name for name, told in t.view()["territories"].items() if told["owner"] == 0}

    assert held(*everything) == {territory}
    for missing in everything:
        assert held(*(set(everything) - {missing})) == set()
    assert held(*(provinces() - {everything[0]})) == {name for name, _ in COLOURS.values()} - {territory}


@rule("BR-MAP-03")
def test_a_province_is_one_area_inside_a_perimeter_of_borders():
    perimeters = frozenset().union(*(borders_of(province) for province in provinces()))
    around = [set(ref.removeprefix("border:").split("|")) - {"sea"} for ref in perimeters]
    assert len(perimeters) == 64 + 12
    for province in provinces():
        borders = [areas for areas in around if province in areas]
        assert len(borders) == len(NEIGHBOURS[province].split()) + (province in COASTAL)
        assert province in alone_in(province).crab.legal_spots("army-1")  # and it has one middle


@rule("BR-MAP-04")
def test_a_landlocked_province_has_no_coast_and_no_use_for_navies():
    landlocked = provinces() - COASTAL
    assert len(landlocked) == 18
    for province in landlocked:
        t = alone_in(province)
        assert not t.view()["provinces"][province]["coastal"]
        assert province in t.crab.feints("navy-1")
        assert f"sea>{province}" not in alone_in("islands_east").crab.spots("navy-1")


@rule("BR-MAP-05")
def test_a_province_that_touches_the_sea_is_coastal_and_can_be_defended_by_navies():
    assert {name for name, told in new_table().view()["provinces"].items() if told["coastal"]} == COASTAL
    for province in COASTAL:
        assert province in alone_in(province).crab.legal_spots("navy-1")
    assert len(COASTAL) == 12


@rule("BR-MAP-08")
def test_each_coastal_province_has_one_coastal_border():
    coasts = [ref for ref in borders_of("lion_capital") if ref.endswith("|sea")]  # nobody's to attack
    assert sorted(coasts) == sorted(f"border:{province}|sea" for province in COASTAL)
    t = alone_in("lion_capital")
    t.crab.places("navy-1", "sea>islands_east")
    assert ("crab", "sea>islands_east") in t.pieces
    assert "sea>islands_east" not in t.crab.spots("bluff")  # the one border is taken


@rule("BR-MAP-06", "BR-MAP-07")
@pytest.mark.parametrize("province", NEIGHBOURS)
def test_provinces_are_adjacent_exactly_where_they_share_a_land_border(province):
    assert armies_from(province) == set(NEIGHBOURS[province].split())
    own = {ref for ref in borders_of(province) if province in ref and not ref.endswith("|sea")}
    assert own == {"border:" + "|".join(sorted((province, other))) for other in armies_from(province)}


@rule("BR-MAP-06", "BR-MAP-07")
def test_the_64_land_borders_are_the_same_from_both_sides():
    for province in provinces():
        assert all(province in armies_from(other) for other in armies_from(province))
    shared = {frozenset((one, other)) for one in provinces() for other in armies_from(one)}
    assert len(shared) == 64


@rule("BR-MAP-06")
def test_an_army_on_a_land_border_takes_it_up_from_both_sides():
    t = table(
        crab=side("crab_east", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_south", hand=("army-1", "army-2", "bluff")),
    )
    t.crab.places("army-1", "crab_east>crane_south")
    assert "crane_south>crab_east" not in t.crane.spots("army-1")
    assert "crane_south>mainland_west" in t.crane.spots("army-1")


@rule("BR-MAP-07")
@pytest.mark.parametrize("own", ("crab_capital", "phoenix_east", "islands_west", "lion_northwest"))
def test_a_raid_works_in_adjacent_provinces_and_in_no_others(own):
    for province in provinces() - {own}:
        t = table(crab=side(own, hand=("raid", "bluff")), crane=side())
        t.crab.places("raid", province)
        raided = t.special(province) == "scorched-earth"
        assert raided == (province in NEIGHBOURS[own].split()), province


@rule("BR-MAP-09")
def test_the_islands_are_adjacent_to_one_another_but_to_nothing_across_the_sea():
    for island in ISLANDS:
        assert armies_from(island) == ISLANDS - {island}
    for province in COASTAL - ISLANDS:
        assert not armies_from(province) & ISLANDS
    # Two coasts of the mainland are not adjacent because of the sea between them either.
    assert "mainland_south" not in armies_from("shadowlands_south")
    assert "phoenix_east" not in armies_from("crane_capital")


@rule("BR-MAP-11")
def test_example_the_crane_territory_is_made_of_three_provinces():
    def controls_crane(*names):
        t = table(crab=side(*names, hand=("army-1", "bluff")), crane=side())
        return t.view()["territories"]["crane"]["owner"] == 0

    assert controls_crane("crane_capital", "crane_central", "crane_south")
    assert not controls_crane("crane_capital", "crane_central")
    assert not controls_crane("crane_capital", "crane_south")
    assert not controls_crane("crane_central", "crane_south")
