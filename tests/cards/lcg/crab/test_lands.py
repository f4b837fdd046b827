"""Crab holdings, provinces and strongholds of all packs: what each does, and what it may not do."""

import pytest

from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule


def _with(*holdings, **facts):
    return side(provinces=(*lying(*holdings), "ancestral-lands", "meditations-on-the-tao"), **facts)


def _there(*people, holding, **facts):
    return {**_with(holding, **facts), "play": list(people)}


# --- holdings ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "bowed", "fate"), [("choice0", True, 1), ("choice1", False, 0)])
def test_heavy_ballista_leaves_the_choice_to_the_attacker(way, bowed, fate):
    t = conflict(
        attacker=side(who("doji-whisperer", fate=1)),
        defender=_there("hida-guardian", holding="heavy-ballista", hand=("fine-katana",)),
    )
    t.defender.uses("heavy-ballista", "fine-katana", "doji-whisperer")
    t.attacker.chooses(way)
    assert (t.is_bowed("doji-whisperer"), t.fate_on("doji-whisperer")) == (bowed, fate)
    assert t.defender.hand == []


@rule("LCG-SEL-02")
def test_heavy_ballista_leaves_no_choice_without_fate():
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=_there("hida-guardian", holding="heavy-ballista", hand=("fine-katana",)),
    )
    t.defender.uses("heavy-ballista", "fine-katana", "doji-whisperer")
    t.attacker.chooses("choice0")
    assert t.is_bowed("doji-whisperer")


@pytest.mark.parametrize(("type", "hand"), [("political", ("fine-katana",)), ("military", ())])
def test_heavy_ballista_needs_a_card_and_a_military_conflict(type, hand):
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=_there("hida-guardian", holding="heavy-ballista", hand=hand),
        type=type,
    )
    assert not t.defender.offered("use", "heavy-ballista")


@rule("LCG-CLAR-05")
def test_iron_mine_goes_instead_and_a_sacrifice_is_not_paid():
    t = table(north=_there("vanguard-warrior", "doji-whisperer", holding="iron-mine"), south=side())
    t.north.uses("vanguard-warrior")
    t.north.uses("iron-mine")
    assert (t.zone("iron-mine"), t.zone("vanguard-warrior")) == ("discard", "play")
    assert t.fate_on("doji-whisperer") == 0


def test_iron_mine_saves_nobody_of_the_opponents():
    t = table(north=side("vanguard-warrior", "doji-whisperer"), south=_with("iron-mine"))
    t.north.uses("vanguard-warrior", "doji-whisperer")
    assert t.zone("vanguard-warrior") == "discard"


def test_kuni_laboratory_strengthens_at_the_price_of_honor():
    t = table("draw", north=_there("hida-guardian", holding="kuni-laboratory"), south=side("doji-whisperer"))
    assert (t.skills("hida-guardian"), t.skills("doji-whisperer")) == ((2, 2), (0, 3))
    t.goes_on_until(lambda: t.s.phase == "conflict")
    assert (t.north.honor, t.south.honor) == (9, 10)


KAIU_WALLS = ["seventh-tower", "watchtower-of-valor"]


@pytest.mark.parametrize("wall", KAIU_WALLS)
def test_a_wall_rewards_a_defence_of_a_walled_province(wall):
    t = conflict(attacker=side("doji-whisperer"), defender=_there("hida-kisada", holding=wall), ring="fire")
    t.defender.waits_to_use(wall)
    if wall == "seventh-tower":
        assert "Fire ring" in t.prompt
    else:
        assert t.defender.hand == ["fine-katana"]


@pytest.mark.parametrize("wall", KAIU_WALLS)
def test_a_wall_does_not_reward_a_defence_elsewhere(wall):
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side("hida-kisada", provinces=("manicured-garden", *lying("eager-scout", wall)[1:])),
    )
    t.fight()
    assert not t.defender.offered("use", wall)


# --- provinces --------------------------------------------------------------------------------------


def test_flooded_waste_bows_every_attacker_as_it_is_revealed():
    t = table(
        north=side("doji-whisperer", "hida-guardian", "vanguard-warrior"),
        south=side("yogo-outcast", provinces=("flooded-waste", "ancestral-lands")),
    )
    t.everybody_passes_until("ring-air")
    t.north.chooses("ring-air")
    for each in ("military", "doji-whisperer", "hida-guardian"):
        t.goes_on_until(
            lambda each=each: t.north.ref(each) in t.north.options or "choice0" in t.north.options
        )
        t.north.chooses(t.north.ref(each) if t.north.ref(each) in t.north.options else t.north.options[0])
    t.south.waits_to_use("flooded-waste")
    assert (t.is_bowed("doji-whisperer"), t.is_bowed("vanguard-warrior")) == (True, False)


@pytest.mark.parametrize(("way", "bowed", "honor"), [("choice0", True, 10), ("choice1", False, 11)])
def test_the_eternal_watch_costs_the_attacker_something(way, bowed, honor):
    t = conflict(
        attacker=side("doji-whisperer", hand=("fine-katana",)),
        defender=side("yogo-outcast", provinces=("the-eternal-watch", "ancestral-lands")),
    )
    t.defender.uses("the-eternal-watch", "doji-whisperer")
    t.attacker.chooses(way)
    assert (t.is_bowed("doji-whisperer"), t.defender.honor) == (bowed, honor)


def test_the_eternal_watch_finds_nobody_who_is_bowed_already():
    t = conflict(
        attacker=side(who("doji-whisperer", bowed=True)),
        defender=side("yogo-outcast", provinces=("the-eternal-watch", "ancestral-lands")),
    )
    assert not t.defender.offered("use", "the-eternal-watch")


def test_strategic_weakpoint_takes_an_attacker_of_the_opponents_choice_along():
    t = conflict(
        attacker=side("hida-kisada", "hida-kotoe", "doji-whisperer"),
        defender=_with("strategic-weakpoint"),
    )
    t.defender.waits_to_use("strategic-weakpoint")
    t.attacker.picks("doji-whisperer")
    assert t.zone("doji-whisperer") == "discard"
    t.goes_on_until(lambda: t.s.conflict is None)
    assert t.s.provinces[5].broken


def test_strategic_weakpoint_minds_its_own_province():
    t = conflict(
        attacker=side("hida-kisada", "hida-kotoe"),
        defender=side(provinces=("manicured-garden", *lying("eager-scout", "strategic-weakpoint")[1:])),
    )
    t.goes_on_until(lambda: t.s.conflict is None)
    assert not [line for line in t.log if "Strategic Weakpoint" in line]
