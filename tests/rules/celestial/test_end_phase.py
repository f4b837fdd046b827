"""Chapter: the End phase."""

from support.ccg_cards import published
from support.ccg_table import table
from support.plain_cards import PLAIN, end_turn, plain
from support.rule import rule

cards = published(*PLAIN)


@rule("CE-END-01")
def test_the_active_player_draws_one_card():
    t = table("end", north=plain(hand=["plain-plan"] * 5, fate=["plain-sword", "guard-1"]), south=plain())
    assert t.north.hand == ["plain-plan"] * 5 + ["plain-sword"]
    assert t.south.hand == []


@rule("CE-END-02")
def test_nine_cards_are_one_too_many():
    hand = ["plain-plan"] * 7 + ["plain-charm"]
    t = table("end", north=plain(hand=hand, fate=["plain-sword", "guard-1"]), south=plain())
    assert len(t.north.hand) == 9
    assert t.north.may == {"plain-plan", "plain-charm", "plain-sword"}
    t.north.chooses("plain-charm")
    assert t.north.hand == ["plain-plan"] * 7 + ["plain-sword"]
    assert t.zone("plain-charm") == "discard"
    assert t.s.active == 1


@rule("CE-END-02")
def test_eight_cards_are_kept():
    t = table("end", north=plain(hand=["plain-plan"] * 7), south=plain())
    assert len(t.north.hand) == 8
    assert t.s.active == 1


@rule("CE-END-02")
def test_all_that_are_too_many_are_discarded_after_drawing():
    t = table("end", north=plain(hand=["plain-plan"] * 10), south=plain())
    for left in (10, 9, 8):
        t.north.chooses("plain-plan")
        assert len(t.north.hand) == left
    assert t.s.active == 1


@rule("CE-END-03")
def test_the_turn_ends_and_the_other_player_takes_his():
    t = table("end", north=plain(), south=plain(hand=["plain-plan"]))
    assert t.s.active == 1
    assert t.asked == "south"
    end_turn(t)
    assert t.s.active == 0
