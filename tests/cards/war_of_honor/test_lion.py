"""Lion Personalities of War of Honor: what each does, and what it may not do."""

from __future__ import annotations

from support.ccg_box import act, army, asked_for, fight, offered, unit
from support.rule import rule

# --- Mansaiko -------------------------------------------------------------------------------------


def mansaiko(*enemies: str):
    held = ("embracing-virtue", "charge")
    return fight(attacker=army("matsu-mansaiko", hand=held), defender=army(*enemies))


def test_mansaiko_gains_honor_for_a_virtue_that_is_discarded_while_opposed():
    t = mansaiko("togashi-taro")
    act(t, "attacker").uses("matsu-mansaiko", "embracing-virtue")
    assert (t.force("matsu-mansaiko"), t.attacker.honor) == (5, 7)


def test_mansaiko_gains_none_for_another_card_or_unopposed():
    t = mansaiko("togashi-taro")
    act(t, "attacker").uses("matsu-mansaiko", "charge")
    assert (t.force("matsu-mansaiko"), t.attacker.honor) == (5, 5)
    alone = mansaiko()
    act(alone, "attacker").uses("matsu-mansaiko", "embracing-virtue")
    assert (alone.force("matsu-mansaiko"), alone.attacker.honor) == (5, 5)


# --- Miyahara -------------------------------------------------------------------------------------


@rule("WH-TRT-04", "WH-TRT-05")
def test_miyahara_counts_the_other_lion_samurai_of_her_army_allies_included():
    t = fight(
        attacker=army("matsu-miyahara", "akodo-dosei", "bayushi-shigeo", home=["ikoma-toraji"]),
        raider=army("matsu-yosa"),
        defender=army("matsu-sakaki", hand=("settling-the-homeless",)),
    )
    assert t.force("matsu-miyahara") == 3
    t.defender.plays("settling-the-homeless", "matsu-yosa")
    assert t.force("matsu-miyahara") == 2


# --- Nishijo --------------------------------------------------------------------------------------


def test_nishijo_weakens_an_enemy_by_her_honor_and_gains_one():
    t = fight(attacker=army("matsu-nishijo"), defender=army(unit("togashi-chiko", "ronin-brotherhood")))
    assert t.force("matsu-nishijo") == 5
    assert asked_for(act(t, "attacker"), "matsu-nishijo") == {"togashi-chiko", "ronin-brotherhood"}
    t.attacker.chooses("togashi-chiko")
    assert (t.force("togashi-chiko"), t.attacker.honor) == (1, 6)


@rule("WH-CLR-07")
def test_nishijo_needs_an_enemy_and_is_stronger_only_while_attacking():
    t = fight(attacker=army("matsu-nishijo"), defender=army())
    assert not offered(t, "attacker", "matsu-nishijo")
    defending = fight(attacker=army("togashi-taro"), defender=army("matsu-nishijo"))
    assert defending.force("matsu-nishijo") == 3


# --- Sakaki and Yosa ------------------------------------------------------------------------------


def test_sakaki_bows_an_enemy_no_stronger_than_her_honor():
    t = fight(attacker=army("matsu-sakaki"), defender=army("togashi-taro", "togashi-chiko"))
    assert asked_for(act(t, "attacker"), "matsu-sakaki") == {"togashi-taro"}
    t.attacker.chooses("togashi-taro")
    assert t.is_bowed("togashi-taro")


def test_yosa_shoots_twice_and_better_for_a_virtue():
    t = fight(
        attacker=army("matsu-yosa", hand=("courtesy", "from-every-side")),
        defender=army("ikoma-toraji", "soshi-tabito-exp", "bayushi-hirose", "togashi-chiko"),
    )
    act(t, "attacker").uses("matsu-yosa", "ikoma-toraji")
    assert t.zone("ikoma-toraji") == "discard"
    assert asked_for(act(t, "attacker"), "matsu-yosa:2") == {"courtesy"}
    t.attacker.chooses("courtesy")
    t.attacker.chooses("bayushi-hirose")
    assert t.zone("bayushi-hirose") == "discard"
    assert t.attacker.honor == 6


def test_yosa_needs_a_virtue_for_the_stronger_shot_and_hits_nobody_stronger():
    t = fight(attacker=army("matsu-yosa", hand=("charge",)), defender=army("togashi-chiko"))
    assert not offered(t, "attacker", "matsu-yosa:2")
    act(t, "attacker").uses("matsu-yosa", "togashi-chiko")
    assert t.zone("togashi-chiko") == "play"


# --- nothing but themselves -----------------------------------------------------------------------


def test_dosei_and_toraji_have_nothing_to_say():
    t = fight(attacker=army("akodo-dosei", "ikoma-toraji"), defender=army("togashi-taro"))
    assert not any("dosei" in each or "toraji" in each for each in act(t, "attacker").may)
