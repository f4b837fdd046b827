"""The Spells of Celestial Edition: what each does, and what it may not do."""

from __future__ import annotations

import pytest

from support.ccg_table import Table, battle, side, table, unit

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""


def combat(*mine, against, home=(), foes_home=(), **facts) -> Table:
    """Mine defend and act first."""
    return battle(
        attacker=side(*against, home=foes_home, hand=WAITING),
        defender=side(*mine, home=home, hand=WAITING, stronghold="kyuden-hida", **facts),
    )


@pytest.mark.parametrize("bearer", ["hida-kaoru", "isawa-kyoko"])
def test_only_a_shugenja_casts_a_spell(bearer):
    t = combat(unit(bearer, "castle-of-water"), against=["hida-ogano"])
    assert t.defender.may == ({"use:castle-of-water", "pass"} if bearer == "isawa-kyoko" else {"pass"})


# --- Castle of Water ------------------------------------------------------------------------------


def test_castle_of_water_strengthens_the_province_from_home_without_any_unit_there():
    t = combat(against=["hida-ogano"], home=[unit("isawa-kyoko", "castle-of-water")])
    before = t.strength(4)
    t.defender.uses("castle-of-water")
    assert t.is_bowed("castle-of-water") and not t.is_bowed("isawa-kyoko")
    assert (t.strength(4), t.strength(5)) == (before + 3, before)


def test_a_bowed_castle_of_water_cannot_be_used():
    t = combat("hida-kaoru", unit("isawa-kyoko", unit("castle-of-water", bowed=True)), against=["hida-ogano"])
    assert t.defender.may == {"pass"}


# --- Consumed by Five Fires -----------------------------------------------------------------------


def test_five_fires_consume_a_smaller_unit():
    t = combat(
        unit("isawa-kyoko", "consumed-by-five-fires", "veteran-advisor"),
        against=[unit("hida-kaoru", "steadfast-bushi"), "hida-ogano"],
    )
    t.defender.uses("consumed-by-five-fires", "hida-kaoru")
    assert t.is_bowed("consumed-by-five-fires")
    assert t.zone("hida-kaoru") == t.zone("steadfast-bushi") == "discard"
    assert t.zone("hida-ogano") == "play"


def test_five_fires_do_not_reach_a_unit_as_large_as_their_own():
    t = combat(
        unit("isawa-kyoko", "consumed-by-five-fires"),
        "togashi-taro",
        against=[unit("hida-kaoru", "steadfast-bushi"), "hida-ogano"],
    )
    t.defender.chooses("use:consumed-by-five-fires")
    assert t.defender.may == {"hida-ogano", "back"}


# --- Dance of the Kami ----------------------------------------------------------------------------


def test_dance_of_the_kami_straightens_and_strengthens_what_has_the_named_element():
    t = combat(
        unit("isawa-kyoko", "dance-of-the-kami", unit("castle-of-water", bowed=True), bowed=True),
        unit("isawa-mizuhiko", bowed=True),
        against=[unit("iuchi-xiong", bowed=True), "hida-kaoru"],
        home=[unit("isawa-mizuhiko", bowed=True)],
    )
    t.defender.uses("dance-of-the-kami")
    assert t.prompt == "Dance of the Kami — name an element"
    assert t.defender.may == {"choice0", "choice1", "choice2", "choice3", "choice4"}
    t.defender.chooses("choice3")  # Water
    t.defender.table_passes_reactions()
    assert not t.is_bowed("castle-of-water") and not t.is_bowed("isawa-mizuhiko")
    assert t.force("isawa-mizuhiko") == 2
    assert t.is_bowed("isawa-kyoko") and t.force("isawa-kyoko") == 1
    assert t.is_bowed("iuchi-xiong") and t.force("iuchi-xiong") == 4
    assert t.is_bowed("isawa-mizuhiko", 1) and t.force("isawa-mizuhiko", 1) == 1


def test_dance_of_the_kami_is_danced_in_battle_only():
    t = table(north=side(unit("isawa-kyoko", "dance-of-the-kami"), hand=WAITING), south=side())
    assert t.north.may_not("use:dance-of-the-kami")


# --- Follow the Flame -----------------------------------------------------------------------------


def test_follow_the_flame_weakens_a_personality_and_his_followers():
    t = combat(
        unit("isawa-kyoko", "follow-the-flame"),
        "shiba-rae",
        against=[unit("hida-ogano", "taoist-archer", "doji-armor"), unit("hida-kaoru", "steadfast-bushi")],
    )
    t.defender.uses("follow-the-flame", "hida-ogano")
    assert t.is_bowed("follow-the-flame")
    assert (t.force("hida-ogano"), t.force("taoist-archer")) == (3, 1)
    assert (t.force("hida-kaoru"), t.force("steadfast-bushi")) == (4, 2)


def test_follow_the_flame_needs_an_archer_among_your_own_personalities_there():
    t = combat(
        unit("isawa-kyoko", "follow-the-flame", unit("taoist-archer", bowed=True)),
        against=["shiba-rae"],
        home=["isawa-akihiro"],
    )
    assert t.defender.may == {"pass"}


# --- Fueling the Flames ---------------------------------------------------------------------------


def test_fueling_the_flames_shoots_for_a_bowed_spell():
    t = combat(unit("isawa-kyoko", "fueling-the-flames"), against=["akodo-shunori", "hida-ogano"])
    t.defender.uses("fueling-the-flames", "akodo-shunori")
    assert t.is_bowed("fueling-the-flames") and t.zone("isawa-kyoko") == "play"
    assert t.zone("akodo-shunori") == "discard"


def test_fueling_the_flames_shoots_harder_for_the_life_of_its_shugenja():
    t = combat(
        unit("isawa-kyoko", "fueling-the-flames"), "hida-kaoru", against=["hida-ogano", "togashi-taro"]
    )
    t.defender.uses("fueling-the-flames:2", "hida-ogano")
    assert t.zone("isawa-kyoko") == t.zone("fueling-the-flames") == "discard"
    assert t.zone("hida-ogano") == "discard"


def test_a_bowed_shugenja_cannot_burn_but_the_spell_alone_can():
    t = combat(unit("isawa-kyoko", "fueling-the-flames", bowed=True), against=["hida-ogano"])
    assert t.defender.may == {"use:fueling-the-flames", "pass"}
    t.defender.uses("fueling-the-flames", "hida-ogano")
    assert t.zone("hida-ogano") == "play"


# --- Ride Through the Night -----------------------------------------------------------------------

RIDERS = unit("isawa-kyoko", "ride-through-the-night")


def test_a_samurai_rides_to_the_battle_and_the_defender_gains_honor():
    t = combat(against=["hida-ogano"], home=[RIDERS, "hida-kaoru"])
    t.defender.uses("ride-through-the-night", "hida-kaoru")
    assert t.is_bowed("isawa-kyoko") and not t.is_bowed("ride-through-the-night")
    assert t.s.place[t.card("hida-kaoru")] == 4
    assert t.defender.honor == 7


def test_the_attacker_gains_no_honor_for_the_ride():
    t = battle(
        attacker=side(hand=WAITING, home=[RIDERS, "hida-kaoru"]),
        defender=side("hida-ogano", stronghold="kyuden-hida", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("ride-through-the-night", "hida-kaoru")
    assert t.s.place[t.card("hida-kaoru")] == 4
    assert t.attacker.honor == 5


def test_one_in_the_battle_may_ride_on_to_another_with_enemies():
    t = combat("hida-kaoru", against=["hida-ogano", unit("togashi-taro", at=6)], home=[RIDERS])
    t.defender.uses("ride-through-the-night", "hida-kaoru")
    assert t.s.place[t.card("hida-kaoru")] == 6


def test_only_your_samurai_ride_and_only_to_enemies():
    t = combat("hida-kaoru", against=["hida-ogano"], home=[RIDERS, "togashi-taro", "doji-ayano"])
    t.defender.chooses("use:ride-through-the-night")
    assert t.defender.may == {"hida-kaoru", "doji-ayano", "back"}
    nobody = combat(against=[unit("hida-ogano", at=6)], home=[RIDERS, "hida-kaoru"])
    assert nobody.defender.may == {"pass"}


def test_the_ride_does_not_start_from_a_spell_at_another_battlefield():
    t = combat("hida-kaoru", unit("isawa-kyoko", "ride-through-the-night", at=5), against=["hida-ogano"])
    assert t.defender.may == {"pass"}


# --- Touch of Ice ---------------------------------------------------------------------------------


def _ice(*north) -> Table:
    t = table(north=side(*north, hand=WAITING), south=side(unit("isawa-kyoko", "touch-of-ice"), hand=WAITING))
    t.north.passes()
    t.south.chooses("use:touch-of-ice")
    assert t.south.may == {"seat0", "back"}
    t.south.chooses("seat0")
    t.south.table_passes_reactions()
    assert t.is_bowed("isawa-kyoko")
    return t


def test_touch_of_ice_lets_the_other_player_bow_two_personalities():
    t = _ice("hida-kaoru", "hida-ogano", unit("togashi-taro", bowed=True), "hiruma-aki")
    assert t.north.may == {"hida-kaoru", "hida-ogano", "hiruma-aki", "pass"}
    t.north.chooses("hida-kaoru")
    assert t.north.may == {"hida-ogano", "hiruma-aki", "back"}
    t.north.chooses("hiruma-aki")
    assert t.is_bowed("hida-kaoru") and t.is_bowed("hiruma-aki") and not t.is_bowed("hida-ogano")
    assert t.south.honor == 5


def test_touch_of_ice_brings_honor_where_he_does_not_bow_two():
    t = _ice("hida-kaoru", "hida-ogano")
    t.north.chooses("hida-kaoru")
    t.north.chooses("back")
    t.north.passes()
    assert not t.is_bowed("hida-kaoru")
    assert t.south.honor == 8


def test_touch_of_ice_brings_honor_where_he_cannot_bow_two():
    t = _ice("hida-kaoru")
    assert not t.is_bowed("hida-kaoru")
    assert t.south.honor == 8


def test_touch_of_ice_is_not_cast_on_your_own_turn():
    t = table(
        north=side(unit("isawa-kyoko", "touch-of-ice"), hand=WAITING), south=side("hida-kaoru", "hida-ogano")
    )
    assert t.north.may_not("use:touch-of-ice")


# --- Walking the Way ------------------------------------------------------------------------------


def test_walking_the_way_takes_any_card_from_the_fate_deck():
    t = table(
        north=side(
            unit("isawa-kyoko", "walking-the-way"),
            hand=WAITING,
            fate=("veteran-advisor", "viper-tattoo", "doji-armor"),
        ),
        south=side(hand=WAITING),
    )
    t.north.uses("walking-the-way")
    assert t.north.may == {"veteran-advisor", "viper-tattoo", "doji-armor"}
    t.north.chooses("viper-tattoo")
    assert t.north.hand == ["keen-blade", "viper-tattoo"]
    assert t.is_bowed("isawa-kyoko") and t.zone("walking-the-way") == "discard"
    assert any("shuffles" in line for line in t.log)


def test_nobody_else_learns_what_was_found_on_the_way():
    t = table(
        north=side(unit("isawa-kyoko", "walking-the-way"), hand=WAITING, fate=("viper-tattoo",)),
        south=side(hand=WAITING),
    )
    t.north.uses("walking-the-way", "viper-tattoo")
    assert t.s.known[t.card("viper-tattoo")] == 1


def test_walking_the_way_needs_an_unbowed_shugenja_on_his_players_turn():
    t = table(
        north=side(unit("isawa-kyoko", "walking-the-way", bowed=True), hand=WAITING),
        south=side(unit("isawa-mizuhiko", "walking-the-way"), hand=WAITING),
    )
    assert t.north.may_not("use:walking-the-way")
    t.north.passes()
    assert t.south.may_not("use:walking-the-way")
