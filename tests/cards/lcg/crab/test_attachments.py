"""Crab attachments of all packs: what each does, and what it may not do."""

import pytest

from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule

# --- Callous Ashigaru ------------------------------------------------------------------------------


def _callous(type, bearer=("hida-kisada", "callous-ashigaru")):
    return conflict(attacker=side(who(*bearer)), defender=side(), type=type)


def test_callous_ashigaru_empties_the_opponents_provinces_when_one_breaks():
    t = _callous("military")
    lay = [card for card in t.numbers("eager-scout") if t.s.lies_in[card] >= 5]
    t.attacker.waits_to_use("callous-ashigaru")
    assert len(lay) == 4
    assert all(t.s.zone[card] == t.zones.index("discard") for card in lay)


def test_callous_ashigaru_does_nothing_in_a_political_conflict():
    t = _callous("political", ("doji-hotaru", "callous-ashigaru"))
    t.fight()
    assert not t.attacker.may_use("callous-ashigaru")


def test_callous_ashigaru_attaches_to_a_unique_character_only():
    t = table(north=side("doji-whisperer", hand=("callous-ashigaru",)), south=side())
    assert not t.north.may_play("callous-ashigaru")


# --- Disciple of Shinsei ---------------------------------------------------------------------------


def test_disciple_of_shinsei_discards_tokens_for_honor_as_often_as_one_likes():
    t = table(north=side(who("doji-whisperer", "disciple-of-shinsei", status="dishonored")), south=side())
    t.north.uses("disciple-of-shinsei")
    assert (t.status("doji-whisperer"), t.north.honor) == ("ordinary", 9)
    assert not t.north.may_use("disciple-of-shinsei")  # no token is left


# --- Honed Nodachi ---------------------------------------------------------------------------------


def test_honed_nodachi_costs_fate_and_the_opponent_chooses_who_is_discarded():
    t = conflict(
        attacker=side(who("hida-kisada", "honed-nodachi", fate=1)),
        defender=side("doji-whisperer", "yogo-outcast"),
    )
    t.fight()
    t.attacker.uses("honed-nodachi")
    assert t.fate_on("hida-kisada") == 0
    t.defender.picks("yogo-outcast")
    assert (t.zone("yogo-outcast"), t.zone("doji-whisperer")) == ("discard", "play")


def test_honed_nodachi_needs_fate_on_its_bearer():
    t = conflict(attacker=side(who("hida-kisada", "honed-nodachi")), defender=side("doji-whisperer"))
    t.fight()
    assert not t.attacker.may_use("honed-nodachi")


@rule("LCG-COST-07")
def test_honed_nodachi_on_an_opponents_character_is_never_paid_for():
    borne = who("hida-kisada", who("honed-nodachi", controller=1), fate=1)
    t = conflict(attacker=side(borne), defender=side("doji-whisperer"))
    t.fight()
    assert not t.defender.may_use("honed-nodachi")


# --- Pathfinder's Blade ----------------------------------------------------------------------------


def test_pathfinders_blade_cancels_all_effects_of_the_attacked_province():
    t = conflict(
        attacker=side(who("doji-challenger", "pathfinders-blade"), "doji-whisperer"),
        defender=side(
            "yogo-outcast",
            provinces=("shameful-display", "ancestral-lands"),
            stronghold_province="manicured-garden",
        ),
    )
    t.defender.uses("shameful-display", "doji-whisperer", "yogo-outcast")
    t.attacker.uses("pathfinders-blade")
    assert t.zone("pathfinders-blade") == "discard"
    assert (t.status("doji-whisperer"), t.status("yogo-outcast")) == ("ordinary", "ordinary")


def test_pathfinders_blade_helps_no_defender():
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side(who("yogo-outcast", "pathfinders-blade"), fate=2),
    )
    t.defender.uses("manicured-garden")
    assert not t.defender.may_use("pathfinders-blade")
    assert t.defender.fate == 3


# --- Reinforced Plate ------------------------------------------------------------------------------


@pytest.mark.parametrize(("type", "status"), [("military", "ordinary"), ("political", "dishonored")])
def test_reinforced_plate_guards_against_events_in_military_conflicts(type, status):
    t = conflict(
        attacker=side(who("doji-challenger", "reinforced-plate"), "doji-whisperer"),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
        type=type,
    )
    t.defender.uses("way-of-the-scorpion")
    is_offered = t.defender.ref("doji-challenger") in t.defender.options
    assert is_offered is (status == "dishonored")


# --- Sharpened Tsuruhashi --------------------------------------------------------------------------


def test_sharpened_tsuruhashi_returns_when_its_bearer_is_sacrificed():
    t = table(north=side(who("vanguard-warrior", "sharpened-tsuruhashi"), "doji-whisperer"), south=side())
    t.north.uses("vanguard-warrior")
    t.north.uses("sharpened-tsuruhashi")
    t.north.picks("doji-whisperer")
    assert t.zone("sharpened-tsuruhashi") == "hand"
    assert t.fate_on("doji-whisperer") == 1


def test_sharpened_tsuruhashi_does_not_return_when_its_bearer_is_discarded():
    t = conflict(
        attacker=side("mirumoto-raitsugu"), defender=side(who("yogo-outcast", "sharpened-tsuruhashi"))
    )
    t.defender.passes()
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    t.attacker.chooses("bid-2")
    t.defender.chooses("bid-1")
    assert t.zone("sharpened-tsuruhashi") == "discard"


# --- Sturdy Tetsubō --------------------------------------------------------------------------------


def test_sturdy_tetsubo_lets_the_opponent_discard_a_card():
    t = conflict(
        attacker=side(who("hida-kisada", "sturdy-tetsubo")),
        defender=side("doji-whisperer", hand=("fine-katana", "ornate-fan")),
    )
    t.fight()
    t.attacker.uses("sturdy-tetsubo")
    t.defender.picks("ornate-fan")
    assert t.defender.hand == ["fine-katana"]


def test_sturdy_tetsubo_needs_a_won_conflict():
    t = conflict(
        attacker=side(who("doji-whisperer", "sturdy-tetsubo")),
        defender=side("hida-kisada", hand=("fine-katana",)),
    )
    t.fight()
    assert not t.attacker.may_use("sturdy-tetsubo")


# --- Wicked Tetsubō --------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["choice0", "choice1"])
@rule("LCG-SET-01")
def test_wicked_tetsubo_sets_the_selected_skill_to_nothing(way):
    t = conflict(
        attacker=side(who("vengeful-berserker", "wicked-tetsubo")),
        defender=side(who("akodo-toturi", "ornate-fan"), hand=("banzai",)),
    )
    before = t.skills("akodo-toturi")
    t.defender.passes()
    t.attacker.uses("wicked-tetsubo", "akodo-toturi")
    t.attacker.chooses(way)
    after = t.skills("akodo-toturi")
    assert after == ((0, before[1]) if way == "choice0" else (before[0], 0))


def test_wicked_tetsubo_needs_an_attacking_bearer():
    t = conflict(attacker=side("doji-whisperer"), defender=side(who("vengeful-berserker", "wicked-tetsubo")))
    assert not t.defender.may_use("wicked-tetsubo")


@rule("LCG-SET-01")
def test_what_is_added_to_a_skill_that_is_set_does_not_count():
    t = conflict(
        attacker=side(who("vengeful-berserker", "wicked-tetsubo")),
        defender=side("akodo-toturi", hand=("fine-katana",)),
    )
    t.defender.passes()
    t.attacker.uses("wicked-tetsubo", "akodo-toturi")
    t.attacker.chooses("choice0")
    t.defender.plays("fine-katana", "akodo-toturi")
    assert t.skills("akodo-toturi")[0] == 0


def test_enraged_changes_the_skills_of_its_bearer():
    t = table(north=side(who("hida-kisada", "enraged")), south=side(provinces=lying("eager-scout")))
    assert t.skills("hida-kisada") == (9, 0)


def test_a_skill_that_is_set_is_not_switched():
    t = conflict(
        attacker=side(who("vengeful-berserker", "wicked-tetsubo")),
        defender=side("akodo-toturi", "bayushi-yunako"),
    )
    t.defender.passes()
    t.attacker.uses("wicked-tetsubo", "akodo-toturi")
    t.attacker.chooses("choice0")
    t.defender.uses("bayushi-yunako", "akodo-toturi")
    assert t.skills("akodo-toturi")[0] == 0
