"""Strategies o to r: what each does, and what it may not do."""

from __future__ import annotations

from typing import Any

import pytest

from support.ccg_battle import (
    IDLE,
    attacker_again,
    defending,
    picks,
    picks_for,
    settles_on,
)
from support.ccg_table import Table, battle, side, table, unit

# --- Outer Walls ----------------------------------------------------------------------------------


def test_outer_walls_strengthen_the_province_even_without_units_there() -> None:
    t = battle(side("hida-kaoru", hand=IDLE), side(hand=("outer-walls",)))
    t.defender.plays("outer-walls")
    assert (t.strength(4), t.strength(5)) == (6 + 3, 6)


def test_outer_walls_weaken_a_ranged_attack_when_it_is_targeted() -> None:
    t = _shot_at_taban()
    t.attacker.chooses("moto-taban")
    settles_on(t.defender, "use:outer-walls:2")
    assert t.zone("moto-taban") == "play"


def test_outer_walls_answer_also_a_ranged_attack_whose_target_is_chosen_late() -> None:
    t = defending(
        "hand-of-osano-wo", "togashi-taro", unit("moto-taban", "steadfast-bushi"), their_hand=("outer-walls",)
    )
    t.defender.plays("hand-of-osano-wo", "togashi-taro", "steadfast-bushi")
    t.defender.chooses("moto-taban")
    settles_on(t.attacker, "use:outer-walls:2")
    assert t.zone("moto-taban") == "play"


def test_outer_walls_weaken_no_later_ranged_attack() -> None:
    t = battle(side("shiba-rae", "isawa-akihiro"), side("moto-taban", hand=("outer-walls", "charge")))
    t.defender.passes()
    t.attacker.chooses("use:shiba-rae")
    t.attacker.chooses("moto-taban")
    settles_on(t.defender, "use:outer-walls:2")
    attacker_again(t).uses("isawa-akihiro", "moto-taban")
    assert t.zone("moto-taban") == "discard"


def test_outer_walls_are_only_offered_and_need_not_be_used() -> None:
    t = _shot_at_taban()
    settles_on(t.attacker, "moto-taban")
    assert t.zone("moto-taban") == "discard"


def test_outer_walls_do_not_react_to_other_targets() -> None:
    t = battle(side("hida-kaoru", hand=("charge",)), side("moto-taban", hand=("outer-walls",)))
    t.defender.passes()
    t.attacker.chooses("use:charge")
    settles_on(t.attacker, "hida-kaoru")
    assert t.force("hida-kaoru") == 6
    assert t.asked == "defender"
    assert "use:outer-walls:2" not in t.defender.may


def _shot_at_taban() -> Table:
    """Shiba Rae's Ranged 3 Attack is about to choose its target; the Defender holds Outer Walls."""
    t = battle(side("shiba-rae"), side("moto-taban", hand=("outer-walls", "charge")))
    t.defender.passes()
    t.attacker.chooses("use:shiba-rae")
    return t


# --- Palm Strike ----------------------------------------------------------------------------------


def test_palm_strike_bows_an_enemy_without_a_weapon() -> None:
    t = defending("palm-strike", "togashi-taro", ("hida-kaoru", unit("moto-taban", "keen-blade")))
    t.defender.chooses("use:palm-strike")
    t.defender.chooses("togashi-taro")
    assert picks(t.defender) == {"hida-kaoru"}
    settles_on(t.defender, "hida-kaoru")
    assert t.is_bowed("hida-kaoru")
    assert not t.is_bowed("togashi-taro")


@pytest.mark.parametrize(
    "monk", [unit("togashi-taro", "keen-blade"), unit("togashi-taro", bowed=True), unit("hida-ogano")]
)
def test_palm_strike_needs_an_unbowed_unarmed_monk(monk: dict[str, Any]) -> None:
    t = defending("palm-strike", monk, "hida-kaoru")
    assert t.defender.may_not("use:palm-strike")


# --- Peasant Vengeance ----------------------------------------------------------------------------


def test_peasant_vengeance_bows_a_follower_to_destroy_somebody_without_attachments() -> None:
    t = defending(
        "peasant-vengeance",
        unit("moto-taban", "steadfast-bushi"),
        ("hida-ogano", unit("hida-kaoru", "doji-armor")),
    )
    t.defender.chooses("use:peasant-vengeance")
    t.defender.chooses("steadfast-bushi")
    assert picks(t.defender) == {"hida-ogano"}
    settles_on(t.defender, "hida-ogano")
    assert t.is_bowed("steadfast-bushi")
    assert t.zone("hida-ogano") == "discard"


def test_peasant_vengeance_needs_an_unbowed_follower_there() -> None:
    t = defending(
        "peasant-vengeance",
        unit("moto-taban", unit("steadfast-bushi", bowed=True)),
        "hida-ogano",
        home=[unit("hida-kaoru", "veteran-advisor")],
    )
    assert t.defender.may_not("use:peasant-vengeance")


# --- Power of Innocence and Private Whispers ------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "reached"),
    [("power-of-innocence", "hida-kaoru"), ("private-whispers", "doji-ayano")],
)
def test_innocence_bows_the_less_and_whispers_bow_the_more_honorable(card: str, reached: str) -> None:
    t = table(north=side("isawa-kyoko", hand=(card,)), south=side("hida-kaoru", "doji-ayano", "matsu-mikura"))
    t.north.chooses(f"use:{card}")
    t.north.chooses("isawa-kyoko")
    assert picks(t.north) == {reached}
    settles_on(t.north, reached)
    assert t.is_bowed("isawa-kyoko")
    assert t.is_bowed(reached)


@pytest.mark.parametrize("card", ["power-of-innocence", "private-whispers"])
def test_innocence_and_whispers_need_an_unbowed_courtier_or_shugenja(card: str) -> None:
    mine = (unit("isawa-kyoko", bowed=True), "matsu-mikura")
    t = table(north=side(*mine, hand=(card,)), south=side("hida-kaoru", "doji-ayano"))
    assert t.north.may_not(f"use:{card}")


@pytest.mark.parametrize("card", ["power-of-innocence", "private-whispers"])
def test_innocence_and_whispers_are_no_battle_actions(card: str) -> None:
    t = defending(card, "isawa-kyoko", ("hida-kaoru", "doji-ayano"))
    assert t.defender.may_not(f"use:{card}")


# --- Precise Strike -------------------------------------------------------------------------------


@pytest.mark.parametrize(("theirs", "bows"), [(("hida-kaoru", "hida-ogano"), False), (("hida-kaoru",), True)])
def test_precise_strike_bows_the_striker_of_the_larger_army_only(theirs: tuple[str, ...], bows: bool) -> None:
    t = defending("precise-strike", ("moto-taban", "hiruma-aki"), theirs)
    t.defender.plays("precise-strike", "moto-taban", "hida-kaoru")
    assert t.is_bowed("hida-kaoru")
    assert t.is_bowed("moto-taban") == bows


def test_precise_strike_finds_cards_without_unbowed_attachments() -> None:
    t = defending(
        "precise-strike",
        "moto-taban",
        (unit("hida-kaoru", "steadfast-bushi"), unit("hida-ogano", unit("veteran-advisor", bowed=True))),
    )
    t.defender.chooses("use:precise-strike")
    t.defender.chooses("moto-taban")
    assert picks(t.defender) == {"steadfast-bushi", "hida-ogano", "veteran-advisor"}


def test_precise_strike_of_a_larger_army_needs_somebody_unbowed() -> None:
    bowed = (unit("moto-taban", bowed=True), unit("hiruma-aki", bowed=True))
    larger = defending("precise-strike", bowed, "hida-kaoru")
    assert larger.defender.may_not("use:precise-strike")
    equal = defending("precise-strike", bowed[:1], "hida-kaoru")
    assert not equal.defender.may_not("use:precise-strike")


# --- Ramifications --------------------------------------------------------------------------------


def test_ramifications_send_home_who_has_no_honor_at_the_cost_of_his_family() -> None:
    t = defending("ramifications", "moto-taban", (unit("hida-kaoru", dishonored=True), "hida-ogano"))
    assert picks_for(t.defender, "ramifications") == {"hida-kaoru"}
    settles_on(t.defender, "hida-kaoru")
    assert t.is_home("hida-kaoru")
    assert (t.attacker.honor, t.defender.honor) == (5 - 2, 5)


def test_ramifications_cost_nothing_if_he_did_not_move() -> None:
    t = defending(
        "ramifications",
        "moto-taban",
        unit("hida-kaoru", dishonored=True),
        their_hand=("impressive-resilience",),
    )
    t.defender.passes()
    t.attacker.plays("impressive-resilience", "hida-kaoru")
    t.defender.plays("ramifications", "hida-kaoru")
    assert not t.is_home("hida-kaoru")
    assert t.attacker.honor == 5


# --- Restoring Order ------------------------------------------------------------------------------


def test_restoring_order_sends_home_and_bows() -> None:
    t = defending("restoring-order", "yoritomo-eriko", ("hida-kaoru", "matsu-mikura"))
    t.defender.chooses("use:restoring-order")
    t.defender.chooses("yoritomo-eriko")
    assert picks(t.defender) == {"hida-kaoru"}
    settles_on(t.defender, "hida-kaoru")
    assert t.is_home("hida-kaoru")
    assert t.is_bowed("hida-kaoru")


def test_restoring_order_destroys_the_dishonorable_even_if_he_does_not_move() -> None:
    t = defending(
        "restoring-order",
        "yoritomo-eriko",
        ("hida-ogano", unit("hida-kaoru", dishonored=True)),
        their_hand=("impressive-resilience", "charge"),
    )
    t.defender.passes()
    t.attacker.plays("impressive-resilience", "hida-kaoru")
    t.defender.plays("restoring-order", "yoritomo-eriko", "hida-kaoru")
    assert t.zone("hida-kaoru") == "discard"


def test_restoring_order_does_not_bow_who_did_not_move() -> None:
    t = defending(
        "restoring-order", "yoritomo-eriko", ("hida-ogano", "hida-kaoru"), their_hand=("courage", "charge")
    )
    t.defender.passes()
    t.attacker.plays("courage")
    t.defender.plays("restoring-order", "yoritomo-eriko", "hida-kaoru")
    assert not t.is_home("hida-kaoru")
    assert not t.is_bowed("hida-kaoru")


def test_restoring_order_needs_an_unbowed_magistrate() -> None:
    t = defending("restoring-order", (unit("yoritomo-eriko", bowed=True), "moto-taban"), "hida-kaoru")
    assert t.defender.may_not("use:restoring-order")


# --- Rout -----------------------------------------------------------------------------------------


def test_rout_sends_a_unit_home_and_destroys_one_attachment_of_your_choice() -> None:
    t = defending("rout", "moto-taban", unit("hida-kaoru", "steadfast-bushi", "doji-armor"))
    t.defender.chooses("use:rout")
    settles_on(t.defender, "hida-kaoru")
    assert t.is_bowed("seawatch-castle")
    assert t.is_home("hida-kaoru")
    assert t.defender.may == {"steadfast-bushi", "doji-armor"}
    settles_on(t.defender, "doji-armor")
    assert (t.zone("doji-armor"), t.zone("steadfast-bushi")) == ("discard", "play")


def test_rout_needs_gold() -> None:
    t = defending("rout", "moto-taban", "hida-kaoru")
    assert not t.defender.may_not("use:rout")
    poor = battle(
        side("hida-kaoru", hand=IDLE),
        side("moto-taban", unit("seawatch-castle", bowed=True), hand=("rout",)),
    )
    assert poor.defender.may_not("use:rout")
