"""Chapter: Equip."""

import pytest

from support.ccg_battle import picks
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_table import table, unit
from support.plain_cards import PLAIN, plain
from support.rule import rule

cards = published(*PLAIN, also=("diamond",))
HAND = ["plain-sword", "plain-charm"]


def game(**facts):
    return table(
        north=plain("plain-samurai", "farm-9", **{"hand": HAND, **facts}),
        south=plain("plain-stranger", hand=HAND),
    )


@rule("CE-EQP-01", "DE-ACTP-03", "DE-ACTP-10")
@also_in("diamond")
def test_equip_attaches_from_the_hand_any_number_of_times():
    t = game()
    t.north.uses("equip:plain-sword", "plain-samurai")
    t.north.chooses("plain-keep")
    assert t.asked == "south"
    t.south.passes()
    t.north.uses("equip:plain-charm", "plain-samurai")
    assert (t.force("plain-samurai"), t.chi("plain-samurai")) == (3 + 2 - 1, 3 + 2)
    assert t.north.hand == []


@rule("CE-EQP-01")
def test_equip_is_limited_and_for_ones_own_personalities():
    t = game()
    t.north.chooses("equip:plain-sword")
    assert picks(t.north) == {"plain-samurai"}
    t.north.chooses("back")
    t.north.passes()
    assert t.south.may == {"pass"}


@rule("CE-EQP-01")
@pytest.mark.parametrize("phase", ("attack", "dynasty"))
def test_no_equip_outside_the_action_phase(phase):
    t = table(phase, north=plain("plain-samurai", hand=HAND), south=plain())
    assert not any(each.startswith("equip") for each in t.north.may)


@rule("CE-EQP-02")
def test_the_gold_is_paid_while_equip_resolves_or_nothing_is_attached():
    t = game()
    t.north.chooses("equip:plain-sword")
    t.north.chooses("plain-samurai")
    t.north.table_passes_reactions()
    assert "Pay 2 Gold" in t.prompt
    t.north.chooses("choice1")
    assert t.north.hand == HAND
    assert t.force("plain-samurai") == 3
    assert t.asked == "south"  # it was an action all the same


@rule("CE-EQP-02", "DE-CRD-52")
@also_in("diamond")
def test_without_the_gold_nothing_is_equipped():
    t = game(stronghold_bowed=True)
    assert "equip:plain-sword" in t.north.may
    poor = table(
        north=plain("plain-samurai", hand=HAND, stronghold_bowed=True), south=plain(hand=["guard-1"])
    )
    assert poor.north.may == {"pass"}


@rule("CE-EQP-03")
def test_a_bowed_personality_may_be_equipped():
    t = table(
        north=plain(unit("plain-samurai", bowed=True), hand=["plain-sword"]), south=plain(hand=["guard-1"])
    )
    t.north.uses("equip:plain-sword", "plain-samurai")
    assert t.zone("plain-sword") == "play"
    assert t.is_bowed("plain-samurai")
