"""Phoenix characters of all packs: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.table.values import glory, total_skill
from support.lcg_course import attack, declared, go_on, let_be, to_the_end, until
from support.lcg_table import conflict, lying, rings, side, table, who


def passing(*players, **facts):
    """The first player is to declare a conflict, and passes."""
    t = table(north=players[0], south=players[1], **facts)
    while not any(option.startswith("ring-") for option in t.north.options):
        go_on(t)
    t.north.passes()
    return t


def conflict_begins(t):
    """Go on until the conflict phase begins, unless that is now."""
    while t.s.phase != "conflict":
        go_on(t)


def test_asako_lawmaster_is_honored_for_peace():
    t = passing(side("asako-lawmaster"), side("yogo-outcast"))
    t.north.uses("asako-lawmaster")
    assert t.north.honor == 11


def test_asako_lawmaster_minds_only_her_own_player():
    t = passing(side("yogo-outcast"), side("asako-lawmaster"))
    assert not t.south.may_use("asako-lawmaster")


@pytest.mark.parametrize("mine", [True, False])
def test_pacifist_philosopher_gains_fate_whoever_keeps_the_peace(mine):
    sides = [side("pacifist-philosopher"), side("yogo-outcast")]
    t = passing(*(sides if mine else reversed(sides)))
    owner = t.north if mine else t.south
    owner.uses("pacifist-philosopher")
    assert owner.fate == 6


def test_pacifist_philosopher_gains_nothing_from_a_conflict():
    t = table(north=side("yogo-outcast"), south=side("pacifist-philosopher"))
    declared(t, "north", "yogo-outcast")
    assert not t.south.may_use("pacifist-philosopher")


@pytest.mark.parametrize(("enemy", "able"), [("yogo-outcast", True), ("doji-hotaru", False)])
def test_asako_maezawa_needs_the_greater_glory(enemy, able):
    t = conflict(attacker=side("asako-maezawa"), defender=side(enemy), type="political")
    t.defender.passes()
    assert t.attacker.may_use("asako-maezawa") is able
    if able:
        t.attacker.uses("asako-maezawa", "asako-maezawa")
        assert t.skills("asako-maezawa") == (2, 6)


@pytest.mark.parametrize(("enemy", "status"), [("yogo-outcast", "ordinary"), ("naive-student", "dishonored")])
def test_asako_maezawa_shames_the_phoenix_whom_he_bows(enemy, status):
    t = conflict(attacker=side("asako-maezawa-2"), defender=side(home=[enemy]))
    assert until(t, "attacker", "asako-maezawa-2")
    t.attacker.uses("asako-maezawa-2", enemy)
    assert (t.is_bowed(enemy), t.status(enemy)) == (True, status)


def test_asako_maezawa_bows_nobody_with_fate():
    t = conflict(
        attacker=side(who("asako-maezawa-2", fate=1)), defender=side(home=[who("yogo-outcast", fate=1)])
    )
    assert not until(t, "attacker", "asako-maezawa-2")


def test_asako_takahiro_counts_the_others_by_their_honor():
    t = conflict(
        attacker=side("asako-takahiro", who("yogo-outcast", status="honored")),
        defender=side(*[who("doji-whisperer", status="dishonored")] * 2),
    )
    assert t.skills("asako-takahiro") == (1 + 4, 1 + 2)
    t = table(north=side("asako-takahiro", who("yogo-outcast", status="honored")), south=side())
    assert t.skills("asako-takahiro") == (1, 1)


@pytest.mark.parametrize(("beside", "bowed"), [("doji-whisperer", False), ("matsu-berserker", True)])
def test_chikai_order_protector_guards_courtiers(beside, bowed):
    t = conflict(attacker=side("yogo-outcast"), defender=side("chikai-order-protector", beside))
    to_the_end(t)
    assert t.is_bowed("chikai-order-protector") is bowed


def test_chikai_order_protector_bows_as_an_attacker():
    t = conflict(attacker=side("chikai-order-protector", "doji-whisperer"), defender=side())
    to_the_end(t)
    assert t.is_bowed("chikai-order-protector")


def dreaming(ring):
    t = table("draw", north=side("ethereal-dreamer", "seeker-of-knowledge"), south=side())
    conflict_begins(t)
    t.north.uses("ethereal-dreamer", "ring-air")
    let_be(t)
    declared(t, "north", "ethereal-dreamer", "seeker-of-knowledge", ring=ring)
    return t


def test_ethereal_dreamer_dreams_of_one_ring():
    assert dreaming("air").skills("ethereal-dreamer") == (3, 3)


def test_ethereal_dreamer_means_the_ring_and_not_its_element():
    t = dreaming("fire")
    assert t.skills("ethereal-dreamer") == (1, 1)


def test_fire_elemental_guard_burns_an_attachment_after_three_spells():
    t = attack(
        attacker=side("fire-elemental-guard", "isawa-atsuko", hand=("supernatural-storm",) * 3, fate=9),
        defender=side(who("yogo-outcast", "ornate-fan")),
    )
    for _ in range(3):
        assert not t.attacker.may_use("fire-elemental-guard")
        t.attacker.uses("supernatural-storm", "isawa-atsuko")
        let_be(t)
        t.defender.passes()
    t.attacker.uses("fire-elemental-guard", "ornate-fan")
    assert t.zone("ornate-fan") == "discard"


def test_fushicho_leaves_somebody_with_fate():
    t = table(
        north=side(
            who("fushicho", status="honored"),
            hand=("noble-sacrifice",),
            dynasty_discard=["naive-student", "fushicho", "yogo-outcast"],
        ),
        south=side(who("yogo-outcast", status="dishonored")),
    )
    t.north.uses("noble-sacrifice", "fushicho")
    while not t.north.may_use("fushicho"):
        go_on(t)
    t.north.uses("fushicho")
    assert t.north.may - {"back"} == {"naive-student"}
    t.north.picks("naive-student")
    assert (t.zone("naive-student"), t.fate_on("naive-student")) == ("play", 1)


def test_fushicho_who_leaves_a_conflict_sends_nobody_into_it():
    t = attack(
        attacker=side(
            who("fushicho", status="honored"),
            "matsu-berserker",
            hand=("noble-sacrifice",),
            dynasty_discard=["naive-student"],
        ),
        defender=side(who("yogo-outcast", status="dishonored")),
    )
    t.attacker.uses("noble-sacrifice", "fushicho")
    while not t.attacker.may_use("fushicho"):
        go_on(t)
    t.attacker.uses("fushicho", "naive-student")
    assert (t.zone("naive-student"), t.participates("naive-student")) == ("play", False)


def test_haughty_magistrate_counts_the_glorious():
    t = conflict(
        attacker=side("haughty-magistrate", "doji-whisperer"),
        defender=side("hida-kisada", "yogo-outcast"),
        type="political",
    )
    assert glory(t.s, t.card("doji-whisperer")) >= 1
    low = [card for card in ("hida-kisada", "yogo-outcast") if glory(t.s, t.card(card)) < 1]
    counted = [card for card in ("hida-kisada", "yogo-outcast") if card not in low]
    assert total_skill(t.s, 1) == sum(t.skills(card)[1] for card in counted)


def test_haughty_magistrate_counts_everybody_as_a_defender():
    t = conflict(attacker=side("fushicho"), defender=side("haughty-magistrate"), type="political")
    assert total_skill(t.s, 0) == 6


@pytest.mark.parametrize(("ring", "skills"), [("air", (2, 4)), ("earth", (4, 2)), ("water", (2, 2))])
def test_henshin_disciple_minds_the_rings_that_are_claimed(ring, skills):
    t = table(north=side("henshin-disciple"), south=side(), rings=rings(**{ring: 0}))
    assert t.skills("henshin-disciple") == skills
    t = table(north=side("henshin-disciple"), south=side(), rings=rings(**{ring: 1}))
    assert t.skills("henshin-disciple") == (2, 2)


@pytest.mark.parametrize("attacks", [True, False])
def test_henshin_disciple_minds_the_ring_that_is_contested(attacks):
    sides = [side("henshin-disciple"), side("yogo-outcast")]
    attacker, defender = sides if attacks else reversed(sides)
    assert conflict(attacker=attacker, defender=defender, ring="air").skills("henshin-disciple") == (2, 4)


def test_henshin_disciple_is_proud_of_fire():
    t = conflict(attacker=side("henshin-disciple"), defender=side(), ring="fire")
    t.fight()
    assert t.status("henshin-disciple") == "honored"


def test_henshin_disciple_minds_an_element_that_a_ring_has_gained():
    t = conflict(attacker=side("henshin-disciple", "seeker-of-knowledge"), defender=side(), ring="water")
    assert t.skills("henshin-disciple") == (2, 4)


def test_henshin_disciple_counts_a_ring_once():
    t = table("draw", north=side("henshin-disciple", provinces=lying("secluded-shrine")), south=side())
    conflict_begins(t)
    t.north.uses("secluded-shrine", "ring-air")
    let_be(t)
    declared(t, "north", "henshin-disciple")
    assert t.skills("henshin-disciple") == (2, 4)


def visionary(bowed):
    held = ("assassination",)  # somebody could interrupt, so that the game waits
    t = table(
        north=side(who("inspired-visionary", bowed=bowed, fate=1), hand=held),
        south=side(who("yogo-outcast", "ornate-fan", fate=1)),
    )
    while t.s.phase == "conflict":
        go_on(t)
    return t


def test_inspired_visionary_sends_an_attachment_back():
    t = visionary(False)
    t.north.uses("inspired-visionary", "ornate-fan")
    assert t.zone("ornate-fan") in ("deck", "hand")
    assert (len(t.south.hand), len(t.s.players[1].conflict)) == (1, 8)


def test_inspired_visionary_who_is_bowed_sends_nothing_back():
    assert not visionary(True).north.may_use("inspired-visionary")


def test_isawa_heiko_switches_skills_after_a_water_card():
    t = table(
        north=side("isawa-heiko", hand=("against-the-waves",)), south=side("yogo-outcast", "matsu-berserker")
    )
    t.north.uses("against-the-waves", "isawa-heiko")
    while not t.north.may_use("isawa-heiko"):
        go_on(t, "choice0")
    t.north.uses("isawa-heiko")
    assert t.north.ref("matsu-berserker") not in t.north.options
    t.north.picks("isawa-heiko")
    assert t.skills("isawa-heiko") == (5, 0)


def test_isawa_heiko_minds_no_other_cards():
    t = table(north=side("isawa-heiko", "doji-whisperer", hand=("way-of-the-crane",)), south=side())
    t.north.uses("way-of-the-crane", "doji-whisperer")
    assert not t.north.may_use("isawa-heiko")


def test_isawa_heiko_minds_nobody_who_is_put_into_play():
    t = table(
        north=side("isawa-heiko", "spiritcaller-prodigy", dynasty_discard=["conduit-of-heroes"]),
        south=side(),
    )
    t.north.uses("spiritcaller-prodigy", "conduit-of-heroes")
    assert not t.north.may_use("isawa-heiko")


def let_be_until(t, card):
    while not t.attacker.may_use(card):
        go_on(t)


def uona(**facts):
    t = attack(
        attacker=side("isawa-uona", "isawa-atsuko", hand=("bentens-touch",)),
        defender=side("yogo-outcast", home=["doji-whisperer"], **facts),
    )
    t.attacker.uses("bentens-touch", "isawa-uona", "isawa-atsuko")
    let_be_until(t, "isawa-uona")
    return t


def test_isawa_uona_bows_a_commoner_after_an_air_card():
    t = uona()
    assert t.status("isawa-atsuko") == "honored"
    t.attacker.uses("isawa-uona")
    assert t.attacker.may - {"back"} == {"yogo-outcast"}
    t.attacker.picks("yogo-outcast")
    assert t.is_bowed("yogo-outcast")


def test_isawa_uona_answers_a_card_that_was_canceled():
    t = attack(
        attacker=side("isawa-uona", "isawa-atsuko", hand=("bentens-touch",)),
        defender=side("yogo-outcast", "doji-whisperer", hand=("forged-edict",)),
    )
    t.attacker.uses("bentens-touch", "isawa-uona", "isawa-atsuko")
    t.defender.uses("forged-edict", "doji-whisperer")
    let_be_until(t, "isawa-uona")
    assert t.status("isawa-atsuko") == "ordinary"


def test_isawa_uona_minds_no_card_that_is_put_into_play():
    t = attack(
        attacker=side("isawa-uona", "kitsu-spiritcaller", dynasty_discard=["asako-lawmaster"]),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("kitsu-spiritcaller")
    assert not t.attacker.may_use("isawa-uona")
