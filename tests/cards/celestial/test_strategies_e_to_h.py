"""Strategies e to h: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from support.ccg_battle import (
    attacking,
    defending,
    picks,
    settles_on,
)
from support.ccg_cards import published
from support.ccg_people import MONK
from support.ccg_table import battle, side, table, unit

people = published(MONK)


# --- Extended Maneuvers ---------------------------------------------------------------------------


def forces(attack, defence):
    return f"has {attack} Force, Crane has {defence}; province strength 6."


def test_extended_maneuvers_straighten_a_samurai_and_bow_another_before_resolution() -> None:
    t = defending(
        "extended-maneuvers",
        unit("matsu-mikura", bowed=True),
        ("togashi-taro", "hida-kaoru"),
        home=["hida-ogano"],
    )
    t.defender.plays("extended-maneuvers:2")
    assert t.zone("extended-maneuvers") == "play"
    t.everybody_passes()
    assert picks(t.defender) == {"matsu-mikura", "hida-kaoru"}
    t.defender.chooses("matsu-mikura")
    assert picks(t.defender) == {"togashi-taro"}
    settles_on(t.defender, "togashi-taro")
    assert t.zone("extended-maneuvers") == "discard"
    assert any(line.endswith(forces(4, 3)) for line in t.log)


def test_extended_maneuvers_may_be_declined() -> None:
    t = defending("extended-maneuvers", unit("matsu-mikura", bowed=True), ("togashi-taro", "hida-kaoru"))
    t.defender.plays("extended-maneuvers:2")
    t.fight()
    assert any(line.endswith(forces(7, 0)) for line in t.log)


def test_extended_maneuvers_find_no_room_where_a_terrain_is() -> None:
    t = defending(("extended-maneuvers", "insurmountable-obstacle"), "matsu-mikura", "hida-kaoru")
    t.defender.plays("insurmountable-obstacle:2")
    assert t.defender.may_not("use:extended-maneuvers:2")


# --- Falling Leaf Strike --------------------------------------------------------------------------


def test_falling_leaf_strike_brings_the_monk_and_bows_who_is_left_without_force() -> None:
    t = battle(side("moto-taban"), side(hand=("falling-leaf-strike",), home=["togashi-taro"]))
    t.defender.plays("falling-leaf-strike", "togashi-taro", "moto-taban")
    assert not t.is_home("togashi-taro")
    assert t.force("moto-taban") == 0
    assert t.is_bowed("moto-taban")


def test_falling_leaf_strike_does_not_bow_who_has_force_left() -> None:
    t = defending("falling-leaf-strike", "togashi-taro", unit("hida-kaoru", "steadfast-bushi"))
    t.defender.chooses("use:falling-leaf-strike")
    t.defender.chooses("togashi-taro")
    assert picks(t.defender) == {"hida-kaoru", "steadfast-bushi"}
    settles_on(t.defender, "hida-kaoru")
    assert t.force("hida-kaoru") == 1
    assert not t.is_bowed("hida-kaoru")


def test_falling_leaf_strike_needs_an_unbowed_monk() -> None:
    t = defending("falling-leaf-strike", ("moto-taban", unit("togashi-taro", bowed=True)), "hida-kaoru")
    assert t.defender.may_not("use:falling-leaf-strike")


# --- Favor to the Horde ---------------------------------------------------------------------------


def test_favor_to_the_horde_draws_two_cards_for_an_opposed_tactician() -> None:
    t = defending("favor-to-the-horde", "akodo-shunori", "hida-kaoru")
    t.defender.plays("favor-to-the-horde", "akodo-shunori")
    assert len(t.defender.hand) == 2


def test_favor_to_the_horde_is_one_tactical_action_for_each_tactician_and_turn() -> None:
    t = defending(("favor-to-the-horde", "favor-to-the-horde"), ("akodo-shunori", "moto-taban"), "hida-kaoru")
    t.defender.plays("favor-to-the-horde", "akodo-shunori")
    if t.asked == "attacker":
        t.attacker.passes()
    assert t.defender.may_not("use:favor-to-the-horde")


def test_favor_to_the_horde_needs_opposition() -> None:
    t = battle(side(), side("akodo-shunori", hand=("favor-to-the-horde",)))
    assert t.defender.may_not("use:favor-to-the-horde")


# --- Fight As One ---------------------------------------------------------------------------------


def test_fight_as_one_bows_a_follower_to_straighten_its_personality() -> None:
    t = table(
        north=side(unit("hida-kaoru", "veteran-advisor", bowed=True), hand=("fight-as-one",)), south=side()
    )
    t.north.plays("fight-as-one", "veteran-advisor")
    assert t.is_bowed("veteran-advisor")
    assert not t.is_bowed("hida-kaoru")


def test_fight_as_one_straightens_every_yojimbo_of_yours_and_nobody_else() -> None:
    t = defending(
        "fight-as-one",
        (unit("shiba-fusaburu", bowed=True), unit("moto-taban", bowed=True)),
        unit("shiba-rae", bowed=True),
    )
    t.defender.plays("fight-as-one:2")
    assert not t.is_bowed("shiba-fusaburu")
    assert t.is_bowed("moto-taban")
    assert t.is_bowed("shiba-rae")


def test_fight_as_one_needs_an_unbowed_follower_of_yours() -> None:
    bowed = unit("veteran-advisor", bowed=True)
    t = table(
        north=side(unit("hida-kaoru", bowed, bowed=True), hand=("fight-as-one",)),
        south=side(unit("moto-taban", "steadfast-bushi")),
    )
    assert t.north.may_not("use:fight-as-one")


# --- From Every Side ------------------------------------------------------------------------------


def test_from_every_side_strengthens_the_province_by_twice_the_defending_units() -> None:
    t = defending("from-every-side", ("moto-taban", "hida-kaoru"), "hida-ogano", home=["hiruma-aki"])
    t.defender.plays("from-every-side")
    assert (t.strength(4), t.strength(5)) == (6 + 4, 6)


def test_from_every_side_weakens_it_by_the_attacking_units() -> None:
    t = attacking("from-every-side", ("moto-taban", "hida-kaoru", "hiruma-aki"), "hida-ogano")
    t.attacker.plays("from-every-side:2")
    assert (t.strength(4), t.strength(5)) == (6 - 3, 6)


def test_from_every_side_needs_presence() -> None:
    t = battle(side("hida-ogano"), side(hand=("from-every-side",), home=["moto-taban"]))
    assert t.defender.may_not("use:from-every-side")
    assert t.defender.may_not("use:from-every-side:2")


# --- Greater Sacrifice ----------------------------------------------------------------------------


def test_greater_sacrifice_destroys_a_unit_no_stronger_than_that_of_the_samurai() -> None:
    t = defending("greater-sacrifice", unit("moto-taban", "steadfast-bushi"), ("hida-kaoru", "hida-ogano"))
    t.defender.chooses("use:greater-sacrifice")
    t.defender.chooses("moto-taban")
    assert picks(t.defender) == {"hida-kaoru"}
    settles_on(t.defender, "hida-kaoru")
    assert {t.zone(card) for card in ("moto-taban", "steadfast-bushi", "hida-kaoru")} == {"discard"}
    assert t.zone("hida-ogano") == "play"


def test_greater_sacrifice_counts_personal_honor_while_the_family_has_risen() -> None:
    risen = defending("greater-sacrifice", "hida-kaoru", "hida-ogano", honor=6, starting_honor=5)
    risen.defender.plays("greater-sacrifice", "hida-kaoru", "hida-ogano")
    assert risen.zone("hida-ogano") == "discard"
    equal = defending("greater-sacrifice", "hida-kaoru", "hida-ogano", honor=5, starting_honor=5)
    assert equal.defender.may_not("use:greater-sacrifice")


def test_greater_sacrifice_is_made_by_an_unbowed_samurai() -> None:
    t = defending("greater-sacrifice", (unit("hida-ogano", bowed=True), "togashi-taro"), "moto-taban")
    assert t.defender.may_not("use:greater-sacrifice")


# --- Hand of Osano-Wo -----------------------------------------------------------------------------


def test_hand_of_osano_wo_destroys_an_attachment_and_may_shoot_the_one_who_bore_it() -> None:
    t = defending("hand-of-osano-wo", "togashi-taro", (unit("moto-taban", "steadfast-bushi"), "matsu-mikura"))
    t.defender.plays("hand-of-osano-wo", "togashi-taro", "steadfast-bushi")
    assert t.zone("steadfast-bushi") == "discard"
    assert t.defender.may == {"moto-taban", "pass"}
    settles_on(t.defender, "moto-taban")
    assert t.zone("moto-taban") == "discard"
    assert not t.is_bowed("togashi-taro")


def test_hand_of_osano_wo_bows_a_monk_without_tattoos() -> None:
    t = defending("hand-of-osano-wo", "plain-monk", unit("hida-kaoru", "steadfast-bushi"))
    t.defender.plays("hand-of-osano-wo", "plain-monk", "steadfast-bushi")
    assert t.is_bowed("plain-monk")
    settles_on(t.defender, "hida-kaoru")
    assert t.zone("hida-kaoru") == "play"


def test_hand_of_osano_wo_does_not_shoot_through_followers() -> None:
    t = defending("hand-of-osano-wo", "togashi-taro", unit("moto-taban", "keen-blade", "steadfast-bushi"))
    t.defender.plays("hand-of-osano-wo", "togashi-taro", "keen-blade")
    assert t.zone("keen-blade") == "discard"
    assert t.zone("moto-taban") == "play"
    assert t.asked == "attacker"


def test_hand_of_osano_wo_needs_an_enemy_attachment_and_an_unbowed_monk() -> None:
    bare = defending("hand-of-osano-wo", unit("togashi-taro", "keen-blade"), "moto-taban")
    assert bare.defender.may_not("use:hand-of-osano-wo")
    bowed = defending(
        "hand-of-osano-wo", (unit("togashi-taro", bowed=True), "hida-kaoru"), unit("moto-taban", "keen-blade")
    )
    assert bowed.defender.may_not("use:hand-of-osano-wo")


# --- Heroic Feat ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "still_bowed"), [("hida-kaoru", False), ("moto-taban", True)])
def test_heroic_feat_straightens_the_attachments_and_the_hero_himself(who: str, still_bowed: bool) -> None:
    tired = unit(who, unit("steadfast-bushi", bowed=True), unit("keen-blade", bowed=True), bowed=True)
    t = defending("heroic-feat", tired, "hida-ogano")
    t.defender.plays("heroic-feat", who)
    assert not t.is_bowed("steadfast-bushi")
    assert not t.is_bowed("keen-blade")
    assert t.is_bowed(who) == still_bowed


def test_heroic_feat_needs_opposition() -> None:
    t = battle(side(), side(unit("hida-kaoru", bowed=True), hand=("heroic-feat",)))
    assert t.defender.may_not("use:heroic-feat")


# --- Hitsu-Do -------------------------------------------------------------------------------------


def test_hitsu_do_takes_a_follower_or_an_unguarded_personality_along() -> None:
    t = defending(
        "hitsu-do",
        "moshi-kamiya",
        ("moto-taban", unit("hida-ogano", "steadfast-bushi"), unit("doji-ayano", "veteran-advisor")),
    )
    t.defender.chooses("use:hitsu-do")
    t.defender.chooses("moshi-kamiya")
    assert picks(t.defender) == {"moto-taban", "steadfast-bushi"}
    settles_on(t.defender, "moto-taban")
    assert t.zone("moshi-kamiya") == "discard"
    assert t.zone("moto-taban") == "discard"
    assert t.zone("hida-ogano") == "play"


def test_hitsu_do_cannot_be_paid_with_a_bowed_monk_or_with_a_samurai() -> None:
    t = defending("hitsu-do", (unit("togashi-taro", bowed=True), "hida-kaoru"), "moto-taban")
    assert t.defender.may_not("use:hitsu-do")
