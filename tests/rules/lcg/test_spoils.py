"""What the attacker takes from a province that breaks, and when (LCG-FRM3-23)."""

from support.lcg_course import declares, go_on, let_be, until
from support.lcg_formats import enlightenment
from support.lcg_table import conflict, side, table
from support.rule import rule

ELEMENTS = ("air", "earth", "fire", "water", "void")
FACE_UP = {"card": "manicured-garden", "cards": [{"card": "imperial-storehouse", "face_up": True}]}
ENDLESS = {**FACE_UP, "card": "endless-plains"}


@rule("LCG-FRM3-23", "LCG-AWIN-04", "LCG-BRK-03")
def test_what_lies_there_is_discarded_before_anybody_reacts_to_the_break():
    t = conflict(
        attacker=side("moto-horde", "doji-challenger", hand=("for-greater-glory",)),
        defender=side(provinces=(FACE_UP, "ancestral-lands")),
    )
    t.fight()
    while not t.s.provinces[5].broken:
        go_on(t)
    assert t.asked == "attacker"
    assert t.game.decision.kind == "spoils"
    t.attacker.picks("imperial-storehouse")
    assert t.zone("imperial-storehouse") == "discard"
    assert until(t, "attacker", "for-greater-glory")  # the reaction to the break comes only now


def to_endless_plains(t, *attackers):
    """North attacks it, and south breaks it to pay for its Reaction."""
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, *attackers)
    while not t.south.may_use("endless-plains"):
        go_on(t)
    t.south.uses("endless-plains")
    assert t.s.provinces[5].broken


@rule("LCG-BRK-03", "LCG-BRK-08")
def test_endless_plains_broken_as_a_cost_is_cleared_then_and_there():
    t = table(
        north=side("doji-challenger"),
        south=side("hida-kisada", provinces=(ENDLESS, "ancestral-lands")),
    )
    to_endless_plains(t, "doji-challenger")
    assert t.game.decision.kind == "spoils"
    t.north.picks("imperial-storehouse")
    assert t.zone("imperial-storehouse") == "discard"
    assert t.zone("doji-challenger") == "play"  # the effect comes after the cost
    t.north.picks("doji-challenger")
    let_be(t)
    assert t.zone("doji-challenger") == "discard"
    assert t.s.conflict.winner == -1  # nobody has won anything yet


@rule("LCG-BRK-03")
def test_the_attacker_is_not_asked_again_after_winning_at_endless_plains():
    t = table(
        north=side("doji-challenger", "moto-horde"),
        south=side(provinces=(ENDLESS, "ancestral-lands")),
    )
    to_endless_plains(t, "doji-challenger", "moto-horde")
    t.north.chooses("done")
    asked = []
    while t.s.conflict is not None:
        asked.append(t.game.decision.kind)
        go_on(t)
    assert "spoils" not in asked
    assert t.s.lies_in[t.card("imperial-storehouse")] == 5


@rule("LCG-ENL-11")
def test_rings_on_endless_plains_are_claimed_as_it_breaks():
    pools = [{"element": each, "pool": pool} for pool in range(3) for each in ELEMENTS]
    pools[7] |= {"state": "claimed", "holder": 1, "province": 5}  # the fire ring of south's pool
    t = enlightenment(
        north=side("doji-challenger"),
        south=side(provinces=("endless-plains", "ancestral-lands")),
        rings=pools,
    )
    to_endless_plains(t, "doji-challenger")
    t.north.chooses("done")
    t.north.chooses("p2")
    assert (t.s.rings[7].holder, t.s.rings[7].province) == (0, 2)
    assert t.zone("doji-challenger") == "play"  # the effect comes after the cost
