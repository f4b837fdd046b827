"""Strategies with t: what each does, and what it may not do."""

from __future__ import annotations

from support.ccg_battle import (
    WAITING,
    answer,
    answer_focus,
    hand,
    is_offered,
    struck_at,
)
from support.ccg_table import quiet_battle, side, unit

# --- The Height of Courage ------------------------------------------------------------------------


def test_the_height_of_courage_keeps_somebody_where_he_is():
    t = quiet_battle(
        side("hida-kaoru", "matsu-mikura", hand=hand("the-height-of-courage")),
        side("hida-ogano", hand=hand("settling-the-homeless", "settling-the-homeless")),
    )
    t.defender.chooses("use:settling-the-homeless")
    t.defender.chooses("hida-kaoru")
    answer(t, t.attacker, "use:the-height-of-courage")
    t.attacker.chooses("hida-kaoru")
    t.attacker.table_passes_reactions()
    assert not t.is_home("hida-kaoru")
    t.attacker.passes()
    t.defender.plays("settling-the-homeless", "hida-kaoru")
    assert t.is_home("hida-kaoru")


def test_the_height_of_courage_does_not_answer_your_own_actions():
    t = quiet_battle(
        side("hida-kaoru", hand=hand("the-height-of-courage", "settling-the-homeless")), side("hida-ogano")
    )
    t.attacker.chooses("use:settling-the-homeless")
    t.attacker.chooses("hida-kaoru")
    assert not is_offered(t, t.attacker, "use:the-height-of-courage")


def test_the_height_of_courage_strengthens_a_personality_and_his_followers():
    t = quiet_battle(
        side(unit("hida-kaoru", "steadfast-bushi"), "matsu-mikura", hand=hand("the-height-of-courage")),
        side("hida-ogano"),
    )
    t.attacker.plays("the-height-of-courage:2", "hida-kaoru")
    assert (t.force("hida-kaoru"), t.force("steadfast-bushi"), t.force("matsu-mikura")) == (5, 3, 3)


# --- The Hundred-Hand Strike ----------------------------------------------------------------------


def test_the_hundred_hand_strike_bows_whom_it_leaves_without_force_and_goes_on():
    t = quiet_battle(
        side("togashi-taro", hand=hand("the-hundred-hand-strike", "the-hundred-hand-strike")),
        side("matsu-mikura", "hida-ogano", hand=(WAITING,)),
    )
    t.defender.passes()
    t.attacker.plays("the-hundred-hand-strike", "togashi-taro", "matsu-mikura")
    assert (t.force("togashi-taro"), t.force("matsu-mikura")) == (2, 0)
    assert t.is_bowed("matsu-mikura")
    assert t.asked == "attacker"
    t.attacker.plays("the-hundred-hand-strike", "togashi-taro", "hida-ogano")
    assert t.force("hida-ogano") == 3
    assert not t.is_bowed("hida-ogano")


def test_the_hundred_hand_strike_needs_a_monk_with_force_to_give():
    t = quiet_battle(side("hida-kaoru", hand=hand("the-hundred-hand-strike")), side("matsu-mikura"))
    assert t.attacker.may == {"pass"}
    weak = quiet_battle(side("togashi-meiyu", hand=hand("the-hundred-hand-strike")), side("matsu-mikura"))
    assert weak.attacker.may == {"pass"}


# --- The Slow Death -------------------------------------------------------------------------------


def test_the_slow_death_straightens_an_opposed_unit():
    t = quiet_battle(
        side(
            unit("hida-kaoru", unit("steadfast-bushi", bowed=True), bowed=True), hand=hand("the-slow-death")
        ),
        side("hida-ogano", home=["matsu-mikura"]),
    )
    t.attacker.chooses("use:the-slow-death:2")
    assert t.attacker.may == {"hida-kaoru", "hida-ogano", "back"}
    t.attacker.chooses("hida-kaoru")
    t.attacker.table_passes_reactions()
    assert not t.is_bowed("hida-kaoru")
    assert not t.is_bowed("steadfast-bushi")


def test_the_slow_death_does_not_straighten_the_unopposed():
    t = quiet_battle(side(unit("hida-kaoru", bowed=True), hand=hand("the-slow-death")), side())
    assert t.attacker.may == {"pass"}


def test_the_slow_death_as_a_focus_strengthens_the_winner_after_the_duel():
    t = struck_at("the-slow-death")
    answer_focus(t)
    assert t.zone("hida-ogano") == "discard"
    assert t.force("doji-ayano") == 5


# --- The Wrath of Osano-Wo ------------------------------------------------------------------------


def test_the_wrath_of_osano_wo_shoots_with_the_chi_of_the_one_who_bows():
    t = quiet_battle(
        side("togashi-taro", "iuchi-xiong", "hida-kaoru", hand=hand("the-wrath-of-osano-wo")),
        side("shiba-fusaburu", "matsu-mikura"),
    )
    t.attacker.chooses("use:the-wrath-of-osano-wo")
    assert t.attacker.may == {"togashi-taro", "iuchi-xiong", "back"}
    t.attacker.chooses("iuchi-xiong")
    t.attacker.chooses("shiba-fusaburu")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("iuchi-xiong")
    assert t.zone("shiba-fusaburu") == "discard"


def test_the_wrath_of_osano_wo_is_too_weak_for_more_force_than_that_chi():
    t = quiet_battle(side("togashi-taro", hand=hand("the-wrath-of-osano-wo")), side("shiba-fusaburu"))
    t.attacker.plays("the-wrath-of-osano-wo", "togashi-taro", "shiba-fusaburu")
    assert t.zone("shiba-fusaburu") == "play"
    bowed = quiet_battle(
        side(unit("togashi-taro", bowed=True), hand=hand("the-wrath-of-osano-wo")), side("matsu-mikura")
    )
    assert bowed.attacker.may == {"pass"}


# --- Threat of Execution --------------------------------------------------------------------------


def test_threat_of_execution_bows_one_of_low_honor_and_perhaps_a_dishonorable_one():
    t = quiet_battle(
        side("yoritomo-eriko", hand=hand("threat-of-execution")),
        side(
            "hida-ogano",
            "doji-ayano",
            unit("matsu-mikura", dishonored=True),
            home=[unit("hiruma-aki", dishonored=True)],
        ),
    )
    t.attacker.chooses("use:threat-of-execution")
    t.attacker.chooses("yoritomo-eriko")
    assert t.attacker.may == {"yoritomo-eriko", "hida-ogano", "matsu-mikura", "back"}
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("yoritomo-eriko")
    assert t.is_bowed("hida-ogano")
    assert t.attacker.may == {"matsu-mikura", "pass"}
    t.attacker.chooses("matsu-mikura")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("matsu-mikura")


def test_threat_of_execution_does_not_bow_a_crane_magistrate():
    t = quiet_battle(side("doji-yoshitada", hand=hand("threat-of-execution")), side("hida-ogano"))
    t.attacker.plays("threat-of-execution", "doji-yoshitada", "hida-ogano")
    assert not t.is_bowed("doji-yoshitada")
    assert t.is_bowed("hida-ogano")


def test_threat_of_execution_needs_an_unbowed_magistrate():
    t = quiet_battle(
        side(unit("yoritomo-eriko", bowed=True), "hida-kaoru", hand=hand("threat-of-execution")),
        side("hida-ogano"),
    )
    assert t.attacker.may == {"pass"}


# --- Twice-Cutting Spirit -------------------------------------------------------------------------


def test_twice_cutting_spirit_gives_honor_as_force_and_takes_chi_from_an_enemys():
    t = quiet_battle(
        side("akodo-sagashite", "isawa-kyoko", hand=hand("twice-cutting-spirit")), side("hida-ogano")
    )
    t.attacker.chooses("use:twice-cutting-spirit")
    assert t.attacker.may == {"akodo-sagashite", "back"}
    t.attacker.chooses("akodo-sagashite")
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    assert (t.force("akodo-sagashite"), t.force("hida-ogano")) == (6, 2)


def test_twice_cutting_spirit_needs_an_opposed_samurai():
    t = quiet_battle(side("isawa-kyoko", hand=hand("twice-cutting-spirit")), side("hida-ogano"))
    assert t.attacker.may == {"pass"}
