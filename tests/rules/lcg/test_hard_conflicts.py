"""Situations that were got wrong elsewhere: costs, targets, conflicts, rings (hard cases 33 to 70)."""

import pytest

from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.choosing import chooses_own
from gorin.games.lcg.language.prices import next_costs_less
from gorin.games.lcg.language.verbs.fighting import challenge
from gorin.games.lcg.language.verbs.in_play import bow, dishonor, sacrifice
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.when.events import CONFLICT_LOST, HONOR_GIVEN
from gorin.games.lcg.language.which.card_filters import CHARACTER, EVENT, theirs
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.selectors import CHOSEN, LOSER, SELF, TARGET
from support.lcg_cards import attachment, event, holding, person, province, published, with_cards
from support.lcg_course import declares, go_on, let_be, to_phase, turn_of, until
from support.lcg_table import conflict, side, table, who
from support.rule import rule

FAN = attachment("Free Fan", facts="cost=0 0/1")
COSTLY = attachment("Costly Fan", facts="cost=3 0/3")
BROKER = person("Broker", action(next_costs_less(1, EVENT)))
PLAN = event("Plan", action(gain_honor(1)), facts="cost=2")
FORT = province("Poor Fort", facts="strength=0 air")
BLOOD = holding(
    "Blood Altar",
    reaction(after(CONFLICT_LOST, YOU), chooses_own(OPPONENT, CHARACTER, sacrifice(CHOSEN))),
    facts="strength=0",
)
SHAME = event(
    "Public Shame",
    reaction(after(HONOR_GIVEN), target(theirs(CHARACTER)), dishonor(TARGET)),
)
CHALLENGER = person(
    "Challenger",
    action(target(theirs(CHARACTER)), challenge(SELF, TARGET, bow(LOSER))),
    facts="cost=2 3/1 glory=0",
)
PROUD = person("Glorious", facts="cost=2 4/1 glory=3")

cards = published(FAN, COSTLY, BROKER, PLAN, FORT, BLOOD, CHALLENGER, PROUD)

HELD = ("ornate-fan",)
ROW = ("ancestral-lands", "meditations-on-the-tao", "elemental-fury")


# --- costs and targets ----------------------------------------------------------------------------


@rule("LCG-INIT-02", "LCG-INIT-04", "LCG-TARG-03")
def test_33_the_only_target_may_be_paid_away():
    t = table(
        north=side("steadfast-witch-hunter", who("hida-guardian", bowed=True), hand=HELD),
        south=side(hand=HELD),
    )
    assert t.north.may_use("steadfast-witch-hunter")
    t.north.uses("steadfast-witch-hunter")
    assert t.north.ref("steadfast-witch-hunter") in t.north.options


@rule("LCG-TARG-07", "LCG-TRIG-05")
@pytest.mark.parametrize("bowed", [True, False])
def test_34_border_rider_acts_only_while_bowed(bowed):
    t = table(north=side(who("border-rider", bowed=bowed), hand=HELD), south=side(hand=HELD))
    assert t.north.may_use("border-rider") is bowed


@rule("LCG-TARG-07", "LCG-SEL-02", "LCG-STAT-06", "LCG-CLAR-10")
def test_35_for_shame_offers_what_would_work():
    def shamed(**state):
        t = conflict(
            attacker=side("doji-whisperer", home=state.pop("home", []), hand=("for-shame",)),
            defender=side(who("yogo-outcast", **state), hand=HELD),
            type="political",
        )
        t.defender.passes()
        return t

    assert not shamed(bowed=True, status="dishonored").attacker.may_use("for-shame")
    t = shamed(bowed=True)
    t.attacker.uses("for-shame", "yogo-outcast")
    let_be(t)
    assert t.defender.options == ["choice0"]
    steward = shamed_with_steward("ordinary")
    assert steward.defender.options == ["choice1"]
    assert shamed_with_steward("honored").defender.options == ["choice0", "choice1"]


def shamed_with_steward(status):
    t = conflict(
        attacker=side("doji-whisperer", "steward-of-law", hand=("for-shame",)),
        defender=side(who("yogo-outcast", status=status), hand=HELD),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("for-shame", "yogo-outcast")
    let_be(t)
    return t


@rule("LCG-CLAR-11", "LCG-CLAR-12", "LCG-SAC-01", "LCG-TARG-01")
def test_36_above_question_guards_against_being_chosen_and_not_against_a_sacrifice():
    t = conflict(
        attacker=side("doji-whisperer", hand=("court-games",)),
        defender=side(who("yogo-outcast", "above-question"), "bayushi-liar", "blackmail-artist", hand=HELD),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("court-games", "choice1")
    let_be(t)
    assert t.defender.options == [t.defender.ref("bayushi-liar"), t.defender.ref("blackmail-artist")]
    crab = table(
        north=side("hida-guardian", hand=("way-of-the-crab",)),
        south=side(who("yogo-outcast", "above-question")),
    )
    crab.north.uses("way-of-the-crab", "hida-guardian")
    for _ in range(3):
        if crab.zone("yogo-outcast") == "play":
            go_on(crab, crab.south.ref("yogo-outcast"))
    assert crab.zone("yogo-outcast") == "discard"


@rule("LCG-DASH-02", "LCG-PART-05", "LCG-TARG-07")
def test_37_who_could_not_be_in_the_conflict_is_not_brought_in():
    def lying(slug):
        return {"card": "manicured-garden", "cards": [{"card": slug, "face_up": True}]}

    t = conflict(
        attacker=side("doji-challenger", provinces=(lying("bayushi-liar"), *ROW), hand=("charge",)),
        defender=side(hand=HELD),
    )
    t.defender.passes()
    assert not t.attacker.may_use("charge")
    grounds = lying("favorable-ground")
    t = conflict(
        attacker=side("doji-challenger", home=["shiba-peacemaker"], provinces=(grounds, *ROW), hand=HELD),
        defender=side(hand=HELD),
    )
    t.defender.passes()
    t.attacker.uses("favorable-ground")
    assert t.attacker.ref("shiba-peacemaker") not in t.attacker.options


@rule("LCG-DASH-04", "LCG-DASH-05", "LCG-DASH-06")
def test_38_a_dash_compares_as_nothing_and_cannot_be_switched():
    t = conflict(
        attacker=side("lions-pride-brawler", hand=HELD), defender=side(home=["bayushi-liar"], hand=HELD)
    )
    t.defender.passes()
    t.attacker.uses("lions-pride-brawler", "bayushi-liar")
    assert t.is_bowed("bayushi-liar")
    t = conflict(
        attacker=side("bayushi-yunako", hand=HELD),
        defender=side("doji-whisperer", home=["bayushi-liar"], hand=HELD),
    )
    t.defender.passes()
    t.attacker.uses("bayushi-yunako")
    assert t.attacker.ref("bayushi-liar") not in t.attacker.options
    assert t.attacker.ref("doji-whisperer") in t.attacker.options


@rule("LCG-MOD-06", "LCG-COST-04")
def test_39_discounts_add_up_are_spent_by_the_next_card_and_end_at_nothing():
    t = table(north=side("broker", "broker", "broker", hand=("plan",), fate=0), south=side(hand=HELD))
    for _ in range(3):
        turn_of(t, "north")
        t.north.uses("broker")
    turn_of(t, "north")
    t.north.uses("plan")
    let_be(t)
    assert t.north.fate == 0
    daimyo = who("doji-whisperer", "daimyos-favor")
    t = table(north=side(daimyo, hand=("free-fan", "costly-fan"), fate=3), south=side(hand=HELD))
    t.north.uses("daimyos-favor")
    turn_of(t, "north")
    t.north.plays("free-fan", "doji-whisperer")
    turn_of(t, "north")
    t.north.plays("costly-fan", "doji-whisperer")
    assert t.north.fate == 0  # the discount went with the free one


@rule("LCG-FRM3-12", "LCG-FDP-01")
def test_40_fury_counts_the_stronghold_province_and_not_the_attacked_one():
    broken = tuple({"card": slug, "broken": True} for slug in ROW)
    t = conflict(
        attacker=side("glorious", "challenger"),
        defender=side(provinces=("manicured-garden", *broken), hand=("mirumotos-fury",)),
    )
    t.defender.uses("mirumotos-fury")
    assert t.defender.options == [t.defender.ref("challenger"), "back"]  # glory 0; 1 would do, 3 is too much
    two = conflict(
        attacker=side("glorious", "challenger"),
        defender=side(
            provinces=("manicured-garden", "ancestral-lands", "elemental-fury"), hand=("mirumotos-fury",)
        ),
    )
    two.defender.uses("mirumotos-fury")
    assert (
        two.defender.ref("glorious") in two.defender.options
    )  # two in the row and the one under the stronghold


@rule("LCG-CLAR-17", "LCG-CLAR-18", "LCG-LIMX-08")
def test_41_banzai_twice_may_go_to_somebody_else_and_is_one_use():
    t = conflict(
        attacker=side("doji-challenger", "brash-samurai", hand=("banzai", "banzai")), defender=side(hand=HELD)
    )
    t.defender.passes()
    t.attacker.uses("banzai", "doji-challenger")
    let_be(t)
    go_on(t, "choice0")
    t.attacker.picks("brash-samurai")
    let_be(t)
    assert t.skills("doji-challenger")[0] == 5
    assert t.skills("brash-samurai")[0] == 4
    assert t.attacker.honor == 9
    turn_of(t, "attacker")
    assert not t.attacker.may_use("banzai")


# --- conflict steps -------------------------------------------------------------------------------


@rule("LCG-FRM3-04", "LCG-FRM3-05")
def test_47_a_switched_conflict_uses_up_what_was_declared():
    t = table(north=side("doji-challenger"), south=side("doji-challenger", hand=("captive-audience",)))
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "doji-challenger", type="political")
    t.south.chooses("done")
    turn_of(t, "south")
    t.south.uses("captive-audience")
    let_be(t)
    assert t.s.conflict.type == 0
    player = t.s.players[0]
    assert (player.military, player.political) == (1, 0)


@rule("LCG-WINC-02", "LCG-WINC-04")
def test_49_a_side_without_anybody_cannot_win():
    t = conflict(attacker=side("eager-scout"), defender=side(hand=HELD), favor=1)
    t.everybody_passes()
    assert any("nobody wins" in line.lower() for line in t.log)


@rule("LCG-WINC-03", "LCG-BRK-01")
def test_50_a_tie_breaks_a_province_without_strength_only():
    for place, broken in (("poor-fort", True), ("manicured-garden", False)):
        t = conflict(attacker=side("brash-samurai"), defender=side("brash-samurai", provinces=(place, *ROW)))
        t.fight()
        while t.s.conflict is not None:
            go_on(t)
        assert t.s.provinces[5].broken is broken
        assert t.s.rings[0].holder == 0


@rule("LCG-UNOP-01", "LCG-PART-03")
def test_51_a_defender_who_was_sent_home_leaves_it_unopposed():
    t = conflict(attacker=side("matsu-beiona", hand=("rout",)), defender=side("yogo-outcast", hand=HELD))
    t.defender.passes()
    t.attacker.uses("rout", "yogo-outcast")
    let_be(t)
    t.fight()
    let_be(t)
    assert t.defender.honor == 9


@rule("LCG-FRM3-19", "LCG-FRM3-22", "LCG-WINC-05")
def test_52_what_was_decided_stays_though_the_winner_is_gone():
    altar = {"card": "poor-fort", "cards": [{"card": "blood-altar", "face_up": True}]}
    t = conflict(
        attacker=side(who("doji-challenger", "honored-blade")), defender=side(provinces=(altar, *ROW)),
        first_player=1,
    )  # fmt: skip
    while not t.defender.may_use("blood-altar"):
        go_on(t)
    t.defender.uses("blood-altar")
    go_on(t, t.attacker.ref("doji-challenger"))
    assert t.zone("doji-challenger") == "discard"
    assert not t.attacker.may_use("honored-blade")
    while t.s.conflict is not None:
        go_on(t, "choice1")
    assert t.s.provinces[5].broken
    assert t.s.rings[0].holder == 0


@rule("LCG-BRK-08")
def test_53_endless_plains_was_broken_by_the_attacker():
    t = table(
        north=side("doji-challenger", "matsu-berserker", hand=("for-greater-glory",)),
        south=side(provinces=("endless-plains", *ROW)),
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "doji-challenger", "matsu-berserker")
    t.south.uses("endless-plains")
    assert t.s.provinces[5].broken
    t.north.chooses("done")  # what lies there stays there
    assert t.north.may_use("for-greater-glory")


@rule("LCG-BRK-03", "LCG-FRM3-23", "LCG-DISC-02")
def test_54_face_down_cards_and_holdings_are_thrown_out_and_the_province_refills_if_empty():
    place = {"card": "poor-fort", "cards": ["kaiu-envoy", {"card": "imperial-storehouse", "face_up": True}]}
    t = conflict(attacker=side("doji-challenger"), defender=side(provinces=(place, *ROW)))
    t.fight()
    while "done" not in t.attacker.options:
        go_on(t)
    t.attacker.picks("kaiu-envoy")
    pile = t.s.players[1].dynasty_discard
    assert t.card("kaiu-envoy") in pile
    assert t.s.known[t.card("kaiu-envoy")] == -1  # everybody sees it
    assert t.s.lies_in.count(5) == 2  # the holding is there: no refill
    t.attacker.picks("imperial-storehouse")
    assert t.s.lies_in.count(5) == 2
    assert not any(
        t.s.face_up[card]
        for card in range(len(t.s.what))
        if t.s.lies_in[card] == 5 and card != t.s.provinces[5].card
    )


@rule("LCG-HOLD-01", "LCG-BRK-06", "LCG-FRM4-08")
def test_55_a_holding_in_a_broken_province_works_until_the_fate_phase():
    place = {"card": "poor-fort", "broken": True, "cards": [{"card": "imperial-storehouse", "face_up": True}]}
    t = table(north=side(provinces=(place, *ROW), hand=HELD), south=side(hand=HELD))
    assert t.north.may_use("imperial-storehouse")
    to_phase(t, "dynasty")
    assert t.zone("imperial-storehouse") == "discard"
    used = table(north=side(provinces=(place, *ROW), hand=HELD), south=side(hand=HELD))
    used.north.uses("imperial-storehouse")
    assert used.s.lies_in.count(0) == 2


@rule("LCG-BRK-01", "LCG-WIN-05", "LCG-FRM3-22")
def test_56_the_strongholds_bonus_counts_for_its_province():
    broken = tuple({"card": slug, "broken": True} for slug in ("night-raid", *ROW[1:]))
    t = table(
        north=side("doji-whisperer", "doji-hotaru", "kakita-asami"),
        south=side(
            provinces=(*broken, "manicured-garden"),
            stronghold="yojin-no-shiro",
            stronghold_province="ancestral-lands",
        ),
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "doji-whisperer", "doji-hotaru", "kakita-asami", place=9, type="political")
    assert t.strength(9) == 12


@rule("LCG-PART-05", "LCG-MOVE-02", "LCG-FRM3-14")
@pytest.mark.parametrize(("slug", "able"), [("aggressive-moto", True), ("hiruma-yojimbo", True)])
def test_57_who_is_not_declared_may_be_moved_in(slug, able):
    t = conflict(attacker=side("doji-challenger"), defender=side(home=[slug], hand=HELD))
    t.defender.passes()
    t.attacker.uses("doji-challenger", slug)
    assert t.participates(slug) is able


@rule("LCG-CANT-01", "LCG-FRM3-11")
def test_59_who_would_make_the_conflict_a_barred_one_is_not_declared():
    t = table(
        north=side("seeker-of-knowledge", "doji-challenger"),
        south=side(hand=("way-of-the-phoenix",)),
        first_player=1,
    )
    t.south.uses("way-of-the-phoenix", "ring-air")
    for _ in range(3):
        if t.asked == "south" and t.south.options[0].startswith("seat"):
            t.south.chooses(t.south.options[0])
    let_be(t)
    while "ring-earth" not in t.north.options:
        go_on(t)
    assert "ring-air" not in t.north.options
    t.north.chooses("ring-earth")
    t.north.chooses("choice1")
    t.north.chooses("p5")
    assert t.north.options == [t.north.ref("doji-challenger"), "back"]


@rule("LCG-FRM3-09", "LCG-FRM3-05", "LCG-PASS-03", "LCG-REAC-06")
def test_60_who_has_no_attacker_passes_and_intimidating_hida_answers_once():
    t = table(north=side(), south=side("intimidating-hida", military=0, political=0))
    assert t.south.may_use("intimidating-hida")
    t.south.uses("intimidating-hida")
    assert t.north.honor == 9
    for _ in range(4):
        if t.s.phase != "conflict":
            break
        assert not t.south.may_use("intimidating-hida")
        go_on(t)
    assert t.north.honor == 9


# --- rings ----------------------------------------------------------------------------------------


@rule("LCG-ERR-27", "LCG-ABIL-08")
def test_61_who_claims_as_the_defender_and_reacts_resolves_it_himself():
    t = conflict(attacker=side("eager-scout"), defender=side("akodo-toturi"))
    while not t.defender.may_use("akodo-toturi"):
        go_on(t)
    t.defender.uses("akodo-toturi")
    assert t.asked == "defender"
    t.defender.chooses("choice1")
    assert t.defender.honor == 12


@rule("LCG-ERR-27")
def test_who_has_won_at_his_own_province_resolves_the_contested_ring_himself():
    rows = ("defend-the-wall", "ancestral-lands", "elemental-fury", "night-raid")
    t = conflict(attacker=side("eager-scout"), defender=side("akodo-gunso", provinces=rows), ring="air")
    assert until(t, "defender", "defend-the-wall")
    t.defender.uses("defend-the-wall")
    let_be(t)
    assert t.asked == "defender"
    t.defender.chooses("choice1")
    assert (t.attacker.honor, t.defender.honor) == (10, 12)


@rule("LCG-RING-06", "LCG-FRM3-27")
def test_62_a_claimed_ring_keeps_an_added_element_until_the_end():
    t = conflict(
        attacker=side("seeker-of-knowledge", dynasty_discard=("keeper-initiate",), role="keeper-of-air"),
        defender=side(),
        type="political",
        ring="fire",
    )
    assert until(t, "attacker", "keeper-initiate")


@rule("LCG-FRM3-25", "LCG-FRM3-26", "LCG-RINGE-01")
def test_63_a_declined_ring_is_claimed_nevertheless():
    t = conflict(attacker=side("doji-challenger"), defender=side())
    t.fight()
    while "choice0" not in t.attacker.options:
        go_on(t)
    t.attacker.passes()
    let_be(t)
    assert t.s.rings[0].holder == 0
    assert t.attacker.honor == 10


@rule("LCG-RING-05", "LCG-CLAR-31")
def test_64_the_fate_on_a_ring_that_is_switched_in_is_taken():
    rings = [
        {"element": each, "fate": 2 * (each == "fire")} for each in ("air", "earth", "fire", "water", "void")
    ]
    t = table(north=side("doji-challenger"), south=side(provinces=("elemental-fury", *ROW[:2])), rings=rings)
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "doji-challenger")
    t.south.uses("elemental-fury")
    t.south.chooses("ring-fire")
    assert t.north.fate == 7
    assert t.s.rings[2].state == 1


@rule("LCG-TARG-07", "LCG-STAT-07", "LCG-EFF-02")
def test_65_earth_against_an_empty_hand_draws_and_fire_dishonors_who_is_honored():
    t = conflict(attacker=side("doji-challenger"), defender=side(), ring="earth")
    t.fight()
    while "choice0" not in t.attacker.options:
        go_on(t)
    t.attacker.chooses("choice0")
    assert len(t.attacker.hand) == 1
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side(home=[who("yogo-outcast", status="honored")]),
        ring="fire",
    )
    t.fight()
    while t.attacker.ref("yogo-outcast") not in t.attacker.options:
        go_on(t)
    t.attacker.picks("yogo-outcast")
    assert len([each for each in t.attacker.options if each.startswith("choice")]) == 1
    t.attacker.chooses(t.attacker.options[0])
    assert t.status("yogo-outcast") == "ordinary"


@rule("LCG-RINGE-07", "LCG-CLAR-16")
def test_67_one_of_the_rings_elements_is_picked_also_by_who_takes_it_over():
    claimed = [{"element": "air", "state": "claimed", "holder": 1}]
    claimed += [{"element": each} for each in ("earth", "fire", "water", "void")]
    t = conflict(
        attacker=side("seeker-of-knowledge"), defender=side(), type="political", ring="fire", rings=claimed
    )
    while "choice0" not in t.attacker.options:
        go_on(t)
    assert sorted(t.attacker.options) == ["choice0", "choice2", "pass"]
    taken = conflict(
        attacker=side("seeker-of-knowledge"),
        defender=side(hand=("display-of-power",)),
        type="political",
        ring="fire",
    )
    assert until(taken, "defender", "display-of-power")
    taken.defender.uses("display-of-power")
    let_be(taken)
    assert {"choice0", "choice2"} <= set(taken.defender.options)


@rule("LCG-CANC-06", "LCG-CLAR-15", "LCG-PROV-02", "LCG-FRM3-22")
def test_68_a_pilgrimage_that_broke_before_cancels_nothing():
    t = conflict(
        attacker=side("hida-kisada", "moto-horde", "akodo-toturi"),
        defender=side(provinces=("pilgrimage", *ROW)),
    )
    t.fight()
    while t.s.conflict is not None and "choice1" not in t.attacker.options:
        go_on(t)
    assert t.s.provinces[5].broken
    t.attacker.chooses("choice1")
    assert t.attacker.honor == 12


# --- duels ----------------------------------------------------------------------------------------


@rule("LCG-DTIM-11", "LCG-DTIM-12")
def test_69_a_dishonor_caused_by_the_transfer_comes_before_skill_is_counted():
    with with_cards(SHAME):
        t = conflict(
            attacker=side("glorious", hand=HELD), defender=side("challenger", hand=("public-shame",))
        )
        t.defender.uses("challenger", "glorious")
        let_be(t)
        t.attacker.chooses("bid-3")
        t.defender.chooses("bid-2")
        while not t.defender.may_use("public-shame"):
            go_on(t)
        t.defender.uses("public-shame", "glorious")
        let_be(t)
        assert t.status("glorious") == "dishonored"
        assert t.is_bowed("glorious")  # 4-3+3 against 3+2
