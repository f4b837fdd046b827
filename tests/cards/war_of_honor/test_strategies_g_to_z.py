"""Strategies g to z of War of Honor: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from support.ccg_box import act, army, asked_for, fight, laid, next_turn, offered, unit
from support.rule import rule


def shamed(slug: str):
    return {"card": slug, "dishonored": True}


def bowed(slug: str):
    return {"card": slug, "bowed": True}


# --- Game of Sincerity ----------------------------------------------------------------------------


def test_game_of_sincerity_shames_both_and_neither_counts():
    t = fight(
        attacker=army("bayushi-shigeo", "bayushi-saka", hand=("game-of-sincerity",)),
        defender=army("togashi-chiko", "togashi-taro"),
    )
    act(t, "attacker").plays("game-of-sincerity", "bayushi-shigeo", "togashi-chiko")
    assert t.is_dishonored("bayushi-shigeo") and t.is_dishonored("togashi-chiko")
    assert t.defender.honor == 3
    assert t.force("togashi-chiko") == 5
    t.fight()  # only Saka and Taro count, 3 Force against 3: a tie
    assert t.zone("bayushi-saka") == t.zone("togashi-taro") == "discard"


def test_game_of_sincerity_needs_honor_to_lose():
    t = fight(
        attacker=army(shamed("bayushi-shigeo"), bowed("bayushi-saka"), hand=("game-of-sincerity",)),
        defender=army("togashi-chiko"),
    )
    assert not offered(t, "attacker", "game-of-sincerity")


# --- Glorious Path to Victory ---------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "force"), [("matsu-yosa", 6), ("pass", 2)])
def test_glorious_path_rehonors_everybody_there_and_strengthens_a_samurai(answer, force):
    t = fight(
        attacker=army(shamed("matsu-yosa"), hand=("glorious-path-to-victory",), home=[shamed("akodo-dosei")]),
        defender=army(shamed("togashi-taro")),
    )
    act(t, "attacker").chooses("use:glorious-path-to-victory")
    assert t.attacker.may == {"matsu-yosa", "pass"}
    t.attacker.chooses(answer)
    assert not t.is_dishonored("matsu-yosa") and not t.is_dishonored("togashi-taro")
    assert t.is_dishonored("akodo-dosei")
    assert (t.force("matsu-yosa"), t.attacker.honor) == (force, 7)


# --- accusations ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["magistrates-accusation", "seeking-the-guilty"])
def test_only_an_unbowed_magistrate_accuses_who_has_less_honor_than_he_has_chi(card):
    t = fight(
        attacker=army("bayushi-saka", bowed("bayushi-hikoko"), "bayushi-shigeo", hand=(card,)),
        defender=army("matsu-yosa", "togashi-taro"),
    )
    assert asked_for(act(t, "attacker"), card) == {"bayushi-saka"}
    t.attacker.chooses("bayushi-saka")
    assert t.attacker.may == {"togashi-taro", "back"}


def test_magistrates_accusation_bows_and_costs_honor():
    t = fight(attacker=army("bayushi-saka", hand=("magistrates-accusation",)), defender=army("togashi-taro"))
    act(t, "attacker").plays("magistrates-accusation", "bayushi-saka", "togashi-taro")
    assert t.is_bowed("togashi-taro")
    assert t.defender.honor == 3


@pytest.mark.parametrize(("guilty", "honor"), [(0, 5), (2, 3), (4, 2)])
def test_seeking_the_guilty_costs_honor_for_each_dishonorable_but_no_more_than_three(guilty, honor):
    t = fight(
        attacker=army("bayushi-saka", shamed("bayushi-shigeo"), hand=("seeking-the-guilty",)),
        defender=army("togashi-taro", home=[shamed("togashi-akagi")] * guilty),
    )
    act(t, "attacker").plays("seeking-the-guilty", "bayushi-saka", "togashi-taro")
    assert t.is_home("togashi-taro")
    assert (t.defender.honor, t.attacker.honor) == (honor, 5)


# --- My Enemy's Mercy -----------------------------------------------------------------------------


@rule("WH-GLO-21")
@pytest.mark.parametrize(("choice", "is_home"), [("choice0", False), ("choice1", True)])
def test_my_enemys_mercy_leaves_it_to_the_enemy_leader(choice, is_home):
    t = fight(
        attacker=army("matsu-sakaki", hand=("my-enemys-mercy",)),
        defender=army("togashi-taro"),
        guard=army("bayushi-shigeo", "matsu-yosa"),
    )
    picks = asked_for(act(t, "attacker"), "my-enemys-mercy", "matsu-sakaki")
    assert picks == {"togashi-taro", "bayushi-shigeo"}
    t.attacker.chooses("bayushi-shigeo")
    t.defender.chooses(choice)  # although the Personality is his ally's
    assert (t.is_home("bayushi-shigeo"), t.is_bowed("bayushi-shigeo")) == (is_home, not is_home)
    assert t.attacker.honor == 7


# --- Paths of Honor and Glory ---------------------------------------------------------------------


@rule("WH-STRT-02", "WH-ACT-14")
def test_paths_of_honor_and_glory_straighten_or_bow_a_samurai():
    t = laid(
        north=army(bowed("matsu-yosa"), bowed("togashi-taro"), hand=("paths-of-honor-and-glory",)),
        south=army(),
    )
    assert asked_for(t.north, "paths-of-honor-and-glory") == {"matsu-yosa"}
    t.north.chooses("matsu-yosa")
    assert not t.is_bowed("matsu-yosa")
    fought = fight(
        attacker=army("matsu-yosa", hand=("paths-of-honor-and-glory",)),
        defender=army("bayushi-saka", unit("bayushi-shigeo", "hired-legion"), "togashi-taro"),
    )
    picks = asked_for(act(fought, "attacker"), "paths-of-honor-and-glory:2")
    assert picks == {"matsu-yosa", "bayushi-saka"}
    fought.attacker.chooses("bayushi-saka")
    assert fought.is_bowed("bayushi-saka")


# --- Proudful Allies ------------------------------------------------------------------------------


def test_proudful_allies_sends_an_allied_unit_home():
    t = fight(
        attacker=army("matsu-yosa", hand=("proudful-allies",)),
        raider=army("akodo-dosei"),
        defender=army("togashi-taro"),
        guard=army(unit("bayushi-saka", "hired-legion")),
    )
    picks = asked_for(act(t, "attacker"), "proudful-allies", "matsu-yosa")
    assert picks == {"akodo-dosei", "bayushi-saka"}
    t.attacker.chooses("bayushi-saka")
    assert t.is_home("hired-legion")
    assert t.attacker.honor == 8


def test_proudful_allies_needs_an_ally_and_a_samurai():
    alone = fight(attacker=army("matsu-yosa", hand=("proudful-allies",)), defender=army("togashi-taro"))
    assert not offered(alone, "attacker", "proudful-allies")
    monk = fight(
        attacker=army("togashi-taro", hand=("proudful-allies",)),
        defender=army("matsu-yosa"),
        guard=army("bayushi-saka"),
    )
    assert not offered(monk, "attacker", "proudful-allies")


# --- Relentless Conviction ------------------------------------------------------------------------


@rule("WH-DIS-03", "WH-DIS-04")
def test_relentless_conviction_destroys_the_dishonorable():
    t = fight(
        attacker=army("bayushi-saka", hand=("relentless-conviction",)),
        defender=army(shamed("matsu-sakaki"), "togashi-taro"),
    )
    assert asked_for(act(t, "attacker"), "relentless-conviction") == {"matsu-sakaki"}
    t.attacker.chooses("matsu-sakaki")
    assert t.zone("matsu-sakaki") == "discard"
    assert t.defender.honor == 2  # her printed Personal Honor is lost


# --- Shameful Death and Shameful Rebuke -----------------------------------------------------------


def test_shameful_death_gives_the_magistrate_what_the_dishonorable_loses():
    t = fight(
        attacker=army("bayushi-saka", hand=("shameful-death",)),
        defender=army(shamed("togashi-chiko"), "togashi-taro"),
    )
    assert asked_for(act(t, "attacker"), "shameful-death", "bayushi-saka") == {"togashi-chiko"}
    t.attacker.chooses("togashi-chiko")
    assert (t.force("togashi-chiko"), t.force("bayushi-saka")) == (0, 8)


def test_shameful_rebuke_lets_a_player_lose_honor_for_all_that_moved():
    t = fight(
        attacker=army("bayushi-saka", hand=("shameful-rebuke",)),
        raider=army("matsu-yosa"),
        defender=army("togashi-taro", "togashi-akagi"),
        bystander=army(),
    )
    act(t, "attacker").plays("shameful-rebuke")
    t.defender.chooses("togashi-akagi")
    assert t.attacker.may == {"seat0", "seat1", "seat2", "seat3"}
    t.attacker.chooses("seat3")
    assert t.is_home("matsu-yosa") and t.is_home("togashi-akagi") and not t.is_home("togashi-taro")
    assert (t.bystander.honor, t.defender.honor, t.attacker.honor) == (2, 5, 5)


# --- Spinning Heel Kick ---------------------------------------------------------------------------


@rule("WH-GLO-29", "WH-GLO-31", "WH-GLO-32")
def test_spinning_heel_kick_straightens_a_monk_who_performs_what_comes_next():
    t = fight(
        attacker=army(
            bowed("togashi-kanmu"),
            "togashi-chiko",
            hand=("spinning-heel-kick", "chokehold", "charge", "relentless-conviction"),
        ),
        defender=army("matsu-yosa"),
    )
    act(t, "attacker").plays("spinning-heel-kick", "togashi-kanmu")
    assert not t.is_bowed("togashi-kanmu")
    # Charge only targets; nobody performs it, so it is none of his actions.
    assert t.attacker.may == {"use:togashi-kanmu", "use:chokehold", "pass"}
    t.attacker.chooses("use:chokehold")
    t.attacker.chooses("matsu-yosa")  # who performs is not asked
    assert t.is_bowed("matsu-yosa")


# --- Stagnation -----------------------------------------------------------------------------------


def test_stagnation_takes_all_abilities_for_this_turn():
    t = fight(
        attacker=army("togashi-taro", hand=("stagnation",)), defender=army("matsu-yosa", hand=("courtesy",))
    )
    assert {"use:matsu-yosa", "use:matsu-yosa:2"} <= t.defender.may
    act(t, "attacker").plays("stagnation", "togashi-taro", "matsu-yosa")
    assert not {"use:matsu-yosa", "use:matsu-yosa:2"} & t.defender.may


@rule("WH-TXT-09", "WH-TXT-10")
def test_stagnation_works_at_both_times_but_not_by_a_bowed_monk():
    t = laid(north=army("togashi-taro", hand=("stagnation",)), south=army("isawa-naki"))
    t.north.plays("stagnation", "togashi-taro", "isawa-naki")
    assert "use:isawa-naki" not in t.south.may
    next_turn(t)
    assert "use:isawa-naki" in act(t, "south").may
    idle = laid(north=army(bowed("togashi-taro"), hand=("stagnation",)), south=army("isawa-naki"))
    assert "use:stagnation" not in idle.north.may


# --- Striking Through the Void --------------------------------------------------------------------


def test_striking_through_the_void_weakens_others_in_the_order_chosen():
    t = laid(
        north=army("togashi-taro", hand=("striking-through-the-void",)),
        south=army("matsu-yosa", "akodo-dosei"),
        east=army("bayushi-shigeo", "bayushi-saka"),
    )
    picks = asked_for(t.north, "striking-through-the-void", "togashi-taro")
    assert picks == {"matsu-yosa", "akodo-dosei", "bayushi-shigeo", "bayushi-saka"}
    for slug in ("akodo-dosei", "bayushi-shigeo", "matsu-yosa"):
        t.north.chooses(slug)
    assert (t.force("akodo-dosei"), t.force("bayushi-shigeo"), t.force("matsu-yosa")) == (2, 2, 0)
    assert t.force("bayushi-saka") == 3


# --- The Lion's Charge ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("performer", "hits"),
    [("matsu-yosa", "bayushi-shigeo"), ("hired-legion", "bayushi-shigeo"), ("ikoma-toraji", "isawa-naki")],
)
def test_the_lions_charge_is_stronger_for_a_paragon_or_his_follower(performer, hits):
    enemies = ("isawa-naki", "bayushi-shigeo", "togashi-chiko")
    t = fight(
        attacker=army(unit("matsu-yosa", "hired-legion"), "ikoma-toraji", hand=("the-lions-charge",)),
        defender=army(*enemies),
    )
    act(t, "attacker").plays("the-lions-charge", performer, hits)
    assert t.zone(hits) == "discard"
    assert t.is_bowed(performer)
    assert t.attacker.honor == 6


@rule("WH-GLO-37")
def test_the_lions_charge_may_be_wasted():
    t = fight(attacker=army("ikoma-toraji", hand=("the-lions-charge",)), defender=army("togashi-chiko"))
    act(t, "attacker").plays("the-lions-charge", "ikoma-toraji", "togashi-chiko")
    assert t.zone("togashi-chiko") == "play"
    assert t.attacker.honor == 6


# --- Unpredictable Strategy -----------------------------------------------------------------------


@rule("WH-GLO-43")
def test_unpredictable_strategy_switches_two_units_of_one_player_and_straightens_them():
    t = fight(
        attacker=army(unit("matsu-yosa", bowed("hired-legion")), hand=("unpredictable-strategy",)),
        defender=army("togashi-taro", home=[bowed("togashi-chiko")]),
        guard=army("bayushi-saka", home=["bayushi-shigeo"]),
    )
    player = act(t, "attacker")
    picks = asked_for(player, "unpredictable-strategy")
    assert picks == {"togashi-taro", "bayushi-saka"}  # who has another unit elsewhere
    player.chooses("togashi-taro")
    assert player.may == {"togashi-chiko", "back"}
    player.chooses("togashi-chiko")
    assert t.is_home("togashi-taro") and not t.is_home("togashi-chiko")
    assert not t.is_bowed("togashi-chiko")


# --- Wall of Honor --------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "strength"), [("choice0", 9), ("choice1", 5)])
def test_wall_of_honor_changes_the_province_by_the_number_of_enemies(choice, strength):
    t = fight(
        attacker=army("bayushi-saka"),
        raider=army("matsu-yosa"),
        defender=army("isawa-naki", hand=("wall-of-honor",)),
    )
    t.defender.plays("wall-of-honor", "isawa-naki", choice)
    assert t.is_home("isawa-naki")
    assert t.strength(8) == strength
    assert t.defender.honor == 7


def test_wall_of_honor_is_for_who_is_opposed():
    t = fight(attacker=army(home=["bayushi-saka"]), defender=army("isawa-naki", hand=("wall-of-honor",)))
    assert not offered(t, "defender", "wall-of-honor")
