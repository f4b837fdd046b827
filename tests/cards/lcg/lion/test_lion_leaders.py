"""Lion characters of all packs: what each does, and what it may not do."""

import pytest

from support.lcg_course import attack, bids, declared, let_be, to_phase, to_the_end, unanswered, until
from support.lcg_formats import attacking, team
from support.lcg_table import conflict, lying, side, table, who


@pytest.mark.parametrize(("fate", "zone"), [(0, "discard"), (2, "play")])
def test_akodo_makoto_punishes_a_courtier_of_a_conflict_he_won(fate, zone):
    t = conflict(
        attacker=side("akodo-makoto"),
        defender=side(who("doji-whisperer", fate=fate), "matsu-berserker"),
        type="military",
    )
    assert until(t, "attacker", "akodo-makoto")
    t.attacker.uses("akodo-makoto")
    assert t.attacker.ref("matsu-berserker") not in t.attacker.options
    t.attacker.picks("doji-whisperer")
    assert t.zone("doji-whisperer") == zone
    assert t.fate_on("doji-whisperer") == max(0, fate - 1)


def test_akodo_makoto_who_loses_punishes_nobody():
    t = conflict(attacker=side("akodo-makoto"), defender=side("doji-whisperer", "hida-kisada"))
    assert not until(t, "attacker", "akodo-makoto")


@pytest.mark.parametrize(("honor", "left"), [(15, 1), (14, 0)])
def test_commander_of_the_legions_keeps_fate_on_cheap_lions(honor, left):
    t = table(
        "conflict",
        north=side(
            who("commander-of-the-legions", fate=2),
            who("matsu-berserker", fate=1),
            who("doji-whisperer", fate=1),
            honor=honor,
        ),
        south=side(),
    )
    assert t.skills("matsu-berserker")[0] == 4
    assert t.skills("doji-whisperer")[0] == 0
    assert t.skills("commander-of-the-legions")[0] == 4
    to_phase(t, "fate")
    to_phase(t, "dynasty")
    assert t.fate_on("commander-of-the-legions") == 1
    assert t.fate_on("matsu-berserker") == left
    assert t.fate_on("doji-whisperer") == 0


@pytest.mark.parametrize(("honor", "bowed"), [(15, False), (10, True)])
def test_conduit_of_heroes_bows_unless_you_are_far_more_honorable(honor, bowed):
    t = attack(attacker=side("ikoma-orator", home=["conduit-of-heroes"], honor=honor), defender=side())
    before = t.skills("ikoma-orator")
    t.attacker.uses("conduit-of-heroes")
    assert t.attacker.may - {"back"} == {"ikoma-orator"}
    t.attacker.picks("ikoma-orator")
    assert t.is_bowed("conduit-of-heroes") is bowed
    assert t.skills("ikoma-orator") == (before[0] + 3, before[1] + 1)


def test_conduit_of_heroes_acts_in_conflicts_only():
    t = table(north=side("conduit-of-heroes", "matsu-berserker"), south=side())
    assert not t.north.may_use("conduit-of-heroes")


@pytest.mark.parametrize(("type", "draws"), [("military", True), ("political", False)])
def test_gifted_tactician_draws_for_a_military_victory(type, draws):
    t = conflict(attacker=side("gifted-tactician"), defender=side(), type=type)
    assert until(t, "attacker", "gifted-tactician") is draws
    if draws:
        t.attacker.uses("gifted-tactician")
        assert t.attacker.hand == ["fine-katana"]


@pytest.mark.parametrize(("way", "honor", "less"), [("choice0", 11, 0), ("choice1", 10, 1)])
def test_hero_of_three_trees_gains_honor_or_weakens_the_province(way, honor, less):
    t = attack(attacker=side("hero-of-three-trees"), defender=side(hand=("fine-katana",)))
    before = t.strength(5)
    t.attacker.uses("hero-of-three-trees", way)
    assert (t.attacker.honor, t.strength(5)) == (honor, before - less)


def test_hero_of_three_trees_needs_the_smaller_hand():
    t = attack(attacker=side("hero-of-three-trees"), defender=side())
    assert not t.attacker.may_use("hero-of-three-trees")


@pytest.mark.parametrize(("mine", "theirs", "bowed"), [(5, 1, False), (1, 5, True)])
def test_honorable_challenger_stays_ready_after_a_duel_that_it_wins(mine, theirs, bowed):
    t = attack(attacker=side("honorable-challenger"), defender=side("doji-whisperer"))
    t.attacker.uses("honorable-challenger", "doji-whisperer")
    bids(t, mine, theirs)
    let_be(t)
    to_the_end(t)
    assert t.is_bowed("honorable-challenger") is bowed


def test_honorable_challenger_at_home_challenges_nobody():
    t = attack(
        attacker=side("matsu-berserker", home=["honorable-challenger"]), defender=side("doji-whisperer")
    )
    assert not t.attacker.may_use("honorable-challenger")


@pytest.mark.parametrize(("type", "able"), [("political", True), ("military", False)])
def test_ikoma_ikehata_honors_and_draws(type, able):
    t = conflict(attacker=side("ikoma-ikehata"), defender=side(), type=type)
    assert until(t, "attacker", "ikoma-ikehata") is able
    if able:
        t.attacker.uses("ikoma-ikehata", "ikoma-ikehata")
        assert t.status("ikoma-ikehata") == "honored"
        assert len(t.attacker.hand) == 1


@pytest.mark.parametrize(("honor", "political"), [(11, 3), (10, 1)])
def test_ikoma_orator_speaks_for_the_honorable(honor, political):
    t = table(north=side("ikoma-orator", honor=honor), south=side())
    assert t.skills("ikoma-orator") == (2, political)


@pytest.mark.parametrize(("bushi", "able"), [(2, True), (1, False)])
def test_ikoma_tsanuri_leads_three_bushi(bushi, able):
    t = attack(
        attacker=side("ikoma-tsanuri", *["matsu-berserker"] * bushi, "doji-whisperer"), defender=side()
    )
    assert t.attacker.may_use("ikoma-tsanuri") is able
    if able:
        t.attacker.uses("ikoma-tsanuri")
        assert t.skills("doji-whisperer") == (1, 4)
        assert t.skills("ikoma-tsanuri") == (3, 2)


def test_ikoma_ujiaki_spends_the_favor_on_reinforcements():
    hidden = {"card": "manicured-garden", "cards": ["matsu-berserker"]}
    t = attack(
        attacker=side("ikoma-ujiaki", provinces=(hidden, "ancestral-lands")),
        defender=side(),
        favor=0,
    )
    t.attacker.uses("ikoma-ujiaki")
    t.attacker.picks("matsu-berserker", "eager-scout")
    assert [t.participates("matsu-berserker"), sum(t.s.participating)] == [True, 3]
    assert t.s.favor < 0


def test_ikoma_ujiaki_needs_the_favor():
    t = attack(attacker=side("ikoma-ujiaki"), defender=side(), favor=1)
    assert not t.attacker.may_use("ikoma-ujiaki")


def test_ikoma_ujiaki_changes_the_type_for_honor():
    t = attack(attacker=side("ikoma-ujiaki-2"), defender=side())
    t.attacker.uses("ikoma-ujiaki-2")
    assert t.s.conflict.type == 1
    assert t.attacker.honor == 8


def test_ikoma_ujiaki_at_home_changes_nothing():
    t = attack(attacker=side("matsu-berserker", home=["ikoma-ujiaki-2"]), defender=side())
    assert not t.attacker.may_use("ikoma-ujiaki-2")


def test_kitsu_motso_brings_an_enemy_into_the_conflict():
    t = attack(
        attacker=side("kitsu-motso"),
        defender=side(home=["doji-whisperer"], hand=("fine-katana",)),
    )
    t.attacker.uses("kitsu-motso", "doji-whisperer")
    assert t.participates("doji-whisperer")


def test_kitsu_motso_needs_the_smaller_hand():
    t = attack(attacker=side("kitsu-motso"), defender=side(home=["doji-whisperer"]))
    assert not t.attacker.may_use("kitsu-motso")


@pytest.mark.parametrize(("fate", "bowed"), [(0, False), (1, True)])
def test_lions_pride_paragon_without_fate_does_not_bow(fate, bowed):
    t = conflict(attacker=side(who("lions-pride-paragon", fate=fate)), defender=side())
    to_the_end(t)
    assert t.is_bowed("lions-pride-paragon") is bowed


def test_matsu_agetoki_moves_the_conflict():
    t = attack(attacker=side("matsu-agetoki", honor=11), defender=side())
    t.attacker.uses("matsu-agetoki", "p6")
    assert t.s.conflict.provinces == [6]
    assert t.s.face_up[t.s.provinces[6].card]


@pytest.mark.parametrize("honor", [10, 9])
def test_matsu_agetoki_must_be_more_honorable(honor):
    t = attack(attacker=side("matsu-agetoki", honor=honor), defender=side())
    assert not t.attacker.may_use("matsu-agetoki")


@pytest.mark.parametrize(("beside", "bowed"), [(2, False), (1, True)])
def test_matsu_gohei_charges_with_two_others(beside, bowed):
    t = conflict(attacker=side("matsu-gohei", *["matsu-berserker"] * beside), defender=side())
    to_the_end(t)
    assert t.is_bowed("matsu-gohei") is bowed
    assert t.is_bowed("matsu-berserker")


def test_matsu_gohei_charges_with_the_bushi_of_a_teammate():
    there = {"participating": True}
    t = team(
        north=side(who("matsu-gohei", **there), who("matsu-berserker", **there)),
        east=side(who("matsu-berserker", **there)),
        conflict=attacking(5),
    )
    to_the_end(t)
    assert not t.is_bowed("matsu-gohei")


def test_matsu_gohei_bows_as_a_defender():
    t = conflict(
        attacker=side("doji-whisperer"), defender=side("matsu-gohei", "matsu-berserker", "matsu-berserker")
    )
    to_the_end(t)
    assert t.is_bowed("matsu-gohei")


@pytest.mark.parametrize(
    ("type", "honor", "able"), [("military", 11, True), ("political", 11, False), ("military", 10, False)]
)
def test_matsu_mitsuko_rides_to_a_military_conflict(type, honor, able):
    t = attack(
        attacker=side("doji-whisperer", home=["matsu-mitsuko", "matsu-berserker"], honor=honor),
        defender=side(),
        type=type,
    )
    assert t.attacker.may_use("matsu-mitsuko") is able
    if able:
        t.attacker.uses("matsu-mitsuko", "matsu-berserker")
        assert t.participates("matsu-berserker")


def test_no_courtier_defends_against_the_matsu_seventh_legion():
    t = table(
        north=side("matsu-seventh-legion", "matsu-berserker"),
        south=side("doji-whisperer", "hida-kisada"),
    )
    declared(t, "north", "matsu-seventh-legion")
    unanswered(t)
    assert t.south.ref("doji-whisperer") not in t.south.options
    assert t.south.ref("hida-kisada") in t.south.options


def test_a_courtier_defends_against_others():
    t = table(north=side("matsu-seventh-legion", "matsu-berserker"), south=side("doji-whisperer"))
    declared(t, "north", "matsu-berserker")
    unanswered(t)
    assert t.south.ref("doji-whisperer") in t.south.options


@pytest.mark.parametrize(("hand", "military"), [(("fine-katana",), 4), ((), 2)])
def test_matsu_swiftspear_fights_with_an_empty_hand(hand, military):
    t = table(north=side("matsu-swiftspear"), south=side(hand=hand))
    assert t.skills("matsu-swiftspear") == (military, 2)


def test_matsu_tsuko_makes_the_next_card_cheaper():
    t = attack(
        attacker=side("matsu-tsuko", honor=11, hand=("honored-blade", "sashimono"), fate=3),
        defender=side(),
    )
    t.attacker.uses("matsu-tsuko")
    t.defender.passes()
    t.attacker.plays("honored-blade", "matsu-tsuko")
    assert t.attacker.fate == 3
    t.defender.passes()
    t.attacker.plays("sashimono", "matsu-tsuko")
    assert t.attacker.fate == 1


@pytest.mark.parametrize(("attacker", "honor"), [("matsu-tsuko", 10), ("matsu-berserker", 11)])
def test_matsu_tsuko_must_attack_and_be_more_honorable(attacker, honor):
    home = [] if attacker == "matsu-tsuko" else ["matsu-tsuko"]
    t = attack(attacker=side(attacker, home=home, honor=honor), defender=side())
    assert not t.attacker.may_use("matsu-tsuko")


@pytest.mark.parametrize(("honor", "able"), [(11, True), (10, False)])
def test_the_later_matsu_tsuko_breaks_the_province_at_which_she_wins(honor, able):
    t = conflict(attacker=side("matsu-tsuko-2", honor=honor), defender=side("hida-kisada"))
    t.s.bowed[t.card("hida-kisada")] = True
    assert until(t, "attacker", "matsu-tsuko-2") is able
    if able:
        t.attacker.uses("matsu-tsuko-2")
        assert t.s.provinces[5].broken


def at_the_stronghold(*besides):
    t = table(
        north=side(who("matsu-tsuko-2", participating=True), honor=11),
        south=side(who("matsu-berserker", participating=True), who("brash-samurai", participating=True)),
        conflict=attacking(9),
    )
    t.s.conflict.provinces += besides
    return t


def test_the_later_matsu_tsuko_breaks_no_stronghold_province():
    assert not until(at_the_stronghold(), "north", "matsu-tsuko-2")


def test_the_later_matsu_tsuko_breaks_what_is_attacked_besides_a_stronghold_province():
    """LCG-CMUL-04: it works upon one of them, and only the other one is eligible."""
    t = at_the_stronghold(5)
    assert until(t, "north", "matsu-tsuko-2")
    t.north.uses("matsu-tsuko-2")
    assert [place.id for place in t.s.provinces if place.broken] == [5]


@pytest.mark.parametrize(("enemy", "status"), [((), "honored"), (("hida-kisada",), "dishonored")])
def test_miwaku_kabe_guard_is_proud(enemy, status):
    t = conflict(attacker=side("miwaku-kabe-guard"), defender=side(*enemy))
    t.fight()
    assert t.status("miwaku-kabe-guard") == status


@pytest.mark.parametrize(("hand", "able"), [(("fine-katana",), True), ((), False)])
def test_quarrelsome_youth_loses_for_a_card_of_the_enemys(hand, able):
    t = conflict(attacker=side("quarrelsome-youth"), defender=side("hida-kisada", hand=hand))
    assert until(t, "attacker", "quarrelsome-youth") is able
    if able:
        t.attacker.uses("quarrelsome-youth")
        assert t.defender.hand == []


def test_quarrelsome_youth_only_as_an_attacker():
    t = conflict(attacker=side("hida-kisada", hand=("fine-katana",)), defender=side("quarrelsome-youth"))
    assert not until(t, "defender", "quarrelsome-youth")


def test_student_of_war_with_composure_keeps_fate_and_stays():
    t = table(
        north=side(who("student-of-war", fate=1), dial=1),
        south=side(hand=("assassination",), dial=2),
    )
    to_phase(t, "fate")
    to_phase(t, "dynasty")
    assert (t.zone("student-of-war"), t.fate_on("student-of-war")) == ("play", 1)


def test_student_of_war_without_composure_is_like_others():
    t = table(north=side(who("student-of-war", fate=1), dial=2), south=side(dial=2))
    to_phase(t, "fate")
    to_phase(t, "dynasty")
    assert t.fate_on("student-of-war") == 0


@pytest.mark.parametrize(("mine", "theirs", "able"), [(1, 2, True), (2, 2, False), (3, 2, False)])
def test_tacticians_apprentice_learns_from_a_low_bid(mine, theirs, able):
    t = attack(
        attacker=side("tacticians-apprentice", "honorable-challenger"), defender=side("doji-whisperer")
    )
    t.attacker.uses("honorable-challenger", "doji-whisperer")
    unanswered(t)
    t.attacker.chooses(f"bid-{mine}")
    t.defender.chooses(f"bid-{theirs}")
    assert t.attacker.may_use("tacticians-apprentice") is able
    if able:
        t.attacker.uses("tacticians-apprentice")
        assert len(t.attacker.hand) == 1


@pytest.mark.parametrize(("hand", "able"), [(("fine-katana",), True), ((), False)])
def test_unified_company_is_joined_by_a_cheap_bushi(hand, able):
    t = conflict(
        attacker=side(
            "unified-company", dynasty_discard=["matsu-swiftspear", "akodo-makoto", "doji-whisperer"]
        ),
        defender=side(hand=hand),
    )
    assert until(t, "attacker", "unified-company") is able
    if able:
        t.attacker.uses("unified-company")
        assert t.attacker.may - {"back"} == {"matsu-swiftspear"}
        t.attacker.picks("matsu-swiftspear")
        assert t.zone("matsu-swiftspear") == "play"


def test_spiritcaller_prodigy_gives_way_to_a_lion():
    t = table(
        north=side(
            "spiritcaller-prodigy", dynasty_discard=["matsu-berserker", "doji-whisperer", "unified-company"]
        ),
        south=side(),
    )
    t.north.uses("spiritcaller-prodigy")
    assert t.north.may - {"back"} == {"matsu-berserker"}
    t.north.picks("matsu-berserker")
    assert t.zone("matsu-berserker") == "play"
    assert t.zone("spiritcaller-prodigy") == "discard"


def test_spiritcaller_prodigy_calls_no_other_clan():
    t = table(north=side("spiritcaller-prodigy", dynasty_discard=["doji-whisperer"]), south=side())
    assert not t.north.may_use("spiritcaller-prodigy")


def test_a_courtier_may_be_moved_against_the_matsu_seventh_legion():
    t = conflict(
        attacker=side("matsu-seventh-legion"),
        defender=side("hida-kisada", home=["doji-whisperer"], provinces=lying("favorable-ground")),
    )
    t.defender.uses("favorable-ground", "doji-whisperer", "choice0")
    assert t.participates("doji-whisperer")


@pytest.mark.parametrize(("dial", "left"), [(1, 1), (2, 0)])
def test_no_effect_removes_fate_from_a_composed_student_of_war(dial, left):
    t = conflict(
        attacker=side(who("student-of-war", fate=1), "matsu-berserker", dial=dial),
        defender=side(provinces=("meditations-on-the-tao", "ancestral-lands"), dial=2),
    )
    able = t.defender.may_use("meditations-on-the-tao")
    assert able is (left == 0)
    if able:
        t.defender.uses("meditations-on-the-tao", "student-of-war")
    assert t.fate_on("student-of-war") == left


def test_tacticians_apprentice_reads_the_dials():
    """A bid whose value was changed is still the number on the dial (LCG-BID-04)."""
    t = attack(
        attacker=side("tacticians-apprentice", "honorable-challenger", hand=("contingency-plan",)),
        defender=side("doji-whisperer"),
    )
    t.attacker.uses("honorable-challenger", "doji-whisperer")
    unanswered(t)
    t.attacker.chooses("bid-2")
    t.defender.chooses("bid-2")
    t.attacker.uses("contingency-plan", "choice1")
    assert not t.attacker.may_use("tacticians-apprentice")
