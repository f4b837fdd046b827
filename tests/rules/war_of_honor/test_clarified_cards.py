"""The rulebook's clarifications of single cards (WH-CLR), on the table."""

from __future__ import annotations

import pytest

from support.ccg_box import act, army, asked_for, fight, laid, next_turn, offered
from support.rule import rule


def shamed(slug: str):
    return {"card": slug, "dishonored": True}


# --- Border Keep ----------------------------------------------------------------------------------


def keep(turns: int, **facts):
    return laid(
        north=army("border-keep", turns=turns, provinces=("large-farm", "matsu-yosa"), **facts), south=army()
    )


def exchange(t, ability: str) -> None:
    t.north.chooses(f"use:{ability}")
    t.north.chooses("p0")
    t.north.chooses("done")


@rule("WH-CLR-03")
def test_both_abilities_of_border_keep_work_on_the_first_turn():
    t = keep(turns=1)
    exchange(t, "border-keep")
    act(t, "north")
    exchange(t, "border-keep:2")
    assert not {"use:border-keep", "use:border-keep:2"} & act(t, "north").may


@rule("WH-CLR-04")
def test_the_second_one_can_be_kept_but_is_used_once():
    t = keep(turns=3)
    assert "use:border-keep" not in t.north.may
    exchange(t, "border-keep:2")
    next_turn(t)
    next_turn(t)
    assert "use:border-keep:2" not in act(t, "north").may


@rule("WH-CLR-05")
def test_an_event_turned_up_by_border_keep_waits_for_the_next_events_phase():
    t = keep(turns=1, dynasty=("welcome-home", "small-farm"))
    exchange(t, "border-keep")
    assert t.s.provinces[0].card == t.card("welcome-home")
    assert t.s.provinces[0].face_up
    assert t.north.honor == 5
    next_turn(t)
    assert t.north.honor == 5
    next_turn(t)
    assert t.north.honor == 8


# --- single cards ---------------------------------------------------------------------------------


@rule("WH-CLR-10")
def test_kyoko_only_moves_bows_and_gains():
    t = fight(attacker=army("isawa-kyoko-exp"), defender=army("togashi-taro"))
    act(t, "attacker").uses("isawa-kyoko-exp", "togashi-taro")
    assert t.is_home("isawa-kyoko-exp") and t.is_home("togashi-taro")
    assert t.is_bowed("isawa-kyoko-exp") and t.is_bowed("togashi-taro")
    assert (t.attacker.honor, t.defender.honor, t.force("togashi-taro")) == (6, 5, 3)


@rule("WH-CLR-11")
def test_ramifications_concern_the_dishonorable():
    t = fight(
        attacker=army("bayushi-saka", hand=("ramifications",)),
        defender=army(shamed("matsu-yosa"), "togashi-taro"),
    )
    assert asked_for(act(t, "attacker"), "ramifications") == {"matsu-yosa"}


@rule("WH-CLR-13")
@pytest.mark.parametrize(
    ("slug", "shames"), [("isawa-kyoko", True), ("isawa-naki", True), ("togashi-chiko", False)]
)
def test_maemi_shames_whom_she_leaves_without_force(slug, shames):
    t = fight(attacker=army("bayushi-maemi"), defender=army(slug))
    act(t, "attacker").uses("bayushi-maemi", slug)
    assert t.is_dishonored(slug) == shames


@rule("WH-CLR-17")
def test_allegations_hold_against_the_dishonorable_too():
    t = fight(attacker=army("bayushi-saka", hand=("allegations",)), defender=army(shamed("matsu-yosa")))
    act(t, "attacker").plays("allegations", "bayushi-saka", "matsu-yosa")
    t.defender.chooses("choice1")
    assert t.is_home("matsu-yosa")


@rule("WH-CLR-21", "WH-CLR-22")
def test_from_every_side_counts_once():
    t = fight(
        attacker=army("bayushi-saka", hand=("settling-the-homeless",)),
        defender=army("isawa-naki", "agasha-gifu", hand=("from-every-side",)),
        guard=army("matsu-yosa"),
    )
    t.defender.plays("from-every-side")
    assert t.strength(4) == 7 + 6
    act(t, "attacker").plays("settling-the-homeless", "isawa-naki")
    assert t.strength(4) == 7 + 6


@rule("WH-CLR-23")
def test_viper_tattoo_strengthens_and_bows():
    t = fight(attacker=army("togashi-taro", hand=("viper-tattoo",)), defender=army("isawa-naki"))
    act(t, "attacker").plays("viper-tattoo", "togashi-taro", "isawa-naki")
    assert (t.force("togashi-taro"), t.is_bowed("isawa-naki")) == (5, True)
    assert (t.force("isawa-naki"), t.attacker.honor, t.defender.honor) == (2, 5, 5)


@rule("WH-CLR-27", "WH-CLR-28")
def test_settling_the_homeless_needs_an_invitation_and_helps_whom_it_likes():
    held = {"hand": ("settling-the-homeless",), "home": ["bayushi-saka"]}
    t = fight(
        attacker=army("togashi-taro"),
        defender=army("matsu-yosa"),
        neighbour=army(**held),
        bystander=army(**held),
    )
    assert asked_for(act(t, "neighbour"), "settling-the-homeless") == {"togashi-taro", "matsu-yosa"}
    t.neighbour.chooses("matsu-yosa")  # although the Defender has invited him
    assert t.is_home("matsu-yosa")
    seen = set()
    while t.s.in_combat:
        seen.add(t.asked)
        t.mirror.choose("pass", t.game.decision.seat)
    assert "bystander" not in seen


def test_settling_the_homeless_is_not_offered_without_an_enemy_of_followers():
    t = fight(attacker=army("togashi-taro", hand=("settling-the-homeless",)), defender=army())
    assert offered(t, "attacker", "settling-the-homeless")
    assert asked_for(t.attacker, "settling-the-homeless") == {"togashi-taro"}
