"""Neutral cards: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.kinds import ELEMENTS
from support.lcg_course import until
from support.lcg_table import conflict, side, table, who


@pytest.mark.parametrize(("way", "cards"), [("choice0", 3), ("choice1", 1)])
def test_contingency_plan_changes_the_own_bid(way, cards):
    t = table("dynasty", north=side("doji-whisperer", hand=("contingency-plan",)), south=side())
    for _ in range(20):
        if t.north.may_use("contingency-plan"):
            break
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next(each for each in ("bid-2", "pass") if each in ids), t.game.decision.seat)
    t.north.uses("contingency-plan", way)
    while len(t.north.hand) == 0:
        t.mirror.choose("pass", t.game.decision.seat)
    assert len(t.north.hand) == cards


@pytest.mark.parametrize(("attacker", "able"), [("akodo-toturi", True), ("doji-challenger", False)])
def test_fallen_in_battle_needs_a_clear_victory(attacker, able):
    t = conflict(
        attacker=side(attacker, hand=("fallen-in-battle",)), defender=side("bayushi-liar", "kaiu-envoy")
    )
    assert until(t, "attacker", "fallen-in-battle") is able
    if able:
        t.attacker.uses("fallen-in-battle", "kaiu-envoy")
        assert t.zone("kaiu-envoy") == "discard"


@pytest.mark.parametrize("way", ["choice0", "choice1"])
def test_for_shame_leaves_the_choice_to_the_opponent(way):
    t = conflict(
        attacker=side("doji-whisperer", hand=("for-shame",)), defender=side("yogo-outcast"), type="political"
    )
    t.defender.passes()
    t.attacker.uses("for-shame", "yogo-outcast")
    t.defender.chooses(way)
    assert (t.status("yogo-outcast"), t.is_bowed("yogo-outcast")) == (
        ("dishonored", False) if way == "choice0" else ("ordinary", True)
    )


def test_for_shame_needs_a_courtier():
    t = conflict(attacker=side("doji-challenger", hand=("for-shame",)), defender=side("yogo-outcast"))
    t.defender.passes()
    assert not t.attacker.may_use("for-shame")


@pytest.mark.parametrize(("dial", "able"), [(1, True), (2, False)])
def test_good_omen_is_for_the_lower_bid(dial, able):
    t = table(north=side("doji-hotaru", "doji-whisperer", hand=("good-omen",), dial=dial), south=side(dial=2))
    assert t.north.may_use("good-omen") is able
    if able:
        t.north.uses("good-omen")
        assert t.north.ref("doji-whisperer") not in t.north.options
        t.north.picks("doji-hotaru")
        assert t.fate_on("doji-hotaru") == 1


@pytest.mark.parametrize(
    ("card", "mine", "type"),
    [("outwit", "doji-whisperer", "political"), ("rout", "doji-challenger", "military")],
)
def test_the_stronger_sends_the_weaker_home(card, mine, type):
    t = conflict(
        attacker=side(mine, hand=(card,)),
        defender=side("yogo-outcast", "bayushi-shoju", "akodo-toturi"),
        type=type,
    )
    t.defender.passes()
    t.attacker.uses(card)
    assert (
        t.attacker.ref("bayushi-shoju" if type == "political" else "akodo-toturi") not in t.attacker.options
    )
    t.attacker.picks("yogo-outcast")
    assert not t.participates("yogo-outcast")


@pytest.mark.parametrize(("card", "mine"), [("outwit", "doji-challenger"), ("rout", "doji-whisperer")])
def test_somebody_of_the_kind_must_be_there(card, mine):
    t = conflict(attacker=side(mine, hand=(card,)), defender=side("yogo-outcast"), type="political")
    t.defender.passes()
    assert not t.attacker.may_use(card)


def test_spies_at_court_shames_one_and_costs_two_cards():
    t = conflict(
        attacker=side("doji-whisperer", hand=("spies-at-court",)),
        defender=side(hand=("banzai", "banzai", "banzai")),
        type="political",
    )
    assert until(t, "attacker", "spies-at-court")
    t.attacker.uses("spies-at-court", "doji-whisperer")
    assert t.status("doji-whisperer") == "dishonored"
    assert len(t.defender.hand) == 1


def test_miya_mystic_dies_for_an_attachment():
    t = table(north=side("miya-mystic"), south=side(who("yogo-outcast", "fine-katana")))
    t.north.uses("miya-mystic", "fine-katana")
    assert t.zone("miya-mystic") == "discard"
    assert t.skills("yogo-outcast") == (2, 2)


def test_wandering_ronin_spends_his_fate_twice():
    t = conflict(attacker=side(who("wandering-ronin", fate=3)), defender=side("yogo-outcast"))
    for times in (1, 2):
        while t.asked == "defender":
            t.defender.passes()
        t.attacker.uses("wandering-ronin")
        assert t.skills("wandering-ronin") == (2 + 2 * times, 2 + 2 * times)
    while t.asked == "defender":
        t.defender.passes()
    assert not t.attacker.may_use("wandering-ronin")


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_seeker_gains_fate_for_a_province_of_the_element(element):
    province = {
        "air": "manicured-garden",
        "earth": "ancestral-lands",
        "fire": "meditations-on-the-tao",
        "water": "the-art-of-war",
        "void": "pilgrimage",
    }[element]
    t = table(
        north=side("doji-whisperer"),
        south=side(role=f"seeker-of-{element}", provinces=(province,)),
    )
    while "ring" not in t.prompt:
        t.mirror.choose("pass", t.game.decision.seat)
    t.north.chooses("ring-air")
    for _ in range(12):
        if t.south.may_use(f"seeker-of-{element}"):
            break
        assert t.asked == "north"
        ids = t.north.options
        fitting = [each for each in ids if each.startswith("c") and not each.startswith("choice")]
        t.north.chooses((fitting or ["done" if "done" in ids else ids[0]])[0])
    t.south.uses(f"seeker-of-{element}")
    assert f"Scorpion gains 1 fate by Seeker of {element.capitalize()} (now 6)." in t.log
