"""Strategies i to r: what each does, and what it may not do."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.words.cards import personality
from support.ccg_battle import IDLE, attacker_again, defending, picks, picks_for, settles_on
from support.ccg_table import Table, battle, side, table, unit

DEATHSEEKER = personality(
    "Plain Deathseeker",
    "",
    force=2,
    chi=3,
    honor_req=None,
    gold=3,
    personal_honor=1,
    keywords=("Deathseeker", "Samurai"),
)
OGRE = personality(
    "Plain Ogre", "", force=2, chi=3, honor_req=None, gold=3, personal_honor=0, keywords=("Nonhuman",)
)


@pytest.fixture(autouse=True)
def more_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """The decks hold no Deathseeker and nobody who is not Human, but the cards speak of them."""
    for card in (DEATHSEEKER, OGRE):
        monkeypatch.setitem(catalogue("celestial"), card.slug, card)


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
    while "focus pool" in t.prompt:
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
