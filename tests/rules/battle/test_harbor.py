"""Chapter: Harbor."""

from support.battle_table import side, table, token
from support.rule import rule

COASTAL = {
    "crab_capital",
    "crane_capital",
    "crane_central",
    "crane_south",
    "islands_east",
    "islands_north",
    "islands_west",
    "lion_east",
    "mainland_east",
    "mainland_south",
    "phoenix_east",
    "shadowlands_south",
}
INTO_LION_CAPITAL = {
    f"{neighbour}>lion_capital"
    for neighbour in (
        "crane_capital",
        "crane_central",
        "dragon_south",
        "lion_east",
        "lion_northwest",
        "scorpion_capital",
        "scorpion_north",
    )
}


def harbor(**facts):
    """The harbor is in the Lion Capital; the Crab are far away."""
    hand = () if "pieces" in facts else ("navy-1", "army-1", "bluff")
    return table(
        lion=side("lion_capital", hand=hand),
        crab=side("crab_capital", hand=hand),
        specials={"lion_capital": "harbor"},
        **facts,
    )


@rule("BR-HAR-01")
def test_the_harbor_goes_into_landlocked_provinces_only():
    t = table(
        crab=side("crab_capital"),
        crane=side("crane_capital"),
        phase="territory-cards",
        cards={"crab": ("feats-of-engineering", "crab")},
    )
    t.crab.plays("feats-of-engineering")
    assert t.crab.may - {"back"} == set(t.view()["provinces"]) - COASTAL
    assert "BR-HAR-01" in t.crab.why_not("province:crane_south")


@rule("BR-HAR-02")
def test_a_province_with_the_harbor_counts_as_coastal():
    provinces = harbor().view()["provinces"]
    assert {name for name, told in provinces.items() if told["coastal"]} == COASTAL | {"lion_capital"}


@rule("BR-HAR-03")
def test_its_controller_can_defend_it_with_navies():
    t = harbor()
    assert "lion_capital" in t.lion.legal_spots("navy-1")
    t = harbor(
        phase="resolution",
        pieces=[token("lion", "navy-1", "lion_capital"), token("crab", "shinobi-2", "lion_capital")],
    )
    assert any("Lion defends with 3" in line for line in t.log)


@rule("BR-HAR-04")
def test_others_can_attack_it_by_navies_on_all_its_borders():
    t = harbor(turn="crab")
    assert {spot for spot in t.crab.legal_spots("navy-1") if ">lion_capital" in spot} == INTO_LION_CAPITAL
    t = harbor(phase="resolution", pieces=[token("crab", "navy-3", "dragon_south>lion_capital")])
    assert t.owner("lion_capital") == "crab"


@rule("BR-HAR-04")
def test_a_neighbour_can_attack_it_by_navy_as_well():
    t = table(
        crab=side("dragon_south", hand=("navy-3", "bluff")),
        lion=side("lion_capital"),
        specials={"lion_capital": "harbor"},
    )
    assert "dragon_south>lion_capital" in t.crab.legal_spots("navy-3")
    assert "dragon_south>dragon_capital" in t.crab.feints("navy-3")


@rule("BR-HAR-05")
def test_the_harbor_lets_no_navy_out_over_land():
    t = harbor()
    assert "lion_capital>dragon_south" in t.lion.feints("navy-1")
    assert "lion_capital>dragon_south" in t.lion.legal_spots("army-1")
    t = harbor(phase="resolution", pieces=[token("lion", "navy-1", "lion_capital>dragon_south")])
    assert t.owner("dragon_south") is None
    assert t.lion.discard == ["navy-1"]
    # For anybody else nothing at all can come out of the harbor.
    t = harbor(turn="crab")
    assert not {spot for spot in t.crab.spots("navy-1") if spot.startswith("lion_capital>")}


@rule("BR-HAR-06")
def test_a_province_that_loses_the_harbor_is_landlocked_again():
    t = harbor(phase="resolution", pieces=[token("lion", "diplomacy", "lion_capital")])
    assert t.special("lion_capital") == "peace"
    assert t.view()["provinces"]["lion_capital"]["coastal"] is False
