"""Strategies u to z: what each does, and what it may not do."""

from __future__ import annotations

from support.ccg_battle import (
    WAITING,
    answer_focus,
    hand,
    struck_at,
)
from support.ccg_table import battle, quiet_battle, side, unit

# --- Unfamiliar Ground ----------------------------------------------------------------------------


def unfamiliar_ground():
    t = quiet_battle(
        side("hida-kaoru", hand=hand("unfamiliar-ground", "unfamiliar-ground")),
        side(
            "hida-ogano",
            unit("matsu-mikura", "taoist-archer", "steadfast-bushi"),
            "akodos-grave",
            home=["hiruma-aki"],
        ),
    )
    t.defender.passes()
    t.attacker.plays("unfamiliar-ground")
    return t


def test_unfamiliar_ground_bows_each_card_of_five_force_at_its_battlefield():
    t = unfamiliar_ground()
    assert t.zone("unfamiliar-ground") == "play"
    assert t.is_bowed("hida-ogano")
    assert t.is_bowed("taoist-archer")
    assert not any(
        t.is_bowed(slug) for slug in ("hida-kaoru", "matsu-mikura", "steadfast-bushi", "hiruma-aki")
    )


def test_unfamiliar_ground_lets_them_go_when_a_card_destroys_it():
    t = unfamiliar_ground()
    t.defender.plays("akodos-grave", "unfamiliar-ground")
    assert t.zone("unfamiliar-ground") == "discard"
    assert not t.is_bowed("hida-ogano")
    assert not t.is_bowed("taoist-archer")


def test_unfamiliar_ground_cannot_be_laid_where_a_terrain_is():
    t = unfamiliar_ground()
    t.defender.passes()
    assert t.attacker.may == {"pass"}


# --- Unstoppable Force ----------------------------------------------------------------------------


def unstoppable_force():
    t = quiet_battle(
        side(unit("hida-kaoru", "steadfast-bushi"), hand=hand("unstoppable-force")),
        side(unit("hida-ogano", "oni-daikyu"), unit("hiruma-aki", "oni-daikyu")),
    )
    t.defender.passes()
    t.attacker.chooses("use:unstoppable-force")
    assert t.attacker.may == {"hida-kaoru", "hida-ogano", "hiruma-aki", "back"}
    t.attacker.chooses("hida-kaoru")
    t.attacker.table_passes_reactions()
    return t


def test_unstoppable_force_strengthens_personality_and_followers_of_a_unit():
    t = unstoppable_force()
    assert (t.force("hida-kaoru"), t.force("steadfast-bushi"), t.force("hida-ogano")) == (5, 3, 6)


def test_unstoppable_force_negates_the_next_destruction_by_another_player_once():
    t = unstoppable_force()
    t.defender.uses("oni-daikyu", "steadfast-bushi")
    assert t.zone("steadfast-bushi") == "play"
    t.attacker.passes()
    t.defender.uses("oni-daikyu", "steadfast-bushi")
    assert t.zone("steadfast-bushi") == "discard"


def test_unstoppable_force_saves_a_whole_unit_whose_destruction_it_negates():
    t = quiet_battle(
        side(unit("hida-kaoru", "steadfast-bushi"), hand=hand("unstoppable-force")),
        side(unit("moto-chen-exp3", "veteran-advisor"), "hida-ogano", hand=(WAITING,)),
    )
    t.defender.passes()
    t.attacker.plays("unstoppable-force", "hida-kaoru")
    t.defender.uses("moto-chen-exp3:2", "hida-kaoru")
    assert (t.zone("hida-kaoru"), t.zone("steadfast-bushi")) == ("play", "play")


def test_unstoppable_force_is_no_help_against_the_resolution_of_the_battle():
    t = unstoppable_force()
    t.fight()
    assert (t.zone("hida-kaoru"), t.zone("steadfast-bushi")) == ("discard", "discard")


def test_unstoppable_force_needs_an_opposed_unit():
    t = quiet_battle(side("hida-kaoru", hand=hand("unstoppable-force")), side())
    assert t.attacker.may == {"pass"}


# --- Unstoppable Power ----------------------------------------------------------------------------


def test_unstoppable_power_drains_for_each_element_and_gains_the_force_lost():
    t = quiet_battle(
        side(
            "isawa-kyoko",
            "iuchi-xiong",
            "iuchi-xiong",
            home=["asako-katashi"],
            hand=hand("unstoppable-power"),
        ),
        side("hida-ogano", hand=(WAITING,)),
    )
    t.defender.passes()
    t.attacker.plays("unstoppable-power", "hida-ogano")
    assert t.force("hida-ogano") == 4
    assert t.attacker.honor == 7
    assert t.asked == "attacker"


def test_unstoppable_power_gains_no_more_than_was_lost():
    t = quiet_battle(
        side("isawa-kyoko", "iuchi-xiong", hand=hand("unstoppable-power")), side("isawa-kyoko", "hida-ogano")
    )
    there = next(
        o.id for o in _targets(t, "unstoppable-power") if o.refs == (f"c{t.card('isawa-kyoko', 1)}",)
    )
    t.mirror.choose(there, 0)
    t.attacker.table_passes_reactions()
    assert t.force("isawa-kyoko", 1) == 0
    assert t.attacker.honor == 6


def _targets(t, slug):
    t.attacker.chooses(f"use:{slug}")
    return t.game.decision.options


def test_unstoppable_power_does_nothing_without_elements():
    t = quiet_battle(side("hida-kaoru", hand=hand("unstoppable-power")), side("hida-ogano"))
    t.attacker.plays("unstoppable-power", "hida-ogano")
    assert t.force("hida-ogano") == 6
    assert t.attacker.honor == 5


# --- Unwavering Assault ---------------------------------------------------------------------------


def test_unwavering_assault_brings_a_samurai_from_home_even_without_presence():
    t = quiet_battle(
        side("hida-ogano", hand=()),
        side(
            home=[unit("hida-kaoru", unit("steadfast-bushi", bowed=True), bowed=True), "isawa-kyoko"],
            hand=hand("unwavering-assault"),
        ),
    )
    t.defender.chooses("use:unwavering-assault")
    assert t.defender.may == {"hida-kaoru", "back"}
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    assert t.s.place[t.card("hida-kaoru")] == 4
    assert not t.is_bowed("hida-kaoru")
    assert not t.is_bowed("steadfast-bushi")


def test_unwavering_assault_costs_gold_and_needs_a_samurai_at_home():
    poor = battle(
        side("hida-ogano"),
        side(
            unit("temple-of-purity", bowed=True),
            stronghold="temple-of-purity",
            home=["hida-kaoru"],
            hand=hand("unwavering-assault"),
        ),
    )
    assert poor.defender.may == {"pass"}
    present = quiet_battle(
        side("hida-ogano", hand=()), side("hida-kaoru", home=["isawa-kyoko"], hand=hand("unwavering-assault"))
    )
    assert present.defender.may == {"pass"}


# --- Viper Tattoo ---------------------------------------------------------------------------------


def test_viper_tattoo_strengthens_the_tattooed_and_bows_an_enemy_card_no_stronger_than_he_was():
    t = quiet_battle(
        side("togashi-taro", "hida-kaoru", hand=hand("viper-tattoo")),
        side("isawa-kyoko", "shiba-fusaburu", unit("matsu-mikura", "steadfast-bushi")),
    )
    t.attacker.chooses("use:viper-tattoo")
    assert t.attacker.may == {"togashi-taro", "back"}
    t.attacker.chooses("togashi-taro")
    assert t.attacker.may == {"isawa-kyoko", "steadfast-bushi", "back"}
    t.attacker.chooses("steadfast-bushi")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("steadfast-bushi")
    assert t.force("togashi-taro") == 5


def test_viper_tattoo_needs_an_unbowed_tattooed_personality():
    t = quiet_battle(side(unit("togashi-taro", bowed=True), hand=hand("viper-tattoo")), side("isawa-kyoko"))
    assert t.attacker.may == {"pass"}


# --- Weigh the Cost -------------------------------------------------------------------------------


def test_weigh_the_cost_sends_a_samurai_home_for_strength_and_an_enemys_force():
    t = quiet_battle(side("hida-kaoru", "isawa-kyoko", hand=hand("weigh-the-cost")), side("hida-ogano"))
    before = t.strength(4)
    t.attacker.chooses("use:weigh-the-cost:2")
    assert t.attacker.may == {"hida-kaoru", "back"}
    t.attacker.chooses("hida-kaoru")
    t.attacker.table_passes_reactions()
    t.attacker.chooses("choice1")
    assert t.strength(4) == before - 2
    assert t.attacker.may == {"hida-ogano", "pass"}
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    assert t.is_home("hida-kaoru")
    assert t.is_bowed("hida-kaoru")
    assert t.force("hida-ogano") == 3


def test_weigh_the_cost_needs_a_samurai_at_the_battlefield():
    t = quiet_battle(
        side("isawa-kyoko", home=["hida-kaoru"], hand=hand("weigh-the-cost")), side("hida-ogano")
    )
    assert t.attacker.may == {"pass"}


def test_weigh_the_cost_as_a_focus_raises_itself_and_another_of_your_focused_cards():
    t = struck_at("weigh-the-cost", "the-slow-death")
    t.attacker.chooses("use:weigh-the-cost")
    assert t.attacker.may == {"the-slow-death"}
    t.attacker.chooses("the-slow-death")
    answer_focus(t)
    assert any("13" in line for line in t.log)  # Chi 4, Focus Values 3 + 1 and 4 + 1
