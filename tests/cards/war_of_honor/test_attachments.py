"""Followers, Items and Spells of War of Honor: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import definition
from gorin.games.ccg.war_of_honor.rules import EDITION
from gorin.language.core.render import card_text
from support.ccg_box import IDLE, act, army, asked_for, fight, laid, next_turn, offered, unit
from support.rule import rule


def bowed(slug: str, **facts):
    return {"card": slug, "bowed": True, **facts}


# --- Followers ------------------------------------------------------------------------------------


def test_akodo_regulars_are_stronger_by_what_is_discarded():
    t = fight(attacker=army(unit("matsu-yosa", IDLE), hand=("courtesy",)), defender=army("togashi-taro"))
    act(t, "attacker").uses(IDLE, "courtesy")
    assert sum(t.force(IDLE, nth) == 4 for nth in range(10)) == 1  # others are in hand and deck
    assert t.zone("courtesy") == "discard"


def conscripts():
    return fight(
        attacker=army(unit("matsu-yosa", "ashigaru-conscripts")),
        defender=army("bayushi-saka", "togashi-chiko"),
    )


def test_ashigaru_conscripts_shoot_or_wear_down_the_province():
    t = conscripts()
    act(t, "attacker").uses("ashigaru-conscripts:2", "bayushi-saka")
    assert t.zone("bayushi-saka") == "discard"
    assert t.is_bowed("ashigaru-conscripts")
    assert not offered(t, "attacker", "ashigaru-conscripts:3")  # they are bowed
    other = conscripts()
    act(other, "attacker").uses("ashigaru-conscripts:3")
    assert other.strength(4) == 4


def test_ashigaru_conscripts_follow_samurai_and_bring_a_card_in_the_end_phase():
    t = laid(
        north=army("matsu-yosa", "togashi-taro", "diamond-mine", hand=("ashigaru-conscripts",)), south=army()
    )
    t.north.chooses("equip:ashigaru-conscripts")
    assert t.north.may - {"back"} == {"matsu-yosa"}
    t.north.chooses("matsu-yosa")
    t.north.chooses("choice0")
    assert t.zone("ashigaru-conscripts") == "play"
    next_turn(t)
    assert len(t.north.hand) == 3  # the idle one, that of the End phase, and one more
    next_turn(t)
    next_turn(t)
    assert len(t.north.hand) == 4  # only in the next End phase


def test_deathseeker_troop_takes_somebody_along():
    t = fight(
        attacker=army(unit("matsu-yosa", "deathseeker-troop")),
        defender=army("togashi-chiko", unit("bayushi-saka", "hired-legion")),
    )
    assert asked_for(act(t, "attacker"), "deathseeker-troop") == {"togashi-chiko", "hired-legion"}
    t.attacker.chooses("togashi-chiko")
    assert t.zone("togashi-chiko") == t.zone("deathseeker-troop") == "discard"
    assert t.attacker.honor == 7


def test_deathseeker_troop_needs_somebody_to_take_along():
    t = fight(attacker=army(unit("matsu-yosa", "deathseeker-troop")), defender=army())
    assert not offered(t, "attacker", "deathseeker-troop")


@rule("WH-TXT-15", "WH-ACT-07", "WH-ACT-21")
def test_hired_legion_bows_for_a_card():
    t = fight(attacker=army(unit("matsu-yosa", "hired-legion")), defender=army("togashi-taro"))
    act(t, "attacker").uses("hired-legion")
    assert t.is_bowed("hired-legion")
    assert len(t.attacker.hand) == 2
    idle = fight(attacker=army(unit("matsu-yosa", bowed("hired-legion"))), defender=army("togashi-taro"))
    assert not offered(idle, "attacker", "hired-legion")


@rule("WH-ACT-09", "WH-ACT-11")
def test_ronin_brotherhood_shoots_twice_and_goes_home():
    t = fight(
        attacker=army(unit("bayushi-saka", "ronin-brotherhood")),
        defender=army("togashi-akagi", "togashi-taro", "togashi-chiko"),
    )
    act(t, "attacker").uses("ronin-brotherhood", "togashi-akagi")
    act(t, "attacker").uses("ronin-brotherhood:2", "togashi-taro")
    assert t.zone("togashi-akagi") == t.zone("togashi-taro") == "discard"
    assert not {"use:ronin-brotherhood", "use:ronin-brotherhood:2"} & act(t, "attacker").may
    t.attacker.uses("ronin-brotherhood:3")
    assert t.is_home("bayushi-saka")


# --- Items ----------------------------------------------------------------------------------------


@rule("WH-ATT-07", "WH-ATT-08", "WH-GLO-50", "WH-UNT-03")
def test_a_samurais_soul_is_a_weapon_and_nobody_bears_two():
    t = laid(
        north=army(unit("bayushi-saka", "a-samurais-soul"), "diamond-mine", hand=("a-samurais-soul",)),
        south=army(),
    )
    assert (t.force("bayushi-saka"), t.chi("bayushi-saka")) == (5, 5)
    assert "equip:a-samurais-soul" not in t.north.may


def blades(is_bowed: bool):
    item = {"card": "blades-of-the-fallen-phoenix", "bowed": is_bowed}
    return laid(
        north=army(unit("bayushi-saka", item), "bayushi-shigeo", unit("bayushi-sorii", "a-samurais-soul")),
        south=army("matsu-yosa"),
    )


@rule("WH-GLO-45", "WH-GLO-46", "WH-GLO-47")
@pytest.mark.parametrize("is_bowed", [False, True])
def test_blades_of_the_fallen_phoenix_go_from_hand_to_hand_even_bowed(is_bowed):
    t = blades(is_bowed)
    assert asked_for(t.north, "blades-of-the-fallen-phoenix") == {"bayushi-shigeo"}
    t.north.chooses("bayushi-shigeo")
    assert (t.force("bayushi-shigeo"), t.force("bayushi-saka")) == (6, 3)


@pytest.mark.parametrize(("bearer", "may"), [("bayushi-saka", True), ("matsu-yosa", False)])
def test_blades_of_the_fallen_phoenix_are_cheaper_for_scorpions(bearer, may):
    t = laid(
        north=army(bearer, "large-farm", hand=("blades-of-the-fallen-phoenix",), stronghold_bowed=True),
        south=army(),
    )
    assert ("equip:blades-of-the-fallen-phoenix" in t.north.may) == may


# --- Spells ---------------------------------------------------------------------------------------


def casting(spell: str, shugenja="isawa-naki", enemies=("togashi-taro",), **facts):
    return fight(
        attacker=army(unit(shugenja, spell, **facts), "matsu-yosa"),
        defender=army(*enemies),
        guard=army("bayushi-saka", "bayushi-shigeo"),
    )


@pytest.mark.parametrize(("shugenja", "bows"), [("isawa-naki", True), ("asako-meisuru", False)])
def test_fury_of_the_sea_drives_one_unit_of_each_enemy_home(shugenja, bows):
    t = casting("fury-of-the-sea", shugenja)
    act(t, "attacker").uses("fury-of-the-sea")
    assert t.guard.may == {"bayushi-saka", "bayushi-shigeo"}
    t.guard.chooses("bayushi-saka")
    assert t.is_home("togashi-taro") and t.is_home("bayushi-saka")
    assert not t.is_home("bayushi-shigeo") and not t.is_home("matsu-yosa")
    assert t.is_bowed(shugenja) == bows


def test_fury_of_the_sea_is_for_the_unbowed_even_of_water():
    t = casting("fury-of-the-sea", "asako-meisuru", bowed=True)
    assert not offered(t, "attacker", "fury-of-the-sea")


@rule("WH-CLR-16")
@pytest.mark.parametrize(("shugenja", "bows"), [("agasha-asai", False), ("isawa-naki", True)])
@pytest.mark.parametrize(("choice", "strength"), [("choice0", 11), ("choice1", 3)])
def test_groves_of_stone_works_from_afar_and_bows_only_who_is_not_of_earth(shugenja, bows, choice, strength):
    t = fight(
        attacker=army("matsu-yosa", home=[unit(shugenja, "groves-of-stone")]), defender=army("togashi-taro")
    )
    act(t, "attacker").uses("groves-of-stone", choice)
    assert t.strength(4) == strength
    assert t.is_bowed(shugenja) == bows


def test_groves_of_stone_needs_somebody_of_yours_at_the_battle():
    t = fight(attacker=army(home=[unit("agasha-asai", "groves-of-stone")]), defender=army("togashi-taro"))
    assert not offered(t, "attacker", "groves-of-stone")


@pytest.mark.parametrize(("shugenja", "may"), [("isawa-naki", False), ("asako-meisuru", True)])
def test_heavens_tears_fall_on_attackers_or_for_water_on_anybody(shugenja, may):
    t = casting("heavens-tears", shugenja)
    assert offered(t, "attacker", "heavens-tears") == may
    defending = fight(
        attacker=army(unit("togashi-taro", "hired-legion")), defender=army(unit(shugenja, "heavens-tears"))
    )
    defending.defender.chooses("use:heavens-tears")
    name = {"isawa-naki": "Isawa Naki", "asako-meisuru": "Asako Meisuru"}[shugenja]
    asks = f"choose an enemy Personality (attacking if {name} is not Water)"
    assert defending.prompt == f"Heaven's Tears — {asks}"
    defending.defender.chooses("togashi-taro")
    assert defending.is_home("togashi-taro")
    assert defending.is_bowed("togashi-taro") and defending.is_bowed("hired-legion")
    assert defending.is_bowed("heavens-tears")


def test_shielded_by_tempest_goes_to_another_air_shugenja():
    t = laid(
        north=army(unit("asako-hoshimi", "shielded-by-tempest"), "isawa-kyoko", "isawa-naki"), south=army()
    )
    assert asked_for(t.north, "shielded-by-tempest") == {"isawa-kyoko"}
    t.north.chooses("isawa-kyoko")
    assert t.s.host[t.card("shielded-by-tempest")] == t.card("isawa-kyoko")


def test_shielded_by_tempest_covers_a_retreat_from_enemies():
    t = fight(attacker=army("togashi-taro"), defender=army(unit("isawa-kyoko", "shielded-by-tempest")))
    t.defender.uses("shielded-by-tempest:2")
    assert t.is_home("isawa-kyoko") and t.is_bowed("shielded-by-tempest")
    assert (t.strength(4), t.defender.honor) == (9, 6)
    alone = fight(
        attacker=army(home=["togashi-taro"]), defender=army(unit("isawa-kyoko", "shielded-by-tempest"))
    )
    assert not offered(alone, "defender", "shielded-by-tempest:2")


@rule("WH-ATT-11", "WH-GLO-42", "WH-GLO-30", "WH-SHD-04")
def test_tempest_of_flame_is_cheaper_for_fire_or_void_and_burns():
    t = laid(
        north=army(
            "isawa-naki", "asako-meisuru", "togashi-taro", "small-farm", "large-farm",
            hand=("tempest-of-flame",), stronghold_bowed=True,
        ),
        south=army(),
    )  # fmt: skip
    t.north.chooses("equip:tempest-of-flame")
    assert t.north.may - {"back"} == {"isawa-naki"}  # 3 Gold are there
    t.north.chooses("isawa-naki")
    assert t.force("isawa-naki") == 4
    fought = casting("tempest-of-flame", enemies=("togashi-chiko",))
    act(fought, "attacker").uses("tempest-of-flame", "togashi-chiko")
    assert fought.zone("togashi-chiko") == "discard"
    assert fought.is_bowed("isawa-naki")


def test_the_storm_within_strengthens_for_each_enemy_player():
    t = fight(
        attacker=army("togashi-taro", "togashi-akagi"),
        raider=army("matsu-yosa"),
        defender=army(unit("isawa-naki", "the-storm-within"), hand=("charge",)),
    )
    t.defender.uses("the-storm-within")
    assert t.strength(8) == 11
    assert t.is_bowed("the-storm-within")


def test_the_storm_within_pays_honor_when_it_is_destroyed_this_turn():
    t = fight(
        attacker=army("matsu-yosa", hand=("black-and-white",)),
        defender=army(unit("isawa-naki", "the-storm-within")),
    )
    t.defender.uses("the-storm-within")
    act(t, "attacker").plays("black-and-white", "matsu-yosa", "the-storm-within")
    assert t.defender.honor == 7
    unused = fight(
        attacker=army("matsu-yosa", hand=("black-and-white",)),
        defender=army(unit("isawa-naki", "the-storm-within")),
    )
    act(unused, "attacker").plays("black-and-white", "matsu-yosa", "the-storm-within")
    assert unused.defender.honor == 5


# --- how they read --------------------------------------------------------------------------------

TEXTS = {
    "deathseeker-troop": "destroy this Follower: Destroy the target.",
    "agasha-gifu": "If you discarded a card, destroy the target.",
    "bayushi-hikoko": "If you dishonored Hikoko, dishonor the target.",
    "bayushi-shigeo": "Target an enemy Follower, or Personality with Personal Honor lower than",
    "viper-tattoo": "and with Force no higher than his Force: Give him +2F.",
    "soshi-tabito-exp": "bow him and his controller gains 2 Honor, or dishonor him",
    "consumed-by-five-fires": "target enemy unit with fewer cards than this Shugenja's unit.",
}


@pytest.mark.parametrize("slug", TEXTS)
def test_what_a_card_says_can_be_meant_in_one_way_only(slug: str):
    assert TEXTS[slug] in card_text(definition(EDITION, slug))
