"""Chapter: Battlefield."""

import pytest

from support.battle_table import side, table, token
from support.rule import rule


def battlefield(**facts):
    """The battlefield is in Crane South under the Crane; the Crab are next door."""
    hand = () if "pieces" in facts else ("army-1", "shinobi-1", "diplomacy", "raid", "bluff")
    return table(
        crane=side("crane_south", "crane_central", hand=hand),
        crab=side("crab_east", hand=hand),
        specials={"crane_south": "battlefield"},
        **facts,
    )


@rule("BR-BAT-01")
def test_there_is_no_diplomacy_on_the_battlefield():
    t = battlefield()
    assert t.crane.legal_spots("diplomacy") == {"crane_central"}
    t = battlefield(phase="resolution", pieces=[token("crane", "diplomacy", "crane_south")])
    assert t.special("crane_south") == "battlefield"
    assert t.crane.discard == ["diplomacy"]
    assert t.told("illegal")


@rule("BR-BAT-02")
def test_there_is_no_raid_on_the_battlefield():
    t = battlefield(turn="crab")
    assert "crane_central" in t.crab.legal_spots("raid")
    assert "crane_south" in t.crab.feints("raid")
    t = battlefield(phase="resolution", pieces=[token("crab", "raid", "crane_south")])
    assert (t.special("crane_south"), t.owner("crane_south")) == ("battlefield", "crane")
    assert t.crab.discard == ["raid"]
    assert t.told("illegal")


@rule("BR-BAT-03")
@pytest.mark.parametrize(
    ("face", "spot"), [("army-1", "crab_east>crane_south"), ("shinobi-1", "crane_south")]
)
def test_the_battlefield_is_attacked_and_defended_as_usual(face, spot):
    t = battlefield(turn="crab")
    assert spot in t.crab.legal_spots(face)
    t = battlefield(phase="resolution", pieces=[token("crab", face, spot)])
    assert t.owner("crane_south") == "crab"
    assert "crane_south" in battlefield().crane.legal_spots("army-1")
    t = battlefield(
        phase="resolution", pieces=[token("crab", face, spot), token("crane", "army-1", "crane_south")]
    )
    assert t.control("crane_south") == (1, 1)
