"""Phoenix Personalities: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import definition
from support.ccg_cards import published
from support.ccg_table import Table, battle, side, table, unit
from support.plain_cards import GIFTS

cards = published(*GIFTS)

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""


def combat(*mine, against, home=(), foes_home=(), having=None, **facts) -> Table:
    """Mine defend and act first."""
    return battle(
        attacker=side(*against, home=foes_home, hand=WAITING),
        defender=side(*mine, home=home, hand=WAITING, stronghold="kyuden-hida", **facts),
        having=having or {},
    )


@pytest.mark.parametrize(
    ("slug", "keywords"),
    [
        ("isawa-kyoko", {"Air", "Phoenix Clan", "Shugenja"}),
        ("isawa-mizuhiko", {"Loyal", "Naval", "Phoenix Clan", "Shugenja", "Water"}),
        ("shiba-fusaburu", {"Duelist", "Phoenix Clan", "Samurai", "Yojimbo"}),
    ],
)
def test_these_have_their_keywords_and_no_abilities(slug, keywords):
    card = definition("celestial", slug)
    assert set(card.keywords) == keywords
    assert card.words == ()


# --- Asako Katashi --------------------------------------------------------------------------------


def test_katashi_bows_a_shugenja_and_may_straighten_another():
    t = table(
        north=side("asako-katashi", unit("isawa-mizuhiko", bowed=True), "hida-kaoru", hand=WAITING),
        south=side("iuchi-xiong", hand=WAITING),
    )
    t.north.uses("asako-katashi", "iuchi-xiong")
    assert t.is_bowed("iuchi-xiong")
    assert t.north.may == {"asako-katashi", "isawa-mizuhiko", "iuchi-xiong", "pass"}
    t.north.chooses("isawa-mizuhiko")
    t.north.table_passes_reactions()
    assert not t.is_bowed("isawa-mizuhiko")


def test_katashi_straightens_nobody_where_nobody_bowed():
    t = table(
        north=side("asako-katashi", hand=WAITING),
        south=side(unit("iuchi-xiong", bowed=True), hand=WAITING),
    )
    t.north.uses("asako-katashi", "iuchi-xiong")
    assert t.asked == "south"
    assert t.is_bowed("iuchi-xiong")


def test_katashi_in_battle_reaches_shugenja_there_whose_honor_is_lower_than_his_chi():
    t = combat(
        "asako-katashi",
        "isawa-akihiro",
        against=["iuchi-xiong", "hida-kaoru"],
        foes_home=["isawa-mizuhiko"],
    )
    t.defender.chooses("use:asako-katashi")
    assert t.defender.may == {"asako-katashi", "iuchi-xiong", "back"}


def test_katashi_acts_on_his_own_players_turn_alone():
    t = table(north=side("iuchi-xiong", hand=WAITING), south=side("asako-katashi", hand=WAITING))
    t.north.passes()
    assert t.south.may == {"pass"}


# --- Isawa Akihiro --------------------------------------------------------------------------------


def test_a_bowed_akihiro_shoots_and_straightens():
    t = combat(unit("isawa-akihiro", bowed=True), against=["togashi-taro", "hida-ogano"])
    t.defender.uses("isawa-akihiro", "togashi-taro")
    assert t.zone("togashi-taro") == "discard"
    assert not t.is_bowed("isawa-akihiro")


def test_akihiros_shot_does_not_kill_four_force():
    t = combat("isawa-akihiro", "togashi-taro", against=["hida-kaoru"], foes_home=["hida-ogano"])
    t.defender.chooses("use:isawa-akihiro")
    assert t.defender.may == {"hida-kaoru", "back"}
    t.defender.chooses("hida-kaoru")
    t.defender.table_passes_reactions()
    assert t.zone("hida-kaoru") == "play"


# --- Isawa Emori, Experienced ---------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "change"), [("choice0", 4), ("choice1", -4)])
def test_emori_bows_an_enemy_card_and_changes_the_province_by_its_force(choice, change):
    t = combat("isawa-emori-exp", against=["hida-kaoru"])
    before = t.strength(4)
    t.defender.uses("isawa-emori-exp", "hida-kaoru")
    t.defender.chooses(choice)
    assert t.is_bowed("hida-kaoru")
    assert t.strength(4) == before + change
    assert t.strength(5) == before


def test_emori_may_not_touch_bowed_cards_or_friends():
    t = combat(
        "isawa-emori-exp",
        "togashi-taro",
        against=[unit("hida-kaoru", "steadfast-bushi", bowed=True)],
        foes_home=["hida-ogano"],
    )
    t.defender.chooses("use:isawa-emori-exp")
    assert t.defender.may == {"steadfast-bushi", "back"}


KYOKO_OF_EARTH = {"isawa-kyoko-exp": "Earth"}


@pytest.mark.parametrize(("answer", "bows"), [("choice0", False), ("choice1", True)])
def test_an_earth_shugenja_of_emoris_player_need_not_bow_for_an_earth_action(answer, bows):
    t = combat("isawa-kyoko-exp", against=["hida-kaoru"], home=["isawa-emori-exp"], having=KYOKO_OF_EARTH)
    t.defender.uses("isawa-kyoko-exp", "hida-kaoru", answer)
    assert t.is_bowed("isawa-kyoko-exp") is bows
    assert t.is_home("isawa-kyoko-exp") and t.is_home("hida-kaoru")


def test_emori_spares_no_shugenja_of_another_element():
    t = combat("isawa-kyoko-exp", against=["hida-kaoru"], home=["isawa-emori-exp"])
    t.defender.uses("isawa-kyoko-exp", "hida-kaoru")
    assert t.is_bowed("isawa-kyoko-exp")


def test_emori_spares_no_shugenja_of_another_player():
    t = combat(
        "isawa-kyoko-exp", against=["hida-kaoru"], foes_home=["isawa-emori-exp"], having=KYOKO_OF_EARTH
    )
    t.defender.uses("isawa-kyoko-exp", "hida-kaoru")
    assert t.is_bowed("isawa-kyoko-exp")


def test_a_bowed_earth_shugenja_casts_an_earth_spell_because_the_cost_is_ignored():
    t = table(
        north=side(unit("isawa-emori-exp", "walking-the-way", bowed=True), hand=WAITING),
        south=side(),
        having={"walking-the-way": "Earth"},
    )
    t.north.uses("walking-the-way")
    t.north.chooses(t.game.decision.options[0].id)
    assert t.zone("walking-the-way") == "discard"
    assert t.north.hand == ["keen-blade", "unproven-guardian"]


def test_a_bowed_earth_shugenja_casts_no_other_spell():
    t = table(north=side(unit("isawa-emori-exp", "walking-the-way", bowed=True), hand=WAITING), south=side())
    assert t.north.may_not("use:walking-the-way")


# --- Isawa Kyoko, Experienced ---------------------------------------------------------------------


def test_kyoko_goes_home_bowed_and_takes_an_enemy_along():
    t = combat("isawa-kyoko-exp", against=["hida-kaoru", "hida-ogano"])
    t.defender.uses("isawa-kyoko-exp", "hida-kaoru")
    assert t.is_bowed("isawa-kyoko-exp") and t.is_home("isawa-kyoko-exp")
    assert t.is_bowed("hida-kaoru") and t.is_home("hida-kaoru")
    assert t.defender.honor == 6


def test_kyoko_bows_nobody_and_gains_nothing_where_nobody_moved():
    t = battle(
        attacker=side("hida-kaoru", hand=("courage",)),
        defender=side("isawa-kyoko-exp", hand=WAITING, stronghold="kyuden-hida"),
    )
    t.defender.passes()
    t.attacker.uses("courage")
    t.defender.uses("isawa-kyoko-exp", "hida-kaoru")
    assert t.is_bowed("isawa-kyoko-exp") and t.is_home("isawa-kyoko-exp")
    assert not t.is_home("hida-kaoru") and not t.is_bowed("hida-kaoru")
    assert t.defender.honor == 5


def test_a_bowed_kyoko_cannot_pay():
    t = combat(unit("isawa-kyoko-exp", bowed=True), against=["hida-kaoru"])
    assert t.defender.may == {"pass"}


# --- Isawa Nakajima -------------------------------------------------------------------------------


def _attack_with_nakajima(*spells) -> Table:
    t = table(
        "attack",
        north=side(unit("isawa-nakajima", *spells, bowed=True), hand=WAITING),
        south=side(hand=WAITING),
    )
    t.north.chooses("seat1")
    return t


def test_a_bowed_nakajima_with_a_spell_assigns_and_contributes_his_force():
    t = _attack_with_nakajima("castle-of-water")
    t.north.uses("isawa-nakajima", "p4")
    t.north.chooses("p4")
    t.fight()
    assert any("has 4 Force" in line and "has 0;" in line for line in t.log)


def test_a_bowed_nakajima_without_a_spell_stays_home():
    t = _attack_with_nakajima()
    assert t.asked == "north" and t.north.may_not("isawa-nakajima")


def test_a_bowed_nakajima_without_a_spell_contributes_nothing():
    t = battle(attacker=side(unit("isawa-nakajima", "doji-armor", bowed=True)), defender=side(hand=WAITING))
    t.fight()
    assert any("has 0 Force" in line and "has 0;" in line for line in t.log)


# --- Shiba Rae ------------------------------------------------------------------------------------


def test_rae_is_stronger_for_each_spell_in_his_army():
    t = combat(
        "shiba-rae",
        unit("isawa-kyoko", "castle-of-water", "touch-of-ice"),
        against=[unit("iuchi-xiong", "walking-the-way")],
        home=[unit("isawa-mizuhiko", "castle-of-water")],
    )
    assert t.force("shiba-rae") == 5


def test_at_home_rae_is_in_no_army():
    t = table(north=side("shiba-rae", unit("isawa-kyoko", "castle-of-water"), hand=WAITING), south=side())
    assert t.force("shiba-rae") == 3


def test_rae_shoots_with_strength_three():
    t = combat("shiba-rae", against=["togashi-taro", "hida-kaoru"])
    t.defender.uses("shiba-rae", "togashi-taro")
    assert t.zone("togashi-taro") == "discard"
    t = combat("shiba-rae", against=["togashi-taro", "hida-kaoru"])
    t.defender.uses("shiba-rae", "hida-kaoru")
    assert t.zone("hida-kaoru") == "play"


# --- Shiba Tsukimi, Experienced 3 -----------------------------------------------------------------


def test_tsukimi_gives_her_players_samurai_beside_her_the_highest_chi_of_a_shugenja():
    t = combat(
        "shiba-tsukimi-exp3",
        "shiba-fusaburu",
        "togashi-taro",
        against=["hida-kaoru", "iuchi-xiong"],
        home=["hida-ogano", "isawa-kyoko", "isawa-akihiro"],
    )
    assert t.force("shiba-tsukimi-exp3") == 6 + 3
    assert t.force("shiba-fusaburu") == 4 + 3
    assert (t.force("togashi-taro"), t.force("hida-kaoru"), t.force("hida-ogano")) == (3, 4, 6)


def test_tsukimi_at_home_helps_only_those_at_her_own_home():
    t = table(
        north=side("shiba-tsukimi-exp3", "shiba-fusaburu", "isawa-kyoko", hand=WAITING),
        south=side("hida-kaoru"),
    )
    assert (t.force("shiba-fusaburu"), t.force("hida-kaoru")) == (6, 4)


def test_tsukimi_bows_a_whole_unit_and_gains_honor():
    t = combat("shiba-tsukimi-exp3", against=[unit("hida-kaoru", "steadfast-bushi")])
    t.defender.uses("shiba-tsukimi-exp3", "hida-kaoru")
    assert t.is_bowed("hida-kaoru") and t.is_bowed("steadfast-bushi")
    assert t.defender.honor == 7
    assert t.asked == "attacker"


def test_with_an_elemental_master_tsukimi_may_destroy_an_attachment_in_the_battle():
    t = combat(
        "shiba-tsukimi-exp3",
        against=[unit("hida-kaoru", "steadfast-bushi"), unit("hida-ogano", "doji-armor")],
        home=["isawa-emori-exp"],
        foes_home=[unit("togashi-taro", "veteran-advisor")],
    )
    t.defender.uses("shiba-tsukimi-exp3", "hida-kaoru")
    assert t.defender.may == {"steadfast-bushi", "doji-armor", "pass"}
    t.defender.chooses("doji-armor")
    t.defender.table_passes_reactions()
    assert t.zone("doji-armor") == "discard"
    assert t.defender.honor == 7


def test_another_players_elemental_master_does_not_help_tsukimi():
    t = combat(
        "shiba-tsukimi-exp3",
        against=[unit("hida-kaoru", "steadfast-bushi")],
        foes_home=["isawa-emori-exp"],
    )
    t.defender.uses("shiba-tsukimi-exp3", "hida-kaoru")
    assert t.asked == "attacker" and t.zone("steadfast-bushi") == "play"
