"""Dragon cards: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.kinds import ELEMENTS
from support.lcg_course import to_the_end, until
from support.lcg_formats import enlightenment
from support.lcg_table import conflict, side, table, who
from support.rule import rule


@rule("LCG-COST-04")
def test_daimyos_favor_makes_the_next_attachment_on_its_bearer_cheaper():
    t = table(
        north=side(who("doji-whisperer", "daimyos-favor"), "brash-samurai", hand=("height-of-fashion",)),
        south=side(),
    )
    t.north.uses("daimyos-favor")
    t.north.plays("height-of-fashion", "doji-whisperer")
    assert t.north.fate == 4


def test_daimyos_favor_does_nothing_for_others():
    t = table(
        north=side(who("doji-whisperer", "daimyos-favor"), "brash-samurai", hand=("height-of-fashion",)),
        south=side(),
    )
    t.north.uses("daimyos-favor")
    t.north.plays("height-of-fashion", "brash-samurai")
    assert t.north.fate == 3


@pytest.mark.parametrize(("alone", "able"), [(True, True), (False, False)])
def test_indomitable_will_keeps_a_single_winner_ready(alone, able):
    others = () if alone else ("doji-whisperer",)
    t = conflict(
        attacker=side("mirumoto-raitsugu", *others, hand=("indomitable-will",)), defender=side("bayushi-liar")
    )
    assert until(t, "attacker", "indomitable-will") is able
    if able:
        t.attacker.uses("indomitable-will")
        assert any("Mirumoto Raitsugu does not bow" in line for line in t.log)
        to_the_end(t)
        assert not t.is_bowed("mirumoto-raitsugu")


def test_mantra_of_fire_answers_a_fire_conflict():
    t = table(
        north=side("doji-whisperer"),
        south=side("togashi-initiate", hand=("mantra-of-fire",)),
    )
    begin_conflicts(t)
    declare(t.north, "fire")
    t.south.uses("mantra-of-fire", "togashi-initiate")
    assert t.fate_on("togashi-initiate") == 1
    assert t.south.hand == ["fine-katana"]


def begin_conflicts(t):
    """Everybody passes in the first action window of the conflict phase."""
    while "ring" not in t.prompt:
        t.mirror.choose("pass", t.game.decision.seat)


def rings(**fate):
    """All five rings, some with fate on them."""
    return [{"element": each, "fate": fate.get(each, 0)} for each in ELEMENTS]


def declare(player, ring):
    """Declares a conflict with this ring, by the first choice in everything else."""
    chosen = [option for option in player.options if ring in option]
    player.chooses(chosen[0])
    while player.options and not any(each.startswith("use:") or each == "pass" for each in player.options):
        ids = player.options
        fitting = [each for each in ids if each.startswith("c")] or ids
        player.chooses("done" if "done" in ids else fitting[0])


def test_mirumotos_fury_bows_by_the_provinces_still_hidden():
    t = conflict(
        attacker=side("doji-whisperer", "doji-hotaru"),
        defender=side(
            "yogo-outcast", hand=("mirumotos-fury",), provinces=("manicured-garden", "ancestral-lands")
        ),
    )
    t.defender.uses("mirumotos-fury")
    assert t.defender.ref("doji-hotaru") not in t.defender.options
    t.defender.picks("doji-whisperer")
    assert t.is_bowed("doji-whisperer")


def test_tranquility_silences_who_is_at_home():
    t = conflict(
        attacker=side("doji-whisperer", home=["soshi-illusionist"]),
        defender=side(who("yogo-outcast", status="honored"), hand=("tranquility",)),
    )
    t.defender.passes()
    assert t.attacker.may_use("soshi-illusionist")
    t.attacker.passes()
    again = conflict(
        attacker=side("doji-whisperer", home=["soshi-illusionist"]),
        defender=side(who("yogo-outcast", status="honored"), hand=("tranquility",)),
    )
    again.defender.uses("tranquility")
    assert not again.attacker.may_use("soshi-illusionist")


def test_secluded_temple_thins_the_larger_side():
    temple = {"card": "manicured-garden", "cards": [{"card": "secluded-temple", "face_up": True}]}
    t = table(
        "draw",
        north=side("doji-whisperer", provinces=(temple, "ancestral-lands")),
        south=side(who("yogo-outcast", fate=2), "bayushi-liar"),
    )
    for _ in range(20):
        if t.north.may_use("secluded-temple"):
            break
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next(each for each in ("pass", "bid-1") if each in ids), t.game.decision.seat)
    t.north.uses("secluded-temple")
    assert t.fate_on("yogo-outcast") == 1


def test_agasha_swordsmith_finds_an_attachment():
    deck = ["banzai", "banzai", "ornate-fan", "banzai", "banzai", "banzai"]
    t = table(north=side("agasha-swordsmith", conflict=deck), south=side())
    t.north.uses("agasha-swordsmith")
    assert len(t.north.options) == 2
    t.north.picks("ornate-fan")
    assert t.north.hand == ["ornate-fan"]


def test_doomed_shugenja_takes_no_fate():
    here = {"card": "manicured-garden", "cards": [{"card": "doomed-shugenja", "face_up": True}]}
    t = table("dynasty", north=side(role="keeper-of-fire", provinces=(here, "ancestral-lands")), south=side())
    t.north.plays("doomed-shugenja")
    assert t.north.options == ["choice0", "back"]
    t.north.chooses("choice0")
    assert t.zone("doomed-shugenja") == "play"
    assert t.fate_on("doomed-shugenja") == 0


def test_enlightened_warrior_is_patient():
    t = table(
        north=side("doji-whisperer"),
        south=side("enlightened-warrior"),
        rings=rings(fire=2),
    )
    begin_conflicts(t)
    declare(t.north, "fire")
    t.south.uses("enlightened-warrior")
    assert t.fate_on("enlightened-warrior") == 1


def test_kitsuki_investigator_sees_and_takes_a_card():
    t = conflict(
        attacker=side("kitsuki-investigator"),
        defender=side("yogo-outcast", hand=("banzai", "fine-katana")),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("kitsuki-investigator", "ring-fire")
    t.attacker.picks("banzai")
    assert t.defender.hand == ["fine-katana"]
    assert t.attacker.fate == 4


@pytest.mark.parametrize(("others", "most"), [((), 1), (("doji-whisperer",), 2)])
def test_mirumoto_prodigy_alone_meets_one_defender(others, most):
    t = table(north=side("mirumoto-prodigy", *others), south=side("yogo-outcast", "hida-kisada"))
    begin_conflicts(t)
    chosen = [option for option in t.north.options if "fire" in option]
    t.north.chooses(chosen[0])
    t.north.chooses(next(each for each in t.north.options if "military" in each or each == "choice0"))
    t.north.chooses(t.north.options[0])
    for _ in range(1 + len(others)):
        t.north.chooses(next(each for each in t.north.options if each.startswith("c")))
    while t.asked == "north":
        ids = t.north.options
        t.north.chooses("done" if "done" in ids else "pass" if "pass" in ids else ids[0])
    found = 0
    while t.asked == "south" and (left := [each for each in t.south.options if each.startswith("c")]):
        t.south.chooses(left[0])
        found += 1
    assert found == most


@rule("LCG-LIMX-01")
def test_niten_master_readies_with_each_weapon():
    t = conflict(
        attacker=side(who("niten-master", bowed=True), hand=("fine-katana", "ornate-fan")),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.plays("fine-katana", "niten-master")
    t.attacker.uses("niten-master")
    assert not t.is_bowed("niten-master")


def test_niten_master_does_not_care_for_fans():
    t = conflict(
        attacker=side(who("niten-master", bowed=True), hand=("ornate-fan",)), defender=side("yogo-outcast")
    )
    t.defender.passes()
    t.attacker.plays("ornate-fan", "niten-master")
    assert not t.attacker.may_use("niten-master")


def test_seeker_of_enlightenment_grows_with_fate_on_rings():
    t = table(
        north=side("seeker-of-enlightenment"),
        south=side(),
        rings=rings(fire=2, void=1),
    )
    assert t.skills("seeker-of-enlightenment") == (4, 4)


@pytest.mark.parametrize(("worn", "bonus"), [(("fine-katana",), 1), (("fine-katana", "ornate-fan"), 2)])
def test_mountains_anvil_castle_counts_attachments(worn, bonus):
    t = conflict(
        attacker=side(who("niten-adept", *worn), stronghold="mountains-anvil-castle"),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    before = t.skills("niten-adept")
    t.attacker.uses("mountains-anvil-castle", "niten-adept")
    assert t.skills("niten-adept") == (before[0] + bonus, before[1] + bonus)


def test_mountains_anvil_castle_needs_an_attachment():
    t = conflict(
        attacker=side("niten-adept", stronghold="mountains-anvil-castle"), defender=side("yogo-outcast")
    )
    t.defender.passes()
    assert not t.attacker.may_use("mountains-anvil-castle")


@rule("LCG-ERR-03")
def test_restoration_of_balance_leaves_four_cards():
    hand = ("banzai",) * 6
    t = conflict(
        attacker=side("akodo-toturi", hand=hand),
        defender=side("yogo-outcast", provinces=("restoration-of-balance", "ancestral-lands")),
    )
    assert until(t, "defender", "restoration-of-balance")
    t.defender.uses("restoration-of-balance")
    for _ in range(2):
        t.attacker.picks("banzai")
    assert len(t.attacker.hand) == 4


# --- Agasha Sumiko, the later version -------------------------------------------------------------


def sumiko_leaves(north=None, south=None):
    """She is about to be discarded for lack of fate, and what she takes is told."""
    t = table("fate", north=side("agasha-sumiko-2", **(north or {})), south=side(**(south or {})))
    t.goes_on_until(lambda: t.north.may_use("agasha-sumiko-2") or t.zone("agasha-sumiko-2") != "play")
    before = t.south.honor, t.south.fate
    if t.north.may_use("agasha-sumiko-2"):
        t.north.uses("agasha-sumiko-2", "seat1")
    return t, (before[0] - t.south.honor, before[1] - t.south.fate)


def test_sumiko_takes_from_an_opponent_who_has_more():
    hand = ("fine-katana", "ornate-fan", "banzai")
    t, lost = sumiko_leaves(
        north={"honor": 5, "fate": 0, "hand": ()}, south={"honor": 9, "fate": 4, "hand": hand}
    )
    assert lost == (2, 2)
    t.south.chooses("fine-katana")
    assert "(1 left to discard)" in t.prompt


def test_sumiko_takes_nothing_from_an_opponent_who_has_less():
    t, lost = sumiko_leaves(
        north={"honor": 9, "fate": 4, "hand": ("fine-katana",)}, south={"honor": 5, "fate": 1, "hand": ()}
    )
    assert t.zone("agasha-sumiko-2") == "discard"
    assert lost == (0, 0)


@rule("LCG-ENL-01")
def test_sumiko_takes_from_the_opponent_whom_you_choose():
    t = enlightenment(
        north=side("agasha-sumiko-2", honor=5), south=side(honor=9), east=side(honor=9), phase="fate"
    )
    t.goes_on_until(lambda: t.north.may_use("agasha-sumiko-2") or t.zone("agasha-sumiko-2") != "play")
    t.north.uses("agasha-sumiko-2", "seat2")
    assert (t.south.honor, t.east.honor) == (9, 7)
