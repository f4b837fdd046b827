"""Official rulings on rings: claimed, contested and unclaimed, their elements and their effects."""

import pytest

from gorin.games.lcg.kinds import AIR
from gorin.games.lcg.table.reading import claimed_by, is_of_element
from gorin.games.lcg.table.values import glory
from support.lcg_course import (
    acts,
    attack,
    declared,
    go_on,
    let_be,
    to_phase,
    until,
    until_offered,
)
from support.lcg_table import conflict, side, table, who

HELD = ("ornate-fan",)
IDLE = {"military": 0, "political": 0}
ROW = ("ancestral-lands", "meditations-on-the-tao", "elemental-fury")


def claimed(element, holder=0, type="military"):
    return {"element": element, "state": "claimed", "holder": holder, "type": type}


def rings(*told):
    """All five; those that are told, and the rest unclaimed."""
    named = {each["element"]: each for each in told}
    return [named.get(element, {"element": element}) for element in ("air", "earth", "fire", "water", "void")]


# --- states of rings ------------------------------------------------------------------------------


def test_the_contested_ring_is_neither_claimed_nor_unclaimed():
    rider = who("moto-youth", "born-in-war")
    t = conflict(
        attacker=side(rider, "ishiken-initiate", "seeker-of-enlightenment"),
        defender=side("doji-whisperer", hand=HELD),
        rings=rings(claimed("earth", 1), {"element": "fire", "fate": 1}),
    )
    t.defender.passes()
    base = 3  # printed 2, and 1 in the first military conflict
    assert t.skills("moto-youth")[0] == base + 3  # fire, water, void
    assert t.skills("ishiken-initiate") == (2, 2)  # earth, which an opponent has claimed
    assert t.skills("seeker-of-enlightenment")[0] == 2  # the fate on fire


def test_know_the_world_does_not_take_the_contested_ring():
    t = attack(
        attacker=side("adept-of-the-waves", hand=("know-the-world",)),
        defender=side("doji-whisperer", hand=HELD),
        rings=rings(claimed("earth")),
    )
    t.attacker.uses("know-the-world")
    while "ring-fire" not in t.attacker.options:
        go_on(t, "ring-earth")
    assert "ring-air" not in t.attacker.options


def test_know_the_world_keeps_the_type_and_claims_nothing():
    mine = side("adept-of-the-waves", "seeker-initiate", hand=("know-the-world",), role="seeker-of-fire",
                dynasty_discard=("keeper-initiate",))  # fmt: skip
    t = table(north=mine, south=side(hand=HELD), rings=rings(claimed("earth", 0, "political")))
    t.north.uses("know-the-world")
    for _ in range(6):
        assert not t.north.may_use("seeker-initiate")
        if t.game.decision.kind == "action":
            break
        go_on(t, "ring-earth", "ring-fire")
    fire = t.s.rings[2]
    assert (fire.holder, fire.type) == (0, 1)
    assert t.s.rings[1].holder != 0


def test_enlightened_warrior_answers_a_ring_that_is_declared_and_none_that_is_switched_in():
    t = table(
        north=side("doji-challenger", hand=HELD),
        south=side("enlightened-warrior", provinces=("elemental-fury", "ancestral-lands")),
        rings=rings({"element": "fire", "fate": 1}),
    )
    declared(t, "north", "doji-challenger", ring="earth")
    t.south.uses("elemental-fury")
    for _ in range(6):
        assert not t.south.may_use("enlightened-warrior")
        if t.south.ref("enlightened-warrior") in t.south.options:
            break
        go_on(t, "ring-fire")
    assert t.s.conflict.ring == 2


@pytest.mark.parametrize(("mantra", "ring"), [("mantra-of-fire", "fire"), ("mantra-of-earth", "earth")])
def test_a_mantra_asks_which_ring_was_declared_and_not_which_is_contested_now(mantra, ring):
    def after_fury(before, then):
        t = table(
            north=side("doji-challenger", hand=HELD),
            south=side("togashi-initiate", provinces=("elemental-fury", "ancestral-lands"), hand=(mantra,)),
        )
        declared(t, "north", "doji-challenger", ring=before)
        until_offered(t, "south", "elemental-fury")
        t.south.uses("elemental-fury")
        while t.s.conflict.ring != ("air", "earth", "fire", "water", "void").index(then):
            go_on(t, f"ring-{then}")
        for _ in range(4):
            if t.south.may_use(mantra):
                return True
            if t.game.decision.kind != "response":
                return False
            go_on(t)
        return False

    assert after_fury(ring, "water")
    assert not after_fury("water", ring)


def test_a_mantra_shares_its_window_with_what_the_province_reveals():
    t = table(
        north=side(who("doji-challenger", "spyglass"), hand=HELD),
        south=side("togashi-initiate", provinces=("night-raid", "ancestral-lands"), hand=("mantra-of-fire",)),
        first_player=1,
        next_to_attack=0,
    )
    declared(t, "north", "doji-challenger", ring="fire")
    assert t.south.may_use("mantra-of-fire")
    assert t.south.may_use("night-raid")
    t.south.passes()
    assert t.north.may_use("spyglass")
    t.north.uses("spyglass")
    assert t.south.may_use("mantra-of-fire")


# --- elements that a ring has gained --------------------------------------------------------------


def test_a_ring_that_has_gained_the_element_of_the_role_brings_the_initiates():
    def claims(role, **facts):
        t = conflict(
            attacker=side("seeker-of-knowledge", "akodo-toturi", role=role, hand=HELD, **facts),
            defender=side(hand=HELD),
            ring="fire",
        )
        while t.s.rings[2].holder != 0:
            go_on(t)
        return t

    keeper = claims("keeper-of-air", dynasty_discard=("keeper-initiate",))
    assert keeper.attacker.may_use("keeper-initiate")
    keeper.attacker.uses("keeper-initiate")
    let_be(keeper)
    assert (keeper.zone("keeper-initiate"), keeper.fate_on("keeper-initiate")) == ("play", 1)
    seeker = claims("seeker-of-air", home=["seeker-initiate"])
    assert seeker.attacker.may_use("seeker-initiate")
    assert not claims("seeker-of-water", home=["seeker-initiate"]).attacker.may_use("seeker-initiate")


def test_seeker_of_knowledge_makes_it_an_air_conflict_for_everybody():
    t = conflict(
        attacker=side("seeker-of-knowledge", "doji-whisperer", hand=HELD),
        defender=side("akodo-toturi", "fearsome-mystic", role="keeper-of-air"),
        ring="fire",
    )
    assert glory(t.s, t.card("fearsome-mystic")) == 3
    assert until(t, "defender", "keeper-of-air")


def test_keeper_initiate_comes_after_the_ring_effect_was_resolved():
    t = conflict(
        attacker=side("akodo-toturi", role="keeper-of-fire", dynasty_discard=("keeper-initiate",)),
        defender=side(hand=HELD),
        ring="fire",
    )
    asked = False
    while not t.attacker.may_use("keeper-initiate"):
        asked = asked or t.game.decision.kind == "ring.target"
        go_on(t)
    assert asked
    assert t.s.rings[2].holder == 0


def test_keeper_initiate_who_is_in_play_does_not_answer():
    t = conflict(
        attacker=side("akodo-toturi", home=["keeper-initiate"], role="keeper-of-fire"),
        defender=side(hand=HELD),
        ring="fire",
    )
    while t.s.conflict is not None:
        assert not t.attacker.may_use("keeper-initiate")
        go_on(t)


def test_way_of_the_phoenix_bars_every_element_that_the_chosen_ring_has_then():
    t = conflict(
        attacker=side(
            "seeker-of-knowledge", home=["kakita-asami", "doji-challenger"], hand=HELD, political=2
        ),
        defender=side("hiruma-yojimbo", "doji-whisperer", hand=("way-of-the-phoenix",), **IDLE),
        type="political",
        ring="fire",
    )
    acts(t, "defender", "way-of-the-phoenix", "ring-fire", "seat0")
    while "ring-earth" not in t.attacker.options:
        go_on(t)
    assert "ring-air" not in t.attacker.options
    assert "ring-water" in t.attacker.options


# --- ring effects ---------------------------------------------------------------------------------


def tsukune(controller):
    mine = side("shiba-tsukune", **IDLE)
    theirs = side(who("yogo-outcast", fate=1), **IDLE)
    t = table(
        north=mine if controller == "north" else theirs, south=theirs if controller == "north" else mine
    )
    while not getattr(t, controller).may_use("shiba-tsukune"):
        go_on(t)
    return t


def test_the_first_player_orders_the_rings_that_shiba_tsukune_resolves():
    t = tsukune("south")
    t.south.uses("shiba-tsukune", "ring-air", "ring-void")
    assert t.asked == "north"
    assert t.north.options == ["ring-air", "ring-void"]
    t.north.chooses("ring-void")
    t.south.picks("yogo-outcast")
    t.south.chooses("choice0")
    assert (t.fate_on("yogo-outcast"), t.south.honor) == (0, 10)
    t.south.chooses("choice1")
    assert t.south.honor == 12


def test_shiba_tsukune_as_the_first_players_resolves_in_the_order_of_choosing():
    t = tsukune("north")
    t.north.uses("shiba-tsukune", "ring-void", "ring-air")
    t.north.picks("yogo-outcast")
    t.north.chooses("choice0")
    t.north.chooses("choice1")
    assert (t.fate_on("yogo-outcast"), t.north.honor) == (0, 12)


def test_shiba_tsukune_acts_before_what_lasts_until_the_end_of_the_phase_is_over():
    t = table(
        north=side("shiba-tsukune", stronghold="isawa-mori-seido", **IDLE),
        south=side("yogo-outcast", **IDLE),
    )
    t.north.uses("isawa-mori-seido", "shiba-tsukune")
    while not t.north.may_use("shiba-tsukune"):
        go_on(t)
    assert glory(t.s, t.card("shiba-tsukune")) == 6


def test_pilgrimage_cancels_ring_effects_that_cards_would_resolve():
    theirs = side("hiruma-yojimbo", provinces=("pilgrimage", *ROW))
    t = conflict(attacker=side("akodo-toturi", hand=HELD), defender=theirs)
    while t.s.conflict is not None:
        assert not t.game.decision.kind.startswith("ring.")
        go_on(t, *(each for each in t.attacker.options if each.startswith(f"use:c{t.card('akodo-toturi')}")))
    assert not t.s.provinces[5].broken
    assert t.s.rings[0].holder == 0
    assert t.attacker.honor == 10


def test_pilgrimage_leaves_nothing_to_interrupt():
    t = conflict(
        attacker=side("brash-samurai", "young-rumormonger"),
        defender=side(home=["doji-whisperer", "kakita-asami"], provinces=("pilgrimage", *ROW)),
        ring="fire",
    )
    while t.s.conflict is not None:
        assert t.game.decision.kind != "ring.target"
        assert not t.attacker.may_use("young-rumormonger")
        go_on(t)


def test_display_of_power_may_leave_the_effect_and_claims_the_ring():
    t = conflict(attacker=side("brash-samurai"), defender=side(hand=("display-of-power",)))
    assert until(t, "defender", "display-of-power")
    t.defender.uses("display-of-power")
    while not t.game.decision.kind.startswith("ring."):
        go_on(t)
    assert t.asked == "defender"
    t.defender.passes()
    assert t.s.rings[0].holder == 1
    assert (t.attacker.honor, t.defender.honor) == (10, 9)


def test_a_second_display_of_power_finds_nothing_to_cancel():
    t = conflict(
        attacker=side("brash-samurai"), defender=side(hand=("display-of-power", "display-of-power"), fate=9)
    )
    assert until(t, "defender", "display-of-power")
    t.defender.uses("display-of-power")
    while t.s.conflict is not None:
        assert not t.defender.may_use("display-of-power")
        go_on(t)


def test_display_of_power_is_not_for_the_attacker():
    t = conflict(attacker=side("brash-samurai", hand=("display-of-power",)), defender=side("moto-horde"))
    while t.s.conflict is not None:
        assert not t.attacker.may_use("display-of-power")
        go_on(t)


def test_borderlands_defender_is_bowed_by_the_water_ring():
    t = conflict(
        attacker=side("akodo-toturi", "matsu-berserker"), defender=side("borderlands-defender"), ring="water"
    )
    while t.attacker.ref("borderlands-defender") not in t.attacker.options:
        go_on(t)
    t.attacker.picks("borderlands-defender")
    t.attacker.chooses("choice0")
    until_offered(t, "attacker", "akodo-toturi")  # the ring is claimed, and nobody is home yet
    assert t.participates("borderlands-defender")
    assert t.is_bowed("borderlands-defender")


# --- Secluded Shrine ------------------------------------------------------------------------------


def shrine(element, *play, north=None, south=None):
    place = {"card": "manicured-garden", "cards": [{"card": "secluded-shrine", "face_up": True}]}
    mine = side(*play, provinces=(place, *ROW), hand=HELD, **(north or {}))
    t = table("draw", north=mine, south=south or side())
    while not t.north.may_use("secluded-shrine"):
        go_on(t)
    t.north.uses("secluded-shrine", f"ring-{element}")
    let_be(t)
    return t


def test_the_ring_of_secluded_shrine_counts_as_claimed_and_was_not_claimed():
    t = shrine("fire", "ishiken-initiate", "seeker-initiate")
    assert t.skills("ishiken-initiate") == (2, 2)
    assert not t.north.may_use("seeker-initiate")
    assert claimed_by(t.s, 0) == [2]
    assert t.s.rings[2].holder != 0


def test_the_ring_of_secluded_shrine_counts_for_the_favor():
    t = shrine("air")
    to_phase(t, "fate")
    assert t.s.favor == 0


def test_the_ring_of_secluded_shrine_counts_once_and_for_both_if_an_opponent_claims_it():
    t = shrine("fire", "akodo-toturi")
    declared(t, "north", "akodo-toturi", ring="fire")
    while t.s.conflict is not None:
        go_on(t)
    assert t.s.rings[2].holder == 0
    assert claimed_by(t.s, 0) == [2]
    other = shrine("fire", south=side("akodo-toturi", hand=HELD))
    declared(other, "south", "akodo-toturi", ring="fire", place=0)
    while other.s.conflict is not None:
        go_on(other)
    assert claimed_by(other.s, 0) == claimed_by(other.s, 1) == [2]


# --- Expert Interpreter ---------------------------------------------------------------------------


def test_expert_interpreter_bars_the_ring_that_was_chosen_and_no_other_of_its_element():
    t = table(
        "draw",
        north=side("expert-interpreter", "seeker-of-knowledge", hand=("adept-of-shadows",), fate=9),
        south=side("yogo-outcast", hand=HELD),
    )
    until_offered_much_later(t, "north", "expert-interpreter")
    t.north.uses("expert-interpreter", "ring-air")
    t.south.passes()
    declared(t, "north", "seeker-of-knowledge", ring="fire", type="political")
    while t.asked != "north" or t.game.decision.kind != "action":
        go_on(t)
    assert is_of_element(t.s, AIR)
    assert t.north.may_play("adept-of-shadows")


def until_offered_much_later(t, player, card):
    while not getattr(t, player).may_use(card):
        go_on(t)
