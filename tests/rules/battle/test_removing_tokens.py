"""Chapter: Removing Tokens."""

import pytest

from support.battle_table import side, table, token
from support.rule import rule


def sacrifice(*provinces):
    """The Crab are about to pay for Inspire Fear with a control token."""
    t = table(
        crab=side(*provinces, hand=("army-1", "army-2", "bluff")),
        lion=side("lion_capital"),
        specials={"lion_capital": "shrine", "dragon_south": "peace", "lion_east": "scorched-earth"},
        cards={"shadowlands_south": ("inspire-fear", "crab")},
    )
    t.crab.plays("inspire-fear")
    return t


@rule("BR-REM-01")
def test_a_removed_combat_token_goes_to_its_owners_discard_pile():
    t = table(
        crab=side("crab_capital", hand=("army-1", "army-2", "bluff")),
        lion=side("lion_capital"),
        pieces=[token("lion", "army-3", "lion_capital")],
    )
    t.crab.plays("shugenja", "piece-1")
    assert t.pieces == set()
    assert t.lion.discard == ["army-3"]
    assert t.crab.discard == []


@rule("BR-REM-02")
def test_a_removed_control_token_goes_back_to_its_owners_pool():
    t = sacrifice("crab_capital", "crab_east")
    assert t.crab.own["control_pool"] == 28
    t.crab.choose("crab_east")
    assert t.crab.own["control_pool"] == 29
    assert t.lion.own["control_pool"] == 29


@rule("BR-REM-03")
def test_who_removes_an_own_control_token_chooses_the_province():
    t = sacrifice("crab_capital+1", "crab_east", "mainland_west", "shadowlands_south+2")
    assert t.awaits == ["crab"]
    assert t.crab.may == {"crab_capital", "crab_east", "mainland_west", "back"}
    t.crab.choose("mainland_west")
    assert t.crab.provinces == {"crab_capital", "crab_east", "shadowlands_south"}


@rule("BR-REM-04")
def test_faceup_control_tokens_are_removed_first():
    t = sacrifice("crab_capital", "crab_east+2")
    t.crab.choose("crab_east")
    assert t.control("crab_east") == (1, 1)


@rule("BR-REM-05")
def test_a_province_without_its_last_control_token_belongs_to_nobody():
    t = sacrifice("crab_capital", "crab_east")
    t.crab.choose("crab_east")
    assert t.owner("crab_east") is None
    assert t.control("crab_east") == (0, 0)


@rule("BR-REM-06")
@pytest.mark.parametrize(
    ("province", "special"),
    [("lion_capital", "shrine"), ("dragon_south", "peace"), ("lion_east", "scorched-earth")],
)
def test_a_removed_special_token_goes_back_to_the_supply(province, special):
    t = sacrifice("crab_capital", "crab_east")
    before = t.supply(special)
    t.crab.choose("crab_east", province, "done")
    assert t.special(province) is None
    assert t.supply(special) == before + 1
