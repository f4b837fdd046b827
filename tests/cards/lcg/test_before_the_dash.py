"""What stands before the dash is settled with the targets, so that who cancels an ability knows of it."""

import pytest

from support.lcg_course import let_be
from support.lcg_table import conflict, side, table, who
from support.rule import rule


@rule("LCG-INIT-05", "LCG-TARG-01")
def test_whom_the_opponent_must_choose_is_a_target_that_can_be_protected():
    t = conflict(attacker=side("master-of-the-spear"), defender=side("adept-of-the-waves", "shiba-yojimbo"))
    t.defender.passes()
    t.attacker.uses("master-of-the-spear")
    t.defender.picks("adept-of-the-waves")
    assert t.participates("adept-of-the-waves")
    t.defender.uses("shiba-yojimbo")
    let_be(t)
    assert t.participates("adept-of-the-waves")


@rule("LCG-INIT-05")
def test_somebody_else_who_is_chosen_is_not_protected():
    t = conflict(attacker=side("master-of-the-spear"), defender=side("adept-of-the-waves", "shiba-yojimbo"))
    t.defender.passes()
    t.attacker.uses("master-of-the-spear")
    t.defender.picks("shiba-yojimbo")
    assert not t.defender.may_use("shiba-yojimbo")
    assert not t.participates("shiba-yojimbo")


@rule("LCG-INIT-05", "LCG-SEL-01")
def test_what_is_selected_before_the_dash_is_known_to_who_cancels_it():
    t = conflict(
        attacker=side("doji-whisperer", hand=("for-shame",)),
        defender=side(who("doji-challenger", status="honored"), hand=("voice-of-honor",)),
    )
    t.defender.passes()
    t.attacker.uses("for-shame", "doji-challenger")
    t.defender.chooses("choice1")
    assert t.defender.may_use("voice-of-honor")
    assert not t.is_bowed("doji-challenger")
    assert "Scorpion chooses: bow Doji Challenger." in t.log
    t.defender.passes()
    assert t.is_bowed("doji-challenger")


@rule("LCG-SEL-01")
def test_what_is_selected_after_the_dash_is_selected_as_it_resolves():
    t = table(
        north=side("adept-of-the-waves", hand=("against-the-waves",)),
        south=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",)),
    )
    t.north.uses("against-the-waves", "adept-of-the-waves")
    assert t.south.may_use("voice-of-honor")


@rule("LCG-INIT-05")
@pytest.mark.parametrize("way", ["choice0", "choice1"])
def test_levy_is_answered_before_it_could_be_canceled(way):
    t = table(
        north=side(hand=("levy",)),
        south=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",)),
    )
    t.north.uses("levy", "seat1")
    t.south.chooses(way)
    t.south.uses("voice-of-honor")
    let_be(t)
    assert (t.north.fate, t.north.honor) == (5, 10)


def test_giver_of_gifts_targets_the_attachment_only():
    t = table(
        north=side("giver-of-gifts", who("moto-youth", "fine-katana"), "adept-of-the-waves", "shiba-yojimbo"),
        south=side(),
    )
    t.north.uses("giver-of-gifts", "fine-katana")
    assert not t.north.may_use("shiba-yojimbo")
    t.north.picks("adept-of-the-waves")
    assert t.skills("adept-of-the-waves")[0] == 4
