"""Dragon Personalities of War of Honor: what each does, and what it may not do."""

from __future__ import annotations

from support.ccg_box import IDLE, act, army, asked_for, fight, laid, offered
from support.rule import rule

# --- Chiko ----------------------------------------------------------------------------------------


def test_chiko_comes_to_the_battle_although_bowed_and_straightens():
    bowed = {"card": "togashi-chiko", "bowed": True}
    t = fight(attacker=army(home=[bowed]), defender=army("matsu-yosa"))
    act(t, "attacker").uses("togashi-chiko")
    assert not t.is_home("togashi-chiko")
    assert not t.is_bowed("togashi-chiko")


def test_chiko_stays_where_there_is_nobody_to_fight_and_bowed_where_she_is_already():
    t = fight(attacker=army("togashi-taro", home=["togashi-chiko"]), defender=army())
    assert not offered(t, "attacker", "togashi-chiko")
    bowed = {"card": "togashi-chiko", "bowed": True}
    there = fight(attacker=army(bowed), defender=army("matsu-yosa"))
    act(there, "attacker").uses("togashi-chiko")
    assert there.is_bowed("togashi-chiko")


# --- Kanmu ----------------------------------------------------------------------------------------


@rule("WH-GLO-02", "WH-GLO-03")
def test_kanmu_is_stronger_only_for_an_additional_action():
    enemies = ("matsu-yosa", "ikoma-toraji")
    t = fight(attacker=army("togashi-kanmu"), defender=army(*enemies))
    act(t, "attacker").uses("togashi-kanmu", "matsu-yosa")
    assert t.is_home("matsu-yosa")
    assert t.force("togashi-kanmu") == 3
    again = fight(
        attacker=army("togashi-kanmu", "togashi-taro", hand=("a-warriors-wisdom",)), defender=army(*enemies)
    )
    act(again, "attacker").uses("a-warriors-wisdom", "togashi-taro")
    assert again.asked == "attacker"  # before the Defender is asked again
    again.attacker.uses("togashi-kanmu", "matsu-yosa")
    assert again.force("togashi-kanmu") == 5


def test_kanmu_sends_nobody_of_his_own_home():
    t = fight(attacker=army("togashi-kanmu", "togashi-taro"), defender=army("matsu-yosa"))
    assert asked_for(act(t, "attacker"), "togashi-kanmu") == {"matsu-yosa"}


# --- Nakahara -------------------------------------------------------------------------------------

DECK = ("charge", "viper-tattoo", "courtesy", "ring-of-air", "changing-paths")


def nakahara(top: str):
    """He has looked at the deck and laid this card on top."""
    t = fight(attacker=army("togashi-nakahara", fate=DECK), defender=army("matsu-yosa"))
    act(t, "attacker").uses("togashi-nakahara", top)
    for slug in [each for each in DECK if each != top][:3]:
        t.attacker.chooses(slug)
    return t


@rule("WH-CLR-06")
def test_nakahara_draws_a_tattoo_and_may_play_it_at_once():
    t = nakahara("viper-tattoo")
    t.attacker.chooses("choice0")
    assert sorted(t.attacker.hand) == sorted([IDLE, "viper-tattoo"])
    assert t.attacker.may == {"use:viper-tattoo", "pass"}
    t.attacker.plays("viper-tattoo", "togashi-nakahara", "matsu-yosa")
    assert t.is_bowed("matsu-yosa")


@rule("WH-CLR-06")
def test_nakahara_draws_no_other_card():
    for top in ("charge", "ring-of-air"):
        t = nakahara(top)
        t.attacker.chooses("choice0")
        assert t.attacker.hand == [IDLE]
        assert t.asked == "defender"


def test_nakahara_need_not_show_it():
    t = nakahara("viper-tattoo")
    t.attacker.passes()
    assert t.attacker.hand == [IDLE]
    assert t.asked == "defender"


# --- Oki ------------------------------------------------------------------------------------------


def bought_oki():
    t = laid(
        "dynasty",
        north=army("diamond-mine", "diamond-mine#2", provinces=({"card": "togashi-oki", "face_up": True},)),
        south=army(),
    )
    t.north.chooses(next(each for each in t.north.may if each.startswith("buy:")))
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    return t


@rule("WH-TXT-06")
def test_oki_may_bow_as_she_enters_play_for_a_card():
    t = bought_oki()
    t.north.chooses("choice0")
    assert t.is_bowed("togashi-oki")
    assert len(t.north.hand) == 3  # with the one of the End phase


def test_oki_need_not_and_is_stronger_while_defending():
    t = bought_oki()
    t.north.passes()
    assert not t.is_bowed("togashi-oki")
    assert len(t.north.hand) == 2
    fought = fight(attacker=army("matsu-yosa"), defender=army("togashi-oki"))
    assert fought.force("togashi-oki") == 5
    assert t.force("togashi-oki") == 3


def test_akagi_has_nothing_to_say():
    t = fight(attacker=army("togashi-akagi"), defender=army("matsu-yosa"))
    assert not any("akagi" in each for each in act(t, "attacker").may)
