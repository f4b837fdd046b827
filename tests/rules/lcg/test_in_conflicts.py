"""In a conflict: sides, covert, dashes, conflict abilities, several provinces (LCG-CNFL, LCG-CTRI)."""

import pytest

from gorin.games.lcg.kinds import MILITARY, POLITICAL
from gorin.games.lcg.language.abilities import action, from_zones, in_conflict
from gorin.games.lcg.language.restrictions import PARTICIPATE
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.attacked import additional_conflict, attack_also
from gorin.games.lcg.language.verbs.entering import put_into_conflict
from gorin.games.lcg.language.verbs.fighting import break_, challenge, switch_type
from gorin.games.lcg.language.verbs.in_play import bow, dishonor, move_to_conflict, ready_
from gorin.games.lcg.language.verbs.players import gain_fate, gain_honor, lose_honor, spend_fate
from gorin.games.lcg.language.verbs.resolving import resolve_action_of
from gorin.games.lcg.language.verbs.stats import gives, gives_both, set_base_strength
from gorin.games.lcg.language.when.conditions import CONFLICT_HERE, DURING_CONFLICT
from gorin.games.lcg.language.which.card_filters import CHARACTER, PROVINCE, theirs
from gorin.games.lcg.language.which.lying import in_your_discard
from gorin.games.lcg.language.which.places import ANOTHER_ELIGIBLE_PROVINCE
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.games.lcg.language.which.predicates import attacked, military_at_most, not_participating
from gorin.games.lcg.language.which.selectors import ATTACKED_PROVINCE
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import any_, your
from gorin.language.core.zones import HAND
from gorin.language.picks import second_target, target
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import LOSER, SECOND, SELF, TARGET
from support.lcg_cards import attachment, event, holding, made, person, province, published, with_cards
from support.lcg_course import declares, go_on, let_be, turn_of
from support.lcg_table import conflict, side, table, who
from support.rule import rule

DRUMMER = person("Drummer", in_conflict(action(gain_honor(1))))
WARRIOR = person("Warrior", in_conflict(action(cost(spend_fate(1)), ready_(SELF)), MILITARY))
TEACHER = event("Teaching", action(target(any_(CHARACTER)), resolve_action_of(TARGET)))
BLADE = attachment("Blade", in_conflict(action(gain_honor(1))))
TOWER = holding("Tower", in_conflict(action(gain_honor(1)), POLITICAL))
VOLLEY = event("Volley", in_conflict(action(gain_honor(1)), MILITARY))
STING = attachment("Sting", from_zones(in_conflict(action(gain_honor(1)), MILITARY), HAND))
RIDE = event("Ride", action(target(any_(CHARACTER, not_participating)), move_to_conflict(TARGET)))
TURNING = event("Turning", action(switch_type()))
SPREAD = event("Spread", action(target(ANOTHER_ELIGIBLE_PROVINCE), attack_also(TARGET)))
SOFT = province(
    "Soft Ground", in_conflict(action(requires(CONFLICT_HERE), gain_honor(1))), facts="strength=3 air"
)
HARD = province(
    "Hard Ground", in_conflict(action(requires(CONFLICT_HERE), gain_fate(1))), facts="strength=5 earth"
)
SAPPING = event("Sapping", action(target(any_(PROVINCE, attacked)), gives(TARGET, strength=-1)))
MINING = event("Mining", action(gives(ATTACKED_PROVINCE, strength=-1), gives(ATTACKED_PROVINCE, strength=-1)))
RUIN = event("Ruin", action(break_(ATTACKED_PROVINCE)))
LEVELING = event("Leveling", action(set_base_strength(ATTACKED_PROVINCE, 1)))
CHARGE = event("More Conflicts", action(additional_conflict(MILITARY)))
TAUNT = event("Taunt", action(requires(DURING_CONFLICT), lose_honor(1, OPPONENT)))
SHADOW = person("Shadow", keywords("covert"))
SNEAK = made("Sneak | Neutral conflict character | cost=0 1/1 glory=0 | Shinobi", keywords("covert"))
POET = person("Poet", facts="cost=1 -/2 glory=1", traits="Courtier")
GIFT = event("Gift of Strength", action(target(any_(CHARACTER)), gives(TARGET, military=3)))
BOTH = event("Gift of Both", action(target(any_(CHARACTER)), gives_both(TARGET, 2)))
WEAKLING = event("Weakling", action(target(any_(CHARACTER, military_at_most(0))), bow(TARGET)))
DUELIST = person(
    "Duelist", action(target(theirs(CHARACTER)), challenge(SELF, TARGET, dishonor(LOSER), stat=MILITARY))
)
DARE = event(
    "Dare",
    action(
        target(your(CHARACTER)), second_target(theirs(CHARACTER)), challenge(TARGET, SECOND, dishonor(LOSER))
    ),
)
ALLEGIANCE = person("Turncoat", facts="cost=2 2/2 glory=1")

cards = published(
    DRUMMER, WARRIOR, TEACHER, BLADE, TOWER, VOLLEY, STING, RIDE, TURNING, SPREAD, SOFT, HARD, SAPPING,
    MINING, RUIN, LEVELING,
    CHARGE, TAUNT, SHADOW, SNEAK, POET, GIFT, BOTH, WEAKLING, DUELIST, DARE, ALLEGIANCE,
)  # fmt: skip

HELD = ("ornate-fan",)


# --- sides ----------------------------------------------------------------------------------------


@rule("LCG-CNFL-04", "LCG-CNFL-06", "LCG-CNFL-05", "LCG-CNFL-07", "LCG-ACTV-02")
def test_who_moves_in_is_on_the_side_of_his_controller():
    t = conflict(
        attacker=side("drummer", home=["warrior"], hand=("ride",)),
        defender=side(home=["turncoat"], hand=("ride",)),
    )
    t.defender.uses("ride", "turncoat")
    turn_of(t, "attacker")
    t.attacker.uses("ride", "warrior")
    let_be(t)
    shown = t.game.view(0)["conflict"]
    assert (shown["attacker"], shown["defender"]) == (0, 1)
    assert [each["slug"] for each in shown["attackers"]] == ["drummer", "warrior"]
    assert [each["slug"] for each in shown["defenders"]] == ["turncoat"]
    assert (shown["attack"], shown["defense"]) == (4, 2)


@rule("LCG-CNFL-03")
def test_the_two_players_of_a_conflict_are_against_one_another():
    t = table(
        north=side("drummer", hand=("taunt",)),
        south=side(hand=("taunt",)),
        east=side(hand=HELD),
        format="enlightenment",
    )
    while "pass" in t.game.decision.options[-1].id and not any(
        "ring" in o.id for o in t.game.decision.options
    ):
        t.mirror.choose("pass", t.game.decision.seat)
    t.north.chooses(next(each for each in t.north.options if each.startswith("ring-")))
    t.north.chooses("choice0")
    south = next(place.id for place in t.s.provinces if place.owner == 1)
    t.north.chooses(f"p{south}")
    t.north.picks("drummer")
    t.north.chooses("done")
    turn_of(t, "south")
    t.south.uses("taunt")
    let_be(t)
    assert (t.north.honor, t.east.honor) == (9, 10)


# --- conflict abilities ---------------------------------------------------------------------------


@rule("LCG-CTRI-01", "LCG-CTRI-03", "LCG-CTRI-04", "LCG-CTRI-02")
def test_the_prefix_asks_for_a_conflict_and_for_taking_part():
    row = ({"card": "manicured-garden", "cards": [{"card": "tower", "face_up": True}]}, "ancestral-lands")
    none = table(north=side("drummer", who("poet", "blade"), provinces=row, hand=("volley",)), south=side())
    assert not any(none.north.may_use(each) for each in ("drummer", "blade", "tower", "volley"))
    away = conflict(
        attacker=side("turncoat"),
        defender=side(
            home=["drummer", who("poet", "blade")], provinces=("hard-ground", *row), hand=("volley",)
        ),
        type="military",
    )
    assert not away.defender.may_use("drummer")
    assert not away.defender.may_use("blade")
    assert away.defender.may_use("volley")  # an event needs no more than the conflict
    assert away.defender.may_use("hard-ground")
    there = conflict(
        attacker=side("turncoat"),
        defender=side("drummer", who("turncoat", "blade"), provinces=row),
        type="political",
    )
    assert there.defender.may_use("drummer")
    assert there.defender.may_use("blade")
    assert there.defender.may_use("tower")


@rule("LCG-CTRI-05", "LCG-CTRI-06")
def test_a_symbol_before_it_asks_for_a_type():
    bowed = who("warrior", bowed=True)
    military = conflict(attacker=side("turncoat"), defender=side(bowed))
    political = conflict(attacker=side("turncoat"), defender=side(bowed, hand=("volley",)), type="political")
    home = conflict(attacker=side("turncoat"), defender=side(home=[bowed], hand=HELD))
    assert military.defender.may_use("warrior")
    assert not political.defender.may_use("warrior")
    assert not political.defender.may_use("volley")
    assert not home.defender.may_use("warrior")


@rule("LCG-CTRI-07", "LCG-CTRI-08")
def test_one_that_is_used_from_hand_asks_for_nobody_to_take_part():
    t = conflict(attacker=side("turncoat"), defender=side(hand=("sting",)))
    assert t.defender.may_use("sting")
    other = conflict(attacker=side("turncoat"), defender=side(hand=("sting",)), type="political")
    assert not other.defender.may_use("sting")


@rule("LCG-CTRI-09")
def test_who_resolves_anothers_conflict_ability_needs_that_character_in_the_conflict():
    t = conflict(
        attacker=side("turncoat"), defender=side("drummer", home=["drummer"], hand=("teaching", "volley"))
    )
    t.defender.uses("teaching")
    assert t.defender.options == [f"c{t.card('drummer', 0)}", "back"]
    t.defender.picks("drummer")
    let_be(t)
    assert t.defender.honor == 11
    turn_of(t, "defender")
    assert t.defender.may_use("drummer")  # it was not used


# --- additional conflicts -------------------------------------------------------------------------


@rule("LCG-CNFL-01", "LCG-CNFL-02")
def test_an_additional_conflict_comes_on_top():
    t = table(north=side("warrior", hand=("more-conflicts",)), south=side(hand=HELD))
    t.north.uses("more-conflicts")
    let_be(t)
    player = t.s.players[0]
    assert (player.military, player.political) == (2, 1)
    turn_of(t, "north")
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "warrior")
    assert (player.military, player.political) == (1, 1)


# --- several provinces ----------------------------------------------------------------------------


def at_two(strong, *, hand=("spread",)):
    t = conflict(
        attacker=side(*strong, hand=hand),
        defender=side(provinces=("soft-ground", "hard-ground"), hand=HELD),
    )
    t.defender.passes()
    t.attacker.uses("spread", "p6")
    let_be(t)
    return t


@rule("LCG-CMUL-01")
def test_each_province_is_attacked_and_its_abilities_are_used():
    t = at_two(["turncoat"])
    assert t.s.conflict.provinces == [5, 6]
    assert t.defender.may_use("soft-ground")
    assert t.defender.may_use("hard-ground")


@rule("LCG-CMUL-02", "LCG-CMUL-03")
def test_the_excess_is_compared_with_each_strength():
    none, one, both = at_two(["turncoat"]), at_two(["turncoat"] * 2), at_two(["turncoat"] * 3)
    for t in (none, one, both):
        t.fight()
        let_be(t)
        while t.s.conflict is not None:
            go_on(t)
    broken = [[t.s.provinces[id].broken for id in (5, 6)] for t in (none, one, both)]
    assert broken == [[False, False], [True, False], [True, True]]


@rule("LCG-CMUL-04")
def test_an_effect_on_the_attacked_province_touches_one_of_them():
    t = at_two(["turncoat"], hand=("spread", "sapping"))
    turn_of(t, "attacker")
    t.attacker.uses("sapping")
    assert t.attacker.options == [t.attacker.ref("soft-ground"), t.attacker.ref("hard-ground"), "back"]
    t.attacker.picks("hard-ground")
    let_be(t)
    assert (t.strength(5), t.strength(6)) == (3, 4)


@rule("LCG-CMUL-04")
@pytest.mark.parametrize(
    ("card", "strengths", "broken"),
    [
        ("mining", (3, 3), (False, False)),
        ("leveling", (3, 1), (False, False)),
        ("ruin", (3, 5), (False, True)),
    ],
)
def test_an_ability_that_names_the_attacked_province_asks_once_for_which(card, strengths, broken):
    t = at_two(["turncoat"], hand=("spread", card))
    turn_of(t, "attacker")
    t.attacker.uses(card)
    assert set(t.attacker.options) == {"p5", "p6"}
    t.attacker.picks("p6")
    let_be(t)
    assert (t.strength(5), t.strength(6)) == strengths
    assert tuple(t.s.provinces[id].broken for id in (5, 6)) == broken


# --- covert ---------------------------------------------------------------------------------------


@rule("LCG-COV-03", "LCG-COV-04", "LCG-KEYW-02")
def test_all_covert_attackers_together_evade_one_before_the_province_is_revealed():
    """Hard cases 44 and 45."""
    t = table(north=side("shadow", "shadow", "shadow"), south=side("turncoat", "poet", "drummer"))
    declares(t.north, "shadow", "shadow", "shadow")
    assert t.prompt == "Covert: evade which character? (Or pass.)"
    assert not t.s.face_up[t.s.provinces[5].card]
    t.north.picks("turncoat")
    assert t.s.conflict.evaded == [t.card("turncoat")]
    assert t.s.face_up[t.s.provinces[5].card]
    assert t.south.options == [t.south.ref("drummer"), "done"]


@rule("LCG-COV-05")
def test_who_was_evaded_may_be_moved_in():
    t = table(north=side("shadow"), south=side("turncoat", hand=("ride",)))
    t.south.passes()
    declares(t.north, "shadow")
    t.north.picks("turncoat")
    turn_of(t, "south")
    t.south.uses("ride", "turncoat")
    assert t.participates("turncoat")


@rule("LCG-COV-06")
def test_covert_that_comes_later_does_nothing():
    t = conflict(attacker=side("turncoat", hand=("sneak",)), defender=side("drummer", "poet", hand=HELD))
    t.defender.passes()
    t.attacker.plays("sneak", "choice0", "choice0")
    assert t.participates("sneak")
    assert t.s.conflict.evaded == []
    assert t.asked == "defender"


# --- dashes ---------------------------------------------------------------------------------------


@rule("LCG-DASH-03")
def test_who_has_a_dash_for_the_new_type_goes_home_bowed():
    """Hard case 48."""
    t = conflict(
        attacker=side("turncoat"), defender=side("poet", "drummer", hand=("turning",)), type="political"
    )
    t.defender.uses("turning")
    let_be(t)
    assert t.s.conflict.type == 0
    assert not t.participates("poet")
    assert t.is_bowed("poet")
    assert t.participates("drummer")
    assert not t.is_bowed("drummer")


@rule("LCG-DASH-04", "LCG-DASH-05")
def test_a_dash_is_an_unchangeable_nothing():
    """Hard case 38."""
    t = conflict(
        attacker=side("turncoat"),
        defender=side("poet", hand=("gift-of-strength", "gift-of-both", "weakling")),
        type="political",
    )
    t.defender.uses("gift-of-strength")
    assert t.defender.options == [t.defender.ref("turncoat"), "back"]  # LCG-TARG-07
    t.defender.chooses("back")
    before = t.skills("poet")[1]
    t.defender.uses("gift-of-both", "poet")
    let_be(t)
    assert t.skills("poet") == (0, before + 2)
    turn_of(t, "defender")
    t.defender.uses("weakling", "poet")
    let_be(t)
    assert t.is_bowed("poet")


@rule("LCG-DASH-06", "LCG-DUEL-01", "LCG-DUEL-02")
def test_who_has_a_dash_cannot_be_challenged_and_who_is_challenged_is_a_target():
    t = conflict(
        attacker=side("turncoat", "poet"),
        defender=side("duelist", hand=HELD),
        type="political",
    )
    t.defender.uses("duelist")
    assert t.defender.options == [t.defender.ref("turncoat"), "back"]
    t.defender.picks("turncoat")
    assert t.game.view(0)["duel"]["challenged"] == t.defender.ref("turncoat")
    t.attacker.chooses("bid-1")
    t.defender.chooses("bid-3")
    let_be(t)
    assert t.status("turncoat") == "dishonored"


@rule("LCG-DUEL-02")
def test_who_cannot_be_targeted_cannot_be_challenged():
    t = conflict(
        attacker=side(who("turncoat", "above-question"), "warrior"), defender=side("drummer", hand=("dare",))
    )
    t.defender.uses("dare", "drummer")
    assert t.defender.options == [t.defender.ref("warrior"), "back"]


@rule("LCG-PART-05")
def test_who_cannot_participate_comes_into_no_conflict_in_any_way():
    hermit = made(
        "Hermit | Neutral conflict character | cost=0 3/3 glory=0 | Monk", cannot(PARTICIPATE, SELF)
    )
    monk = person("Monk", cannot(PARTICIPATE, SELF))
    call = event("Call", action(target(in_your_discard(CHARACTER)), put_into_conflict(TARGET)))
    with with_cards(hermit, monk, call):
        t = table(north=side("monk", "drummer"), south=side("monk", "drummer", hand=HELD))
        t.everybody_passes_until("ring-air")
        t.north.picks("ring-air", "choice0", "p5")
        assert t.north.options == [f"c{t.card('drummer')}", "back"]
        t.north.picks("drummer", "done")
        assert t.south.options == [f"c{t.card('drummer', 1)}", "done"]
        piles = {"dynasty_discard": ("monk",), "hand": ("hermit", "ride", "call")}
        t = conflict(attacker=side("drummer"), defender=side("drummer", home=["monk"], **piles))
        assert not t.defender.may_use("ride")
        assert not t.defender.may_use("call")
        t.defender.plays("hermit", "choice0")  # there is only the question how much fate
        let_be(t)
        assert t.zone("hermit") == "play"
        assert not t.participates("hermit")
        assert not t.is_bowed("hermit")
