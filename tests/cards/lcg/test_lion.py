"""Lion cards: what each does, and what it may not do."""

import pytest

from support.lcg_course import until
from support.lcg_table import conflict, side, table, who
from support.rule import rule


def test_master_of_the_spear_sends_home_whom_the_opponent_chooses():
    t = conflict(attacker=side("master-of-the-spear"), defender=side("yogo-outcast", "akodo-toturi"))
    t.defender.passes()
    t.attacker.uses("master-of-the-spear")
    t.defender.picks("yogo-outcast")
    assert not t.participates("yogo-outcast")
    assert t.participates("akodo-toturi")


def test_master_of_the_spear_only_attacking():
    t = conflict(attacker=side("yogo-outcast"), defender=side("master-of-the-spear"))
    assert not t.defender.may_use("master-of-the-spear")


def test_for_greater_glory_rewards_the_bushi_who_broke_a_province():
    t = conflict(
        attacker=side("akodo-toturi", "doji-whisperer", hand=("for-greater-glory",)),
        defender=side("yogo-outcast"),
    )
    assert until(t, "attacker", "for-greater-glory")
    t.attacker.uses("for-greater-glory")
    assert (t.fate_on("akodo-toturi"), t.fate_on("doji-whisperer")) == (1, 0)


def test_ready_for_battle_answers_an_opponents_effect():
    t = conflict(
        attacker=side("doji-challenger", stronghold="shizuka-toshi"),
        defender=side("yogo-outcast", "akodo-toturi", hand=("ready-for-battle",), honor=12),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("shizuka-toshi", "yogo-outcast")
    t.defender.uses("ready-for-battle")
    assert not t.is_bowed("yogo-outcast")


def test_stand_your_ground_costs_the_honor_instead():
    t = conflict(
        attacker=side("doji-challenger", hand=("assassination",)),
        defender=side(who("doji-whisperer", status="honored"), hand=("stand-your-ground",)),
    )
    t.defender.passes()
    t.attacker.uses("assassination", "doji-whisperer")
    t.defender.passes()
    t.defender.uses("stand-your-ground")
    assert t.zone("doji-whisperer") == "play"
    assert t.status("doji-whisperer") == "ordinary"


def test_strength_in_numbers_counts_the_attackers():
    t = conflict(
        attacker=side("matsu-berserker", hand=("strength-in-numbers",)),
        defender=side("yogo-outcast", "doji-hotaru"),
    )
    t.defender.passes()
    t.attacker.uses("strength-in-numbers")
    assert t.attacker.ref("doji-hotaru") not in t.attacker.options
    t.attacker.picks("yogo-outcast")
    assert not t.participates("yogo-outcast")


@rule("LCG-CLAR-13")
def test_way_of_the_lion_doubles_the_base_and_again():
    t = conflict(
        attacker=side(who("matsu-berserker", "fine-katana"), hand=("way-of-the-lion", "way-of-the-lion")),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.uses("way-of-the-lion", "matsu-berserker")
    assert t.skills("matsu-berserker")[0] == 2 * 3 + 2
    t.defender.passes()
    t.attacker.uses("way-of-the-lion", "matsu-berserker")
    assert t.skills("matsu-berserker")[0] == 4 * 3 + 2


def test_staging_ground_turns_two_cards_up():
    ground = {"card": "manicured-garden", "cards": [{"card": "staging-ground", "face_up": True}]}
    t = table(
        north=side("doji-whisperer", provinces=(ground, "ancestral-lands", "elemental-fury")), south=side()
    )
    t.north.uses("staging-ground")
    for _ in range(2):
        t.north.chooses(t.north.options[0])
    lying = [card for card, place in enumerate(t.s.lies_in) if place in (1, 2)]
    scouts = [card for card in lying if t.s.names[t.s.what[card]] == "eager-scout"]
    assert all(t.s.face_up[card] for card in scouts)
    assert len(scouts) == 2


def test_akodo_gunso_has_the_province_refilled_face_up():
    here = {"card": "manicured-garden", "cards": [{"card": "akodo-gunso", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(here, "ancestral-lands")), south=side())
    t.north.plays("akodo-gunso", "choice0")
    t.north.uses("akodo-gunso")
    there = [card for card, place in enumerate(t.s.lies_in) if place == 0]
    cards = [card for card in there if t.s.names[t.s.what[card]] == "eager-scout"]
    assert [t.s.face_up[card] for card in cards] == [True]


@pytest.mark.parametrize(("type", "answers"), [("military", True), ("political", False)])
def test_akodo_toturi_resolves_the_ring_again(type, answers):
    t = conflict(attacker=side("akodo-toturi"), defender=side(), type=type)
    assert until(t, "attacker", "akodo-toturi") is answers


@pytest.mark.parametrize(("fate", "zone"), [(0, "discard"), (2, "play")])
def test_deathseeker_takes_somebody_along(fate, zone):
    t = conflict(attacker=side("deathseeker"), defender=side(who("yogo-outcast", fate=fate), "hida-kisada"))
    assert until(t, "attacker", "deathseeker")
    t.attacker.uses("deathseeker", "yogo-outcast")
    assert t.zone("deathseeker") == "discard"
    assert t.zone("yogo-outcast") == zone
    assert t.fate_on("yogo-outcast") == max(0, fate - 1)


def test_deathseeker_who_wins_stays():
    t = conflict(attacker=side("deathseeker"), defender=side())
    assert not until(t, "attacker", "deathseeker")


def test_ikoma_eiji_brings_a_cheap_bushi():
    t = conflict(
        attacker=side("ikoma-eiji", dynasty_discard=["matsu-berserker", "akodo-toturi", "doji-whisperer"]),
        defender=side("bayushi-shoju"),
        type="political",
    )
    assert until(t, "attacker", "ikoma-eiji")
    t.attacker.uses("ikoma-eiji")
    assert t.attacker.ref("akodo-toturi") not in t.attacker.options
    t.attacker.picks("matsu-berserker")
    assert t.zone("matsu-berserker") == "play"


def test_ikoma_prodigy_is_honorable_with_fate():
    here = {"card": "manicured-garden", "cards": [{"card": "ikoma-prodigy", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(here, "ancestral-lands")), south=side())
    t.north.plays("ikoma-prodigy", "choice2")
    t.north.uses("ikoma-prodigy")
    assert t.north.honor == 11


def test_lions_pride_brawler_bows_the_weaker():
    t = conflict(attacker=side("lions-pride-brawler"), defender=side("yogo-outcast", "akodo-toturi"))
    t.defender.passes()
    t.attacker.uses("lions-pride-brawler")
    assert t.attacker.ref("akodo-toturi") not in t.attacker.options
    t.attacker.picks("yogo-outcast")
    assert t.is_bowed("yogo-outcast")


@pytest.mark.parametrize(("others", "able"), [(3, True), (2, False)])
def test_matsu_beiona_leads_three_others(others, able):
    here = {"card": "manicured-garden", "cards": [{"card": "matsu-beiona", "face_up": True}]}
    t = table(
        "dynasty",
        north=side(*["matsu-berserker"] * others, provinces=(here, "ancestral-lands")),
        south=side(),
    )
    t.north.plays("matsu-beiona", "choice0")
    assert t.north.may_use("matsu-beiona") is able
    if able:
        t.north.uses("matsu-beiona")
        assert t.fate_on("matsu-beiona") == 2


@pytest.mark.parametrize(("honor", "able"), [(11, True), (10, False)])
def test_venerable_historian_honors_the_more_honorable(honor, able):
    t = conflict(
        attacker=side("venerable-historian", honor=honor), defender=side("yogo-outcast"), type="political"
    )
    t.defender.passes()
    assert t.attacker.may_use("venerable-historian") is able


@rule("LCG-DEL-01")
def test_kitsu_spiritcaller_calls_somebody_for_one_conflict():
    t = conflict(
        attacker=side("kitsu-spiritcaller", dynasty_discard=["matsu-berserker"]),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.uses("kitsu-spiritcaller", "matsu-berserker")
    assert t.participates("matsu-berserker")
    t.everybody_passes()
    while t.s.conflict is not None:
        t.mirror.choose(t.game.decision.options[0].id, t.game.decision.seat)
    assert t.zone("matsu-berserker") == "deck"
