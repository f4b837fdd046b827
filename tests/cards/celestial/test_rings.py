"""The Rings of Celestial Edition: how each enters play, and what it does in play or from the hand."""

from __future__ import annotations

import pytest

from support.ccg_table import quiet_battle, side, table, unit

WAITING = "keen-blade"
"""A card that nobody can play in combat: its player is asked all the same."""


def passes_until(t, player, what):
    """Everybody lets windows pass until this is offered to a player, who takes it."""
    while t.is_in_window:
        if t.game.decision.seat == player.seat and what in player.may:
            player.chooses(what)
            return
        t.mirror.choose("pass", t.game.decision.seat)
    raise AssertionError(f"{what} was never offered")


def is_offered(t, player, what):
    """Is this offered to a player before the windows are over?"""
    while not t.game.over and t.is_in_window:
        if t.game.decision.seat == player.seat and what in player.may:
            return True
        t.mirror.choose("pass", t.game.decision.seat)
    return False


def fight_on(t):
    """Everybody passes in combat; stops in the windows of the resolution."""
    while t.s.in_combat:
        t.mirror.choose("pass", t.game.decision.seat)


# --- Air ------------------------------------------------------------------------------------------

KIHO = ("the-hundred-hand-strike", "palm-strike", "the-wrath-of-osano-wo")


def monks(*hand):
    return quiet_battle(
        side("togashi-taro", "togashi-taro", hand=(*hand, WAITING)),
        side("hida-ogano", "hida-kaoru", home=["hiruma-aki"]),
    )


def strike(t, kiho):
    t.attacker.chooses(f"use:{kiho}")
    t.attacker.chooses("togashi-taro")
    t.attacker.chooses("hida-ogano")


def test_ring_of_air_may_enter_after_the_third_kiho_of_different_titles():
    t = monks(*KIHO, "ring-of-air")
    for kiho in KIHO[:2]:
        strike(t, kiho)
        assert not is_offered(t, t.attacker, "use:ring-of-air")
    strike(t, KIHO[2])
    passes_until(t, t.attacker, "use:ring-of-air")
    assert t.zone("ring-of-air") == "play"
    assert t.s.own_text[t.card("ring-of-air")]


def test_ring_of_air_does_not_enter_after_kiho_of_one_title():
    t = monks(*[KIHO[0]] * 3, "ring-of-air")
    for _ in range(3):
        t.attacker.chooses(f"use:{KIHO[0]}")
        t.attacker.chooses("togashi-taro")
        t.attacker.chooses("hida-ogano")
        assert not is_offered(t, t.attacker, "use:ring-of-air")


def test_ring_of_air_is_not_offered_to_one_who_controls_it():
    t = quiet_battle(
        side("togashi-taro", "togashi-taro", "ring-of-air", hand=(*KIHO, "ring-of-air", WAITING)),
        side("hida-ogano"),
    )
    for kiho in KIHO:
        strike(t, kiho)
        assert not is_offered(t, t.attacker, "use:ring-of-air")


@pytest.mark.parametrize("held", [True, False])
def test_ring_of_air_straightens_a_unit_bowed_from_play_or_discarded_from_the_hand(held):
    tired = unit("hida-kaoru", unit("steadfast-bushi", bowed=True), bowed=True)
    north = side(tired, hand=("ring-of-air",)) if held else side(tired, "ring-of-air", hand=(WAITING,))
    t = table(north=north, south=side())
    t.north.uses("ring-of-air:2", "hida-kaoru")
    assert not t.is_bowed("hida-kaoru")
    assert not t.is_bowed("steadfast-bushi")
    assert t.zone("ring-of-air") == ("discard" if held else "play")
    assert t.is_bowed("ring-of-air") != held


def test_ring_of_air_does_not_straighten_another_players_unit_or_work_while_bowed():
    t = table(
        north=side("hida-kaoru", "ring-of-air", hand=(WAITING,)), south=side(unit("hiruma-aki", bowed=True))
    )
    t.north.chooses("use:ring-of-air:2")
    assert t.north.may == {"hida-kaoru", "back"}
    tired = table(
        north=side("hida-kaoru", unit("ring-of-air", bowed=True), hand=(WAITING,)), south=side("hiruma-aki")
    )
    assert tired.north.may_not("use:ring-of-air:2")


# --- Earth ----------------------------------------------------------------------------------------


def test_ring_of_earth_may_enter_after_a_battle_won_without_a_loss():
    t = quiet_battle(side("hida-ogano", hand=("ring-of-earth", WAITING)), side("isawa-kyoko"))
    fight_on(t)
    passes_until(t, t.attacker, "use:ring-of-earth")
    assert t.zone("ring-of-earth") == "play"
    assert t.s.own_text[t.card("ring-of-earth")]


def test_ring_of_earth_counts_enemies_that_were_destroyed_before_the_resolution():
    t = quiet_battle(
        side(unit("hida-ogano", "oni-daikyu"), hand=("ring-of-earth", WAITING)), side("isawa-kyoko")
    )
    t.attacker.uses("oni-daikyu", "isawa-kyoko")
    fight_on(t)
    passes_until(t, t.attacker, "use:ring-of-earth")
    assert t.zone("ring-of-earth") == "play"


def test_ring_of_earth_does_not_enter_without_enemies_or_after_a_defeat():
    empty = quiet_battle(side("hida-ogano", hand=("ring-of-earth", WAITING)), side())
    fight_on(empty)
    assert not is_offered(empty, empty.attacker, "use:ring-of-earth")
    lost = quiet_battle(side("isawa-kyoko", hand=("ring-of-earth", WAITING)), side("hida-ogano"))
    fight_on(lost)
    assert not is_offered(lost, lost.attacker, "use:ring-of-earth")


def test_ring_of_earth_does_not_enter_if_a_personality_of_yours_fell():
    t = quiet_battle(
        side("hida-ogano", "isawa-kyoko", hand=("ring-of-earth", WAITING)),
        side(unit("matsu-mikura", "oni-daikyu")),
    )
    t.defender.uses("oni-daikyu", "isawa-kyoko")
    fight_on(t)
    assert not is_offered(t, t.attacker, "use:ring-of-earth")


def test_ring_of_earth_changes_any_province_even_without_presence():
    t = quiet_battle(side("hida-ogano", hand=()), side("ring-of-earth", hand=(WAITING,)))
    before = t.strength(5)
    t.defender.uses("ring-of-earth:2")
    assert t.defender.may == {f"p{i}" for i in range(8)}
    t.defender.chooses("p5")
    t.defender.chooses("choice1")
    assert t.strength(5) == before - 3
    assert t.is_bowed("ring-of-earth")


def test_ring_of_earth_is_no_open_action():
    t = table(north=side("hida-ogano", "ring-of-earth", hand=(WAITING,)), south=side())
    assert t.north.may_not("use:ring-of-earth:2")


# --- Fire -----------------------------------------------------------------------------------------


def test_ring_of_fire_may_enter_after_a_resolution_that_destroyed_enemies():
    t = quiet_battle(side("hida-ogano", hand=()), side("hida-kuon-exp6", hand=("ring-of-fire", WAITING)))
    fight_on(t)
    passes_until(t, t.defender, "use:ring-of-fire")
    assert t.s.own_text[t.card("ring-of-fire")]


def test_ring_of_fire_may_enter_after_a_province_fell():
    t = quiet_battle(side("hida-kuon-exp6", hand=("ring-of-fire", WAITING)), side())
    fight_on(t)
    assert t.defender.provinces == 3
    passes_until(t, t.attacker, "use:ring-of-fire")
    assert t.zone("ring-of-fire") == "play"


def test_ring_of_fire_does_not_enter_for_what_fell_before_the_resolution():
    t = quiet_battle(
        side(unit("matsu-mikura", "oni-daikyu"), hand=("ring-of-fire", WAITING)), side("isawa-kyoko")
    )
    t.attacker.uses("oni-daikyu", "isawa-kyoko")
    fight_on(t)
    assert not is_offered(t, t.attacker, "use:ring-of-fire")


def test_ring_of_fire_does_not_enter_for_the_loser():
    t = quiet_battle(side("isawa-kyoko", hand=("ring-of-fire", WAITING)), side("hida-ogano"))
    fight_on(t)
    assert not is_offered(t, t.attacker, "use:ring-of-fire")


def test_ring_of_fire_destroys_one_of_yours_and_an_enemy_of_no_higher_chi():
    t = quiet_battle(
        side("kakita-hideo", "isawa-kyoko", hand=("ring-of-fire", WAITING)),
        side("hida-ogano", "doji-ayano", unit("matsu-mikura", "steadfast-bushi")),
    )
    t.attacker.chooses("use:ring-of-fire:2")
    t.attacker.chooses("kakita-hideo")
    assert t.attacker.may == {"hida-ogano", "matsu-mikura", "back"}
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    assert (t.zone("kakita-hideo"), t.zone("hida-ogano")) == ("discard", "discard")
    assert t.zone("ring-of-fire") == "discard"


def test_ring_of_fire_needs_somebody_whose_chi_is_high_enough():
    t = quiet_battle(side("isawa-kyoko", hand=("ring-of-fire", WAITING)), side("hida-ogano"))
    assert t.attacker.may == {"pass"}


# --- Water ----------------------------------------------------------------------------------------


def test_ring_of_water_may_enter_after_the_fourth_battle_action_of_different_titles():
    t = quiet_battle(
        side(
            unit("hida-ogano", "veteran-advisor", "wandering-scout", "taoist-archer", "oni-daikyu"),
            hand=("ring-of-water", WAITING),
        ),
        side("hida-kuon-exp6", hand=()),
    )
    steps = (("veteran-advisor",), ("wandering-scout",), ("taoist-archer:2", "hida-kuon-exp6"))
    for ability, *picks in steps:
        while t.asked == "defender":
            t.defender.passes()
        t.attacker.chooses(f"use:{ability}")
        for pick in picks:
            t.attacker.chooses(pick)
        assert not is_offered(t, t.attacker, "use:ring-of-water")
    while t.asked == "defender":
        t.defender.passes()
    t.attacker.chooses("use:oni-daikyu")
    t.attacker.chooses("hida-kuon-exp6")
    passes_until(t, t.attacker, "use:ring-of-water")
    assert t.s.own_text[t.card("ring-of-water")]


def test_ring_of_water_does_not_count_cards_of_one_title_twice():
    t = quiet_battle(
        side(unit("hida-ogano", *["wandering-scout"] * 4), hand=("ring-of-water", WAITING)),
        side("isawa-kyoko"),
    )
    for _ in range(4):
        t.attacker.chooses("use:wandering-scout")
        assert not is_offered(t, t.attacker, "use:ring-of-water")


def test_ring_of_water_moves_home_and_straightens():
    t = quiet_battle(
        side(
            unit("hida-ogano", unit("steadfast-bushi", bowed=True), bowed=True), "hida-kaoru", "ring-of-water"
        ),
        side("isawa-kyoko"),
    )
    t.attacker.uses("ring-of-water:2", "hida-ogano")
    assert t.attacker.may == {"choice0"}
    t.attacker.chooses("choice0")
    t.attacker.table_passes_reactions()
    assert t.is_home("hida-ogano")
    assert not t.is_bowed("hida-ogano")
    assert not t.is_bowed("steadfast-bushi")
    assert t.is_bowed("ring-of-water")


def test_ring_of_water_moves_to_a_battlefield_with_enemies_and_to_no_other():
    t = quiet_battle(
        side("hida-ogano", "hida-kaoru", hand=("ring-of-water", WAITING)),
        side("isawa-kyoko", {"card": "matsu-mikura", "at": 6, "side": 2}),
    )
    t.attacker.uses("ring-of-water:2", "hida-ogano")
    assert t.attacker.may == {"p6", "choice0"}
    t.attacker.chooses("p6")
    t.attacker.table_passes_reactions()
    assert t.s.place[t.card("hida-ogano")] == 6
    assert t.zone("ring-of-water") == "discard"


# --- the Void -------------------------------------------------------------------------------------

PLAIN = ("unstoppable-force", "unstoppable-force", "the-height-of-courage", "the-height-of-courage")


def test_ring_of_the_void_may_enter_after_the_fourth_strategy_that_is_no_kiho():
    t = quiet_battle(side("hida-ogano", hand=(*PLAIN, "ring-of-the-void", WAITING)), side("isawa-kyoko"))
    for at, slug in enumerate(PLAIN):
        t.attacker.chooses(f"use:{slug}" if slug == "unstoppable-force" else f"use:{slug}:2")
        t.attacker.chooses("hida-ogano")
        if at < 3:
            assert not is_offered(t, t.attacker, "use:ring-of-the-void")
    passes_until(t, t.attacker, "use:ring-of-the-void")
    assert t.s.own_text[t.card("ring-of-the-void")]


def test_ring_of_the_void_does_not_count_kiho():
    t = monks(*KIHO, "the-hundred-hand-strike", "ring-of-the-void")
    for kiho in ("the-hundred-hand-strike", *KIHO):
        strike(t, kiho)
        assert not is_offered(t, t.attacker, "use:ring-of-the-void")


def test_ring_of_the_void_in_play_draws_a_card():
    t = table(north=side("ring-of-the-void", hand=(WAITING,)), south=side())
    t.north.uses("ring-of-the-void:2")
    assert len(t.north.hand) == 2
    assert t.is_bowed("ring-of-the-void")


def test_ring_of_the_void_from_the_hand_draws_only_for_one_who_holds_fewer_cards():
    few = table(north=side(hand=("ring-of-the-void", WAITING)), south=side(hand=(WAITING, WAITING)))
    few.north.uses("ring-of-the-void:2")
    assert few.north.hand == [WAITING, "unproven-guardian"]
    many = table(north=side(hand=("ring-of-the-void", WAITING)), south=side(hand=(WAITING,)))
    many.north.uses("ring-of-the-void:2")
    assert many.north.hand == [WAITING]


# --- Enlightenment --------------------------------------------------------------------------------

FOUR = ("ring-of-air", "ring-of-fire", "ring-of-water", "ring-of-the-void")


def fifth_ring(own_text):
    rings = [unit(each, own_text=True) for each in FOUR[1:]]
    return quiet_battle(
        side(
            "hida-ogano",
            home=[*rings, unit(FOUR[0], own_text=own_text)],
            hand=("ring-of-earth", WAITING),
        ),
        side("isawa-kyoko"),
    )


def test_five_rings_that_entered_by_their_own_text_win_the_game():
    t = fifth_ring(own_text=True)
    fight_on(t)
    passes_until(t, t.attacker, "use:ring-of-earth")
    assert t.over == "Enlightenment Victory"


def test_a_ring_that_another_card_put_into_play_does_not_count():
    t = fifth_ring(own_text=False)
    fight_on(t)
    passes_until(t, t.attacker, "use:ring-of-earth")
    assert t.zone("ring-of-earth") == "play"
    assert t.over is None
