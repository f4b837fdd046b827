"""Chapter: Scorched Earth."""

import pytest

from support.battle_table import side, table, token
from support.rule import rule


def touching(province, spots):
    """The spots in a province or on one of its borders."""
    return {spot for spot in spots if province in spot.split(">")}


def waste(**facts):
    """Crane South is scorched; the Crab hold most of what is around it."""
    return table(
        crab=side("crab_east", "mainland_east", "crane_central", hand=("army-1", "navy-1", "bluff")),
        lion=side("lion_capital"),
        specials={"crane_south": "scorched-earth"},
        **facts,
    )


@rule("BR-SCO-01")
@pytest.mark.parametrize(
    ("face", "spot"),
    [("army-5", "crab_east>crane_south"), ("navy-2", "sea>crane_south"), ("shinobi-2", "crane_south")],
)
def test_a_scorched_province_cannot_be_taken(face, spot):
    t = waste(phase="resolution", pieces=[token("crab", face, spot)])
    assert t.told("illegal")
    assert not t.told("battle")
    assert t.owner("crane_south") is None
    assert t.crab.discard == [face]


@rule("BR-SCO-01")
def test_a_province_is_nobodys_once_it_is_scorched_though_others_attack_it():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south+4"),
        scorpion=side("scorpion_capital"),
        phase="resolution",
        pieces=[
            token("crab", "raid", "crane_south"),
            token("scorpion", "army-5", "scorpion_capital>crane_south"),
            token("crane", "army-5", "crane_south"),
        ],
    )
    assert t.owner("crane_south") is None
    assert t.control("crane_south") == (0, 0)


@rule("BR-SCO-02", "BR-SCO-03", "BR-SCO-04")
@pytest.mark.parametrize("face", ["army-1", "navy-1", "bluff"])
def test_nothing_can_be_placed_in_a_scorched_province_or_on_its_borders(face):
    t = waste()
    assert "mainland_east>mainland_west" in t.crab.spots(face)
    assert touching("crane_south", t.crab.spots(face)) == set()


@rule("BR-SCO-02", "BR-SCO-04")
def test_not_even_a_ronin_may_use_the_borders_of_a_scorched_province():
    t = table(
        crab=side(ronin=True, hand=("army-1", "bluff")),
        lion=side("lion_capital"),
        specials={"crane_south": "scorched-earth"},
    )
    assert "crab_east>scorpion_capital" in t.crab.spots("army-1")
    assert touching("crane_south", t.crab.spots("army-1")) == set()


@rule("BR-SCO-03")
def test_the_reason_is_given_for_a_scorched_province():
    t = waste()
    t.crab.choose("place:army-1")
    assert "BR-SCO-03" in t.crab.why_not("province:crane_south")
    assert "BR-SCO-04" in t.crab.why_not("border:crab_east|crane_south")


@rule("BR-SCO-04")
def test_a_token_pointing_out_of_a_scorched_province_is_discarded():
    # The harbor would let a navy in over this border, if it were not the border of a scorched province.
    t = table(
        crab=side("crab_capital"),
        lion=side("scorpion_capital"),
        specials={"crane_south": "scorched-earth", "scorpion_capital": "harbor"},
        phase="resolution",
        pieces=[token("crab", "navy-3", "crane_south>scorpion_capital")],
    )
    assert t.told("illegal")
    assert t.owner("scorpion_capital") == "lion"


@rule("BR-SCO-05")
@pytest.mark.parametrize("is_scorched", [True, False])
def test_a_territory_is_controlled_without_its_scorched_province(is_scorched):
    t = table(
        lion=side("crane_capital", "crane_central"),
        crab=side("crab_capital"),
        specials={"crane_south": "scorched-earth"} if is_scorched else {},
        round=5,
        phase="resolution",
    )
    assert t.lion.score["territories"] == (5 if is_scorched else 0)
    assert set(t.lion.cards) == ({"crane"} if is_scorched else set())


@rule("BR-SCO-05")
def test_the_provinces_that_are_not_scorched_are_all_needed():
    t = table(
        lion=side("crane_capital"),
        crab=side("crane_central"),
        specials={"crane_south": "scorched-earth"},
        phase="resolution",
    )
    assert t.view()["territories"]["crane"]["owner"] is None


@rule("BR-SCO-06")
def test_a_territory_of_scorched_provinces_only_belongs_to_nobody():
    names = ("crane_capital", "crane_central", "crane_south")
    t = table(
        crane=side("lion_east"),
        lion=side("lion_capital"),
        specials=dict.fromkeys(names, "scorched-earth"),
        round=5,
        phase="resolution",
    )
    assert t.view()["territories"]["crane"]["owner"] is None
    assert [score["territories"] for score in t.view()["scores"]] == [0, 0]
    assert "claimed" not in t.kinds
