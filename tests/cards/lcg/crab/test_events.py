"""Crab events of all packs: what each does, and what it may not do."""

import pytest

from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule

WITH_HOLDING = (*lying("imperial-storehouse"), "ancestral-lands")


def test_at_any_cost_places_two_fate_for_three_honor():
    t = table(
        north=side("doji-whisperer", hand=("at-any-cost", "at-any-cost"), role="keeper-of-earth"),
        south=side(),
    )
    t.north.uses("at-any-cost", "doji-whisperer")
    t.goes_on_until(lambda: t.fate_on("doji-whisperer") == 2)
    assert (t.fate_on("doji-whisperer"), t.north.honor) == (2, 7)
    assert not t.north.offered("use", "at-any-cost")  # limited


def test_battle_meditation_draws_three_after_a_berserker_broke_a_province():
    t = conflict(
        attacker=side("vengeful-berserker", "hida-kisada", hand=("battle-meditation", "battle-meditation")),
        defender=side(),
    )
    t.attacker.waits_to_use("battle-meditation")
    assert len(t.attacker.hand) == 4
    assert not t.attacker.offered("use", "battle-meditation")


def test_battle_meditation_needs_a_participating_berserker():
    t = conflict(
        attacker=side("hida-kisada", home=["vengeful-berserker"], hand=("battle-meditation",)),
        defender=side(),
    )
    t.fight()
    assert not t.attacker.offered("use", "battle-meditation")


def test_fair_accord_sells_the_favor():
    t = table("dynasty", north=side("doji-whisperer", hand=("fair-accord",)), south=side(), favor=0)
    t.north.uses("fair-accord")
    assert (t.north.fate, t.s.favor) == (7, -1)


@pytest.mark.parametrize(("phase", "favor"), [("dynasty", 1), ("conflict", 0)])
def test_fair_accord_needs_ones_own_favor_and_the_dynasty_phase(phase, favor):
    t = table(phase, north=side("doji-whisperer", hand=("fair-accord",)), south=side(), favor=favor)
    assert not t.north.offered("use", "fair-accord")


@pytest.mark.parametrize("there", [True, False])
def test_fight_on_readies_a_defender_and_brings_it_in(there):
    bowed = who("hida-guardian", bowed=True)
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side(*([bowed] if there else []), home=[] if there else [bowed], hand=("fight-on",)),
    )
    t.defender.uses("fight-on", "hida-guardian")
    assert t.participates("hida-guardian") and not t.is_bowed("hida-guardian")


def test_fight_on_is_for_defending_players_and_bowed_characters():
    ready = conflict(
        attacker=side("doji-whisperer"), defender=side(home=["hida-guardian"], hand=("fight-on",))
    )
    assert not ready.defender.offered("use", "fight-on")
    attacking = conflict(
        attacker=side("doji-whisperer", home=[who("hida-guardian", bowed=True)], hand=("fight-on",)),
        defender=side("yogo-outcast"),
    )
    attacking.defender.passes()
    assert not attacking.attacker.offered("use", "fight-on")


def test_fury_of_the_damned_doubles_and_then_costs_all_of_them():
    t = conflict(
        attacker=side("hida-guardian", "vanguard-warrior", "shrewd-yasuki", hand=("fury-of-the-damned",)),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.uses("fury-of-the-damned", "hida-guardian", "vanguard-warrior")
    if "done" in t.attacker.options:
        t.attacker.chooses("done")
    assert (t.skills("hida-guardian")[0], t.skills("vanguard-warrior")[0]) == (2, 4)
    t.goes_on_until(lambda: t.s.conflict is None)
    assert (t.zone("hida-guardian"), t.zone("vanguard-warrior")) == ("discard", "discard")
    assert t.zone("shrewd-yasuki") == "play"


def test_fury_of_the_damned_finds_no_bushi():
    t = conflict(attacker=side("shrewd-yasuki", hand=("fury-of-the-damned",)), defender=side("yogo-outcast"))
    t.defender.passes()
    assert not t.attacker.offered("use", "fury-of-the-damned")


@rule("LCG-MOD-07")
def test_give_no_ground_makes_all_that_reduces_a_defenders_skills_count_for_nothing():
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side(who("hida-guardian", "pit-trap", status="dishonored"), hand=("give-no-ground",)),
    )
    before = t.skills("hida-guardian")
    t.defender.uses("give-no-ground", "hida-guardian")
    assert before == (0, 0)
    assert t.skills("hida-guardian") == (3, 1)


def test_give_no_ground_is_for_defenders():
    t = conflict(attacker=side("hida-guardian", hand=("give-no-ground",)), defender=side("yogo-outcast"))
    t.defender.passes()
    assert not t.attacker.offered("use", "give-no-ground")


def test_in_defense_of_rokugan_sets_an_attackers_military_skill_to_nothing():
    t = conflict(
        attacker=side("akodo-toturi"),
        defender=side("eager-scout", "hida-guardian", hand=("in-defense-of-rokugan",)),
    )
    t.defender.uses("in-defense-of-rokugan", "eager-scout", "akodo-toturi")
    assert t.skills("akodo-toturi")[0] == 0
    assert t.zone("eager-scout", -1) == "discard"


def test_in_defense_of_rokugan_is_paid_even_if_it_is_canceled():
    t = conflict(
        attacker=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",)),
        defender=side("vanguard-warrior", hand=("in-defense-of-rokugan",)),
    )
    t.defender.uses("in-defense-of-rokugan", "vanguard-warrior", "doji-whisperer")
    t.attacker.uses("voice-of-honor")
    assert t.zone("vanguard-warrior") == "discard"
    assert t.skills("doji-whisperer")[0] == 1


@rule("LCG-CLAR-05")
def test_in_defense_of_rokugan_does_not_initiate_if_its_sacrifice_is_prevented():
    t = conflict(
        attacker=side("akodo-toturi"),
        defender=side(who("vanguard-warrior", "reprieve"), hand=("in-defense-of-rokugan",)),
    )
    t.defender.uses("in-defense-of-rokugan", "vanguard-warrior")
    t.defender.uses("reprieve")
    assert t.zone("vanguard-warrior") == "play"
    assert t.skills("akodo-toturi")[0] > 0
    assert t.zone("in-defense-of-rokugan") == "discard"


def test_siege_warfare_weakens_the_attacked_province():
    t = conflict(
        attacker=side("doji-whisperer", provinces=WITH_HOLDING, hand=("siege-warfare",)),
        defender=side("yogo-outcast"),
    )
    before = t.strength(3)
    t.defender.passes()
    t.attacker.uses("siege-warfare")
    assert t.strength(3) == before - 2


def test_siege_warfare_needs_a_holding():
    t = conflict(attacker=side("doji-whisperer", hand=("siege-warfare",)), defender=side("yogo-outcast"))
    t.defender.passes()
    assert not t.attacker.offered("use", "siege-warfare")


def test_spreading_the_darkness_strengthens_and_hides_from_card_abilities():
    t = conflict(
        attacker=side("hida-guardian", "doji-whisperer", hand=("spreading-the-darkness",)),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion", "way-of-the-crab")),
    )
    t.defender.passes()
    t.attacker.uses("spreading-the-darkness", "hida-guardian")
    assert (t.skills("hida-guardian")[0], t.attacker.honor) == (5, 8)
    t.defender.uses("way-of-the-scorpion")
    assert t.defender.ref("hida-guardian") not in t.defender.options


def test_spreading_the_darkness_does_not_keep_from_a_sacrifice():
    t = conflict(
        attacker=side("hida-guardian", hand=("spreading-the-darkness",)),
        defender=side("vanguard-warrior", hand=("way-of-the-crab",)),
    )
    t.defender.passes()
    t.attacker.uses("spreading-the-darkness", "hida-guardian")
    t.defender.uses("way-of-the-crab", "vanguard-warrior", "seat0")
    t.attacker.picks("hida-guardian")
    assert t.zone("hida-guardian") == "discard"


def test_spreading_the_darkness_does_not_keep_from_rings():
    t = conflict(
        attacker=side("doji-whisperer", hand=("spreading-the-darkness",)),
        defender=side("staunch-hida"),
        ring="fire",
    )
    t.defender.passes()
    t.attacker.uses("spreading-the-darkness", "doji-whisperer")
    t.s.bowed[t.card("doji-whisperer")] = True
    t.defender.waits_to_use("staunch-hida")
    assert t.defender.ref("doji-whisperer") in t.defender.options


def test_spreading_the_darkness_needs_two_honor_to_lose_and_a_participant():
    t = conflict(
        attacker=side("yogo-outcast", home=["hida-guardian"], hand=("spreading-the-darkness",)),
        defender=side("doji-whisperer"),
    )
    t.defender.passes()
    t.attacker.uses("spreading-the-darkness")
    assert t.attacker.may - {"back"} == {"yogo-outcast"}
