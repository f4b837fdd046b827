"""Scorpion Personalities of War of Honor: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from support.ccg_box import act, army, asked_for, fight, laid, next_turn, offered, unit
from support.rule import rule


def shamed(slug: str):
    return {"card": slug, "dishonored": True}


# --- Hikoko ---------------------------------------------------------------------------------------


def hikoko(**facts):
    return fight(
        attacker=army({"card": "bayushi-hikoko", **facts}), defender=army("togashi-taro", "matsu-yosa")
    )


def test_hikoko_bows_and_dishonors_at_the_price_of_her_own_honor():
    t = hikoko()
    assert asked_for(act(t, "attacker"), "bayushi-hikoko", "togashi-taro") == {"bayushi-hikoko"}
    t.attacker.chooses("bayushi-hikoko")
    assert t.is_bowed("togashi-taro")
    assert t.is_dishonored("togashi-taro")
    assert t.is_dishonored("bayushi-hikoko")


def test_hikoko_need_not_pay_and_bows_nobody_of_much_honor():
    t = hikoko()
    act(t, "attacker").uses("bayushi-hikoko", "matsu-yosa", "done")
    assert not t.is_bowed("matsu-yosa")  # 4 Personal Honor against 3 Chi
    assert not t.is_dishonored("bayushi-hikoko")


@rule("WH-ACT-22")
def test_hikoko_cannot_pay_with_honor_that_is_lost_already():
    t = hikoko(dishonored=True)
    act(t, "attacker").uses("bayushi-hikoko", "togashi-taro")
    assert t.is_bowed("togashi-taro")
    assert not t.is_dishonored("togashi-taro")


# --- Hirose, Saka, Shigeo, Sorii ------------------------------------------------------------------


def test_hirose_bows_the_dishonorable_of_any_side_and_their_controller_pays():
    t = fight(
        attacker=army("bayushi-hirose", shamed("bayushi-saka")),
        defender=army(shamed("matsu-yosa"), "togashi-taro"),
    )
    assert asked_for(act(t, "attacker"), "bayushi-hirose") == {"bayushi-saka", "matsu-yosa"}
    t.attacker.chooses("matsu-yosa")
    assert t.is_bowed("matsu-yosa")
    assert t.defender.honor == 3


@pytest.mark.parametrize("dishonored", [True, False])
def test_saka_sends_home_and_bows_the_unit_of_the_dishonorable(dishonored):
    t = fight(
        attacker=army("bayushi-saka"),
        defender=army(unit("togashi-taro", "hired-legion", dishonored=dishonored), "matsu-yosa"),
    )
    assert asked_for(act(t, "attacker"), "bayushi-saka") == {"bayushi-saka", "togashi-taro"}
    t.attacker.chooses("togashi-taro")
    assert t.is_home("togashi-taro")
    assert t.is_bowed("togashi-taro") == t.is_bowed("hired-legion") == dishonored


def test_shigeo_bows_a_follower_or_who_has_less_honor():
    t = fight(
        attacker=army("bayushi-shigeo"),
        defender=army(unit("matsu-yosa", "hired-legion"), "togashi-taro", "matsu-sakaki"),
    )
    assert asked_for(act(t, "attacker"), "bayushi-shigeo") == {"hired-legion", "togashi-taro"}
    t.attacker.chooses("hired-legion")
    assert t.is_bowed("hired-legion")


@rule("WH-STAT-05", "WH-STAT-06", "WH-STAT-03")
def test_sorii_takes_as_much_force_as_he_has_chi_and_no_more_than_there_is():
    t = fight(attacker=army("bayushi-sorii"), defender=army("matsu-sakaki", "togashi-chiko"))
    assert t.force("matsu-sakaki") == 4
    assert asked_for(act(t, "attacker"), "bayushi-sorii") == {"matsu-sakaki", "togashi-chiko"}
    t.attacker.chooses("matsu-sakaki")
    assert t.force("matsu-sakaki") == 0


@rule("WH-STAT-01", "WH-STAT-02", "WH-STAT-04", "WH-STAT-07", "WH-STAT-08", "WH-DUR-02")
def test_what_is_taken_counts_also_where_more_comes_later():
    t = fight(attacker=army("matsu-sakaki"), defender=army("bayushi-sorii", hand=("charge",)))
    t.defender.uses("bayushi-sorii", "matsu-sakaki")
    act(t, "defender").plays("charge", "matsu-sakaki")
    assert t.force("matsu-sakaki") == 2
    next_turn(t)
    assert t.force("matsu-sakaki") == 4


# --- Idaurin and Tabito ---------------------------------------------------------------------------


def test_idaurin_works_from_home_where_somebody_is_dishonorable():
    t = fight(
        attacker=army("bayushi-saka", home=["soshi-idaurin"]),
        defender=army(unit("togashi-taro", "hired-legion", dishonored=True)),
    )
    picks = asked_for(act(t, "attacker"), "soshi-idaurin")
    assert picks == {"bayushi-saka", "togashi-taro", "hired-legion"}
    t.attacker.chooses("hired-legion")
    t.attacker.chooses("choice0")
    assert t.is_bowed("hired-legion")


def test_idaurin_needs_dishonor_there_and_somebody_of_yours():
    t = fight(
        attacker=army("bayushi-saka", home=["soshi-idaurin"]),
        defender=army("togashi-taro", home=[shamed("matsu-yosa")]),
    )
    assert not offered(t, "attacker", "soshi-idaurin")
    absent = fight(attacker=army(home=["soshi-idaurin"]), defender=army(shamed("togashi-taro")))
    assert not offered(absent, "attacker", "soshi-idaurin")


@pytest.mark.parametrize(("choice", "bowed", "honor"), [("choice0", True, 7), ("choice1", False, 3)])
def test_tabito_lets_his_controller_choose_between_honor_and_shame(choice, bowed, honor):
    t = laid(
        north=army("soshi-tabito-exp"), south=army("matsu-yosa", {"card": "ikoma-toraji", "bowed": True})
    )
    assert asked_for(t.north, "soshi-tabito-exp") == {"soshi-tabito-exp", "matsu-yosa"}
    t.north.chooses("matsu-yosa")
    t.south.chooses(choice)
    assert t.is_bowed("matsu-yosa") == bowed
    assert t.is_dishonored("matsu-yosa") != bowed
    assert t.south.honor == honor
