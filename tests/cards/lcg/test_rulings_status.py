"""Official rulings on honored and dishonored characters, pride, and who else is honored instead."""

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.traits import disguised
from gorin.games.lcg.language.verbs.in_play import dishonor, honor
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.language.card_filters import any_
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import acts, attack, go_on, let_be, to_the_end, turn_of, until_offered
from support.lcg_table import conflict, side, table, who
from support.rule import rule

cards = published(
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event("Test Shame", action(target(CHARACTER), dishonor(TARGET))),
    person("Test Disguise", disguised("Courtier"), facts="cost=3 4/4 glory=1 unique"),
    event("Test Shame All", action(dishonor(any_(CHARACTER)))),
)
HELD = ("ornate-fan",)


# --- being honored --------------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["ordinary", "dishonored"])
def test_savvy_politician_answers_every_step_up(status):
    mine = side(who("savvy-politician", status=status), "doji-whisperer", hand=("test-praise",))
    t = table(north=mine, south=side())
    t.north.uses("test-praise", "savvy-politician")
    until_offered(t, "north", "savvy-politician")
    t.north.uses("savvy-politician", "doji-whisperer")
    assert t.status("doji-whisperer") == "honored"


def test_court_mask_comes_back_though_its_bearer_cannot_be_dishonored():
    for bearer in (
        who("doji-whisperer", "court-mask", status="dishonored"),
        who("doji-whisperer", "court-mask"),
    ):
        t = attack(attacker=side(bearer, "steward-of-law", hand=()), defender=side("yogo-outcast", hand=HELD))
        before = t.status("doji-whisperer")
        acts(t, "attacker", "court-mask")
        assert t.attacker.hand == ["court-mask"]
        assert t.status("doji-whisperer") == before


@pytest.mark.parametrize("keeper", ["maker-of-keepsakes", "unmatched-expertise", "steward-of-the-rich-frog"])
def test_who_receives_no_dishonored_token_still_loses_the_honored_one(keeper):
    bearer = {
        "maker-of-keepsakes": who("maker-of-keepsakes", status="honored"),
        "unmatched-expertise": who("doji-challenger", "unmatched-expertise", status="honored"),
        "steward-of-the-rich-frog": who("steward-of-the-rich-frog", status="honored"),
    }[keeper]
    t = table(north=side(bearer), south=side(hand=("test-shame", "banzai", "charge")))
    acts(t, "south", "test-shame", bearer["card"])
    assert t.status(bearer["card"]) == "ordinary"


# --- pride ----------------------------------------------------------------------------------------


def test_pride_comes_before_reactions_to_winning():
    t = conflict(
        attacker=side("akodo-gunso", "blackmail-artist"), defender=side("doji-whisperer"), type="political"
    )
    while not t.attacker.may_use("blackmail-artist"):
        assert t.s.conflict is not None
        go_on(t)
    assert t.status("akodo-gunso") == "honored"


def test_pride_that_a_kimono_gives_comes_before_reactions_to_winning():
    proud = who("doji-challenger", "magnificent-kimono")
    t = conflict(attacker=side(proud, "blackmail-artist"), defender=side("doji-whisperer"), type="political")
    while not t.attacker.may_use("blackmail-artist"):
        assert t.s.conflict is not None
        go_on(t)
    assert t.status("doji-challenger") == "honored"


def test_pride_twice_is_pride_once():
    proud = who("akodo-gunso", "magnificent-kimono", status="dishonored")
    t = conflict(attacker=side(proud, "doji-challenger"), defender=side("doji-whisperer"))
    t.fight()
    let_be(t)
    assert t.status("akodo-gunso") == "ordinary"


def test_who_is_proud_and_unmatched_is_not_dishonored_before_the_attachment_goes():
    loser = who("akodo-gunso", "unmatched-expertise")
    t = conflict(attacker=side("moto-horde"), defender=side(loser))
    to_the_end(t)
    assert t.zone("unmatched-expertise") == "discard"
    assert t.status("akodo-gunso") == "ordinary"


# --- Young Rumormonger ----------------------------------------------------------------------------


def test_young_rumormonger_does_not_turn_honor_onto_the_honored():
    mine = side(
        "doji-whisperer", who("kakita-asami", status="honored"), "brash-samurai", hand=("test-praise",)
    )
    t = table(north=mine, south=side("young-rumormonger"))
    t.north.uses("test-praise", "doji-whisperer")
    t.south.uses("young-rumormonger")
    assert t.south.ref("kakita-asami") not in t.south.options
    assert t.south.ref("brash-samurai") in t.south.options


def test_of_two_who_are_dishonored_at_once_the_rumor_may_turn_one_onto_the_other():
    t = table(
        north=side("doji-whisperer", "brash-samurai", hand=("test-shame-all",)),
        south=side(who("young-rumormonger", status="dishonored")),
    )
    t.north.uses("test-shame-all")
    until_offered(t, "south", "young-rumormonger")
    t.south.uses("young-rumormonger", "brash-samurai", "doji-whisperer")
    let_be(t)
    assert (t.status("doji-whisperer"), t.status("brash-samurai")) == ("dishonored", "ordinary")


def test_young_rumormonger_is_not_bound_by_what_the_other_ability_may_choose():
    t = conflict(
        attacker=side("doji-whisperer", who("yogo-outcast", owner=0), home=["bayushi-liar"]),
        defender=side("young-rumormonger", hand=("way-of-the-scorpion",)),
    )
    t.defender.uses("way-of-the-scorpion", "doji-whisperer")
    until_offered(t, "defender", "young-rumormonger")
    t.defender.uses("young-rumormonger", "bayushi-liar")  # a Scorpion, and at home
    let_be(t)
    assert t.status("bayushi-liar") == "dishonored"
    assert t.status("doji-whisperer") == "ordinary"


def test_young_rumormonger_may_turn_the_fire_ring_onto_who_is_immune_to_it():
    t = conflict(
        attacker=side("young-rumormonger", "doji-challenger"),
        defender=side(home=["akodo-kaede", "doji-whisperer"]),
        ring="fire",
    )
    for _ in range(20):
        if t.attacker.may_use("young-rumormonger"):
            break
        go_on(t, t.attacker.ref("doji-whisperer"), "choice1")
    t.attacker.uses("young-rumormonger", "akodo-kaede")
    let_be(t)
    assert t.status("akodo-kaede") == "dishonored"


# --- Shameful Display -----------------------------------------------------------------------------


def display(*there, **facts):
    theirs = side(
        "doji-whisperer",
        provinces=("shameful-display", "ancestral-lands"),
        stronghold_province="elemental-fury",
    )
    return conflict(attacker=side(*there), defender=theirs, **facts)


def test_shameful_display_needs_two_who_could_each_be_honored_or_dishonored():
    assert display("doji-challenger").defender.may_use("shameful-display")
    alone = side(provinces=("shameful-display", "ancestral-lands"), stronghold_province="elemental-fury")
    t = conflict(attacker=side("doji-challenger"), defender=alone)
    assert not t.defender.may_use("shameful-display")


# --- Kitsuki Shomon, Yogo Hiroue, Steward of Law --------------------------------------------------


def test_kitsuki_shomon_takes_no_dishonor_upon_herself_who_has_it_already():
    shomon = who("kitsuki-shomon", bowed=True, status="dishonored")
    t = table(north=side(shomon, "doji-whisperer"), south=side(hand=("test-shame",)))
    turn_of(t, "south")
    t.south.uses("test-shame", "doji-whisperer")
    for _ in range(4):
        assert not t.north.may_use("kitsuki-shomon")
        if t.status("doji-whisperer") == "dishonored":
            break
        go_on(t)
    assert t.is_bowed("kitsuki-shomon")


def test_yogo_hiroue_brings_a_bowed_character_in():
    t = attack(
        attacker=side("yogo-hiroue", hand=HELD),
        defender=side(home=[who("doji-whisperer", bowed=True)], hand=HELD),
        type="political",
    )
    acts(t, "attacker", "yogo-hiroue", "doji-whisperer")
    assert t.participates("doji-whisperer")
    assert t.is_bowed("doji-whisperer")


@rule("LCG-FORC-03")
@pytest.mark.parametrize(("pride_first", "left"), [(True, "ordinary"), (False, "honored")])
def test_yogo_hiroue_and_pride_come_together_and_the_first_player_orders_them(pride_first, left):
    t = attack(
        attacker=side("yogo-hiroue", "doji-hotaru", home=[who("akodo-gunso", status="honored")], hand=HELD),
        defender=side("brash-samurai", hand=HELD),
        type="political",
        first_player=1,
    )
    acts(t, "attacker", "yogo-hiroue", "akodo-gunso")
    while not any(each.startswith("delayed") for each in t.defender.options):
        go_on(t)
    pride, delayed = t.defender.options
    t.defender.chooses(pride if pride_first else delayed)
    t.attacker.chooses("choice0")  # he dishonors the Gunso
    let_be(t)
    assert t.status("akodo-gunso") == left


def test_steward_of_law_keeps_the_dishonor_of_who_is_replaced_from_who_comes_disguised():
    place = {"card": "manicured-garden", "cards": [{"card": "test-disguise", "face_up": True}]}
    fallen = who("doji-whisperer", status="dishonored", fate=1)
    t = attack(
        attacker=side(fallen, "doji-challenger", provinces=(place, "ancestral-lands"), hand=HELD),
        defender=side("steward-of-law", hand=HELD),
    )
    t.attacker.chooses(f"disguise:c{t.card('test-disguise')}")
    t.attacker.picks("doji-whisperer")
    let_be(t)
    assert t.zone("test-disguise") == "play"
    assert t.fate_on("test-disguise") == 1
    assert t.status("test-disguise") == "ordinary"
