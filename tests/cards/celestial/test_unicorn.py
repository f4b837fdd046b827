"""Unicorn Personalities: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import definition
from support.ccg_cards import published
from support.ccg_table import battle, side, unit
from support.plain_cards import GIFTS

cards = published(*GIFTS)

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""


@pytest.mark.parametrize(
    ("slug", "keywords"),
    [
        ("iuchi-xiong", {"Cavalry", "Shugenja", "Unicorn Clan", "Water"}),
        ("moto-taban", {"Cavalry", "Samurai", "Scout", "Unicorn Clan"}),
        ("utaku-kohana", {"Cavalry", "Battle Maiden", "Samurai", "Unicorn Clan"}),
    ],
)
def test_these_have_their_keywords_and_no_abilities(slug, keywords):
    card = definition("celestial", slug)
    assert set(card.keywords) == keywords
    assert card.words == ()


# --- Moto Chen (Experienced 3) --------------------------------------------------------------------


def test_political_actions_of_others_do_nothing_to_chen():
    t = battle(
        attacker=side("moto-chen-exp3", "moto-taban", hand=WAITING),
        defender=side("hida-kaoru", hand=WAITING),
        favor=1,
    )
    t.defender.uses("favor:battle", "moto-chen-exp3")
    assert not t.is_home("moto-chen-exp3")
    assert t.s.favor == -1, "the Favor is paid all the same"


def test_political_actions_work_on_those_beside_chen():
    t = battle(
        attacker=side("moto-chen-exp3", "moto-taban", hand=WAITING),
        defender=side("hida-kaoru", hand=WAITING),
        favor=1,
    )
    t.defender.uses("favor:battle", "moto-taban")
    assert t.is_home("moto-taban")


def test_actions_that_are_not_political_work_on_chen():
    t = battle(attacker=side("moto-chen-exp3", hand=WAITING), defender=side("kuni-daigo-exp", hand=WAITING))
    t.defender.uses("kuni-daigo-exp", "moto-chen-exp3")
    assert t.is_bowed("moto-chen-exp3")


def test_chen_destroys_a_weaker_enemy_unit_whole():
    t = battle(
        attacker=side(
            unit("doji-ayano", "veteran-advisor"), unit("hida-kaoru", "steadfast-bushi"), hand=WAITING
        ),
        defender=side(unit("moto-chen-exp3", "doji-armor"), hand=WAITING),
    )
    t.defender.uses("moto-chen-exp3:2", "doji-ayano")
    assert t.zone("doji-ayano") == t.zone("veteran-advisor") == "discard"
    assert t.zone("hida-kaoru") == "play"
    assert t.asked == "attacker", "without a Kolat there is nothing more to choose"


def test_chen_does_not_destroy_a_unit_of_equal_force():
    t = battle(
        attacker=side(unit("hida-kaoru", "steadfast-bushi"), hand=WAITING),
        defender=side("moto-chen-exp3", hand=WAITING),
    )
    assert t.defender.may_not("use:moto-chen-exp3:2"), "6 against 6"


@pytest.mark.parametrize("taken", [True, False])
def test_chen_may_also_destroy_a_kolat(taken):
    t = battle(
        attacker=side("hida-ogano", "doji-ayano", "hida-kaoru", hand=WAITING),
        defender=side(unit("moto-chen-exp3", "doji-armor"), hand=WAITING),
        having={"hida-ogano": "Kolat"},
    )
    t.defender.uses("moto-chen-exp3:2", "doji-ayano")
    assert t.defender.may == {"hida-ogano", "pass"}
    t.defender.chooses("hida-ogano" if taken else "pass")
    t.defender.table_passes_reactions()
    assert t.zone("hida-ogano") == ("discard" if taken else "play")
    assert t.zone("doji-ayano") == "discard"


# --- Shinjo Hwarang -------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "bowed"), [("choice0", True), ("choice1", False)])
def test_hwarang_bows_or_straightens_a_personality_while_he_is_opposed(way, bowed):
    t = battle(
        attacker=side(unit("hida-kaoru", bowed=not bowed), hand=WAITING),
        defender=side("shinjo-hwarang", home=["moto-taban"], hand=WAITING),
    )
    t.defender.chooses("use:shinjo-hwarang")
    assert t.defender.may == {"hida-kaoru", "shinjo-hwarang", "back"}
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    t.defender.chooses(way)
    assert t.is_bowed("hida-kaoru") is bowed


def test_hwarang_does_nothing_where_nobody_opposes_him():
    t = battle(attacker=side("shinjo-hwarang", hand=WAITING), defender=side(hand=WAITING))
    t.defender.passes()
    assert t.attacker.may_not("use:shinjo-hwarang")


# --- Utaku Anhui ----------------------------------------------------------------------------------


def test_anhui_bows_a_weak_enemy_and_gains_honor():
    t = battle(
        attacker=side(
            unit("hida-ogano", "steadfast-bushi", "veteran-advisor"),
            unit("kakita-hideo", "doji-armor"),
            "doji-ayano",
            "hida-kaoru",
            hand=WAITING,
        ),
        defender=side("utaku-anhui", "moto-taban", hand=WAITING),
    )
    t.defender.chooses("use:utaku-anhui")
    assert t.defender.may == {"steadfast-bushi", "doji-ayano", "back"}, "below 4 Force, without attachments"
    t.defender.chooses("doji-ayano")
    t.defender.table_passes_reactions()
    assert t.is_bowed("doji-ayano")
    assert t.defender.honor == 6


def test_anhui_gains_nothing_from_an_enemy_who_is_bowed_already():
    t = battle(
        attacker=side(unit("doji-ayano", bowed=True), hand=WAITING),
        defender=side("utaku-anhui", hand=WAITING),
    )
    t.defender.uses("utaku-anhui", "doji-ayano")
    assert t.defender.honor == 5


# --- Utaku Keiko ----------------------------------------------------------------------------------


def test_keiko_strengthens_the_cavalry_of_her_army_against_infantry():
    t = battle(
        attacker=side("hida-kaoru", hand=WAITING),
        defender=side(
            unit("utaku-keiko", "wandering-scout"),
            unit("moto-taban", "steadfast-bushi"),
            "matsu-mikura",
            home=["iuchi-xiong"],
            hand=WAITING,
        ),
    )
    t.defender.uses("utaku-keiko")
    assert t.force("utaku-keiko") == 3
    assert t.force("wandering-scout") == 4
    assert t.force("moto-taban") == 4
    assert t.force("steadfast-bushi") == 2 and t.force("matsu-mikura") == 3, "they are Infantry"
    assert t.force("iuchi-xiong") == 4, "he is at home"


def test_keiko_does_nothing_against_cavalry_alone():
    t = battle(
        attacker=side(unit("moto-taban", "wandering-scout"), hand=WAITING),
        defender=side("utaku-keiko", hand=WAITING),
    )
    assert t.defender.may_not("use:utaku-keiko")


def test_a_horseman_with_infantry_in_his_unit_is_an_infantry_unit_to_keiko():
    t = battle(
        attacker=side(unit("moto-taban", "steadfast-bushi"), hand=WAITING),
        defender=side("utaku-keiko", hand=WAITING),
    )
    assert "use:utaku-keiko" in t.defender.may


# --- Utaku Kohana (Experienced) -------------------------------------------------------------------


def test_kohana_gains_honor_after_an_action_has_weakened_an_enemy():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side(unit("utaku-kohana-exp", bowed=True), "bayushi-maemi", hand=WAITING),
    )
    t.defender.uses("bayushi-maemi", "hida-ogano")
    assert t.force("hida-ogano") == 3
    assert t.defender.honor == 6


def test_kohana_gains_nothing_when_her_own_side_is_weakened():
    t = battle(
        attacker=side("bayushi-maemi", hand=WAITING),
        defender=side("utaku-kohana-exp", "moto-taban", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("bayushi-maemi", "moto-taban")
    assert t.force("moto-taban") == 0
    assert t.defender.honor == 5


def test_kohana_gains_nothing_from_actions_that_weaken_nobody():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("utaku-kohana-exp", "kuni-daigo-exp", hand=WAITING),
    )
    t.defender.uses("kuni-daigo-exp", "hida-ogano")
    assert t.defender.honor == 5


def test_kohana_gains_nothing_at_home():
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("bayushi-maemi", home=["utaku-kohana-exp"], hand=WAITING),
    )
    t.defender.uses("bayushi-maemi", "hida-ogano")
    assert t.force("hida-ogano") == 3
    assert t.defender.honor == 5


def test_kohana_bows_to_bow_an_enemy_of_less_honor():
    t = battle(
        attacker=side("hida-ogano", "doji-ayano", hand=WAITING),
        defender=side("utaku-kohana-exp", hand=WAITING),
    )
    t.defender.chooses("use:utaku-kohana-exp:2")
    assert t.defender.may == {"hida-ogano", "back"}, "Ayano's 4 are not lower than 4"
    t.defender.chooses("hida-ogano")
    t.defender.table_passes_reactions()
    assert t.is_bowed("hida-ogano") and t.is_bowed("utaku-kohana-exp")


# --- Utaku Tayoi ----------------------------------------------------------------------------------


def test_tayoi_rides_to_another_battlefield_and_gains_honor_as_an_attacker():
    t = battle(
        attacker=side("utaku-tayoi", "moto-taban", hand=WAITING), defender=side("hida-kaoru", hand=WAITING)
    )
    t.defender.passes()
    t.attacker.uses("utaku-tayoi")
    assert t.attacker.may == {"p5", "p6", "p7"}
    t.attacker.chooses("p6")
    assert t.s.place[t.card("utaku-tayoi")] == 6
    assert t.attacker.honor == 6


@pytest.mark.parametrize("attacks", [True, False])
def test_tayoi_gains_two_honor_where_she_meets_enemies(attacks):
    mine = side("utaku-tayoi", "moto-taban", hand=WAITING)
    theirs = side("hida-kaoru", unit("doji-ayano", at=5), hand=WAITING)
    t = battle(attacker=mine if attacks else theirs, defender=theirs if attacks else mine)
    rider = t.attacker if attacks else t.defender
    if attacks:
        t.defender.passes()
    rider.uses("utaku-tayoi")
    rider.chooses("p5")
    assert rider.honor == 7


def test_tayoi_gains_nothing_where_a_defender_meets_nobody():
    t = battle(
        attacker=side("hida-kaoru", hand=WAITING), defender=side("utaku-tayoi", "moto-taban", hand=WAITING)
    )
    t.defender.uses("utaku-tayoi")
    t.defender.chooses("p5")
    assert t.defender.honor == 5


def test_tayoi_at_another_battlefield_can_only_come_to_this_one():
    t = battle(
        attacker=side(unit("utaku-tayoi", at=5), "moto-taban", hand=WAITING),
        defender=side("hida-kaoru", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("utaku-tayoi")
    assert t.s.place[t.card("utaku-tayoi")] == 4
    assert t.attacker.honor == 7


def test_tayoi_does_not_ride_out_from_home():
    t = battle(
        attacker=side("moto-taban", home=["utaku-tayoi"], hand=WAITING),
        defender=side("hida-kaoru", hand=WAITING),
    )
    t.defender.passes()
    assert t.attacker.may_not("use:utaku-tayoi")


# --- Unicorn War Dogs -----------------------------------------------------------------------------


def test_war_dogs_grow_beside_their_master_and_may_bow_an_enemy():
    t = battle(
        attacker=side("unicorn-war-dogs", "moto-taban", hand=WAITING),
        defender=side("hida-kaoru", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("unicorn-war-dogs")
    t.attacker.chooses("hida-kaoru")
    assert t.force("unicorn-war-dogs") == 5
    assert t.is_bowed("hida-kaoru")


def test_war_dogs_need_a_human_of_their_clan_in_their_army():
    t = battle(
        attacker=side("unicorn-war-dogs", "hida-kaoru", home=["moto-taban"], hand=WAITING),
        defender=side("hida-kaoru", hand=WAITING),
    )
    t.defender.passes()
    assert "use:unicorn-war-dogs" not in t.attacker.may
