"""Strongholds of War of Honor: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from support.ccg_box import IDLE, act, army, asked_for, fight, laid, next_turn, offered, unit
from support.rule import rule

# --- City of Tears --------------------------------------------------------------------------------

TEARS = {"stronghold": "city-of-tears"}


def tears(*hand: str, enemies=("togashi-taro",)):
    return fight(
        attacker=army("isawa-naki", "matsu-yosa", "diamond-mine", hand=hand, **TEARS, home=["isawa-kyoko"]),
        defender=army(*enemies, hand=("heavens-tears",)),
    )


@rule("WH-CLR-24", "WH-CLR-25", "WH-EQP-08")
def test_city_of_tears_equips_spells_in_battle_and_uses_them_at_once():
    t = tears("tempest-of-flame", "heavens-tears", enemies=("togashi-chiko",))
    player = act(t, "attacker")
    player.chooses("equip:tempest-of-flame")
    assert player.may - {"back"} == {"isawa-naki"}  # who is at the battlefield
    player.chooses("isawa-naki")
    player.chooses("choice0")
    assert t.asked == "attacker"
    assert player.may == {"use:tempest-of-flame", "pass"}
    player.uses("tempest-of-flame", "togashi-chiko")
    assert t.zone("togashi-chiko") == "discard"
    assert t.asked == "defender"


@rule("WH-CLR-24", "WH-CLR-26", "WH-EQP-09", "WH-EQP-02")
def test_city_of_tears_equips_spells_in_everybodys_action_phase_but_nothing_else():
    held = ("heavens-tears", "hired-legion")
    t = laid(
        north=army(), south=army("isawa-naki", "diamond-mine", hand=held, **TEARS), east=army("isawa-naki")
    )
    act(t, "south")
    assert {each for each in t.south.may if each.startswith("equip")} == {"equip:heavens-tears"}
    t.south.uses("equip:heavens-tears", "isawa-naki")
    assert t.zone("heavens-tears") == "play"
    assert t.asked == "east"  # no additional action for an Open one


@rule("WH-EQP-02")
def test_nobody_else_equips_in_battle():
    t = tears(enemies=("isawa-naki",))
    assert not any(each.startswith("equip") for each in t.defender.may)


# --- Seven Stings Keep ----------------------------------------------------------------------------


@rule("WH-SHD-06")
@pytest.mark.parametrize(("left", "honor"), [(4, 5), (3, 3), (1, -1)])
def test_seven_stings_keep_costs_two_honor_for_each_province_lost(left, honor):
    t = laid(
        north=army(provinces=("large-farm",) * 3), south=army(provinces=("large-farm",) * left), east=army()
    )
    assert asked_for(t.north, "seven-stings-keep") == {"seat0", "seat1", "seat2"}
    t.north.chooses("seat1")
    assert t.south.honor == honor
    assert (t.north.honor, t.east.honor) == (5, 5)


def test_seven_stings_keep_does_not_sting_while_bowed():
    t = laid(north=army(stronghold_bowed=True), south=army())
    assert "use:seven-stings-keep" not in t.north.may


# --- Tetsu Kama Mura ------------------------------------------------------------------------------

MURA = {"stronghold": "tetsu-kama-mura", "fate": ("charge", IDLE, IDLE, "courtesy")}


@rule("WH-TXT-01")
@pytest.mark.parametrize(("choice", "drawn"), [("choice0", "charge"), ("choice1", "courtesy")])
def test_tetsu_kama_mura_draws_from_the_top_or_from_the_bottom(choice, drawn):
    t = laid("dynasty", north=army(**MURA), south=army())
    while "Draw from" not in t.prompt:
        t.north.chooses("done" if "done" in t.north.may else "pass")
    t.north.chooses(choice)
    assert sorted(t.north.hand) == sorted([IDLE, drawn])


def test_tetsu_kama_mura_asks_for_each_card_and_only_its_own_player():
    t = fight(
        attacker=army("togashi-taro", hand=("cold-hands-stone-heart",), **MURA), defender=army("matsu-yosa")
    )
    act(t, "attacker").uses("cold-hands-stone-heart", "togashi-taro", "matsu-yosa", "use:matsu-yosa")
    t.attacker.chooses("choice1")
    assert "courtesy" in t.attacker.hand
    other = laid(north=army(fate=("charge", IDLE, "courtesy")), south=army(**MURA))
    next_turn(other)
    assert other.s.active == 1
    assert other.north.hand == [IDLE, "charge"]


def test_tetsu_kama_mura_does_not_ask_about_the_last_card():
    t = laid(north=army(stronghold="tetsu-kama-mura", fate=("charge",)), south=army())
    while t.s.active == 0:
        assert "bottom" not in t.prompt
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose("pass" if "pass" in ids else "done", t.game.decision.seat)
    assert t.north.hand == [IDLE, "charge"]


@pytest.mark.parametrize(("answer", "top"), [("choice0", IDLE), ("pass", "charge")])
def test_tetsu_kama_mura_looks_at_the_top_and_may_lay_it_under_the_deck(answer, top):
    t = laid(north=army(**MURA), south=army())
    t.north.uses("tetsu-kama-mura", answer)
    deck = [t.s.definition(card).slug for card in t.s.players[0].fate]
    assert deck[-1] == top
    assert (deck[0] == "charge") == (answer == "choice0")


def test_tetsu_kama_mura_asks_nothing_about_the_top_of_an_empty_deck():
    t = laid(north=army(stronghold="tetsu-kama-mura", fate=()), south=army())
    t.north.uses("tetsu-kama-mura")
    assert "bottom of the deck" not in t.prompt


# --- Venerable Plains of the Ikoma ----------------------------------------------------------------


def plains(*hand: str):
    return fight(
        attacker=army("matsu-yosa", hand=hand, stronghold="venerable-plains-of-the-ikoma"),
        defender=army("togashi-taro", "matsu-nishijo"),
    )


@pytest.mark.parametrize(("card", "honor"), [("courtesy", 7), ("charge", 5)])
def test_venerable_plains_bow_who_has_less_honor_and_reward_virtue(card, honor):
    t = plains(card)
    picks = asked_for(act(t, "attacker"), "venerable-plains-of-the-ikoma", "matsu-yosa")
    assert picks == {"togashi-taro"}  # Nishijo has as much
    t.attacker.chooses("togashi-taro")
    t.attacker.chooses(card)
    assert t.is_bowed("togashi-taro")
    assert t.attacker.honor == honor


def test_venerable_plains_need_a_card_to_discard():
    mine = army(unit("matsu-yosa", "hired-legion"), stronghold="venerable-plains-of-the-ikoma")
    t = fight(attacker={**mine, "hand": ()}, defender=army("togashi-taro"))
    assert not offered(t, "attacker", "venerable-plains-of-the-ikoma")
    assert "use:hired-legion" in t.attacker.may
