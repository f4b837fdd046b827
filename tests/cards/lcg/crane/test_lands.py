"""Crane holdings, provinces and strongholds of all packs: what each does, and what it may not do."""

import pytest

from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule

WITH = (*lying("bonsai-garden"), "ancestral-lands")


def _may(player, slug):
    return bool(player.offered("use", slug))


def _among(player):
    """What may be picked."""
    return player.may - {"back", "pass", "done"}


def _duels(t, attacker=1, defender=1):
    t.attacker.chooses(f"bid-{attacker}")
    t.defender.chooses(f"bid-{defender}")


@pytest.mark.parametrize(("ring", "may"), [("air", True), ("fire", False)])
def test_bonsai_garden_blooms_in_air_conflicts(ring, may):
    t = conflict(
        attacker=side("doji-whisperer", provinces=WITH),
        defender=side("yogo-outcast", hand=("fine-katana",)),
        ring=ring,
    )
    t.defender.passes()
    assert _may(t.attacker, "bonsai-garden") is may
    if may:
        t.attacker.uses("bonsai-garden")
        assert t.attacker.honor == 11


def test_daidoji_marketplace_reveals_its_province():
    t = table(
        "draw",
        north=side("doji-whisperer", provinces=(*lying("daidoji-marketplace"), "ancestral-lands")),
        south=side(),
    )
    t.goes_on_until(lambda: _may(t.north, "daidoji-marketplace"))
    t.north.uses("daidoji-marketplace")
    assert t.s.face_up[t.card("manicured-garden")]


def test_daidoji_marketplace_does_nothing_in_a_faceup_province():
    place = {
        "card": "manicured-garden",
        "revealed": True,
        "cards": [{"card": "daidoji-marketplace", "face_up": True}],
    }
    t = table("draw", north=side("doji-whisperer", provinces=(place, "ancestral-lands")), south=side())
    t.goes_on_until(lambda: t.s.phase == "conflict")
    assert not _may(t.north, "daidoji-marketplace")


@pytest.mark.parametrize(("type", "status"), [("political", "honored"), ("military", "ordinary")])
def test_fu_sui_temple_makes_everybody_proud_in_political_conflicts(type, status):
    t = conflict(
        attacker=side("doji-hotaru", provinces=(*lying("fu-sui-temple"), "ancestral-lands")),
        defender=side(),
        type=type,
    )
    t.goes_on_until(lambda: t.s.conflict is None)
    assert t.status("doji-hotaru") == status


@pytest.mark.parametrize(("winner", "bowed"), [("kakita-favorite", True), ("hida-kotoe", False)])
def test_kakita_dojo_silences_the_loser_and_a_duelist_bows_it(winner, bowed):
    t = conflict(
        attacker=side(winner, provinces=(*lying("kakita-dojo"), "ancestral-lands")),
        defender=side(
            "hida-guardian",
            "vanguard-warrior",
            provinces=(*lying("imperial-storehouse"), "ancestral-lands"),
            hand=("fine-katana",),
        ),
    )
    t.defender.passes()
    t.attacker.uses("kakita-dojo", winner, "vanguard-warrior")
    t.goes_on_until(lambda: "bid-5" in t.attacker.options)
    _duels(t, 5, 1)
    t.goes_on_until(lambda: t.defender.may_play("fine-katana"))
    assert not _may(t.defender, "vanguard-warrior")
    assert t.is_bowed("vanguard-warrior") is bowed


def test_kakita_dojo_needs_somebody_on_each_side():
    t = conflict(
        attacker=side("kakita-favorite", provinces=(*lying("kakita-dojo"), "ancestral-lands")),
        defender=side(hand=("fine-katana",)),
    )
    t.defender.passes()
    assert not _may(t.attacker, "kakita-dojo")


def test_magistrate_station_readies_an_honored_character():
    mine = {"card": "magistrate-station", "revealed": True}
    people = [who("doji-whisperer", bowed=True, status="honored"), who("doji-challenger", bowed=True)]
    t = table(north=side(*people, provinces=(mine, "ancestral-lands")), south=side())
    t.north.uses("magistrate-station")
    assert _among(t.north) == {"doji-whisperer"}
    t.north.picks("doji-whisperer")
    assert not t.is_bowed("doji-whisperer")


@rule("LCG-REPL-01")
def test_pledge_of_loyalty_keeps_an_honored_character_in_play():
    mine = {"card": "pledge-of-loyalty", "revealed": True}
    t = table(
        north=side(
            who("vanguard-warrior", status="honored"), "doji-whisperer", provinces=(mine, "ancestral-lands")
        ),
        south=side(),
    )
    t.north.uses("vanguard-warrior")
    t.north.uses("pledge-of-loyalty")
    assert (t.zone("vanguard-warrior"), t.status("vanguard-warrior")) == ("play", "ordinary")


def test_pledge_of_loyalty_saves_only_the_honored():
    mine = {"card": "pledge-of-loyalty", "revealed": True}
    t = table(
        north=side("vanguard-warrior", "doji-whisperer", provinces=(mine, "ancestral-lands")), south=side()
    )
    t.north.uses("vanguard-warrior")
    assert not _may(t.north, "pledge-of-loyalty")


def test_the_way_of_peace_honors_up_to_three_as_it_breaks():
    t = conflict(
        attacker=side("hida-kisada", "hida-kotoe"),
        defender=side(
            "doji-whisperer", home=["doji-challenger"], provinces=("the-way-of-peace", "ancestral-lands")
        ),
    )
    t.defender.waits_to_use("the-way-of-peace", "doji-whisperer", "doji-challenger", "done")
    assert (t.status("doji-whisperer"), t.status("doji-challenger")) == ("honored", "honored")
    assert t.status("hida-kisada") == "ordinary"


@pytest.mark.parametrize("status", ["honored", "ordinary"])
def test_seven_fold_palace_rewards_an_honored_attacker(status):
    t = conflict(
        attacker=side(who("doji-hotaru", status=status), stronghold="seven-fold-palace"),
        defender=side("yogo-outcast"),
    )
    t.fight()
    assert _may(t.attacker, "seven-fold-palace") is (status == "honored")
    if status == "honored":
        t.attacker.uses("seven-fold-palace")
        assert t.attacker.honor == 12 and t.is_bowed("seven-fold-palace")


def test_who_was_silenced_by_kakita_dojo_speaks_again_as_the_conflict_ends():
    t = conflict(
        attacker=side("kakita-favorite", provinces=(*lying("kakita-dojo"), "ancestral-lands")),
        defender=side(
            "hida-guardian", hand=("forebearers-echoes", "fine-katana"), dynasty_discard=["callow-delegate"]
        ),
    )
    t.defender.uses("forebearers-echoes", "callow-delegate")
    t.goes_on_until(lambda: _may(t.attacker, "kakita-dojo"))
    t.attacker.uses("kakita-dojo", "kakita-favorite", "callow-delegate")
    t.goes_on_until(lambda: "bid-1" in t.attacker.options)
    _duels(t)
    t.defender.waits_to_use("callow-delegate", "hida-guardian")
    assert t.status("hida-guardian") == "honored"


def test_market_of_kaze_no_kami_bows_who_is_not_honored_as_it_is_revealed():
    place = {"card": "market-of-kaze-no-kami", "cards": [{"card": "daidoji-marketplace", "face_up": True}]}
    t = table(
        "draw",
        north=side("hida-guardian", provinces=(place, "ancestral-lands")),
        south=side("yogo-outcast", who("doji-challenger", status="honored")),
    )
    t.goes_on_until(lambda: _may(t.north, "daidoji-marketplace"))
    t.north.uses("daidoji-marketplace")
    t.north.uses("market-of-kaze-no-kami")
    assert _among(t.north) == {"hida-guardian", "yogo-outcast"}
    t.north.picks("yogo-outcast")
    assert t.is_bowed("yogo-outcast")
