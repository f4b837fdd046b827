"""Phoenix Personalities of War of Honor: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.language.core.active_effects import has
from support.ccg_box import act, army, asked_for, fight, laid, offered, unit
from support.rule import rule

# --- Asai -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "bowed"), [("choice0", True), ("choice1", False)])
def test_asai_bows_or_straightens_a_shugenja(choice, bowed):
    t = fight(
        attacker=army("agasha-asai"),
        defender=army({"card": "isawa-naki", "bowed": not bowed}, "togashi-akagi", "bayushi-sorii"),
    )
    assert asked_for(act(t, "attacker"), "agasha-asai") == {"agasha-asai", "isawa-naki", "togashi-akagi"}
    t.attacker.chooses("isawa-naki")
    t.attacker.chooses(choice)
    assert t.is_bowed("isawa-naki") == bowed


@rule("WH-CLR-08", "WH-TXT-20")
def test_asai_does_nothing_to_anybody_else_in_the_box():
    t = fight(attacker=army("agasha-asai"), defender=army("togashi-akagi"))
    act(t, "attacker").uses("agasha-asai", "togashi-akagi")
    assert not t.is_bowed("togashi-akagi")
    assert (t.attacker.honor, t.defender.honor) == (5, 5)


# --- Gifu -----------------------------------------------------------------------------------------


def gifu():
    return fight(
        attacker=army("agasha-gifu", hand=("ring-of-air", "charge")),
        defender=army("togashi-chiko", unit("bayushi-sorii", "ronin-brotherhood")),
    )


def test_gifu_bows_and_destroys_for_a_card_with_an_element():
    t = gifu()
    assert asked_for(act(t, "attacker"), "agasha-gifu") == {"togashi-chiko", "ronin-brotherhood"}
    t.attacker.chooses("togashi-chiko")
    assert t.attacker.may == {"ring-of-air", "done", "back"}
    t.attacker.chooses("ring-of-air")
    assert t.zone("togashi-chiko") == t.zone("ring-of-air") == "discard"


def test_gifu_only_bows_where_nothing_is_discarded():
    t = gifu()
    act(t, "attacker").uses("agasha-gifu", "togashi-chiko", "done")
    assert t.is_bowed("togashi-chiko")
    assert t.zone("ring-of-air") == "hand"


# --- Meisuru --------------------------------------------------------------------------------------


def bowed(slug: str):
    return {"card": slug, "bowed": True}


@rule("WH-CLR-09")
def test_meisuru_straightens_as_many_cards_of_her_army_as_she_has_chi():
    t = fight(
        attacker=army(
            "asako-meisuru", bowed("isawa-naki"), bowed("agasha-gifu"), home=[bowed("isawa-kyoko")]
        ),
        raider=army(unit("matsu-yosa", bowed("hired-legion"), bowed=True)),
        defender=army(bowed("togashi-taro")),
    )
    army_of_hers = {"asako-meisuru", "isawa-naki", "agasha-gifu", "matsu-yosa", "hired-legion"}
    assert asked_for(act(t, "attacker"), "asako-meisuru") == army_of_hers
    for slug in ("isawa-naki", "agasha-gifu", "matsu-yosa", "hired-legion"):
        t.attacker.chooses(slug)  # with the fourth she has chosen as many as she may
    assert not any(t.is_bowed(slug) for slug in army_of_hers)


def test_meisuru_may_stop_before():
    t = fight(attacker=army("asako-meisuru", bowed("isawa-naki"), bowed("agasha-gifu")), defender=army())
    act(t, "attacker").uses("asako-meisuru", "isawa-naki", "done")
    assert (t.is_bowed("isawa-naki"), t.is_bowed("agasha-gifu")) == (False, True)


# --- Naki -----------------------------------------------------------------------------------------


@rule("WH-CLR-12")
@pytest.mark.parametrize(("choice", "element"), list(enumerate(("Air", "Earth", "Fire", "Water"))))
def test_naki_gains_an_element_besides_his_own(choice, element):
    t = laid(north=army("isawa-naki"), south=army())
    t.north.uses("isawa-naki", f"choice{choice}")
    naki = t.card("isawa-naki")
    assert [each for each in ("Void", "Air", "Earth", "Fire", "Water") if has(t.s, naki, each)] == [
        "Void",
        element,
    ]
    assert "use:isawa-naki" not in act(t, "north").may


def test_naki_is_not_asked_in_battle_and_hoshimi_says_nothing():
    t = fight(attacker=army("isawa-naki", "asako-hoshimi"), defender=army("togashi-taro"))
    assert not offered(t, "attacker", "isawa-naki")
    assert not any("hoshimi" in each for each in t.attacker.may)
