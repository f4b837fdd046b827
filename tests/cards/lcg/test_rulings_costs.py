"""Official rulings on costs: what is paid stays paid, what counts as paid, what a reduction reaches."""

import pytest

from gorin.games.lcg.table.values import cost_of
from support.lcg_course import acts, attack, go_on, let_be, turn_of, until_offered
from support.lcg_table import lying, side, table, who

HELD = ("ornate-fan",)


# --- canceled, and paid nevertheless --------------------------------------------------------------


def test_the_honor_for_captive_audience_is_lost_although_it_is_canceled():
    theirs = side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",))
    t = attack(
        attacker=side("doji-challenger", hand=("captive-audience",)), defender=theirs, type="political"
    )
    t.attacker.uses("captive-audience")
    t.defender.uses("voice-of-honor")
    let_be(t)
    assert t.s.conflict.type == 1
    assert t.attacker.honor == 9


@pytest.mark.parametrize(
    ("event", "dies", "picks"),
    [
        ("way-of-the-crab", "hida-guardian", ("seat1",)),
        ("noble-sacrifice", "brash-samurai", ("yogo-outcast",)),
    ],
)
def test_who_was_sacrificed_for_an_event_is_gone_although_it_is_canceled(event, dies, picks):
    mine = side("hida-guardian", who("brash-samurai", status="honored"), hand=(event,))
    fallen = who("yogo-outcast", status="dishonored")
    theirs = side(fallen, *(who(each, status="honored") for each in ("doji-whisperer", "kakita-asami")),
                  hand=("voice-of-honor",))  # fmt: skip
    t = table(north=mine, south=theirs)
    t.north.uses(event, dies)
    for pick in picks:
        if t.north.ref(pick) in t.north.options:
            t.north.picks(pick)
    t.south.uses("voice-of-honor")
    let_be(t)
    assert t.zone(dies) == "discard"
    assert t.zone("yogo-outcast") == "play"


def test_forged_edict_is_paid_for_by_the_courtier_also_where_it_is_canceled():
    mine = side(
        who("doji-whisperer", status="honored"),
        "doji-challenger",
        hand=("way-of-the-crane", "voice-of-honor"),
    )
    t = attack(attacker=mine, defender=side("young-rumormonger", hand=("forged-edict",)))
    t.attacker.uses("way-of-the-crane", "doji-challenger")
    until_offered(t, "defender", "forged-edict")
    t.defender.uses("forged-edict", "young-rumormonger")
    t.attacker.uses("voice-of-honor")
    let_be(t)
    assert t.status("young-rumormonger") == "dishonored"
    assert t.zone("forged-edict") == "discard"
    assert t.status("doji-challenger") == "honored"


def test_an_ability_that_shiba_yojimbo_has_canceled_was_used():
    mine = side("doji-challenger", "lions-pride-brawler", hand=HELD)
    t = attack(attacker=mine, defender=side("adept-of-the-waves", home=["shiba-yojimbo"], hand=HELD))
    t.attacker.uses("lions-pride-brawler", "adept-of-the-waves")
    t.defender.uses("shiba-yojimbo")
    let_be(t)
    assert not t.is_bowed("adept-of-the-waves")
    turn_of(t, "attacker")
    assert not t.attacker.may_use("lions-pride-brawler")


# --- a dishonor that pays and is turned onto somebody else ----------------------------------------


def test_calling_in_favors_is_paid_though_another_is_dishonored_and_goes_to_whom_was_named():
    mine = side("doji-whisperer", "young-rumormonger", "kakita-asami", hand=("calling-in-favors",))
    t = table(north=mine, south=side(who("doji-challenger", "court-mask")))
    t.north.uses("calling-in-favors", "doji-whisperer")
    while not t.north.may_use("young-rumormonger"):
        go_on(t, t.north.ref("court-mask"))
    t.north.uses("young-rumormonger", "kakita-asami")
    if t.north.ref("court-mask") in t.north.options:
        t.north.picks("court-mask")
    let_be(t)
    assert t.status("kakita-asami") == "dishonored"
    assert t.status("doji-whisperer") == "ordinary"
    assert t.s.host[t.card("court-mask")] == t.card("doji-whisperer")


def test_forged_edict_is_paid_though_another_is_dishonored():
    t = attack(
        attacker=side("doji-challenger", hand=("way-of-the-crane",)),
        defender=side("young-rumormonger", "bayushi-liar", "yogo-outcast", hand=("forged-edict",)),
    )
    t.attacker.uses("way-of-the-crane", "doji-challenger")
    t.defender.uses("forged-edict", "bayushi-liar")
    t.defender.uses("young-rumormonger", "yogo-outcast")
    let_be(t)
    assert t.status("yogo-outcast") == "dishonored"
    assert t.status("doji-challenger") == "ordinary"


# --- a sacrifice that is prevented ----------------------------------------------------------------


def test_an_event_whose_cost_was_prevented_counts_toward_no_maximum_and_was_an_action():
    mine = side(who("hida-guardian", "reprieve"), "kaiu-envoy", hand=("way-of-the-crab", "way-of-the-crab"))
    t = table(north=mine, south=side("doji-whisperer", hand=HELD))
    t.north.uses("way-of-the-crab", "hida-guardian")
    t.north.uses("reprieve")
    let_be(t)
    assert t.asked == "south"
    turn_of(t, "north")
    assert t.north.may_use("way-of-the-crab")


def test_an_ability_whose_cost_was_prevented_counts_toward_no_limit():
    mine = side("steadfast-witch-hunter", who("hida-guardian", "reprieve"), who("kaiu-envoy", bowed=True))
    t = table(north=mine, south=side("doji-whisperer", hand=HELD))
    t.north.uses("steadfast-witch-hunter", "hida-guardian")
    t.north.uses("reprieve")
    let_be(t)
    assert t.zone("hida-guardian") == "play"
    turn_of(t, "north")
    assert t.north.may_use("steadfast-witch-hunter")


def test_steadfast_witch_hunter_may_sacrifice_itself_for_another():
    mine = side("steadfast-witch-hunter", who("kaiu-envoy", bowed=True))
    t = table(north=mine, south=side())
    t.north.uses("steadfast-witch-hunter", "steadfast-witch-hunter", "kaiu-envoy")
    let_be(t)
    assert t.zone("steadfast-witch-hunter") == "discard"
    assert not t.is_bowed("kaiu-envoy")


# --- what a reduction reaches ---------------------------------------------------------------------


def test_city_of_lies_reduces_fate_and_nothing_else_of_a_cost():
    mine = side("yogo-outcast", hand=("assassination",), provinces=lying("city-of-lies"))
    t = attack(attacker=mine, defender=side("doji-whisperer", hand=HELD))
    acts(t, "attacker", "city-of-lies")
    price = cost_of(t.s, t.card("assassination"), 0)
    acts(t, "attacker", "assassination", "doji-whisperer")
    assert t.attacker.honor == 7
    assert price == 0


def test_the_highest_minimum_bounds_all_reductions_together():
    there = ("meishodo-wielder", "doji-challenger", "eager-scout")
    mine = side(hand=("those-who-serve",), provinces=lying(*there), role="keeper-of-air")
    t = table("dynasty", north=mine, south=side())
    t.north.uses("those-who-serve")
    costs = [cost_of(t.s, t.card(slug), 0) for slug in there]
    assert costs == [1, 2, 0]  # the Wielder costs 2, and 1 less by itself; the Scout is not raised


def test_daimyos_favor_makes_a_character_cheaper_that_is_played_as_an_attachment():
    mine = side(who("togashi-initiate", "daimyos-favor"), hand=("tattooed-wanderer",), fate=0)
    t = table(north=mine, south=side(hand=HELD))
    acts(t, "north", "daimyos-favor")
    turn_of(t, "north")
    wanderer = t.card("tattooed-wanderer")
    assert cost_of(t.s, wanderer, 0, t.card("togashi-initiate")) == 0
    assert cost_of(t.s, wanderer, 0) == 1
