"""Phoenix characters of all packs: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.table.values import glory, total_skill
from support.lcg_course import attack, bids, declared, go_on, let_be, to_the_end, until
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
