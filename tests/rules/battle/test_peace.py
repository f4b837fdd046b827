"""Chapter: Peace."""

import pytest

from support.battle_table import side, table, token
from support.rule import rule


def touching(province, spots):
    """The spots in a province or on one of its borders."""
    return {spot for spot in spots if province in spot.split(">")}


def peace(**facts):
    """Crane South is at peace under the Crane; the Crab are next door."""
    return table(
        crane=side("crane_south", "crane_central", hand=("army-1", "navy-1", "bluff")),
        crab=side("crab_east", "mainland_east", hand=("army-1", "navy-1", "bluff")),
        specials={"crane_south": "peace"},
        **facts,
    )


@rule("BR-PEA-01")
@pytest.mark.parametrize(
    ("face", "spot"),
    [("army-5", "crab_east>crane_south"), ("navy-2", "sea>crane_south"), ("shinobi-2", "crane_south")],
)
def test_a_province_at_peace_cannot_be_attacked(face, spot):
    t = peace(turn="crab")
    assert spot not in t.crab.spots("army-1")
    t = peace(phase="resolution", pieces=[token("crab", face, spot)])
    assert not t.told("battle")
    assert t.owner("crane_south") == "crane"
    assert t.crab.discard == [face]


@rule("BR-PEA-02")
def test_its_controller_cannot_attack_out_of_it():
    t = peace()
    assert "crane_central>scorpion_capital" in t.crane.spots("army-1")
    assert "crane_south>scorpion_capital" not in t.crane.spots("army-1")
    t = peace(phase="resolution", pieces=[token("crane", "army-5", "crane_south>scorpion_capital")])
    assert t.owner("scorpion_capital") is None
    assert t.crane.discard == ["army-5"]


@rule("BR-PEA-03")
@pytest.mark.parametrize("clan", ["crane", "crab"])
@pytest.mark.parametrize("face", ["army-1", "navy-1", "bluff"])
def test_nobody_places_tokens_in_it_or_on_its_borders(clan, face):
    t = peace(turn=clan)
    player = getattr(t, clan)
    assert player.spots(face)
    assert touching("crane_south", player.spots(face)) == set()
    player.choose(f"place:{face}")
    assert "BR-PEA-03" in player.why_not("province:crane_south")
    assert "BR-PEA-03" in player.why_not("border:crab_east|crane_south")


@rule("BR-PEA-03")
@pytest.mark.parametrize("face", ["army-3", "diplomacy", "shinobi-1"])
def test_what_its_controller_has_in_it_is_discarded_without_effect(face):
    t = peace(phase="resolution", pieces=[token("crane", face, "crane_south")])
    assert t.told("illegal")
    assert t.control("crane_south") == (1, 0)


@rule("BR-PEA-04")
def test_the_controller_of_a_province_at_peace_scores_it():
    t = peace(round=5, phase="resolution")
    assert t.owner("crane_south") == "crane"
    assert t.crane.score["flowers"] == 3 + 2
