"""Phoenix cards: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.kinds import ELEMENTS
from gorin.language.core.active_effects import has
from support.lcg_course import to_the_end
from support.lcg_table import conflict, side, table, who
from support.rule import rule


def rings(**held):
    """All five rings, those named claimed by a player."""
    return [
        {"element": each, **({"state": "claimed", "holder": held[each]} if each in held else {})}
        for each in ELEMENTS
    ]


def test_ishiken_initiate_grows_with_claimed_rings():
    t = table(north=side("ishiken-initiate"), south=side(), rings=rings(fire=0, void=1))
    assert t.skills("ishiken-initiate") == (3, 3)


def test_magnificent_kimono_gives_pride():
    t = conflict(attacker=side(who("doji-challenger", "magnificent-kimono")), defender=side("bayushi-liar"))
    to_the_end(t)
    assert t.status("doji-challenger") == "honored"


def test_pacifism_is_played_only_outside_conflicts():
    resting = table(north=side("doji-whisperer", hand=("pacifism",)), south=side("yogo-outcast"))
    fighting = conflict(attacker=side("doji-challenger"), defender=side("yogo-outcast", hand=("pacifism",)))
    assert resting.north.may_play("pacifism")
    assert not fighting.defender.may_play("pacifism")


def test_pacifism_is_respected_by_effects_that_move():
    t = conflict(
        attacker=side("doji-challenger"), defender=side(home=[who("yogo-outcast", "pacifism"), "hida-kisada"])
    )
    t.defender.passes()
    t.attacker.uses("doji-challenger")
    assert t.attacker.ref("hida-kisada") in t.attacker.options
    assert t.attacker.ref("yogo-outcast") not in t.attacker.options


def test_supernatural_storm_counts_shugenja():
    t = conflict(
        attacker=side("doji-challenger", "isawa-masahiro", "isawa-atsuko", hand=("supernatural-storm",)),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.uses("supernatural-storm", "doji-challenger")
    assert t.skills("doji-challenger") == (5, 5)


@pytest.mark.parametrize(("ring", "covert"), [("water", True), ("air", False)])
def test_adept_of_the_waves_gives_covert_in_water_conflicts_only(ring, covert):
    t = conflict(
        attacker=side("doji-challenger", home=["adept-of-the-waves"]),
        defender=side("yogo-outcast"),
        ring=ring,
    )
    t.defender.passes()
    t.attacker.uses("adept-of-the-waves", "doji-challenger")
    assert has(t.s, t.card("doji-challenger"), "covert") is covert


@pytest.mark.parametrize(("ring", "able"), [("air", True), ("fire", False)])
def test_fearsome_mystic_takes_fate_of_the_less_glorious(ring, able):
    """As glorious as the other, and by 2 more in air conflicts."""
    t = conflict(attacker=side("fearsome-mystic"), defender=side(who("doji-whisperer", fate=1)), ring=ring)
    t.defender.passes()
    assert t.attacker.may_use("fearsome-mystic") is able
    if able:
        t.attacker.uses("fearsome-mystic")
        assert t.fate_on("doji-whisperer") == 0


def test_isawa_atsuko_commands_the_void():
    t = conflict(attacker=side("isawa-atsuko", "doji-challenger"), defender=side("yogo-outcast"), ring="void")
    t.defender.passes()
    t.attacker.uses("isawa-atsuko")
    assert t.skills("doji-challenger") == (4, 4)
    assert t.skills("yogo-outcast") == (1, 1)


@pytest.mark.parametrize(("ring", "able"), [("fire", True), ("air", False)])
def test_isawa_masahiro_burns_in_fire_conflicts(ring, able):
    t = conflict(attacker=side("isawa-masahiro"), defender=side("yogo-outcast"), ring=ring)
    t.defender.passes()
    assert t.attacker.may_use("isawa-masahiro") is able
    if able:
        t.attacker.uses("isawa-masahiro", "yogo-outcast")
        assert t.zone("yogo-outcast") == "discard"
        assert t.is_bowed("isawa-masahiro")


def test_meddling_mediator_waits_for_the_second_attack():
    t = conflict(attacker=side("doji-challenger"), defender=side("meddling-mediator"))
    assert not t.defender.may_use("meddling-mediator")


def test_radiant_orator_outshines():
    t = conflict(
        attacker=side("radiant-orator", who("doji-hotaru")), defender=side("yogo-outcast"), type="political"
    )
    t.defender.passes()
    t.attacker.uses("radiant-orator", "yogo-outcast")
    assert not t.participates("yogo-outcast")


def test_radiant_orator_counts_only_who_is_ready():
    t = conflict(
        attacker=side(who("radiant-orator", bowed=True), who("doji-hotaru", bowed=True)),
        defender=side("doji-whisperer"),
        type="political",
    )
    t.defender.passes()
    assert not t.attacker.may_use("radiant-orator")


@rule("LCG-PART-05")
def test_shiba_peacemaker_does_not_attack():
    t = conflict(
        attacker=side("doji-challenger", home=["shiba-peacemaker"], stronghold="golden-plains-outpost"),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    assert not t.attacker.may_use("golden-plains-outpost")


def test_shiba_tsukune_resolves_two_rings_at_the_end():
    t = table(north=side("shiba-tsukune"), south=side(), rings=rings())
    for _ in range(40):
        if t.north.may_use("shiba-tsukune"):
            break
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose("pass" if "pass" in ids else ids[0], t.game.decision.seat)
    cards = len(t.north.hand)
    t.north.uses("shiba-tsukune", "ring-air", "ring-earth", "choice0", "choice0")
    assert (t.north.honor, t.south.honor) == (11, 9)
    assert len(t.north.hand) == cards + 1
    assert not t.north.may_use("shiba-tsukune")


@rule("LCG-TRIG-08")
def test_shiba_yojimbo_protects_shugenja():
    t = conflict(
        attacker=side("isawa-masahiro", "shiba-yojimbo"),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
    )
    t.defender.uses("way-of-the-scorpion", "isawa-masahiro")
    t.attacker.uses("shiba-yojimbo")
    assert t.status("isawa-masahiro") == "ordinary"


def test_shiba_yojimbo_protects_nobody_else():
    t = conflict(
        attacker=side("doji-challenger", "shiba-yojimbo"),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
    )
    t.defender.uses("way-of-the-scorpion", "doji-challenger")
    assert t.status("doji-challenger") == "dishonored"


@pytest.mark.parametrize(("holder", "able"), [(1, True), (0, False)])
def test_solemn_scholar_needs_the_earth_ring(holder, able):
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side("solemn-scholar"),
        rings=rings(earth=holder),
    )
    assert t.defender.may_use("solemn-scholar") is able


def test_kuroi_mori_changes_the_type():
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side("yogo-outcast", provinces=("kuroi-mori", "ancestral-lands")),
    )
    t.defender.uses("kuroi-mori", "choice1")
    assert t.s.conflict.type == 1
