"""Interrupts, forced abilities and who comes first (LCG-INT, LCG-FORC, LCG-FP, LCG-INOR, LCG-KEYW-03)."""

from gorin.games.lcg.language.abilities import (
    action,
    forced_interrupt,
    forced_reaction,
    interrupt,
    limit,
    reaction,
)
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.in_play import discard
from gorin.games.lcg.language.verbs.players import gain_fate, gain_honor, lose_honor
from gorin.games.lcg.language.when.events import LEAVES_PLAY
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.language.card_filters import any_
from gorin.language.event_kinds import after, when
from gorin.language.picks import target
from gorin.language.predicates import keyword
from gorin.language.selectors import SELF, TARGET
from support.lcg_cards import event, person, published
from support.lcg_table import side, table
from support.rule import rule

KILL = event("Kill", action(target(any_(CHARACTER)), discard(TARGET)))
PURGE = event("Purge", action(discard(any_(CHARACTER, keyword("Peasant")))))
PEASANT = person("Peasant", traits="Peasant")
LEAVER = person("Leaver", interrupt(when(LEAVES_PLAY, SELF), gain_honor(1)))
NURSE = person("Nurse", interrupt(when(LEAVES_PLAY, any_(CHARACTER)), gain_honor(1)), traits="Nurse")
BUSY = person("Busy Nurse", interrupt(when(LEAVES_PLAY, any_(CHARACTER)), gain_honor(1), limit(2)))
GHOUL = person("Ghoul", forced_interrupt(when(LEAVES_PLAY, any_(CHARACTER)), lose_honor(1)))
WIDOWS = any_(CHARACTER, keyword("Widow"))
WIDOW = person("Widow", forced_reaction(after(LEAVES_PLAY, any_(CHARACTER)), lose_honor(1)), traits="Widow")
WAILING = person(
    "Wailing Ghost", forced_reaction(after(LEAVES_PLAY, any_(CHARACTER, keyword("Peasant"))), discard(WIDOWS))
)
HEIR = person("Heir", reaction(after(LEAVES_PLAY, any_(CHARACTER)), gain_fate(1)))
POLITE = person("Polite", keywords("courtesy", "sincerity"))

cards = published(KILL, PURGE, PEASANT, LEAVER, NURSE, BUSY, GHOUL, WIDOW, WAILING, HEIR, POLITE)

HELD = ("ornate-fan",)


# --- interrupts -----------------------------------------------------------------------------------


@rule("LCG-INT-01", "LCG-INT-02", "LCG-INT-03")
def test_an_interrupt_resolves_while_its_card_is_still_in_play_and_only_then():
    t = table(north=side(hand=("kill",)), south=side("leaver"))
    assert not t.south.may_use("leaver")
    t.north.uses("kill", "leaver")
    assert t.zone("leaver") == "play"
    t.south.uses("leaver")
    assert t.south.honor == 11
    assert t.zone("leaver") == "discard"


@rule("LCG-INT-02")
def test_an_interrupt_is_no_action():
    t = table(north=side("leaver", hand=HELD), south=side(hand=HELD))
    assert not t.north.may_use("leaver")


@rule("LCG-INT-04", "LCG-INT-05", "LCG-INT-06", "LCG-FP-05", "LCG-INOR-02")
def test_opportunities_go_round_from_the_first_player_until_all_pass_in_a_row():
    t = table(north=side("nurse", hand=("kill",)), south=side("nurse", "peasant"))
    t.north.uses("kill", "peasant")
    assert t.asked == "north"
    t.north.passes()
    assert t.asked == "south"
    t.south.uses("nurse")
    assert t.asked == "north"  # who has passed is asked again
    t.north.uses("nurse")
    assert (t.north.honor, t.south.honor) == (11, 11)
    assert t.zone("peasant") == "discard"


@rule("LCG-FP-05")
def test_the_second_seat_answers_first_where_it_is_the_first_player():
    t = table(north=side("nurse", hand=("kill",)), south=side("nurse", "peasant"), first_player=1, to_act=0)
    t.north.uses("kill", "peasant")
    assert t.asked == "south"
    t.south.passes()
    assert t.asked == "north"


@rule("LCG-INT-06")
def test_after_passes_in_a_row_the_window_is_closed():
    t = table(north=side("nurse", hand=("kill",)), south=side("nurse", "peasant"))
    t.north.uses("kill", "peasant")
    t.north.passes()
    t.south.passes()
    assert t.zone("peasant") == "discard"
    assert (t.north.honor, t.south.honor) == (10, 10)


@rule("LCG-INT-07")
def test_an_interrupt_is_used_once_per_round():
    t = table(north=side("nurse", hand=("kill", "kill")), south=side("peasant", "peasant"))
    t.north.uses("kill", "peasant")
    t.north.uses("nurse")
    t.south.passes()
    t.north.uses("kill", "peasant")
    assert not t.north.may_use("nurse")
    assert t.north.honor == 11


@rule("LCG-INT-08")
def test_with_a_higher_limit_still_once_per_occurrence():
    t = table(north=side("busy-nurse", hand=("purge", "kill")), south=side("peasant", "peasant", "peasant"))
    t.north.uses("purge")
    t.north.uses("busy-nurse")
    assert not t.north.may_use("busy-nurse")  # three left at once: one occurrence
    assert t.north.honor == 11


@rule("LCG-INT-09")
def test_each_player_uses_his_own_copy_on_the_same_condition():
    t = table(north=side("nurse", hand=("kill",)), south=side("nurse", "peasant"))
    t.north.uses("kill", "peasant")
    t.north.uses("nurse")
    t.south.uses("nurse")
    assert (t.north.honor, t.south.honor) == (11, 11)


# --- forced ---------------------------------------------------------------------------------------


@rule("LCG-FORC-02")
def test_forced_interrupts_come_before_others():
    t = table(north=side("nurse", hand=("kill",)), south=side("ghoul", "peasant"))
    t.north.uses("kill", "peasant")
    assert t.south.honor == 9
    assert t.zone("peasant") == "play"
    assert t.north.may_use("nurse")


@rule("LCG-FORC-02")
def test_forced_reactions_come_before_others():
    t = table(north=side("heir", hand=("kill",)), south=side("widow", "peasant"))
    t.north.uses("kill", "peasant")
    assert t.south.honor == 9
    assert t.north.may_use("heir")


@rule("LCG-FORC-03", "LCG-FORC-04", "LCG-FP-06")
def test_the_first_player_sets_the_order_of_forced_ones_and_each_resolves_fully():
    """Hard case 12: the second never starts if the first has taken its bearer away."""
    t = table(north=side(hand=("kill",)), south=side("wailing-ghost", "widow", "peasant"))
    t.north.uses("kill", "peasant")
    assert t.asked == "north"
    assert len(t.north.options) == 2
    t.north.chooses(next(each for each in t.north.options if f"c{t.card('wailing-ghost')}:" in each))
    assert t.zone("widow") == "discard"
    assert t.south.honor == 10


# --- keywords -------------------------------------------------------------------------------------


@rule("LCG-KEYW-03", "LCG-COUR-02", "LCG-ABIL-06")
def test_courtesy_and_sincerity_follow_by_themselves_before_anybody_reacts():
    t = table(north=side("heir", hand=("kill",)), south=side("polite", fate=0))
    t.north.uses("kill", "polite")
    assert t.zone("polite") == "discard"
    assert t.north.may_use("heir")
    assert t.south.fate == 1
    assert len(t.south.hand) == 1


# --- who comes first ------------------------------------------------------------------------------


@rule("LCG-FP-03")
def test_the_first_player_acts_first_outside_conflicts():
    for phase in ("draw", "conflict", "fate"):
        for first, name in enumerate(("north", "south")):
            t = table(phase, north=side(hand=HELD), south=side(hand=HELD), first_player=first)
            assert t.asked == name


@rule("LCG-FP-02")
def test_the_first_player_is_the_first_active_one():
    for first, name in enumerate(("north", "south")):
        t = table(
            "dynasty",
            north=side(hand=HELD),
            south=side(hand=HELD),
            first_player=first,
        )
        assert t.asked == name
        t = table(north=side("doji-challenger"), south=side("doji-challenger"), first_player=first)
        assert t.asked == name
        assert "ring-air" in getattr(t, name).options
