"""Rings of War of Honor: when each enters play, and what it does."""

from __future__ import annotations

import pytest

from support.ccg_battle import is_offered
from support.ccg_box import act, army, asked_for, fight, laid, offered
from support.rule import rule


def shamed(slug: str):
    return {"card": slug, "dishonored": True}


# --- Flame ----------------------------------------------------------------------------------------


def flame(*defenders, hand=("relentless-conviction",) * 2):
    return fight(attacker=army("bayushi-saka", hand=("ring-of-flame", *hand)), defender=army(*defenders))


def convict(t, whom: str) -> None:
    """Destroy somebody dishonorable; windows stay open."""
    act(t, "attacker").chooses("use:relentless-conviction")
    t.attacker.chooses(whom)


@rule("WH-RNG-01", "WH-TRT-01", "WH-TRT-03")
def test_ring_of_flame_enters_after_the_second_action_that_destroyed_somebody():
    t = flame(shamed("matsu-yosa"), shamed("togashi-taro"), "togashi-chiko")
    convict(t, "matsu-yosa")
    assert not is_offered(t, t.attacker, "use:ring-of-flame")
    convict(t, "togashi-taro")
    assert is_offered(t, t.attacker, "use:ring-of-flame")
    t.attacker.chooses("use:ring-of-flame")
    assert t.zone("ring-of-flame") == "play"
    t.attacker.table_passes_reactions()
    assert t.asked == "defender"  # it was no action of its own


def test_ring_of_flame_counts_only_what_is_not_yours():
    t = fight(
        attacker=army(
            "bayushi-saka", shamed("bayushi-shigeo"), hand=("ring-of-flame",) + ("relentless-conviction",) * 2
        ),
        defender=army(shamed("togashi-taro")),
    )
    convict(t, "togashi-taro")
    assert not is_offered(t, t.attacker, "use:ring-of-flame")
    convict(t, "bayushi-shigeo")
    assert not is_offered(t, t.attacker, "use:ring-of-flame")


@rule("WH-RNG-02")
@pytest.mark.parametrize("in_play", [True, False])
def test_ring_of_flame_takes_one_for_another_of_lower_chi(in_play):
    play = ["ring-of-flame"] if in_play else []
    t = fight(
        attacker=army("bayushi-saka", *play, hand=() if in_play else ("ring-of-flame",)),
        defender=army("matsu-yosa", "togashi-akagi"),
    )
    assert asked_for(act(t, "attacker"), "ring-of-flame:2", "bayushi-saka") == {"matsu-yosa"}
    t.attacker.chooses("matsu-yosa")
    assert t.zone("bayushi-saka") == t.zone("matsu-yosa") == "discard"
    assert t.zone("ring-of-flame") == ("play" if in_play else "discard")
    if in_play:
        assert t.is_bowed("ring-of-flame")


# --- Air ------------------------------------------------------------------------------------------


@rule("WH-TRT-02", "WH-TXT-12")
def test_ring_of_air_enters_after_the_third_spell_or_kiho_action():
    t = laid(
        north=army(
            "togashi-taro", hand=("ring-of-air", "stagnation", "striking-through-the-void", "changing-paths")
        ),
        south=army("matsu-yosa"),
    )
    for slug in ("stagnation", "striking-through-the-void"):
        act(t, "north").chooses(f"use:{slug}")
        t.north.chooses("togashi-taro")
        assert "target other" not in t.prompt
        t.north.chooses("matsu-yosa")
        assert not is_offered(t, t.north, "use:ring-of-air")
    act(t, "north").chooses("use:changing-paths")
    t.north.chooses("togashi-taro")
    t.north.chooses("choice1")
    assert is_offered(t, t.north, "use:ring-of-air")


# --- Earth ----------------------------------------------------------------------------------------


def earth(**roles):
    """The attacking side wins against an enemy who is there."""
    sides = {
        "attacker": army("togashi-chiko", hand=("ring-of-earth",)),
        "raider": army("togashi-akagi", hand=("ring-of-earth",)),
        "defender": army("ikoma-toraji", hand=("ring-of-earth",)),
        **roles,
    }
    t = fight(**sides)
    while t.s.in_combat:
        t.mirror.choose("pass", t.game.decision.seat)
    return t


@rule("WH-CLR-14", "WH-CLR-15", "WH-GLO-51")
def test_ring_of_earth_is_for_winners_with_units_there_allies_included():
    t = earth()
    assert is_offered(t, t.attacker, "use:ring-of-earth")
    t.attacker.chooses("use:ring-of-earth")
    assert is_offered(t, t.raider, "use:ring-of-earth")


@rule("WH-CLR-14", "WH-GLO-53")
def test_ring_of_earth_is_not_for_a_leader_without_units_nor_for_losers():
    t = earth(attacker=army(hand=("ring-of-earth",), home=["togashi-chiko"]))
    assert not is_offered(t, t.attacker, "use:ring-of-earth")
    lost = earth()
    assert not is_offered(lost, lost.defender, "use:ring-of-earth")


def test_ring_of_earth_works_from_the_hand_without_units():
    t = fight(attacker=army("togashi-chiko"), defender=army(hand=("ring-of-earth",), home=["ikoma-toraji"]))
    assert offered(t, "defender", "ring-of-earth:2")
