"""Strategies i to k: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from support.ccg_battle import (
    IDLE,
    attacker_again,
    defending,
    picks,
    picks_for,
    settles_on,
)
from support.ccg_cards import published
from support.ccg_people import DEATHSEEKER, OGRE
from support.ccg_table import Table, battle, side, table, unit

people = published(DEATHSEEKER, OGRE)


# --- I Will Not Die Alone! ------------------------------------------------------------------------


def test_i_will_not_die_alone_takes_a_weaker_unit_along() -> None:
    t = defending("i-will-not-die-alone", "hiruma-aki", ("hida-kaoru", unit("hida-ogano", "steadfast-bushi")))
    t.defender.chooses("use:i-will-not-die-alone")
    t.defender.chooses("hiruma-aki")
    assert picks(t.defender) == {"hida-kaoru"}
    settles_on(t.defender, "hida-kaoru")
    assert (t.zone("hiruma-aki"), t.zone("hida-kaoru")) == ("discard", "discard")
    assert t.defender.honor == 5


def test_i_will_not_die_alone_brings_honor_to_a_deathseeker() -> None:
    t = defending("i-will-not-die-alone", "plain-deathseeker", "hida-kaoru")
    t.defender.plays("i-will-not-die-alone", "plain-deathseeker", "hida-kaoru")
    assert t.zone("hida-kaoru") == "discard"
    assert t.defender.honor == 5 + 2


def test_i_will_not_die_alone_is_for_unbowed_berserkers_and_deathseekers() -> None:
    t = defending("i-will-not-die-alone", ("hida-kaoru", unit("hida-ogano", bowed=True)), "moto-taban")
    assert t.defender.may_not("use:i-will-not-die-alone")


# --- Impeccable Nobility --------------------------------------------------------------------------


def test_impeccable_nobility_takes_the_favor_for_the_most_honorable_family() -> None:
    t = table(north=side("bayushi-eisaku", honor=6, hand=("impeccable-nobility",)), south=side())
    t.north.plays("impeccable-nobility", "bayushi-eisaku")
    assert t.s.favor == 0
    assert not t.is_bowed("bayushi-eisaku")


@pytest.mark.parametrize(("honor", "shamed"), [(5, False), (6, True)])
def test_impeccable_nobility_needs_the_most_honor_and_an_honorable_personality(
    honor: int, shamed: bool
) -> None:
    who = unit("bayushi-eisaku", dishonored=shamed)
    t = table(north=side(who, honor=honor, hand=("impeccable-nobility",)), south=side())
    assert t.north.may_not("use:impeccable-nobility")


def test_impeccable_nobility_discards_the_favor_to_bow_anybody_in_battle() -> None:
    t = defending("impeccable-nobility", "moto-taban", "hida-kaoru", their_home=["hida-ogano"], favor=1)
    assert picks_for(t.defender, "impeccable-nobility:2") == {"moto-taban", "hida-kaoru"}
    settles_on(t.defender, "hida-kaoru")
    assert t.is_bowed("hida-kaoru")
    assert t.s.favor == -1


def test_impeccable_nobility_bows_nobody_without_the_favor() -> None:
    t = defending("impeccable-nobility", "moto-taban", "hida-kaoru", favor=0)
    assert t.defender.may_not("use:impeccable-nobility:2")


# --- Impressive Resilience ------------------------------------------------------------------------


def test_impressive_resilience_gives_force_and_holds_him_unbowed_in_place() -> None:
    orders = ("justly-earned-victory", "precise-strike")
    t = defending(
        "impressive-resilience", "moto-taban", unit("yoritomo-eriko", "keen-blade"), their_hand=orders
    )
    t.defender.plays("impressive-resilience", "moto-taban")
    assert t.force("moto-taban") == 3 + 2
    t.attacker.plays("justly-earned-victory", "yoritomo-eriko", "moto-taban")
    assert not t.is_home("moto-taban")
    attacker_again(t).plays("precise-strike", "yoritomo-eriko", "moto-taban")
    assert not t.is_bowed("moto-taban")


def test_impressive_resilience_does_not_protect_anybody_else_nor_after_combat() -> None:
    t = defending(
        "impressive-resilience",
        ("moto-taban", "hida-kaoru"),
        ("yoritomo-eriko", "hida-ogano"),
        their_hand=("precise-strike",),
    )
    t.defender.plays("impressive-resilience", "moto-taban")
    t.attacker.plays("precise-strike", "yoritomo-eriko", "hida-kaoru")
    assert t.is_bowed("hida-kaoru")
    t.everybody_passes()
    assert not any(lasting.node >= 0 for lasting in t.s.lasting)


def test_impressive_resilience_needs_opposition() -> None:
    t = battle(side(hand=IDLE), side("moto-taban", hand=("impressive-resilience",)))
    assert t.defender.may_not("use:impressive-resilience")


# --- Impromptu Duel -------------------------------------------------------------------------------


def test_impromptu_duel_destroys_the_loser_and_honors_the_player_of_the_winner() -> None:
    t = table(north=side("hida-kaoru", hand=("impromptu-duel",)), south=side("doji-ayano"))
    t.north.plays("impromptu-duel", "hida-kaoru", "doji-ayano")
    t.south.chooses("choice0")
    t.south.chooses("choice0")
    _put_back_pools(t)
    assert t.zone("hida-kaoru") == "discard"
    assert t.zone("doji-ayano") == "play"
    assert (t.north.honor, t.south.honor) == (5, 5 + 2)


def test_impromptu_duel_refused_is_a_dishonor_and_brings_four_honor() -> None:
    t = table(north=side("hida-kaoru", hand=("impromptu-duel",)), south=side("doji-ayano"))
    t.north.plays("impromptu-duel", "hida-kaoru", "doji-ayano")
    t.south.chooses("choice1")
    assert t.is_dishonored("doji-ayano")
    assert (t.north.honor, t.south.honor) == (5 + 4, 5)
    assert (t.zone("hida-kaoru"), t.zone("doji-ayano")) == ("play", "play")


def test_impromptu_duel_tied_destroys_both_and_honors_nobody() -> None:
    t = table(north=side("moto-taban", hand=("impromptu-duel",)), south=side("hiruma-aki"))
    t.north.plays("impromptu-duel", "moto-taban", "hiruma-aki")
    t.south.chooses("choice0")
    t.south.chooses("choice0")
    _put_back_pools(t)
    assert (t.zone("moto-taban"), t.zone("hiruma-aki")) == ("discard", "discard")
    assert (t.north.honor, t.south.honor) == (5, 5)


def test_impromptu_duel_is_for_unbowed_samurai_and_duelists_and_against_others() -> None:
    t = table(
        north=side(
            "hida-kaoru",
            "togashi-gato",
            "togashi-taro",
            unit("moto-taban", bowed=True),
            hand=("impromptu-duel",),
        ),
        south=side("isawa-kyoko"),
    )
    assert picks_for(t.north, "impromptu-duel") == {"hida-kaoru", "togashi-gato"}
    t.north.chooses("hida-kaoru")
    assert picks(t.north) == {"isawa-kyoko"}


def _put_back_pools(t: Table) -> None:
    while "focus card on the bottom" in t.prompt:
        t.mirror.choose(t.game.decision.options[0].id, t.game.decision.seat)


# --- Inspire Fear ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "returns"), [("moshi-kamiya", True), ("iuchi-xiong", False)])
def test_inspire_fear_sends_a_human_home_and_water_keeps_him_there(who: str, returns: bool) -> None:
    t = defending(
        "inspire-fear", who, ("akodo-shunori", "hida-kaoru"), their_hand=("countermove",), home=["hida-ogano"]
    )
    t.defender.plays("inspire-fear", who, "akodo-shunori")
    assert t.is_home("akodo-shunori")
    t.attacker.plays("countermove", "akodo-shunori", "hida-ogano")
    assert t.is_home("akodo-shunori") != returns
    assert not t.is_home("hida-ogano")


def test_inspire_fear_needs_an_unbowed_monk_or_shugenja_and_a_human_enemy() -> None:
    t = defending(
        "inspire-fear",
        ("moshi-kamiya", "hida-kaoru", unit("togashi-taro", bowed=True)),
        ("plain-ogre", "moto-taban"),
    )
    assert picks_for(t.defender, "inspire-fear") == {"moshi-kamiya"}
    t.defender.chooses("moshi-kamiya")
    assert picks(t.defender) == {"moto-taban"}


# --- Insurmountable Obstacle ----------------------------------------------------------------------


def test_insurmountable_obstacle_brings_another_action_and_dishonors_who_is_sent_home() -> None:
    t = defending(
        ("insurmountable-obstacle", "justly-earned-victory"), ("hida-ogano", "matsu-mikura"), "hida-kaoru"
    )
    t.defender.plays("insurmountable-obstacle:2")
    t.defender.plays("justly-earned-victory", "hida-ogano", "hida-kaoru")
    assert t.is_home("hida-kaoru")
    assert t.is_dishonored("hida-kaoru")
    assert not t.is_dishonored("matsu-mikura")


def test_insurmountable_obstacle_dishonors_also_who_goes_home_as_a_cost_so_the_gain_rehonors_him() -> None:
    t = defending(
        ("insurmountable-obstacle", "discretionary-valor"), ("moto-taban", "hida-ogano"), "hida-kaoru"
    )
    t.defender.plays("insurmountable-obstacle:2")
    t.defender.plays("discretionary-valor:2", "moto-taban")
    assert t.is_home("moto-taban")
    assert t.s.players[1].honor == 5
    assert not t.is_dishonored("moto-taban")


def test_insurmountable_obstacle_does_not_dishonor_who_returns_after_the_battle() -> None:
    t = defending("insurmountable-obstacle", "kakita-hideo", "hida-ogano")
    t.defender.plays("insurmountable-obstacle:2")
    t.fight()
    assert t.is_home("hida-ogano")
    assert not t.is_dishonored("hida-ogano")


# --- Justly Earned Victory ------------------------------------------------------------------------


def test_justly_earned_victory_sends_home_who_is_weaker_or_bears_less() -> None:
    t = defending(
        "justly-earned-victory",
        unit("hida-kaoru", "steadfast-bushi"),
        ("moto-taban", unit("hida-ogano", "doji-armor"), "hiruma-aki"),
    )
    t.defender.chooses("use:justly-earned-victory")
    t.defender.chooses("hida-kaoru")
    assert picks(t.defender) == {"moto-taban", "hiruma-aki"}
    settles_on(t.defender, "hiruma-aki")
    assert t.is_home("hiruma-aki")


def test_justly_earned_victory_negates_what_actions_gave_here_and_no_items() -> None:
    token = {"name": "", "force": 1, "action": 3}
    t = defending(
        ("justly-earned-victory", "chasing-osano-wo"),
        (unit("moshi-kamiya", tokens=[token]), "hida-kaoru"),
        unit("moto-taban", "keen-blade"),
        their_hand=("charge",),
    )
    t.defender.plays("chasing-osano-wo", "moshi-kamiya", "hida-kaoru")
    t.attacker.plays("charge", "moto-taban")
    assert (t.force("hida-kaoru"), t.force("moshi-kamiya"), t.force("moto-taban")) == (10, 4, 7)
    t.defender.plays("justly-earned-victory:2")
    assert (t.force("hida-kaoru"), t.force("moshi-kamiya"), t.force("moto-taban")) == (4, 3, 5)


def test_justly_earned_victory_takes_the_bonus_of_a_token_and_leaves_the_token() -> None:
    sake = {"name": "Sake", "force": 1, "action": 3}
    t = defending("justly-earned-victory", unit("togashi-sakata", tokens=[sake]), "moto-taban")
    t.defender.plays("justly-earned-victory:2")
    assert [(token.name, token.force) for token in t.s.tokens] == [("Sake", 0)]
    shown = t.game.view(1)["battlefields"][0]["defending"][0]
    assert shown["tokens"] == [{"name": "Sake", "force": 0, "chi": 0}]


def test_justly_earned_victory_leaves_the_chi_of_a_token() -> None:
    both = {"name": "", "force": 1, "chi": 2, "action": 3}
    t = defending("justly-earned-victory", unit("togashi-sakata", tokens=[both]), "moto-taban")
    before = t.force("togashi-sakata"), t.chi("togashi-sakata")
    t.defender.plays("justly-earned-victory:2")
    assert (t.force("togashi-sakata"), t.chi("togashi-sakata")) == (before[0] - 1, before[1])


def test_justly_earned_victory_leaves_tokens_from_traits_and_cards_elsewhere_alone() -> None:
    trait, action = {"name": "", "force": 1}, {"name": "", "force": 1, "action": 3}
    t = defending(
        "justly-earned-victory",
        unit("hida-kaoru", tokens=[trait]),
        "moto-taban",
        home=[unit("hida-ogano", tokens=[action])],
    )
    t.defender.plays("justly-earned-victory:2")
    assert (t.force("hida-kaoru"), t.force("hida-ogano")) == (5, 7)


# --- Know Your Center -----------------------------------------------------------------------------


def test_know_your_center_destroys_a_terrain() -> None:
    t = defending(("insurmountable-obstacle", "know-your-center"), "moto-taban", "hida-kaoru")
    t.defender.plays("insurmountable-obstacle:2")
    t.defender.plays("know-your-center", "moto-taban", "insurmountable-obstacle")
    assert t.zone("insurmountable-obstacle") == "discard"


def test_know_your_center_needs_a_terrain_and_somebody_unbowed_with_three_chi() -> None:
    none = defending("know-your-center", "moto-taban", "hida-kaoru")
    assert none.defender.may_not("use:know-your-center")
    low = defending(
        ("insurmountable-obstacle", "know-your-center"),
        ("hida-kaoru", unit("moto-taban", bowed=True)),
        "hida-ogano",
    )
    low.defender.plays("insurmountable-obstacle:2")
    assert low.defender.may_not("use:know-your-center")


def test_know_your_center_moves_a_unit_to_another_battlefield_with_enemies() -> None:
    t = defending(
        "know-your-center",
        ("moto-taban", "hida-kaoru"),
        "hida-ogano",
        their_home=[unit("hiruma-aki", at=5, side=1), unit("yoritomo-eriko", at=6, side=1)],
    )
    t.defender.chooses("use:know-your-center:2")
    settles_on(t.defender, "moto-taban")
    assert t.defender.may == {"p5", "p6"}
    settles_on(t.defender, "p6")
    assert t.s.place[t.card("moto-taban")] == 6
    assert t.s.side[t.card("moto-taban")] == 2


def test_know_your_center_brings_a_unit_into_the_battle_where_you_have_none() -> None:
    t = battle(
        side("hida-ogano", hand=IDLE, home=[unit("hiruma-aki", at=6, side=1)]),
        side(hand=("know-your-center",), home=[unit("moto-taban", at=5, side=2), "hida-kaoru"]),
    )
    assert picks_for(t.defender, "know-your-center:2") == {"moto-taban"}
    settles_on(t.defender, "moto-taban")
    assert t.s.place[t.card("moto-taban")] == 4


def test_know_your_center_moves_nobody_to_a_battlefield_without_enemies() -> None:
    t = defending(
        "know-your-center", "moto-taban", "hida-ogano", home=["hida-kaoru", unit("hiruma-aki", at=5, side=2)]
    )
    t.defender.plays("know-your-center:2", "moto-taban")
    assert t.s.place[t.card("moto-taban")] == 4


def test_know_your_center_targets_units_at_battlefields_only() -> None:
    t = defending("know-your-center", "moto-taban", "hida-ogano", home=["hida-kaoru"])
    assert picks_for(t.defender, "know-your-center:2") == {"moto-taban"}
