"""Crab cards with immunity, more uses, searches, and walls: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.kinds import STRENGTH
from gorin.games.lcg.vocabulary import (
    CHARACTER,
    CONFLICT_HERE,
    TARGET,
    action,
    dishonor,
    gain_honor,
    honor,
    requires,
    target,
)
from support.lcg_cards import event, province, with_cards
from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule

TAINT = event("Dark Gift", action(target(CHARACTER), honor(TARGET)), facts="cost=0 | Mahō")
PRAISE = event("Praise", action(target(CHARACTER), honor(TARGET)))
SCORN = event("Scorn", action(target(CHARACTER), dishonor(TARGET)))
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


# --- immunity, covert, more uses --------------------------------------------------------------------


def test_third_whisker_sneak_is_immune_to_maho():
    with with_cards(TAINT, PRAISE):
        t = table(north=side("third-whisker-sneak", hand=("dark-gift", "praise")), south=side())
        assert not _may(t.north, "dark-gift")
        assert _may(t.north, "praise")


def test_third_whisker_sneak_searches_after_an_unopposed_conflict():
    deck = ["banzai", "ornate-fan", "fine-katana", "banzai", "banzai", "censure", "banzai"]
    t = conflict(attacker=side("third-whisker-sneak", "hida-kisada", conflict=deck), defender=side())
    t.attacker.waits_to_use("third-whisker-sneak")
    assert "censure" not in t.attacker.may  # five provinces are unbroken
    t.attacker.picks("ornate-fan")
    assert t.attacker.hand == ["ornate-fan"]


def test_third_whisker_sneak_finds_nothing_after_a_fight():
    t = conflict(attacker=side("third-whisker-sneak", "hida-kisada"), defender=side("doji-whisperer"))
    t.fight()
    assert not _may(t.attacker, "third-whisker-sneak")


@pytest.mark.parametrize("slug", ["hida-etsuji", "hida-guardian"])
def test_hida_etsuji_is_not_evaded(slug):
    t = table(north=side("kaiu-shuichi"), south=side(slug, "eager-scout"))
    t.everybody_passes_until("ring-air")
    t.north.chooses("ring-air")
    t.goes_on_until(lambda: t.north.ref("kaiu-shuichi") in t.north.options)
    t.north.chooses(t.north.ref("kaiu-shuichi"))
    t.goes_on_until(lambda: "Covert" in t.prompt)
    assert (slug in t.north.may) is (slug == "hida-guardian")


def test_hida_etsuji_lets_provinces_act_twice():
    mine = {"card": "magistrate-station", "revealed": True}
    people = [
        who(slug, bowed=True, status="honored")
        for slug in ("doji-whisperer", "doji-challenger", "savvy-politician")
    ]
    t = table(
        north=side(*people, "hida-etsuji", provinces=(mine, "ancestral-lands")),
        south=side("yogo-outcast", hand=("fine-katana",)),
    )
    for slug in ("doji-whisperer", "doji-challenger"):
        t.goes_on_until(lambda: _may(t.north, "magistrate-station"))
        t.north.uses("magistrate-station", slug)
        t.goes_on_until(lambda slug=slug: not t.is_bowed(slug))
    t.goes_on_until(lambda: t.asked == "north")
    assert not _may(t.north, "magistrate-station")


@pytest.mark.parametrize(("fate", "again"), [(0, True), (1, False)])
def test_midnight_builder_strengthens_holdings_and_dire_lets_them_act_twice(fate, again):
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side(
            who("midnight-builder", fate=fate),
            "eager-scout",
            "eager-scout",
            provinces=(*lying("funeral-pyre"), "ancestral-lands"),
            hand=("fine-katana",),
        ),
    )
    printed = t.s.definition(t.card("manicured-garden")).stats[STRENGTH]
    assert t.strength(5) == printed + 2
    t.defender.uses("funeral-pyre")
    scout = next(
        option
        for option in t.defender.options
        if option.startswith("c") and int(option[1:]) in t.numbers("eager-scout")
    )
    t.defender.chooses(scout)
    t.goes_on_until(lambda: t.asked == "defender" and t.defender.may_play("fine-katana"))
    assert _may(t.defender, "funeral-pyre") is again


@pytest.mark.parametrize("seat", ["seat0", "seat1"])
def test_kuni_yori_makes_a_player_discard(seat):
    t = conflict(
        attacker=side("kuni-yori", hand=("fine-katana",)),
        defender=side("yogo-outcast", hand=("ornate-fan",)),
        ring="earth",
    )
    assert t.skills("kuni-yori") == (5, 5)
    t.defender.passes()
    t.attacker.uses("kuni-yori", seat)
    assert (t.attacker.hand, t.defender.hand) == (
        ([], ["ornate-fan"]) if seat == "seat0" else (["fine-katana"], [])
    )
    assert t.attacker.honor == 9


def test_kuni_yori_is_no_stronger_elsewhere_and_waits_for_a_conflict():
    t = table(north=side("kuni-yori"), south=side(hand=("fine-katana",)))
    assert t.skills("kuni-yori") == (4, 4) and not _may(t.north, "kuni-yori")


def test_apprentice_earthcaller_strips_an_attacker_of_all_that_was_added():
    t = conflict(
        attacker=side(
            who("akodo-toturi", status="honored"), who("yogo-outcast", "fine-katana"), hand=("banzai",)
        ),
        defender=side("apprentice-earthcaller"),
    )
    t.defender.uses("apprentice-earthcaller")
    assert _among(t.defender) == {"akodo-toturi"}
    t.defender.picks("akodo-toturi")
    assert t.skills("akodo-toturi") == (6, 3)


@rule("LCG-SET-01")
def test_what_the_earthcaller_has_set_nothing_adds_to():
    t = conflict(
        attacker=side("akodo-toturi", hand=("fine-katana",)),
        defender=side("apprentice-earthcaller", "bayushi-yunako"),
    )
    t.defender.uses("apprentice-earthcaller", "akodo-toturi")
    t.attacker.plays("fine-katana", "akodo-toturi")
    assert t.skills("akodo-toturi") == (6, 3)
    t.defender.uses("bayushi-yunako", "akodo-toturi")
    assert t.skills("akodo-toturi") == (6, 3)


def test_favorable_dealbroker_brings_somebody_cheap():
    deck = ["hida-guardian", "eager-scout", "doji-whisperer", "vanguard-warrior"]
    t = table(
        "dynasty",
        north=side(fate=9, dynasty=deck, provinces=(*lying("favorable-dealbroker"), "ancestral-lands")),
        south=side(),
    )
    t.north.plays("favorable-dealbroker", "choice0")
    t.north.uses("favorable-dealbroker")
    assert _among(t.north) == {"hida-guardian", "doji-whisperer"}
    t.north.picks("hida-guardian")
    t.goes_on_until(lambda: t.zone("hida-guardian") == "play")


def test_favorable_dealbroker_may_find_nobody():
    t = table(
        "dynasty",
        north=side(fate=9, provinces=(*lying("favorable-dealbroker"), "ancestral-lands")),
        south=side(),
    )
    t.north.plays("favorable-dealbroker", "choice0")
    t.north.uses("favorable-dealbroker")
    assert t.north.options == ["pass"]


# --- walls ------------------------------------------------------------------------------------------


def test_fire_and_oil_dishonors_an_attacker_for_honor():
    t = conflict(
        attacker=side("doji-whisperer", hand=("fine-katana",)),
        defender={**side(provinces=(*lying("fire-and-oil"), "ancestral-lands")), "play": ["yogo-outcast"]},
    )
    t.defender.uses("fire-and-oil", "doji-whisperer")
    assert (t.status("doji-whisperer"), t.defender.honor) == ("dishonored", 9)


def test_fire_and_oil_in_a_broken_province_is_cold():
    place = {
        "card": "manicured-garden",
        "cards": [{"card": "fire-and-oil", "face_up": True}],
        "broken": True,
        "revealed": True,
    }
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side("yogo-outcast", provinces=("ancestral-lands", place), hand=("fine-katana",)),
    )
    assert not _may(t.defender, "fire-and-oil")


@pytest.mark.parametrize("place", [0, 1])
def test_hiruma_outpost_watches_provinces_without_a_holding(place):
    t = table(
        north=side("doji-whisperer"),
        south=side("yogo-outcast", provinces=(*lying("hiruma-outpost"), "ancestral-lands")),
    )
    t.everybody_passes_until("ring-air")
    t.north.chooses("ring-air")
    for _ in range(12):
        if t.s.conflict is not None:
            break
        ids = t.north.options
        places = [each for each in ids if each.startswith("p") and each != "pass"]
        wanted = [
            *(places[place : place + 1]),
            *[each for each in ids if each == t.north.ref("doji-whisperer")],
            *[each for each in ("done",) if each in ids],
            *ids,
        ]
        t.north.chooses(wanted[0])
    attacked = t.s.conflict.provinces[0] - 5
    for _ in range(10):
        if _may(t.south, "hiruma-outpost") or "defend" in t.prompt.lower():
            break
        t.mirror.choose("pass", t.game.decision.seat)
    assert _may(t.south, "hiruma-outpost") is (attacked != 0)
    if attacked != 0:
        t.south.uses("hiruma-outpost")
        assert t.north.honor == 9


def test_northern_curtain_wall_strengthens_the_walls_beside_it():
    walls = lying("watchtower-of-valor", "northern-curtain-wall", "seventh-tower", "kuni-laboratory")
    others = lying("watchtower-of-valor", "kuni-laboratory", "seventh-tower", "kuni-laboratory")
    t = table(north=side(provinces=walls), south=side())
    base = table(north=side(provinces=others), south=side())
    assert [t.strength(place) - base.strength(place) for place in (0, 2, 3)] == [2, 2, 0]


def test_shrug_off_despair_draws_the_conflict_to_itself():
    t = conflict(
        attacker=side("doji-whisperer", hand=("fine-katana",)),
        defender=side(
            "yogo-outcast",
            provinces=(
                "manicured-garden",
                {"card": "shrug-off-despair", "revealed": True},
                "ancestral-lands",
            ),
        ),
    )
    t.defender.uses("shrug-off-despair")
    assert t.s.conflict.provinces == [6]
    t.goes_on_until(lambda: t.asked == "defender")
    assert not _may(t.defender, "shrug-off-despair")


def test_shrug_off_despair_that_is_broken_draws_nothing():
    place = {"card": "shrug-off-despair", "revealed": True, "broken": True}
    t = conflict(
        attacker=side("doji-whisperer", hand=("fine-katana",)),
        defender=side("yogo-outcast", provinces=("manicured-garden", place, "ancestral-lands")),
    )
    assert not _may(t.defender, "shrug-off-despair")
