"""Dishonorable Personalities (WH-DIS)."""

from __future__ import annotations

import pytest

from support.ccg_box import act, army, fight, laid, next_turn, unit
from support.rule import rule


def shamed(slug: str, *attached: str):
    return unit(slug, *attached, dishonored=True)


@rule("WH-DIS-01", "WH-DIS-02", "WH-DUR-01", "WH-GLO-19")
def test_dishonor_stays_and_leaves_no_personal_honor():
    t = fight(attacker=army("bayushi-shigeo", hand=("game-of-sincerity",)), defender=army("matsu-sakaki"))
    assert not t.is_dishonored("matsu-sakaki")
    act(t, "attacker").plays("game-of-sincerity", "bayushi-shigeo", "matsu-sakaki")
    assert t.personal_honor("matsu-sakaki") == t.personal_honor("bayushi-shigeo") == 0
    later = laid(north=army(shamed("matsu-sakaki")), south=army())
    next_turn(later)
    next_turn(later)
    assert later.is_dishonored("matsu-sakaki")
    assert later.personal_honor("matsu-sakaki") == 0


@rule("WH-DIS-05", "WH-DIS-06")
@pytest.mark.parametrize("dishonored", [True, False])
def test_a_gain_rehonors_instead_who_performed_it(dishonored):
    t = laid(north=army("temple-to-shinsei", unit("isawa-naki", dishonored=dishonored)), south=army())
    t.north.uses("temple-to-shinsei", "isawa-naki")
    assert t.north.honor == (5 if dishonored else 7)
    assert not t.is_dishonored("isawa-naki")


@rule("WH-DIS-06")
def test_a_gain_from_his_own_trait_or_action_rehonors_too():
    t = fight(attacker=army(shamed("matsu-nishijo")), defender=army("togashi-chiko"))
    act(t, "attacker").uses("matsu-nishijo", "togashi-chiko")
    assert t.attacker.honor == 5
    assert not t.is_dishonored("matsu-nishijo")


@rule("WH-DIS-07")
def test_somebody_elses_dishonor_is_in_nobodys_way():
    t = fight(attacker=army("matsu-nishijo"), defender=army(shamed("togashi-chiko")))
    act(t, "attacker").uses("matsu-nishijo", "togashi-chiko")
    assert t.attacker.honor == 6
    assert t.is_dishonored("togashi-chiko")


@rule("WH-DIS-08")
@pytest.mark.parametrize("dishonored", [True, False])
def test_a_victory_rehonors_instead(dishonored):
    mine = unit("togashi-chiko", dishonored=dishonored)
    t = fight(attacker=army(mine, "togashi-akagi"), defender=army(unit("ikoma-toraji", "hired-legion")))
    t.fight()
    assert t.zone("hired-legion") == "discard"
    assert t.attacker.honor == (5 if dishonored else 9)
    assert not t.is_dishonored("togashi-chiko")


@rule("WH-DIS-09", "WH-DIS-10", "WH-DIS-11")
def test_in_a_tie_they_die_honorably_and_only_their_leader_gains_nothing():
    t = fight(attacker=army(shamed("matsu-sakaki")), defender=army("togashi-akagi"))
    t.fight()
    assert t.zone("matsu-sakaki") == t.zone("togashi-akagi") == "discard"
    assert t.attacker.honor == 5  # neither a gain nor the loss for a dishonorable death
    assert t.defender.honor == 6
    assert not t.is_dishonored("matsu-sakaki")
