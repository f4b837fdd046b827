"""Crab characters that answer conflicts won or passed, and sacrifices: what they do, and what not."""

import pytest

from support.lcg_table import conflict, side, table, who
from support.rule import rule


def _may(player, slug):
    """Is an ability offered, to somebody who may not even be asked?"""
    return bool(player.offered("use", slug))


def _among(player):
    """What may be picked."""
    return player.may - {"back", "pass", "done"}


# --- after a conflict is won ------------------------------------------------------------------------


def test_hida_kotoe_discards_an_attachment_after_defending():
    t = conflict(
        attacker=side(who("doji-whisperer", "fine-katana")), defender=side("hida-kotoe", "hida-guardian")
    )
    katana = next(card for card in t.numbers("fine-katana") if card in t.s.in_play)
    t.defender.waits_to_use("hida-kotoe", f"c{katana}")
    assert t.s.zone[katana] == t.zones.index("discard")


def test_kuni_ritsuko_removes_fate_from_an_attacker():
    t = conflict(attacker=side(who("doji-whisperer", fate=2), "yogo-outcast"), defender=side("kuni-ritsuko"))
    t.fight()
    t.defender.uses("kuni-ritsuko")
    assert _among(t.defender) == {"doji-whisperer"}  # the other one has no fate
    t.defender.picks("doji-whisperer")
    assert t.fate_on("doji-whisperer") == 1


def test_staunch_hida_resolves_the_ring_once_in_a_conflict():
    t = conflict(attacker=side("doji-whisperer"), defender=side("staunch-hida", "staunch-hida"), ring="fire")
    t.defender.waits_to_use("staunch-hida")
    assert "Fire ring" in t.prompt
    t.defender.chooses("pass")
    assert not _may(t.defender, "staunch-hida")


def test_staunch_hida_and_the_wall_resolve_the_ring_twice():
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side("staunch-hida", provinces=("defend-the-wall", "ancestral-lands")),
        ring="fire",
    )
    t.defender.waits_to_use("staunch-hida", "doji-whisperer", "choice1")
    assert t.status("doji-whisperer") == "dishonored"
    t.defender.uses("defend-the-wall")
    assert "Fire ring" in t.prompt


def test_purifier_apprentice_takes_an_honor_away():
    t = conflict(
        attacker=side("doji-whisperer"), defender=side("hida-guardian", home=["purifier-apprentice"])
    )
    t.defender.waits_to_use("purifier-apprentice")
    assert (t.attacker.honor, t.defender.honor) == (9, 10)


@pytest.mark.parametrize(
    "card", ["hida-kotoe", "kuni-ritsuko", "staunch-hida", "purifier-apprentice", "hida-o-ushi"]
)
def test_who_wins_as_an_attacker_has_not_defended(card):
    t = conflict(
        attacker=side(card, "hida-kisada"), defender=side(who("doji-whisperer", "fine-katana", fate=1))
    )
    t.fight()
    assert not _may(t.attacker, card)


def test_hida_o_ushi_may_attack_once_more():
    t = conflict(attacker=side("doji-whisperer"), defender=side("hida-guardian", home=["hida-o-ushi"]))
    t.defender.waits_to_use("hida-o-ushi")
    assert "additional military conflict" in " ".join(t.log)


# --- after a conflict is passed ---------------------------------------------------------------------


def _passed(south, **north):
    t = table(north=side("doji-whisperer", **north), south=side(*south))
    return t


def test_kuni_purifier_makes_who_passes_discard_a_card():
    t = _passed(["kuni-purifier"], hand=("fine-katana",))
    t.south.waits_to_use("kuni-purifier")
    assert t.north.hand == []


def test_kuni_purifier_takes_nothing_from_an_empty_hand():
    t = _passed(["kuni-purifier"], hand=())
    t.goes_on_until(lambda: t.s.phase == "fate")
    assert not [line for line in t.log if "uses Kuni Purifier" in line]


def test_hida_amoro_costs_whoever_passes_a_character():
    t = _passed(["hida-amoro"])
    while "Hida Amoro" not in t.prompt:
        t.mirror.choose("pass", t.game.decision.seat)
    t.north.picks("doji-whisperer")
    assert t.zone("doji-whisperer") == "discard"
    while "Hida Amoro" not in t.prompt:
        t.mirror.choose("pass", t.game.decision.seat)
    t.south.picks("hida-amoro")  # whoever passes, also the player himself
    assert t.zone("hida-amoro") == "discard"


# --- sacrifices -------------------------------------------------------------------------------------


def test_gallant_quartermaster_pays_when_sacrificed():
    t = conflict(attacker=side("silent-skirmisher", "gallant-quartermaster"), defender=side("doji-whisperer"))
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "gallant-quartermaster")
    t.attacker.uses("gallant-quartermaster")
    assert (t.attacker.fate, t.skills("silent-skirmisher")[0]) == (7, 3)


def test_silent_skirmisher_does_not_sacrifice_itself():
    t = conflict(attacker=side("silent-skirmisher"), defender=side("doji-whisperer"))
    t.defender.passes()
    assert not _may(t.attacker, "silent-skirmisher")


@rule("LCG-LEAV-01")
def test_fifth_tower_watch_bows_somebody_weaker_than_who_was_sacrificed():
    t = conflict(
        attacker=side("silent-skirmisher", "hida-kisada", home=["fifth-tower-watch"]),
        defender=side("doji-whisperer", "akodo-toturi"),
    )
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "hida-kisada")
    t.attacker.uses("fifth-tower-watch", "seat1")
    t.defender.picks("akodo-toturi")
    assert t.is_bowed("akodo-toturi")
    assert not t.is_bowed("doji-whisperer")


def test_fifth_tower_watch_finds_nobody_weaker_than_nothing():
    t = conflict(
        attacker=side("silent-skirmisher", "eager-scout", home=["fifth-tower-watch"]),
        defender=side("doji-whisperer"),
    )
    t.defender.passes()
    t.attacker.uses("silent-skirmisher", "eager-scout")
    assert not _may(t.attacker, "fifth-tower-watch")


def test_student_of_anatomies_blanks_a_character():
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side("student-of-anatomies", "eager-scout", home=["doji-whisperer"]),
    )
    t.defender.uses("student-of-anatomies", "eager-scout", "doji-challenger")
    assert not _may(t.attacker, "doji-challenger")


def test_student_of_anatomies_needs_somebody_to_sacrifice_and_may_be_it():
    t = table(north=side("student-of-anatomies"), south=side("doji-challenger"))
    t.north.uses("student-of-anatomies", "student-of-anatomies", "doji-challenger")
    assert t.zone("student-of-anatomies") == "discard"


def _declares(t, slug):
    """North goes on to declare a conflict until this card is offered as an attacker."""
    t.everybody_passes_until("ring-air")
    t.north.chooses("ring-air")
    for _ in range(5):
        if t.north.ref(slug) not in t.north.options:
            t.north.chooses(t.north.options[0])
    assert t.north.ref(slug) in t.north.options


def test_tainted_hero_fights_once_somebody_was_sacrificed():
    t = table(north=side("tainted-hero", "eager-scout"), south=side("doji-whisperer"))
    t.north.uses("tainted-hero", "eager-scout")
    _declares(t, "tainted-hero")


def test_tainted_hero_is_not_declared_otherwise():
    t = table(north=side("tainted-hero", "eager-scout"), south=side("doji-whisperer"))
    _declares(t, "eager-scout")
    assert t.north.ref("tainted-hero") not in t.north.options


def test_hiruma_signaller_dies_and_another_defends():
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side("hiruma-signaller", home=[who("hida-kisada", bowed=True)]),
    )
    t.defender.uses("hiruma-signaller", "hida-kisada")
    assert t.participates("hida-kisada") and not t.is_bowed("hida-kisada")
    assert t.zone("hiruma-signaller") == "discard"


@pytest.mark.parametrize("there", [True, False])
def test_hiruma_signaller_readies_who_is_there_or_moves_who_is_ready(there):
    helped = who("hida-kisada", bowed=there)
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side("hiruma-signaller", *([helped] if there else []), home=[] if there else [helped]),
    )
    t.defender.uses("hiruma-signaller", "hida-kisada")
    assert t.participates("hida-kisada") and not t.is_bowed("hida-kisada")


def test_hiruma_signaller_must_defend():
    t = conflict(attacker=side("hiruma-signaller", home=["hida-kisada"]), defender=side("doji-whisperer"))
    t.defender.passes()
    assert not _may(t.attacker, "hiruma-signaller")


@rule("LCG-PRIO-01")
def test_warden_of_the_damned_costs_everybody_a_dishonored_character():
    t = table(
        north=side(who("warden-of-the-damned", fate=1), who("doji-whisperer", status="dishonored", fate=1)),
        south=side(who("yogo-outcast", status="dishonored", fate=1), who("bayushi-liar", fate=1)),
    )
    t.goes_on_until(lambda: t.s.phase == "dynasty")
    assert (t.zone("doji-whisperer"), t.zone("yogo-outcast")) == ("discard", "discard")
    assert (t.zone("warden-of-the-damned"), t.zone("bayushi-liar")) == ("play", "play")
