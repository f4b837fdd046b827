"""Chapter: the Action phase."""

from gorin.games.ccg.language.abilities import limited
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import strategy
from support.ccg_table import table
from support.plain_cards import PLAIN, plain
from support.rule import rule

cards = published(
    *PLAIN, strategy("Limited Plan", focus=1, text=(limited(gain_honor(1)),)), also=("diamond",)
)

HAND = ["limited-plan", "plain-plan", "plain-plan", "plain-plan"]


def acting():
    return table(north=plain("plain-samurai", hand=HAND), south=plain(hand=HAND))


@rule("CE-ACTP-01")
def test_the_active_player_acts_first():
    t = acting()
    assert t.asked == "north"
    assert t.north.may == {"use:limited-plan", "use:plain-plan", "pass"}
    second = table(north=plain(hand=HAND), south=plain(hand=HAND), active=1)
    assert second.asked == "south"


@rule("CE-ACTP-01")
def test_the_other_player_may_then_take_an_open_action_or_pass():
    t = acting()
    t.north.plays("limited-plan")
    assert t.asked == "south"
    assert t.south.may == {"use:plain-plan", "pass"}


@rule("CE-ACTP-02")
def test_who_passed_may_act_later():
    t = acting()
    t.north.passes()
    t.south.plays("plain-plan")
    assert t.asked == "north"
    t.north.plays("plain-plan")
    assert (t.north.honor, t.south.honor) == (6, 6)


@rule("CE-ACTP-03", "DE-ACTP-09")
@also_in("diamond")
def test_two_passes_in_succession_end_the_phase():
    t = acting()
    t.north.passes()
    assert t.s.phase == "action"
    t.south.passes()
    assert t.s.phase == "attack"


@rule("CE-ACTP-03", "CE-ACTP-04")
def test_an_action_between_two_passes_keeps_the_phase_open():
    t = acting()
    t.north.passes()
    t.south.plays("plain-plan")
    t.north.passes()
    assert t.s.phase == "action"
    assert t.asked == "south"
    t.south.passes()
    assert t.s.phase == "attack"


@rule("CE-ACTP-04")
def test_players_take_turns_and_an_action_gives_the_other_another_chance():
    t = acting()
    t.north.plays("plain-plan")
    t.south.passes()
    t.north.plays("plain-plan")
    assert t.asked == "south"
    t.south.plays("plain-plan")
    assert t.asked == "north"
