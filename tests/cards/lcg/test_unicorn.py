"""Unicorn cards: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.kinds import ELEMENTS
from support.lcg_course import step, until
from support.lcg_table import conflict, side, table, who
from support.rule import rule


def test_iuchi_wayfinder_looks_at_a_province():
    here = {"card": "manicured-garden", "cards": [{"card": "iuchi-wayfinder", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(here, "ancestral-lands")), south=side())
    t.north.plays("iuchi-wayfinder", "choice0")
    t.north.uses("iuchi-wayfinder")
    assert all(each.startswith("p") for each in t.north.options)
    t.north.chooses(t.north.options[-1])
    seen = [line for line in t.game.events if "look" in (line.sentence or "")]
    assert seen


@pytest.mark.parametrize(("claimed", "bonus"), [(0, 5), (2, 3)])
def test_born_in_war_counts_unclaimed_rings(claimed, bonus):
    rings = [
        {"element": each, **({"state": "claimed", "holder": 1} if number < claimed else {})}
        for number, each in enumerate(ELEMENTS)
    ]
    t = table(north=side(who("moto-youth", "born-in-war")), south=side(), rings=rings)
    assert t.skills("moto-youth")[0] == 2 + bonus


def test_born_in_war_is_for_cavalry():
    t = table(north=side("doji-whisperer", hand=("born-in-war",)), south=side())
    assert not t.north.may_play("born-in-war")


def test_captive_audience_turns_talk_into_war():
    t = conflict(
        attacker=side("doji-challenger", hand=("captive-audience",)),
        defender=side("yogo-outcast"),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("captive-audience")
    assert t.s.conflict.type == 0
    assert t.attacker.honor == 9


def test_giver_of_gifts_moves_an_attachment():
    t = table(north=side("giver-of-gifts", who("moto-youth", "fine-katana"), "border-rider"), south=side())
    t.north.uses("giver-of-gifts", "fine-katana", "border-rider")
    assert t.skills("border-rider")[0] == t.skills("moto-youth")[0] + 2


@rule("LCG-ATCH-04")
def test_giver_of_gifts_finds_nobody_eligible_who_bears_one_of_that_name():
    wielder = who("border-rider", "honored-blade")
    t = table(north=side("giver-of-gifts", who("moto-youth", "honored-blade"), wielder), south=side())
    t.north.uses("giver-of-gifts", "honored-blade")
    assert t.north.options == [t.north.ref("giver-of-gifts")]
    t.north.picks("giver-of-gifts")
    assert [t.zone("honored-blade", nth) for nth in (0, 1)] == ["play", "play"]


def test_ide_trader_earns_with_movement():
    t = conflict(
        attacker=side("ide-trader", home=["shinjo-outrider"]), defender=side("yogo-outcast"), type="political"
    )
    t.defender.passes()
    t.attacker.uses("shinjo-outrider")
    t.attacker.uses("ide-trader", "choice0")
    assert t.attacker.fate == 6


@pytest.mark.parametrize(("type", "skill"), [("military", 3), ("political", 2)])
def test_moto_youth_is_first_in_war(type, skill):
    youth = {"military": ["moto-youth"], "political": []}[type]
    t = table(north=side("moto-youth", "doji-challenger"), south=side("yogo-outcast"))
    while "ring" not in t.prompt:
        t.mirror.choose("pass", t.game.decision.seat)
    t.north.chooses("ring-air")
    t.north.chooses("choice0" if type == "military" else "choice1")
    t.north.chooses(t.north.options[0])
    t.north.picks(*youth, "doji-challenger")
    while t.s.conflict is None:
        ids = t.north.options
        t.north.chooses("done" if "done" in ids else ids[0])
    assert t.skills("moto-youth")[0] == skill


def test_shinjo_altansarnai_costs_the_opponent_somebody():
    t = conflict(attacker=side("shinjo-altansarnai"), defender=side(home=["yogo-outcast", "bayushi-liar"]))
    assert until(t, "attacker", "shinjo-altansarnai")
    t.attacker.uses("shinjo-altansarnai")
    t.defender.picks("bayushi-liar")
    assert t.zone("bayushi-liar") == "discard"


def test_utaku_infantry_grows_with_the_clan():
    t = conflict(
        attacker=side("utaku-infantry", "border-rider", "doji-challenger"), defender=side("yogo-outcast")
    )
    assert t.skills("utaku-infantry") == (2, 2)
    home = table(north=side("utaku-infantry", "border-rider"), south=side())
    assert home.skills("utaku-infantry") == (0, 0)


def test_utaku_yumino_discards_for_strength_once_per_conflict():
    t = conflict(attacker=side("utaku-yumino", hand=("banzai", "fine-katana")), defender=side("yogo-outcast"))
    t.defender.passes()
    t.attacker.uses("utaku-yumino", "banzai")
    assert t.skills("utaku-yumino") == (4, 4)
    while t.asked == "defender":
        step(t)
    assert not t.attacker.may_use("utaku-yumino")


def test_warrior_poet_weakens_the_others():
    t = conflict(attacker=side("warrior-poet"), defender=side("yogo-outcast", "akodo-toturi"))
    t.defender.passes()
    t.attacker.uses("warrior-poet")
    assert t.skills("akodo-toturi") == (5, 2)
    assert t.skills("warrior-poet") == (2, 2)


def test_endless_plains_breaks_for_an_attacker():
    t = table(
        north=side("doji-whisperer", "doji-challenger"),
        south=side("yogo-outcast", provinces=("endless-plains", "ancestral-lands")),
    )
    while "ring" not in t.prompt:
        t.mirror.choose("pass", t.game.decision.seat)
    t.north.chooses("ring-air")
    for _ in range(12):
        if t.south.may_use("endless-plains"):
            break
        ids = t.north.options
        fitting = [each for each in ids if each.startswith("c") and not each.startswith("choice")]
        t.north.chooses((fitting or ["done" if "done" in ids else ids[0]])[0])
    t.south.uses("endless-plains")
    assert any(place.broken for place in t.s.provinces)
    t.north.chooses("done")  # what lies in the broken province stays there
    t.north.picks("doji-challenger")
    assert (t.zone("doji-whisperer"), t.zone("doji-challenger")) == ("play", "discard")


def test_visiting_advisor_leaves_with_a_companion():
    t = conflict(attacker=side("visiting-advisor", "moto-youth"), defender=side("doji-whisperer"))
    t.defender.passes()
    t.attacker.uses("visiting-advisor", "moto-youth")
    assert not t.participates("visiting-advisor")
    assert not t.participates("moto-youth")


def test_visiting_advisor_may_leave_alone_but_not_from_home():
    t = conflict(attacker=side("visiting-advisor", "moto-youth"), defender=side("doji-whisperer"))
    t.defender.passes()
    t.attacker.uses("visiting-advisor", "done")
    assert not t.participates("visiting-advisor")
    assert t.participates("moto-youth")
    t.defender.passes()
    assert not t.attacker.may_use("visiting-advisor")


def at_the_stables(*home, **facts):
    """An attacker whose Moto Stables lie faceup; the Messenger can bring in others."""
    stables = {"card": "manicured-garden", "cards": [{"card": "moto-stables", "face_up": True}]}
    return conflict(
        attacker=side("moto-youth", home=("ide-messenger", *home), provinces=(stables,)),
        defender=side("doji-whisperer", **facts),
    )


def test_moto_stables_strengthen_whoever_moves_in():
    t = at_the_stables("border-rider")
    t.defender.passes()
    before, others = t.skills("border-rider")[0], t.skills("moto-youth")
    t.attacker.uses("ide-messenger", "border-rider")
    t.attacker.uses("moto-stables")
    assert t.skills("border-rider")[0] == before + 2
    assert t.skills("moto-youth") == others


def test_moto_stables_do_nothing_for_an_opponent():
    t = at_the_stables(home=("ide-messenger", "border-rider"))
    t.defender.uses("ide-messenger", "border-rider")
    assert not t.attacker.may_use("moto-stables")
