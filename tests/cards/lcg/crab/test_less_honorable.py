"""Crab cards that ask for honor, rings, provinces or walls: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.vocabulary import (
    CHARACTER,
    CONFLICT_HERE,
    PROVINCE,
    TARGET,
    action,
    any_,
    dishonor,
    gain_honor,
    honor,
    keywords,
    requires,
    target,
    turn_down,
)
from support.lcg_cards import event, province, with_cards
from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule

TAINT = event("Dark Gift", action(target(CHARACTER), honor(TARGET)), facts="cost=0 | Mahō")
PRAISE = event("Praise", action(target(CHARACTER), honor(TARGET)))
SCORN = event("Scorn", action(target(CHARACTER), dishonor(TARGET)))
GATE = province("High Gate", keywords("eminent"))
HIDING = event("Hiding", action(target(any_(PROVINCE)), turn_down(TARGET)))
WELL = province("Well", action(requires(CONFLICT_HERE), gain_honor(1)))


def _may(player, slug):
    return bool(player.offered("use", slug))


def _claimed(ring):
    """All rings, of which the first player has claimed one."""
    others = [{"element": each} for each in ("air", "earth", "fire", "water", "void") if each != ring]
    return [{"element": ring, "state": "claimed", "holder": 0}, *others]


def _among(player):
    return player.may - {"back", "pass", "done"}


def _duels(t, attacker=1, defender=1):
    t.goes_on_until(lambda: f"bid-{attacker}" in t.attacker.options)
    t.attacker.chooses(f"bid-{attacker}")
    t.defender.chooses(f"bid-{defender}")


# --- less honorable ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "skills"), [(9, (2, 5)), (10, (1, 4))])
def test_pragmatism_strengthens_the_less_honorable(mine, skills):
    t = table(north=side(who("doji-whisperer", "pragmatism"), honor=mine), south=side())
    assert t.skills("doji-whisperer") == skills


@pytest.mark.parametrize("status", ["ordinary", "honored", "dishonored"])
def test_pragmatism_keeps_the_status_of_its_bearer(status):
    """The act is forbidden, not the token."""
    with with_cards(PRAISE, SCORN):
        t = table(
            north=side(who("doji-whisperer", "pragmatism", status=status), honor=9, hand=("praise", "scorn")),
            south=side(),
        )
        assert not _may(t.north, "praise") and not _may(t.north, "scorn")


def test_pragmatism_is_of_no_use_to_the_honorable():
    with with_cards(PRAISE):
        t = table(north=side(who("doji-whisperer", "pragmatism"), hand=("praise",)), south=side())
        t.north.uses("praise", "doji-whisperer")
        t.goes_on_until(lambda: t.status("doji-whisperer") == "honored")


@pytest.mark.parametrize(
    ("mine", "type", "bowed"), [(9, "military", False), (10, "military", True), (9, "political", True)]
)
def test_hida_yakamo_stays_ready_while_less_honorable(mine, type, bowed):
    t = conflict(attacker=side("hida-yakamo", honor=mine), defender=side("doji-whisperer"), type=type)
    t.goes_on_until(lambda: t.s.conflict is None)
    assert t.is_bowed("hida-yakamo") is bowed


@pytest.mark.parametrize(("honor", "zone"), [(9, "play"), (10, "discard")])
def test_hida_yakamo_loses_no_duel_while_less_honorable(honor, zone):
    t = conflict(
        attacker=side("akodo-toturi", hand=("duel-to-the-death",)),
        defender=side(who("hida-yakamo", status="dishonored"), honor=honor, hand=("fine-katana",)),
    )
    t.defender.passes()
    t.attacker.uses("duel-to-the-death", "akodo-toturi", "hida-yakamo")
    _duels(t)
    t.goes_on_until(lambda: t.asked == "defender" and t.defender.may_play("fine-katana"))
    assert t.zone("hida-yakamo") == zone


# --- rings and provinces ----------------------------------------------------------------------------


@pytest.mark.parametrize(("ring", "military"), [("earth", 3), ("water", 3), ("air", 1)])
def test_third_tower_guard_likes_earth_and_water(ring, military):
    t = table(north=side("third-tower-guard"), south=side(), rings=_claimed(ring))
    assert t.skills("third-tower-guard")[0] == military


@pytest.mark.parametrize(("broken", "honor"), [(1, 11), (2, 10)])
def test_pious_guardian_is_rewarded_for_standing_provinces(broken, honor):
    places = [
        {"card": card, "broken": True, "revealed": True} for card in ("manicured-garden", "ancestral-lands")
    ]
    t = table(
        north=side(
            who("pious-guardian", fate=1),
            provinces=(*places[:broken], "elemental-fury", "meditations-on-the-tao"),
        ),
        south=side(),
    )
    for _ in range(40):
        if t.s.phase != "conflict":
            break
        ids = [option.id for option in t.game.decision.options]
        used = t.north.offered("use", "pious-guardian")
        t.mirror.choose(
            used[0] if used else next((e for e in ("pass", "done") if e in ids), ids[0]), t.game.decision.seat
        )
    assert t.north.honor == honor


def test_ceaseless_duty_keeps_somebody_cheap_in_play():
    t = table(north=side("vanguard-warrior", "doji-whisperer", hand=("ceaseless-duty",)), south=side())
    t.north.uses("vanguard-warrior")
    t.north.uses("ceaseless-duty")
    t.goes_on_until(lambda: t.zone("ceaseless-duty") == "discard")
    assert (t.zone("vanguard-warrior"), t.fate_on("doji-whisperer")) == ("play", 0)


def test_ceaseless_duty_counts_unbroken_provinces():
    places = [
        {"card": card, "broken": True, "revealed": True}
        for card in ("manicured-garden", "ancestral-lands", "elemental-fury", "meditations-on-the-tao")
    ]
    t = table(
        north=side("vanguard-warrior", "doji-whisperer", provinces=tuple(places), hand=("ceaseless-duty",)),
        south=side(),
    )
    t.north.uses("vanguard-warrior")
    assert not _may(t.north, "ceaseless-duty")  # one is left: the stronghold province


def test_desolation_blanks_what_the_opponent_has_and_will_reveal():
    with with_cards(WELL):
        t = conflict(
            attacker=side("doji-whisperer", hand=("desolation",)),
            defender=side("yogo-outcast", provinces=("well", "ancestral-lands"), hand=("fine-katana",)),
        )
        assert _may(t.defender, "well")
        t.defender.passes()
        t.attacker.uses("desolation", "seat1")
        t.goes_on_until(lambda: t.defender.may_play("fine-katana"))
        assert t.attacker.honor == 8
        assert not _may(t.defender, "well")


def test_desolation_leaves_ones_own_provinces_alone():
    mine = {"card": "magistrate-station", "revealed": True}
    t = table(
        north=side(
            who("doji-whisperer", bowed=True, status="honored"),
            provinces=(mine, "ancestral-lands"),
            hand=("desolation",),
        ),
        south=side("yogo-outcast"),
    )
    t.north.uses("desolation", "seat1")
    t.goes_on_until(lambda: _may(t.north, "magistrate-station"))


@pytest.mark.parametrize(("ready", "may"), [(True, True), (False, False)])
def test_fruitful_respite_rewards_for_an_attack_that_could_have_been(ready, may):
    t = table(
        north=side(who("doji-whisperer", bowed=not ready)),
        south=side("yogo-outcast", hand=("fruitful-respite",)),
    )
    for _ in range(40):
        if _may(t.south, "fruitful-respite") or t.s.phase != "conflict":
            break
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next((e for e in ("pass", "done") if e in ids), ids[0]), t.game.decision.seat)
    assert _may(t.south, "fruitful-respite") is may
    if may:
        t.south.uses("fruitful-respite")
        t.goes_on_until(lambda: t.south.fate == 7)


def test_raise_the_alarm_turns_up_a_defender():
    t = conflict(
        attacker=side("doji-whisperer", hand=("fine-katana",)),
        defender=side("yogo-outcast", hand=("raise-the-alarm",)),
    )
    scout = next(card for card in t.numbers("eager-scout") if t.s.lies_in[card] == 5)
    t.defender.uses("raise-the-alarm")
    t.goes_on_until(lambda: t.s.participating[scout])
    assert t.s.fate[scout] == 0 and t.defender.fate == 5


@pytest.mark.parametrize(
    ("there", "type"), [("hida-guardian", "political"), ("imperial-storehouse", "military")]
)
def test_raise_the_alarm_needs_a_facedown_card_and_a_military_conflict(there, type):
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side(
            "yogo-outcast", provinces=(*lying(there), "ancestral-lands"), hand=("raise-the-alarm",)
        ),
        type=type,
    )
    assert not _may(t.defender, "raise-the-alarm")


@rule("LCG-DASH-02")
def test_raise_the_alarm_leaves_who_has_a_dash_in_its_province():
    place = {"card": "manicured-garden", "cards": ["bayushi-liar"]}
    t = conflict(
        attacker=side("doji-whisperer", hand=("fine-katana",)),
        defender=side("yogo-outcast", provinces=(place, "ancestral-lands"), hand=("raise-the-alarm",)),
    )
    t.defender.uses("raise-the-alarm")
    t.goes_on_until(lambda: t.s.face_up[t.card("bayushi-liar")])
    t.goes_on_until(lambda: t.attacker.may_play("fine-katana"))
    assert t.zone("bayushi-liar") == "province"


@pytest.mark.parametrize(("province", "may"), [("manicured-garden", True), ("ancestral-lands", False)])
def test_specialized_defenses_double_a_province_of_the_right_element(province, may):
    """The contested ring is that of air."""
    t = conflict(
        attacker=side("doji-whisperer", hand=("fine-katana",)),
        defender=side(
            "yogo-outcast", provinces=(province, "meditations-on-the-tao"), hand=("specialized-defenses",)
        ),
    )
    before = t.strength(5)
    assert _may(t.defender, "specialized-defenses") is may
    if may:
        t.defender.uses("specialized-defenses")
        t.goes_on_until(lambda: t.strength(5) == 2 * before)


@rule("LCG-EMIN-03", "LCG-BLNK-01")
@pytest.mark.parametrize("is_blank", [True, False])
def test_an_eminent_province_that_is_blank_can_be_turned_facedown(is_blank):
    with with_cards(GATE, HIDING):
        t = table(
            north=side("doji-whisperer", hand=("desolation", "hiding")),
            south=side(
                "yogo-outcast", provinces=({"card": "high-gate", "revealed": True}, "ancestral-lands")
            ),
        )
        if is_blank:
            t.north.uses("desolation", "seat1")
            t.goes_on_until(lambda: t.zone("desolation") == "discard" and t.asked == "north")
        assert _may(t.north, "hiding") is is_blank
