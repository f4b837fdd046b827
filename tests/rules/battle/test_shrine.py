"""Chapter: Shrine."""

import pytest

from support.battle_table import side, table, token
from support.rule import rule


def touching(province, spots):
    """The spots in a province or on one of its borders."""
    return {spot for spot in spots if province in spot.split(">")}


def shrine(**facts):
    """The shrine is in Crane South under the Crane; the Crab are next door."""
    specials = {"crane_south": "shrine", **facts.pop("specials", {})}
    hand = () if "pieces" in facts else ("army-1", "raid", "bluff")
    return table(
        crane=side("crane_south", hand=hand),
        crab=side("crab_east", "mainland_east", hand=hand),
        specials=specials,
        **facts,
    )


@rule("BR-SHR-01")
@pytest.mark.parametrize(
    ("face", "spot"),
    [("army-5", "crab_east>crane_south"), ("navy-2", "sea>crane_south"), ("shinobi-2", "crane_south")],
)
def test_a_province_with_the_shrine_cannot_be_attacked(face, spot):
    t = shrine(turn="crab")
    assert spot not in t.crab.spots("army-1")
    t = shrine(phase="resolution", pieces=[token("crab", face, spot)])
    assert not t.told("battle")
    assert t.owner("crane_south") == "crane"
    assert t.crab.discard == [face]


@rule("BR-SHR-02")
def test_its_controller_can_attack_out_of_it():
    t = shrine()
    assert {spot for spot in t.crane.legal_spots("army-1") if spot.startswith("crane_south>")} == {
        "crane_south>crab_east",
        "crane_south>crane_central",
        "crane_south>mainland_east",
        "crane_south>mainland_west",
        "crane_south>scorpion_capital",
    }
    t = shrine(phase="resolution", pieces=[token("crane", "army-1", "crane_south>crab_east")])
    assert t.owner("crab_east") == "crane"


@rule("BR-SHR-03")
@pytest.mark.parametrize("face", ["army-1", "raid", "bluff"])
def test_others_place_nothing_in_it_or_on_its_borders(face):
    t = shrine(turn="crab")
    assert "crab_east>scorpion_capital" in t.crab.spots(face)
    assert touching("crane_south", t.crab.spots(face)) == set()
    t.crab.choose(f"place:{face}")
    assert "BR-SHR-03" in t.crab.why_not("province:crane_south")


@rule("BR-SHR-03")
def test_a_raid_on_the_shrine_is_discarded():
    t = shrine(phase="resolution", pieces=[token("crab", "raid", "crane_south")])
    assert t.special("crane_south") == "shrine"
    assert t.crab.discard == ["raid"]


@rule("BR-SHR-03")
def test_a_navy_bound_for_the_harbor_cannot_use_a_border_of_the_shrine():
    t = shrine(specials={"scorpion_capital": "harbor"}, turn="crab")
    assert "scorpion_north>scorpion_capital" in t.crab.spots("bluff")
    assert "crane_south>scorpion_capital" not in t.crab.spots("bluff")


@rule("BR-SHR-03")
def test_nobody_may_use_a_shrine_that_nobody_controls():
    t = table(
        crane=side("crane_central", hand=("army-1", "bluff")),
        crab=side("crab_east"),
        specials={"crane_south": "shrine"},
    )
    assert touching("crane_south", t.crane.spots("army-1")) == set()


@rule("BR-SHR-04")
def test_its_controller_may_defend_it():
    t = shrine()
    assert "crane_south" in t.crane.legal_spots("army-1")
    t = shrine(phase="resolution", pieces=[token("crane", "army-1", "crane_south")])
    assert t.control("crane_south") == (1, 1)
