"""The worked battle example of Battle for Rokugan: three clans fight over a province of the Dragon."""

import pytest

from support.battle_table import side, table
from support.rule import rule

PROVINCE = "dragon_south"
BORDERS = {"phoenix_capital>dragon_south", "lion_east>dragon_south", "lion_capital>dragon_south"}


@pytest.fixture
def t():
    """The moment before the last token is placed: the Scorpion's army is to come."""
    t = table(
        dragon=side(PROVINCE, hand=("army-1", "bluff")),
        phoenix=side("phoenix_capital", "lion_east", hand=("army-1", "army-1", "bluff")),
        scorpion=side("lion_capital", hand=("army-3", "army-2", "bluff"), ability_used=True),
    )
    t.dragon.places("army-1", PROVINCE)
    t.phoenix.places("army-1", "phoenix_capital>dragon_south")
    t.scorpion.places("army-3", "lion_capital>dragon_south")
    t.phoenix.places("army-1", "lion_east>dragon_south")
    assert t.pieces == {
        ("dragon", PROVINCE),
        ("phoenix", "phoenix_capital>dragon_south"),
        ("phoenix", "lion_east>dragon_south"),
        ("scorpion", "lion_capital>dragon_south"),
    }
    return t


def resolve(t):
    """The Scorpion's other token stays at home, and the round is resolved."""
    t.scorpion.places("bluff", "lion_capital")
    return t


def report(t):
    (line,) = [line for line in t.log if line.startswith("Battle for Dragon South: ")]
    return line


@rule("BR-EXM-01")
def test_the_dragon_defend_with_one_and_no_bonus(t):
    assert t.view()["provinces"][PROVINCE]["defense"] == 0
    assert "; Dragon defends with 1; " in report(resolve(t))


@rule("BR-EXM-02")
def test_the_phoenix_attack_from_two_provinces_with_two_in_all(t):
    assert "Phoenix attacks with 2" in report(resolve(t))


@rule("BR-EXM-03")
def test_the_scorpion_attack_with_three(t):
    assert "Scorpion attacks with 3" in report(resolve(t))


@rule("BR-EXM-04")
def test_the_scorpion_take_the_province(t):
    assert report(resolve(t)) == (
        "Battle for Dragon South: Phoenix attacks with 2, Scorpion attacks with 3; "
        "Dragon defends with 1; Scorpion takes it."
    )
    assert t.owner(PROVINCE) == "scorpion"


@rule("BR-EXM-05")
def test_all_combat_tokens_and_the_dragons_control_token_are_removed(t):
    resolve(t)
    assert not {spot for _, spot in t.pieces} & {PROVINCE, *BORDERS}
    assert t.dragon.discard == ["army-1"]
    assert t.phoenix.discard == ["army-1", "army-1"]
    assert t.scorpion.discard == ["army-3"]
    assert t.dragon.provinces == set()
    assert t.dragon.own["control_pool"] == 30


@rule("BR-EXM-06")
def test_the_scorpion_put_one_control_token_facedown(t):
    resolve(t)
    assert t.control(PROVINCE) == (1, 0)
    assert t.scorpion.own["control_pool"] == 28
