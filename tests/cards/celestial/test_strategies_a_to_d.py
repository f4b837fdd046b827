"""Strategies a to d: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from support.ccg_battle import (
    attacker_again,
    attacking,
    defending,
    picks,
    picks_for,
)
from support.ccg_cards import published
from support.ccg_people import DEATHSEEKER
from support.ccg_table import battle, side, table, unit

people = published(DEATHSEEKER)


# --- A Legion of One ------------------------------------------------------------------------------


def test_a_legion_of_one_gives_two_force_for_each_enemy_unit() -> None:
    t = defending("a-legion-of-one", "moto-taban", ("hida-kaoru", "hida-ogano"), their_home=["hiruma-aki"])
    t.defender.plays("a-legion-of-one", "moto-taban")
    assert t.force("moto-taban") == 3 + 4


@pytest.mark.parametrize("hero", ["hida-kaoru", "plain-deathseeker"])
def test_a_legion_of_one_negates_the_next_movement_of_a_hero_or_deathseeker(hero: str) -> None:
    orders = ("justly-earned-victory", "justly-earned-victory")
    t = defending("a-legion-of-one", hero, unit("yoritomo-eriko", "keen-blade"), their_hand=orders)
    t.defender.plays("a-legion-of-one", hero)
    t.attacker.plays("justly-earned-victory", "yoritomo-eriko", hero)
    assert not t.is_home(hero)
    attacker_again(t).plays("justly-earned-victory", "yoritomo-eriko", hero)
    assert t.is_home(hero)


def test_a_legion_of_one_does_not_hold_anybody_else() -> None:
    orders = ("justly-earned-victory",)
    t = defending("a-legion-of-one", "moto-taban", unit("yoritomo-eriko", "keen-blade"), their_hand=orders)
    t.defender.plays("a-legion-of-one", "moto-taban")
    t.attacker.plays("justly-earned-victory", "yoritomo-eriko", "moto-taban")
    assert t.is_home("moto-taban")


def test_a_legion_of_one_does_not_stop_the_imperial_favor_which_is_no_card() -> None:
    t = attacking("a-legion-of-one", "hida-kaoru", "moto-taban", favor=1)
    t.attacker.plays("a-legion-of-one", "hida-kaoru")
    t.defender.uses("favor:battle", "hida-kaoru")
    assert t.is_home("hida-kaoru")


def test_a_legion_of_one_targets_one_of_your_own_at_the_battlefield() -> None:
    t = defending("a-legion-of-one", "moto-taban", "hida-kaoru", home=["hida-ogano"])
    assert picks_for(t.defender, "a-legion-of-one") == {"moto-taban"}


# --- Aggressive Landing ---------------------------------------------------------------------------


def test_aggressive_landing_strengthens_a_naval_personality_and_brings_another_action() -> None:
    t = attacking(("aggressive-landing", "charge"), "yoritomo-suwa", "hida-kaoru")
    t.attacker.plays("aggressive-landing", "yoritomo-suwa")
    assert t.force("yoritomo-suwa") == 4 + 1
    t.attacker.plays("charge", "yoritomo-suwa")
    assert t.force("yoritomo-suwa") == 4 + 1 + 2


def test_aggressive_landing_additional_action_can_be_declined() -> None:
    t = defending(("aggressive-landing", "charge"), "yoritomo-suwa", "hida-kaoru", their_hand=("charge",))
    t.defender.plays("aggressive-landing", "yoritomo-suwa")
    t.defender.passes()
    assert t.asked == "attacker"


def test_aggressive_landing_needs_a_naval_personality() -> None:
    t = defending("aggressive-landing", "moto-taban", "yoritomo-suwa", home=["yoritomo-eriko"])
    assert t.defender.may_not("use:aggressive-landing")


# --- Allegations ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "at_home"), [("choice0", False), ("choice1", True)])
def test_allegations_dishonor_and_let_the_controller_choose_between_bowing_and_home(
    choice: str, at_home: bool
) -> None:
    t = defending("allegations", "yoritomo-eriko", "hida-kaoru")
    t.defender.plays("allegations", "yoritomo-eriko", "hida-kaoru")
    t.attacker.chooses(choice)
    assert t.is_dishonored("hida-kaoru")
    assert (t.is_home("hida-kaoru"), t.is_bowed("hida-kaoru")) == (at_home, not at_home)


def test_allegations_reach_only_those_with_less_personal_honor_than_the_magistrate_has_chi() -> None:
    t = defending("allegations", ("yoritomo-eriko", "hida-ogano"), ("hida-kaoru", "matsu-mikura"))
    t.defender.chooses("use:allegations")
    assert picks(t.defender) == {"yoritomo-eriko"}
    t.defender.chooses("yoritomo-eriko")
    assert picks(t.defender) == {"hida-kaoru"}


def test_allegations_are_not_made_by_a_bowed_magistrate() -> None:
    t = defending("allegations", unit("yoritomo-eriko", bowed=True), "hida-kaoru")
    assert t.defender.may_not("use:allegations")


# --- Arrival of the Emerald Champion --------------------------------------------------------------

CHAMPION = "created-5f-6c-samurai-duelist-personality"


def test_the_emerald_champion_defends_even_without_other_units_and_leaves_after_the_battle() -> None:
    t = battle(side("hida-kaoru"), side(hand=("arrival-of-the-emerald-champion",)), favor=1)
    t.defender.plays("arrival-of-the-emerald-champion")
    assert t.s.favor == -1
    assert t.s.place[t.card(CHAMPION)] == 4
    assert t.s.side[t.card(CHAMPION)] == 2
    assert (t.force(CHAMPION), t.chi(CHAMPION), t.personal_honor(CHAMPION)) == (5, 6, 3)
    t.fight()
    assert t.zone(CHAMPION) == "removed"
    assert t.zone("hida-kaoru") == "discard"


def test_the_emerald_champion_attacks_only_the_dishonored() -> None:
    card = "arrival-of-the-emerald-champion"
    fair = attacking((card, "charge"), "moto-taban", "hida-kaoru", favor=0)
    assert fair.attacker.may_not(f"use:{card}")
    shamed = attacking((card, "charge"), "moto-taban", "hida-kaoru", favor=0, their_honor=-1)
    shamed.attacker.plays(card)
    assert shamed.s.side[shamed.card(CHAMPION)] == 1


def test_the_emerald_champion_needs_the_favor() -> None:
    t = battle(side("hida-kaoru"), side("moto-taban", hand=("arrival-of-the-emerald-champion",)), favor=0)
    assert t.defender.may_not("use:arrival-of-the-emerald-champion")


# --- Charge ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "force"), [("moto-taban", 3 + 2), ("matsu-mikura", 3 + 3)])
def test_charge_gives_an_attacker_two_force_and_a_lion_three(who: str, force: int) -> None:
    t = attacking("charge", who, "hida-kaoru")
    t.attacker.plays("charge", who)
    assert t.force(who) == force


def test_charge_is_for_attackers_whoever_plays_it() -> None:
    t = defending("charge", "hida-kaoru", "moto-taban")
    assert picks_for(t.defender, "charge") == {"moto-taban"}


def test_charge_is_no_action_of_the_action_phase() -> None:
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side("moto-taban"))
    assert t.north.may_not("use:charge")


# --- Chasing Osano-Wo -----------------------------------------------------------------------------


def test_chasing_osano_wo_bows_a_monk_or_shugenja_anywhere_for_force_and_personal_honor() -> None:
    t = defending("chasing-osano-wo", "matsu-mikura", "hida-kaoru", home=["moshi-kamiya"])
    t.defender.plays("chasing-osano-wo", "moshi-kamiya", "matsu-mikura")
    assert t.is_bowed("moshi-kamiya")
    assert t.force("matsu-mikura") == 3 + (3 + 3)


def test_chasing_osano_wo_needs_an_unbowed_monk_or_shugenja_and_a_target_in_the_battle() -> None:
    t = defending(
        "chasing-osano-wo",
        "matsu-mikura",
        "hida-kaoru",
        home=["togashi-taro", unit("moshi-kamiya", bowed=True), "doji-ayano"],
    )
    assert picks_for(t.defender, "chasing-osano-wo") == {"togashi-taro"}
    t.defender.chooses("togashi-taro")
    assert picks(t.defender) == {"matsu-mikura", "hida-kaoru"}


# --- Countermove ----------------------------------------------------------------------------------


def test_countermove_brings_both_units_into_the_battle_straightened() -> None:
    t = defending(
        "countermove",
        "moto-taban",
        "hida-kaoru",
        home=[unit("akodo-shunori", unit("steadfast-bushi", bowed=True), bowed=True)],
        their_home=[unit("hida-ogano", bowed=True)],
    )
    t.defender.plays("countermove", "akodo-shunori", "hida-ogano")
    assert t.s.side[t.card("akodo-shunori")] == 2
    assert t.s.side[t.card("hida-ogano")] == 1
    assert not any(t.is_bowed(card) for card in ("akodo-shunori", "steadfast-bushi", "hida-ogano"))


def test_countermove_makes_up_for_having_no_unit_there() -> None:
    t = battle(side("hida-kaoru", home=["hida-ogano"]), side(hand=("countermove",), home=["akodo-shunori"]))
    t.defender.plays("countermove", "akodo-shunori", "hida-ogano")
    assert not t.is_home("akodo-shunori")


def test_countermove_wants_a_tactician_and_an_enemy_who_are_both_elsewhere() -> None:
    t = defending(
        "countermove",
        "akodo-seiichi",
        "hida-kaoru",
        home=["akodo-shunori", "moto-taban"],
        their_home=["hida-ogano"],
    )
    assert picks_for(t.defender, "countermove") == {"akodo-shunori"}
    t.defender.chooses("akodo-shunori")
    assert picks(t.defender) == {"hida-ogano"}


# --- Courage --------------------------------------------------------------------------------------


def test_courage_keeps_your_honorable_samurai_from_being_sent_home_by_others() -> None:
    orders = ("justly-earned-victory", "justly-earned-victory")
    t = defending(
        "courage",
        ("moto-taban", "togashi-taro"),
        unit("yoritomo-eriko", "keen-blade"),
        their_hand=orders,
    )
    t.defender.plays("courage")
    t.attacker.plays("justly-earned-victory", "yoritomo-eriko", "moto-taban")
    assert not t.is_home("moto-taban")
    attacker_again(t).plays("justly-earned-victory", "yoritomo-eriko", "togashi-taro")
    assert t.is_home("togashi-taro")


def test_courage_does_not_help_the_dishonorable_nor_against_your_own_cards() -> None:
    t = defending(
        ("courage", "discretionary-valor"),
        (unit("moto-taban", dishonored=True), "hida-ogano"),
        unit("yoritomo-eriko", "keen-blade"),
        their_hand=("justly-earned-victory",),
    )
    t.defender.plays("courage")
    t.attacker.plays("justly-earned-victory", "yoritomo-eriko", "moto-taban")
    assert t.is_home("moto-taban")
    t.defender.plays("discretionary-valor:2", "hida-ogano")
    assert t.is_home("hida-ogano")


def test_courage_second_ability_keeps_whole_units_of_samurai_unbowed_for_this_battle() -> None:
    strikes = ("precise-strike", "precise-strike", "precise-strike")
    t = defending(
        "courage",
        (unit("moto-taban", "steadfast-bushi"), "togashi-taro"),
        ("yoritomo-eriko", "hida-ogano"),
        their_hand=strikes,
    )
    t.defender.plays("courage:2")
    t.attacker.plays("precise-strike", "hida-ogano", "steadfast-bushi")
    assert not t.is_bowed("steadfast-bushi")
    attacker_again(t).plays("precise-strike", "hida-ogano", "togashi-taro")
    assert t.is_bowed("togashi-taro")
    t.fight()
    assert not any(lasting.node >= 0 for lasting in t.s.lasting)


# --- Courtesy -------------------------------------------------------------------------------------


def test_courtesy_sends_both_home_and_each_player_gains_the_honor_of_the_other() -> None:
    t = defending("courtesy", "matsu-mikura", "hida-ogano")
    t.defender.plays("courtesy", "matsu-mikura", "hida-ogano")
    assert t.is_home("matsu-mikura")
    assert t.is_home("hida-ogano")
    assert (t.defender.honor, t.attacker.honor) == (5 + 1, 5 + 3)


def test_courtesy_is_shown_by_an_unbowed_honorable_samurai() -> None:
    t = defending(
        "courtesy",
        ("matsu-mikura", unit("moto-taban", bowed=True), unit("hiruma-aki", dishonored=True), "togashi-taro"),
        "hida-ogano",
    )
    assert picks_for(t.defender, "courtesy") == {"matsu-mikura"}


# --- Discretionary Valor --------------------------------------------------------------------------


def test_discretionary_valor_leaves_the_battle_for_honor_and_a_card() -> None:
    t = defending("discretionary-valor", "moto-taban", "hida-ogano")
    t.defender.plays("discretionary-valor:2", "moto-taban")
    assert t.is_home("moto-taban")
    assert t.defender.honor == 5 + 1
    assert t.defender.hand == ["unproven-guardian"]


def test_discretionary_valor_needs_opposition() -> None:
    t = battle(side(), side("moto-taban", hand=("discretionary-valor",)))
    assert t.defender.may_not("use:discretionary-valor:2")


def test_discretionary_valor_bows_the_other_duelist_when_it_is_focused() -> None:
    t = table(
        north=side("moto-taban", hand=("impromptu-duel",)),
        south=side("hida-kaoru", hand=("discretionary-valor",)),
    )
    t.north.plays("impromptu-duel", "moto-taban", "hida-kaoru")
    t.south.chooses("choice0")
    t.south.chooses("discretionary-valor")
    t.north.chooses("choice0")
    while t.asked == "north" and "Focus Effect" in t.prompt:
        t.north.chooses("use:discretionary-valor")
    assert "Moto Taban is bowed by Discretionary Valor." in t.log
    assert "Hida Kaoru bows." not in t.log
