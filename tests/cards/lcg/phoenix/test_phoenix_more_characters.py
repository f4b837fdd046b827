"""Phoenix characters, from Kaito Mai on, and cards about rings and fate."""

import pytest

from gorin.games.lcg.table.values import glory
from support.lcg_course import attack, bids, declared, go_on, let_be, until
from support.lcg_table import conflict, lying, rings, side, table, who


def test_kaito_mai_passes_her_loss_on():
    t = conflict(
        attacker=side(who("kaito-mai", fate=1), who("yogo-outcast", fate=2)),
        defender=side(provinces=("meditations-on-the-tao", "ancestral-lands")),
    )
    assert glory(t.s, t.card("kaito-mai")) == 0
    t.defender.uses("meditations-on-the-tao", "kaito-mai")
    t.attacker.uses("kaito-mai", "yogo-outcast")
    assert t.fate_on("yogo-outcast") == 1
    assert glory(t.s, t.card("kaito-mai")) == 3


def test_kaito_mai_loses_in_silence_in_the_fate_phase():
    t = table(north=side(who("kaito-mai", fate=2)), south=side(who("yogo-outcast", fate=3)))
    while t.s.phase != "dynasty":
        assert not t.north.may_use("kaito-mai")
        go_on(t)
    assert (t.fate_on("kaito-mai"), t.fate_on("yogo-outcast")) == (1, 2)


def test_kaito_nobukai_bows_all_who_are_there_and_nobody_comes_later():
    t = attack(
        attacker=side("kaito-nobukai", "doji-whisperer"),
        defender=side("yogo-outcast", home=["akodo-toturi"], provinces=lying("favorable-ground")),
    )
    t.attacker.uses("kaito-nobukai")
    assert [t.is_bowed(each) for each in ("doji-whisperer", "yogo-outcast", "akodo-toturi")] == [
        True,
        True,
        False,
    ]
    assert t.zone("kaito-nobukai") == "discard"
    t.defender.uses("favorable-ground")
    assert t.defender.may - {"back"} == {"yogo-outcast"}


def test_kaito_nobukai_at_home_does_nothing():
    t = attack(attacker=side("doji-whisperer", home=["kaito-nobukai"]), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("kaito-nobukai")


@pytest.mark.parametrize(("way", "fate"), [("choice0", 2), ("choice1", 0)])
def test_kami_of_ancient_wisdom_answers_a_loss_of_fate(way, fate):
    t = conflict(
        attacker=side(who("doji-whisperer", fate=1)),
        defender=side(
            "kami-of-ancient-wisdom",
            who("yogo-outcast", fate=1),
            provinces=("meditations-on-the-tao", "ancestral-lands"),
        ),
        type="political",
    )
    t.defender.uses("meditations-on-the-tao", "doji-whisperer")
    t.defender.uses("kami-of-ancient-wisdom", "yogo-outcast", way)
    assert t.fate_on("yogo-outcast") == fate


@pytest.mark.parametrize(("seat", "able"), [(0, True), (1, True), (None, False)])
def test_prodigy_of_the_waves_readies_while_water_is_claimed(seat, able):
    held = rings() if seat is None else rings(water=seat)
    t = table(north=side(who("prodigy-of-the-waves", bowed=True)), south=side(), rings=held)
    assert t.north.may_use("prodigy-of-the-waves") is able
    if able:
        t.north.uses("prodigy-of-the-waves")
        assert not t.is_bowed("prodigy-of-the-waves")


@pytest.mark.parametrize(("ring", "political"), [("air", 3), ("void", 3), ("fire", 0)])
def test_reader_of_omens_reads_air_and_void(ring, political):
    t = table(north=side("reader-of-omens"), south=side(), rings=rings(**{ring: 0}))
    assert t.skills("reader-of-omens") == (2, political)


def test_righteous_delegate_prefers_words_to_swords():
    t = attack(
        attacker=side("righteous-delegate", "doji-whisperer"), defender=side("ikoma-orator", "akodo-toturi")
    )
    before = t.skills("akodo-toturi")
    t.attacker.uses("righteous-delegate")
    assert t.skills("doji-whisperer") == (1, 4)
    assert t.skills("akodo-toturi") == (before[0] - 1, before[1] - 1)


def test_righteous_delegate_at_home_is_silent():
    t = attack(attacker=side("doji-whisperer", home=["righteous-delegate"]), defender=side())
    assert not t.attacker.may_use("righteous-delegate")


def test_shiba_pureheart_honors_somebody_once_attacked_again():
    t = table(north=side("hida-kisada", "doji-challenger", military=2), south=side("shiba-pureheart"))
    declared(t, "north", "hida-kisada")
    assert not t.south.may_use("shiba-pureheart")
    while t.s.conflict is not None:
        go_on(t)
    declared(t, "north", "doji-challenger", place=6, ring="fire")
    t.south.uses("shiba-pureheart", "shiba-pureheart")
    assert t.status("shiba-pureheart") == "honored"


def test_shiba_tetsu_grows_with_every_spell_once():
    t = attack(
        attacker=side("shiba-tetsu", "isawa-atsuko", hand=("bentens-touch", "banzai")), defender=side()
    )
    t.attacker.uses("bentens-touch", "isawa-atsuko", "shiba-tetsu")
    before = t.skills("shiba-tetsu")
    t.attacker.uses("shiba-tetsu")
    assert t.skills("shiba-tetsu") == (before[0] + 1, before[1] + 1)
    assert not t.attacker.may_use("shiba-tetsu")


def test_shiba_tetsu_minds_spells_only():
    t = attack(attacker=side("shiba-tetsu", hand=("banzai",)), defender=side())
    t.attacker.uses("banzai", "shiba-tetsu", "pass")
    assert not t.attacker.may_use("shiba-tetsu")


def test_sincere_challenger_has_composure_in_the_duel_itself():
    """2 + 2 + 1 against 3 + 2: nobody wins, so nobody is immune."""
    t = attack(
        attacker=side("sincere-challenger", dial=3), defender=side("doji-whisperer", dial=3), type="political"
    )
    t.attacker.uses("sincere-challenger", "doji-whisperer")
    assert t.skills("sincere-challenger") == (1, 2)
    bids(t, 1, 2)
    assert "Nobody wins the duel, 5 to 5." in t.log
    assert not t.s.lasting


def test_who_wins_the_duel_of_sincere_challenger_is_immune_to_events():
    t = attack(
        attacker=side("sincere-challenger"),
        defender=side("doji-whisperer", hand=("way-of-the-scorpion",)),
        type="political",
    )
    t.attacker.uses("sincere-challenger", "doji-whisperer")
    bids(t, 5, 1)
    let_be(t)
    t.defender.uses("way-of-the-scorpion")
    assert t.defender.may - {"back"} == {"doji-whisperer"}


def test_sincere_challenger_at_home_challenges_nobody():
    t = attack(attacker=side("yogo-outcast", home=["sincere-challenger"]), defender=side("doji-whisperer"))
    assert not t.attacker.may_use("sincere-challenger")


@pytest.mark.parametrize(("way", "change"), [("choice0", 3), ("choice1", -3)])
def test_steward_of_cryptic_lore_moves_the_earth(way, change):
    t = attack(attacker=side("yogo-outcast", home=["steward-of-cryptic-lore"]), defender=side(), ring="earth")
    before = t.strength(5)
    assert t.skills("steward-of-cryptic-lore") == (3, 6)
    t.attacker.uses("steward-of-cryptic-lore", way)
    assert t.strength(5) == max(0, before + change)


def test_steward_of_cryptic_lore_needs_earth():
    t = attack(attacker=side("yogo-outcast", home=[who("steward-of-cryptic-lore", fate=1)]), defender=side())
    assert not t.attacker.may_use("steward-of-cryptic-lore")
    assert t.skills("steward-of-cryptic-lore") == (3, 3)


def test_asako_tsuki_honors_a_scholar_for_water():
    t = conflict(
        attacker=side("fushicho"),
        defender=side("asako-tsuki", home=["solemn-scholar", "yogo-outcast"]),
        ring="water",
    )
    assert until(t, "defender", "asako-tsuki")
    t.defender.uses("asako-tsuki")
    assert t.defender.may - {"back"} == {"asako-tsuki", "solemn-scholar"}
    t.defender.picks("solemn-scholar")
    assert t.status("solemn-scholar") == "honored"


def test_asako_tsuki_minds_no_other_ring():
    t = conflict(
        attacker=side("asako-tsuki", hand=("banzai",)), defender=side(), ring="air", type="political"
    )
    assert not until(t, "attacker", "asako-tsuki")


def void_claimed(victim, hand=()):
    t = conflict(
        attacker=side(who("isawa-ujina", fate=2)),
        defender=side(home=[victim], hand=hand),
        ring="void",
        type="political",
    )
    for _ in range(40):
        if t.s.conflict is None or t.attacker.ref("yogo-outcast") in t.attacker.options:
            break
        go_on(t)
    t.attacker.picks("yogo-outcast")
    return t


def test_isawa_ujina_erases_somebody_without_fate():
    t = void_claimed("yogo-outcast")
    assert t.zone("yogo-outcast") == "removed"
    assert t.zone("isawa-ujina") == "play"


def test_stand_your_ground_saves_whom_isawa_ujina_would_erase():
    t = void_claimed(who("yogo-outcast", status="honored"), hand=("stand-your-ground",))
    t.defender.uses("stand-your-ground")
    assert t.zone("yogo-outcast") == "play"


def test_isawa_ujina_minds_the_void_only():
    t = conflict(
        attacker=side(who("isawa-ujina", fate=2)),
        defender=side(home=["yogo-outcast"]),
        ring="air",
        type="political",
    )
    while t.s.conflict is not None:
        go_on(t)
    assert t.zone("yogo-outcast") == "play"


@pytest.mark.parametrize(("fate", "ways"), [(1, ["choice0", "choice1"]), (0, ["choice1"])])
def test_relentless_inquisitor_leaves_the_choice_to_the_opponent(fate, ways):
    t = attack(
        attacker=side("relentless-inquisitor"),
        defender=side(who("yogo-outcast", fate=fate)),
        type="political",
    )
    t.attacker.uses("relentless-inquisitor", "yogo-outcast")
    assert [each for each in t.defender.options if each.startswith("choice")] == ways
    t.defender.chooses(ways[-1])
    assert t.is_bowed("yogo-outcast")


def test_relentless_inquisitor_chooses_nobody_who_is_bowed():
    t = attack(
        attacker=side("relentless-inquisitor", hand=("banzai",)),
        defender=side(who("yogo-outcast", fate=1, bowed=True)),
        type="political",
    )
    assert not t.attacker.may_use("relentless-inquisitor")


@pytest.mark.parametrize(("place", "able"), [("fertile-fields", True), ("elemental-fury", False)])
def test_wandering_mediator_comes_and_goes_at_air_provinces(place, able):
    air = {"card": place, "revealed": True}
    t = attack(
        attacker=side("yogo-outcast", home=["wandering-mediator"], hand=("banzai",)),
        defender=side(provinces=(air, "ancestral-lands")),
    )
    assert t.attacker.may_use("wandering-mediator") is able
    if able:
        t.attacker.uses("wandering-mediator", "choice0")
        assert t.participates("wandering-mediator")


def test_celebrated_renown_honors_whoever_has_the_most_fate():
    t = table(
        "dynasty",
        north=side(who("yogo-outcast", fate=1), provinces=lying("celebrated-renown")),
        south=side(who("doji-whisperer", fate=3)),
    )
    t.north.uses("celebrated-renown")
    assert t.north.may - {"back"} == {"doji-whisperer"}
    t.north.picks("doji-whisperer")
    assert t.status("doji-whisperer") == "honored"


def test_celebrated_renown_is_played_in_the_dynasty_phase_only():
    t = table(
        north=side(who("yogo-outcast", fate=1), provinces=lying("celebrated-renown"), hand=("banzai",)),
        south=side(),
    )
    assert not t.north.may_use("celebrated-renown")


def test_winds_of_change_blow_the_air_ring_back():
    t = table(north=side(hand=("winds-of-change",)), south=side("yogo-outcast"), rings=rings(air=1, fire=1))
    t.north.uses("winds-of-change", "ring-air")
    assert (t.s.rings[0].holder, t.s.rings[2].holder) == (-1, 1)


def test_winds_of_change_need_the_air_ring():
    t = table(north=side(hand=("winds-of-change", "banzai")), south=side("yogo-outcast"), rings=rings(fire=1))
    assert not t.north.may_use("winds-of-change")
