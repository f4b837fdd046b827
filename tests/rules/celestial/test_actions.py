"""Chapter: when actions can be taken, and the steps of taking one."""

import pytest

from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import limited, open_
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import SHUGENJA
from gorin.language.abilities import requires
from gorin.language.conditions import you_control
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import holding, item, ring, strategy
from support.ccg_table import battle, table, unit
from support.plain_cards import PLAIN, end_turn, face_up, plain, samurai, when, when_of
from support.rule import rule

cards = published(
    *PLAIN,
    item("Honored Blade", force=1, chi=0, gold=0, focus=1, text=(open_(gain_honor(1)),)),
    ring("Honored Ring", focus=1, text=(open_(gain_honor(1)),)),
    holding("Honored House", gold=1, text=(open_(gain_honor(1)), open_(gain_honor(2)))),
    samurai("Honored Hero", text=(open_(gain_honor(1)),)),
    samurai("Battle Hero", text=(in_battle(gain_honor(1)),)),
    strategy("Limited Plan", focus=1, text=(limited(gain_honor(1)),)),
    strategy("Battle Plan", focus=1, text=(in_battle(gain_honor(1)),)),
    strategy("Two Ways", focus=1, text=(open_(gain_honor(1)), open_(draw(1)))),
    strategy("Wise Plan", focus=1, text=(open_(requires(you_control(SHUGENJA)), gain_honor(1)),)),
    also=("diamond",),
)


def offered(player):
    return {each.removeprefix("use:") for each in player.may if each.startswith("use:")}


@rule("CE-ACT-01", "CE-ACT-08", "DE-ACT-01")
@also_in("diamond")
def test_actions_come_from_strategies_and_rings_in_hand_and_from_cards_in_play():
    hand = ["plain-plan", "honored-ring", "honored-blade"]
    t = table(north=plain("honored-hero", hand=hand), south=plain("honored-house"))
    assert offered(t.north) == {"plain-plan", "honored-ring", "honored-hero"}
    armed = table(north=plain(unit("plain-samurai", "honored-blade"), hand=["guard-1"]), south=plain())
    assert offered(armed.north) == {"honored-blade"}


@rule("CE-ACT-01")
def test_actions_are_granted_by_the_rules_too():
    t = table(north=plain("plain-samurai", honor=6, hand=["plain-sword"]), south=plain())
    assert {"lobby", "equip:plain-sword"} <= t.north.may


@rule("CE-ACT-08", "DE-ACT-01", "DE-PLAY-02")
@also_in("diamond")
@pytest.mark.parametrize("where", ("provinces", "dynasty", "dynasty_discard"))
def test_cards_out_of_play_lend_no_abilities(where):
    cards = face_up("honored-house") if where == "provinces" else ["honored-house"]
    t = table(north=plain(hand=["guard-1"], **{where: cards}), south=plain())
    assert offered(t.north) == set()
    there = table(north=plain("honored-house", hand=["guard-1"]), south=plain())
    assert offered(there.north) == {"honored-house", "honored-house:2"}


@rule("CE-ACT-02", "CE-ACT-03")
def test_limited_actions_are_the_active_players_open_ones_everybodys():
    hand = ["limited-plan", "plain-plan"]
    t = table(north=plain(hand=hand), south=plain(hand=hand))
    assert offered(t.north) == {"limited-plan", "plain-plan"}
    t.north.passes()
    assert offered(t.south) == {"plain-plan"}
    t.south.plays("plain-plan")
    assert t.south.honor == 6


@rule("CE-ACT-02", "CE-ACT-04")
def test_no_limited_or_open_actions_in_battle():
    hand = ["limited-plan", "plain-plan", "battle-plan"]
    t = battle(attacker=plain("plain-samurai", hand=hand), defender=plain("honored-hero", hand=hand))
    assert offered(t.defender) == {"battle-plan"}
    t.defender.passes()
    assert offered(t.attacker) == {"battle-plan"}


@rule("CE-ACT-02", "CE-ACT-03")
@pytest.mark.parametrize("phase", ("attack", "dynasty"))
def test_no_actions_in_the_other_phases(phase):
    t = table(phase, north=plain("honored-hero", hand=["limited-plan", "plain-plan"]), south=plain())
    assert offered(t.north) == set()


@rule("CE-ACT-05")
def test_battle_actions_only_in_combat():
    t = table(north=plain("battle-hero", hand=["battle-plan", "plain-plan"]), south=plain("battle-hero"))
    assert offered(t.north) == {"plain-plan"}
    fight = battle(
        attacker=plain("plain-samurai", hand=["guard-1"]), defender=plain("battle-hero", hand=["battle-plan"])
    )
    assert offered(fight.defender) == {"battle-hero", "battle-plan"}


@rule("CE-ACT-06")
@pytest.mark.parametrize(("who", "usable"), (("plain-shugenja", True), ("plain-samurai", False)))
def test_every_condition_of_the_constraints_must_hold(who, usable):
    t = table(north=plain(who, hand=["wise-plan"]), south=plain("plain-shugenja"))
    assert offered(t.north) == ({"wise-plan"} if usable else set())


@rule("CE-ACT-07")
def test_bowed_cards_lend_no_abilities():
    play = [unit("honored-hero", bowed=True), {"card": "honored-house", "bowed": True}]
    t = table(north=plain(*play, hand=["guard-1"]), south=plain())
    assert offered(t.north) == set()


@rule("CE-ACT-09")
def test_an_ability_is_used_once_per_turn():
    t = table(north=plain("honored-hero", hand=["guard-1"]), south=plain(hand=["guard-1"]))
    t.north.uses("honored-hero")
    t.south.passes()
    assert offered(t.north) == set()
    end_turn(t)
    t.south.passes()
    assert offered(t.north) == {"honored-hero"}


@rule("CE-ACT-10")
def test_abilities_and_copies_count_separately():
    t = table(north=plain("honored-house", "honored-house", hand=["guard-1"]), south=plain(hand=["guard-1"]))
    for ability in ("honored-house", "honored-house:2"):
        for _ in range(2):
            t.north.uses(ability)
            t.south.passes()
    assert offered(t.north) == set()
    assert t.north.honor == 5 + 1 + 1 + 2 + 2


@rule("CE-ACT-11")
def test_the_card_and_the_ability_are_announced():
    t = table(north=plain(hand=["two-ways"]), south=plain(hand=["guard-1"]))
    t.north.plays("two-ways:2")
    told = next(line for line in t.game.events if "Two Ways" in line.sentence)
    assert told.sentence.endswith("plays Two Ways. Draw a card.")
    assert told.seats is None  # for everybody


@rule("CE-ACT-12")
def test_a_strategy_is_discarded_after_its_action():
    t = table(north=plain(hand=["plain-plan", "honored-ring"]), south=plain(hand=["guard-1"]))
    card = t.card("plain-plan")
    t.north.plays("plain-plan")
    assert t.s.players[0].fate_discard == [card]
    assert when_of(t, "discard") > when(t, "gains 1 Honor")
