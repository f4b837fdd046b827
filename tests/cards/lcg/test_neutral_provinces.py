"""Neutral provinces beyond the Core Set: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.table.values import glory
from support.lcg_course import declares, go_on, let_be, to_the_end, until_offered
from support.lcg_table import conflict, side, table, who

HELD = ("fine-katana",)


def at(province, attacker=("doji-challenger",), defender=("yogo-outcast",), **facts):
    """A conflict at this province, in which the defender is to act."""
    home = {"provinces": (province, "ancestral-lands"), "hand": HELD, **facts.pop("defending", {})}
    mine = {"hand": HELD, **facts.pop("attacking", {})}
    return conflict(attacker=side(*attacker, **mine), defender=side(*defender, **home), **facts)


def revealed(province, *attackers, defending=(), **facts):
    """The first province of south is attacked, and south may react to its being revealed."""
    t = table(
        north=side(*attackers, hand=HELD),
        south=side(*defending, provinces=(province, "ancestral-lands"), hand=HELD, **facts),
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    names = [each if isinstance(each, str) else each["card"] for each in attackers]
    declares(t.north, *names)
    until_offered(t, "south", province)
    return t


def broken(province, defender=("yogo-outcast",), **facts):
    """The province is about to break, and its owner may interrupt that."""
    t = at(province, attacker=("akodo-toturi", "doji-challenger"), defender=defender, **facts)
    for _ in range(30):
        if t.defender.may_use(province):
            return t
        assert t.s.conflict is not None, f"{province} is never offered"
        go_on(t)
    raise AssertionError(f"{province} is never offered")


# --- stronger with the right role -----------------------------------------------------------------

WITH_ROLES = {
    "abandoning-honor": "fire", "appealing-to-the-fortunes": "void", "demonstrating-excellence": "air",
    "seeking-the-truth": "water",
}  # fmt: skip


@pytest.mark.parametrize(("province", "element"), WITH_ROLES.items())
@pytest.mark.parametrize("kind", ["keeper", "seeker"])
def test_a_role_of_its_element_makes_it_stronger(province, element, kind):
    own = at(province, defending={"role": f"{kind}-of-{element}"})
    other = at(province, defending={"role": f"{kind}-of-earth"})
    assert (own.strength(5), other.strength(5), at(province).strength(5)) == (5, 3, 3)


def test_abandoning_honor_discards_somebody_who_is_dishonored():
    t = broken("abandoning-honor", defender=(who("yogo-outcast", status="dishonored"), "bayushi-liar"))
    t.defender.uses("abandoning-honor")
    assert t.defender.ref("bayushi-liar") not in t.defender.options
    t.defender.picks("yogo-outcast")
    assert t.zone("yogo-outcast") == "discard"


def test_appealing_to_the_fortunes_puts_the_character_of_the_broken_province_into_play():
    place = {"card": "appealing-to-the-fortunes", "cards": [{"card": "doji-whisperer", "face_up": True}]}
    t = broken(
        "appealing-to-the-fortunes",
        defending={"provinces": (place,), "hand": ("political-rival",), "fate": 0},
    )
    t.defender.uses("appealing-to-the-fortunes")
    assert t.defender.ref("political-rival") in t.defender.options
    t.defender.picks("doji-whisperer")
    let_be(t)
    assert (t.zone("doji-whisperer"), t.fate_on("doji-whisperer"), t.defender.fate) == ("play", 0, 0)
    assert not t.participates("doji-whisperer")


def test_before_the_throne_takes_honor():
    t = broken("before-the-throne", attacking={"honor": 10}, defending={"honor": 5})
    t.defender.uses("before-the-throne")
    let_be(t)
    assert (t.attacker.honor, t.defender.honor) == (8, 7)


def test_cycle_of_vengeance_honors_and_places_fate():
    t = broken("cycle-of-vengeance")
    t.defender.uses("cycle-of-vengeance", "yogo-outcast")
    assert (t.status("yogo-outcast"), t.fate_on("yogo-outcast")) == ("honored", 1)


def test_demonstrating_excellence_gives_fate_and_a_card():
    t = broken("demonstrating-excellence")
    t.defender.uses("demonstrating-excellence")
    let_be(t)
    assert (t.defender.fate, len(t.defender.hand)) == (6, 2)


def test_seeking_the_truth_sends_a_defender_home():
    t = broken("seeking-the-truth")
    t.defender.uses("seeking-the-truth")
    assert t.defender.ref("doji-challenger") not in t.defender.options
    t.defender.picks("yogo-outcast")
    assert not t.participates("yogo-outcast")


# --- during a conflict at a province of its element -------------------------------------------------

BY_ELEMENT = {
    "along-the-river-of-gold": "midnight-revels",
    "courteous-greeting": "vassal-fields",
    "driven-by-courage": "cycle-of-vengeance",
    "honors-reward": "brushfires",
    "the-pursuit-of-justice": "midnight-revels",
}
"""Provinces, and another one of the same element each."""


@pytest.mark.parametrize(("province", "alike"), BY_ELEMENT.items())
@pytest.mark.parametrize(
    ("attacked", "is_revealed", "able"),
    [
        ("this", True, True),
        ("alike", True, True),
        ("alike", False, False),
        ("temple-of-the-dragons", True, False),
    ],
)
def test_it_acts_in_conflicts_at_provinces_of_its_element(province, alike, attacked, is_revealed, able):
    """The Temple of the Dragons is of the void."""
    other = {"card": province, "revealed": is_revealed}
    row = {"this": (province,), "alike": (alike, other)}.get(attacked, (attacked, other))
    t = conflict(
        attacker=side("doji-challenger", hand=HELD),
        defender=side(who("bayushi-yunako", bowed=True), "yogo-outcast", provinces=row, hand=HELD),
    )
    assert t.defender.may_use(province) is able


@pytest.mark.parametrize("broken_", [False, True])
def test_along_the_river_of_gold_switches_base_skills_but_no_dash(broken_):
    """Also where the attacked province is broken by its own ability."""
    place = {"card": "along-the-river-of-gold", "broken": broken_}
    t = at(
        "along-the-river-of-gold",
        attacker=("bayushi-liar", "border-rider"),
        type="political",
        defending={"provinces": (place,)} if not broken_ else {},
    )
    t.defender.uses("along-the-river-of-gold")
    assert t.defender.ref("bayushi-liar") not in t.defender.options
    t.defender.picks("border-rider")
    assert t.skills("border-rider") == (1, 2)


def test_courteous_greeting_bows_one_of_each_side():
    t = at("courteous-greeting")
    t.defender.uses("courteous-greeting", "doji-challenger", "yogo-outcast")
    assert t.is_bowed("doji-challenger") and t.is_bowed("yogo-outcast")


def test_courteous_greeting_needs_somebody_to_bow_on_each_side():
    t = at("courteous-greeting", defender=(who("yogo-outcast", bowed=True),))
    assert not t.defender.may_use("courteous-greeting")


def test_driven_by_courage_makes_stronger():
    t = at("driven-by-courage")
    t.defender.uses("driven-by-courage", "yogo-outcast")
    t.goes_on_until(lambda: t.skills("yogo-outcast") == (4, 4))
    to_the_end(t)
    assert t.skills("yogo-outcast") == (2, 2)


def test_honors_reward_raises_glory():
    t = at("honors-reward")
    t.defender.uses("honors-reward", "yogo-outcast")
    assert glory(t.s, t.card("yogo-outcast")) == 4


def test_the_pursuit_of_justice_readies():
    t = at("the-pursuit-of-justice", defender=(who("yogo-outcast", bowed=True),))
    t.defender.uses("the-pursuit-of-justice", "yogo-outcast")
    assert not t.is_bowed("yogo-outcast")


# --- during a conflict here -------------------------------------------------------------------------


def test_frostbitten_crossing_discards_what_somebody_bears():
    t = at(
        "frostbitten-crossing", attacker=(who("doji-challenger", "fine-katana", "ornate-fan"), "border-rider")
    )
    t.defender.uses("frostbitten-crossing")
    assert t.defender.ref("border-rider") not in t.defender.options
    t.defender.picks("doji-challenger")
    assert t.skills("doji-challenger") == (3, 3)


def test_into_the_forbidden_city_discards_an_attachment_of_an_attacker():
    t = at(
        "into-the-forbidden-city",
        attacker=(who("doji-challenger", "fine-katana"),),
        defender=(who("yogo-outcast", "ornate-fan"),),
    )
    t.defender.uses("into-the-forbidden-city")
    assert t.defender.ref("ornate-fan") not in t.defender.options
    t.defender.picks("fine-katana")
    assert t.skills("doji-challenger") == (3, 3)


@pytest.mark.parametrize(("third", "able"), [("hida-guardian", True), ("doji-whisperer", False)])
def test_riot_in_the_streets_needs_three_bushi(third, able):
    t = at("riot-in-the-streets", defender=("matsu-berserker", "border-rider", third))
    assert t.defender.may_use("riot-in-the-streets") is able
    if able:
        t.defender.uses("riot-in-the-streets", "doji-challenger")
        assert t.is_bowed("doji-challenger")


@pytest.mark.parametrize(("whom", "there"), [("yogo-outcast", False), ("bayushi-liar", True)])
def test_smugglers_cove_moves_somebody_of_yours(whom, there):
    t = at("smugglers-cove", defending={"home": ["bayushi-liar"]}, type="political")
    t.defender.uses("smugglers-cove")
    assert t.defender.ref("doji-challenger") not in t.defender.options
    t.defender.picks(whom)
    t.defender.chooses("choice0" if there else "choice1")
    assert t.participates(whom) is there


def test_vassal_fields_costs_the_opponent_a_fate():
    t = at("vassal-fields")
    t.defender.uses("vassal-fields")
    assert t.attacker.fate == 4


def test_vassal_fields_needs_somebody_with_fate():
    assert not at("vassal-fields", attacking={"fate": 0}).defender.may_use("vassal-fields")


# --- as it is revealed or attacked ------------------------------------------------------------------


@pytest.mark.parametrize(("fate", "left"), [(1, 0), (3, 1)])
def test_brushfires_removes_two_fate_or_what_is_there(fate, left):
    t = revealed("brushfires", who("doji-challenger", fate=fate), "border-rider")
    t.south.uses("brushfires")
    assert t.south.ref("border-rider") not in t.south.options
    t.south.picks("doji-challenger")
    assert t.fate_on("doji-challenger") == left


def test_guardians_of_the_seikitsu_bow_everybody_who_is_cheap():
    t = revealed("guardians-of-the-seikitsu", "doji-challenger", "border-rider", defending=("yogo-outcast",))
    t.south.uses("guardians-of-the-seikitsu")
    let_be(t)
    assert [t.is_bowed(slug) for slug in ("doji-challenger", "border-rider", "yogo-outcast")] == [
        False, True, True
    ]  # fmt: skip


def test_midnight_revels_bows_one_of_the_costliest():
    t = revealed(
        "midnight-revels", "doji-challenger", "border-rider", defending=("border-rider", "hida-tomonatsu")
    )
    t.south.uses("midnight-revels")
    assert set(t.south.options) & {t.south.ref(slug) for slug in ("doji-challenger", "hida-tomonatsu")}
    assert t.south.ref("border-rider") not in t.south.options
    t.south.picks("doji-challenger")
    assert t.is_bowed("doji-challenger")


def test_midnight_revels_is_in_vain_where_the_costliest_is_bowed():
    t = table(
        north=side("border-rider", who("akodo-toturi", bowed=True), hand=HELD),
        south=side(provinces=("midnight-revels",), hand=HELD),
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "border-rider")
    while t.s.conflict is not None:
        assert not t.south.may_use("midnight-revels")
        go_on(t)


def test_tears_of_amaterasu_pay_for_every_attacker():
    t = revealed("tears-of-amaterasu", "doji-challenger", "border-rider")
    t.south.uses("tears-of-amaterasu")
    assert t.south.fate == 7


def test_temple_of_the_dragons_resolves_the_contested_ring():
    t = revealed("temple-of-the-dragons", "doji-challenger")
    t.south.uses("temple-of-the-dragons")
    t.south.chooses("choice0")
    let_be(t)
    assert t.south.honor == 12 or (t.south.honor, t.north.honor) == (11, 9)


# --- roles of support -------------------------------------------------------------------------------


@pytest.mark.parametrize("clan", ["crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn"])
def test_a_role_of_support_says_on_whom_influence_is_spent(clan):
    """What it does to a deck is shown with the checks of decks; beside a stronghold it does nothing."""
    t = table(north=side("border-rider", role=f"support-of-the-{clan}", hand=HELD), south=side())
    assert t.s.definition(t.s.players[0].role).abilities == []
